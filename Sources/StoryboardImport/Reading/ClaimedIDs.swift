import ScenarioModel

/// The ids of a scene's objects, each of which stands for one.
struct ClaimedIDs {
  /// Where the object of an id is written.
  private(set) var places: [String: SourcePlace] = [:]
  /// The ids of the objects that a constraint can relate.
  private var items: Set<String> = []

  /// Whether the scene has a view or guide with this id, installed or not.
  func hasItem(_ id: String) -> Bool { items.contains(id) }

  /// The id by which an object is known: its own, unless that is missing or taken, as it is where
  /// two versions of a document were put together by hand.
  mutating func claim(_ element: MarkupElement, isItem: Bool) -> String {
    let place = element.place
    var id = free("line \(place.line)")
    if let own = element.attribute("id") {
      id = own
      if let first = places[own] {
        element.warn(
          "the id \"\(own)\" is taken by line \(first.line); what names it means the one there"
        )
        id = free("\(own) in line \(place.line)")
      }
    }
    places[id] = place
    if isItem { items.insert(id) }
    return id
  }

  private func free(_ wish: String) -> String {
    var id = wish
    var number = 1
    while places[id] != nil {
      number += 1
      id = "\(wish), \(number)"
    }
    return id
  }
}
