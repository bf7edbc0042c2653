// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import LayoutTestSupport
import PortSupport
import Testing

private protocol Shop: AnyObject {
  var name: String { get }
}

private final class StandInShop: Shop {
  var clock: String!
  let name: String
  init(name: String) { self.name = name }
}

private struct Item: Decodable, Equatable {
  var name: String
}

private final class CartController: UIViewController {
  var shop: (any Shop)!
  weak var owner: StandInShop!
  var count: Int?
  var item: Item?
  var items: [Item] = []
  var journal: [String] = []

  override func loadView() {
    journal.append("\(shop?.name ?? "none"), \((shop as? StandInShop)?.clock ?? "no clock")")
    journal.append("\(owner?.name ?? "none"), \(count.map { "\($0)" } ?? "none")")
    super.loadView()
  }
}

/// The properties that an engine of an app fills before a controller's view loads.
@MainActor @Suite struct StandInTests {
  private func describeClasses() {
    describe(StandInShop.self) { $0.addStandIn(for: \StandInShop.clock, isUnwrapped: true) }
    describe(CartController.self) {
      $0.addStandIn(for: \CartController.shop, isUnwrapped: true)
      $0.addStandIn(for: \CartController.owner, isUnwrapped: true)
      $0.addStandIn(for: \CartController.count, isUnwrapped: false)
      $0.addStandIn(for: \CartController.item, isUnwrapped: false)
      $0.addStandIn(for: \CartController.items)
    }
    addStandIn { () -> any Shop in StandInShop(name: "stand-in") }
    addStandIn { StandInShop(name: "owner") }
    addStandIn { 7 }
    addStandIn { "noon" }
  }

  @Test func emptyPropertiesAreFilled() throws {
    try makeDevice().run {
      describeClasses()
      let controller = CartController()
      controller.loadViewIfNeeded()
      #expect(controller.journal == ["stand-in, noon", "owner, none"])
    }
  }

  @Test func valuesOfAppAreKept() throws {
    try makeDevice().run {
      describeClasses()
      let controller = CartController()
      controller.shop = StandInShop(name: "own")
      controller.loadViewIfNeeded()
      #expect(controller.journal.first == "own, no clock")
    }
  }

  @Test func optionalsAreFilledOnRequest() throws {
    try makeDevice().run {
      describeClasses()
      fillOptionals()
      let controller = CartController()
      controller.loadViewIfNeeded()
      #expect(controller.journal.last == "owner, 7")
    }
  }

  @Test func failingStandInLeavesNil() throws {
    try makeDevice().run {
      describeClasses()
      addStandIn { () throws -> any Shop in throw CancellationError() }
      let controller = CartController()
      controller.loadViewIfNeeded()
      #expect(controller.journal.first == "none, no clock")
    }
  }

  /// Values and rows come from the data of the case, also without filled optionals.
  @Test func fixturesAreDecodedByType() throws {
    try makeDevice().run {
      describeClasses()
      try useFixtures(#"{"Item": {"name": "a"}, "[Item]": [{"name": "b"}, {"name": "c"}]}"#)
      let controller = CartController()
      controller.loadViewIfNeeded()
      #expect(controller.item == Item(name: "a"))
      #expect(controller.items.map(\.name) == ["b", "c"])
      #expect(controller.count == nil)
      #expect(throws: (any Error).self) { try useFixtures("[1]") }
    }
  }
}
