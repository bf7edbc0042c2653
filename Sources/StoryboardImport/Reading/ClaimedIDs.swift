import ScenarioModel
import SnapshotModel

/// The ids of a scene's objects, each of which stands for one.
struct ClaimedIDs {
  /// The source location of each id's object.
  private(set) var locations: [String: FileLocation] = [:]
  /// The ids of the objects that a constraint can relate.
  private var items: Set<String> = []

  /// Whether the scene has a view or guide with this id, installed or not.
  func hasItem(_ id: String) -> Bool { items.contains(id) }

  /// The id by which an object is known: its own, unless that is missing or taken, as it is where
  /// two versions of a document were put together by hand.
  mutating func claim(_ element: MarkupElement, isItem: Bool) -> String {
    let location = element.location
    var id = free("line \(location.line)")
    if let own = element.attribute("id") {
      id = own
      if let first = locations[own] {
        element.warn(
          "the id \"\(own)\" is taken by line \(first.line); what names it means the one there"
        )
        id = free("\(own) in line \(location.line)")
      }
    }
    locations[id] = location
    if isItem { items.insert(id) }
    return id
  }

  private func free(_ wish: String) -> String {
    var id = wish
    var number = 1
    while locations[id] != nil {
      number += 1
      id = "\(wish), \(number)"
    }
    return id
  }
}
