import XCTest

@testable import Tasks

private final class Listener: NSObject, TaskStoreDelegate {
  var changes = 0
  func storeDidChange(_ store: TaskStore) { changes += 1 }
}

private final class Owner: NSObject, TaskStoreDelegate {
  var emptied = 0
  var maximumCount: Int { 2 }
  var moved: [TaskItem] = []
  func store(_ store: TaskStore, didMove item: TaskItem) { moved.append(item) }
  func storeDidChange(_ store: TaskStore) {}
  func storeWillEmpty(_ store: TaskStore) { emptied += 1 }
  func store(_ store: TaskStore, mayAdd item: TaskItem) -> Bool { !item.title.isEmpty }
  func store(_ store: TaskStore, titleForSection section: Int) -> String { "Section \(section)" }
}

final class StoreTests: XCTestCase {
  private let store = TaskStore()

  func testRequirementsThatAreNotFulfilledAreNil() {
    let listener = Listener()
    store.delegate = listener
    store.add(TaskItem(title: ""))
    store.add(TaskItem(title: "b"))
    store.add(TaskItem(title: "c"))
    XCTAssertEqual(store.items.count, 3)
    XCTAssertNil(store.title(forSection: 1))
    store.removeAll()
    XCTAssertEqual(listener.changes, 4)
  }

  func testRequirementsThatAreFulfilledAreCalled() {
    let owner = Owner()
    store.delegate = owner
    for title in ["a", "", "b", "c"] { store.add(TaskItem(title: title)) }
    XCTAssertEqual(store.items.map(\.title), ["a", "b"])
    XCTAssertEqual(store.title(forSection: 1), "Section 1")
    store.moveFirst(behind: 1)
    XCTAssertEqual(owner.moved.map(\.title), ["a"])
    store.removeAll()
    XCTAssertEqual(owner.emptied, 1)
  }

  func testDelegatesAreNotKeptAlive() {
    store.delegate = Listener()
    XCTAssertNil(store.delegate)
  }
}
