import ScenarioModel

/// The ids of a scene's objects; each belongs to one object.
struct UsedIDs {
  /// The source location of each id's object.
  private(set) var locations: [String: FileLocation] = [:]
  /// The ids of the objects that a constraint can refer to.
  private var items: Set<String> = []
  /// The last number after each id that several objects have.
  private var numbers: [String: Int] = [:]

  /// Whether the scene has a view or guide with this id, installed or not.
  func hasItem(_ id: String) -> Bool { items.contains(id) }

  /// Returns an object's id: its own, or a derived one if its own is missing or taken.
  ///
  /// Ids are taken twice where two versions of a document were merged by hand. No id depends on
  /// lines, so a view keeps its name when something is inserted before it.
  mutating func claim(_ element: MarkupElement, isItem: Bool) -> String {
    let location = element.location
    let id: String
    if let own = element.attribute("id") {
      if let first = locations[own] {
        element.warn(
          "the id \"\(own)\" is already used in line \(first.line); all references lead there"
        )
        id = free(own)
      } else {
        id = own
      }
    } else {
      id = free(element.role)
    }
    locations[id] = location
    if isItem { items.insert(id) }
    return id
  }

  /// Returns the id, followed by a number if it is taken; each number is tried only once.
  private mutating func free(_ candidate: String) -> String {
    guard locations[candidate] != nil else { return candidate }
    var number = numbers[candidate] ?? 1
    var id: String
    repeat {
      number += 1
      id = "\(candidate), \(number)"
    } while locations[id] != nil
    numbers[candidate] = number
    return id
  }
}

extension MarkupElement {
  /// The role of an element without an id in its nearest ancestor with one: `contentView in
  /// Q3s-UH-40k`.
  fileprivate var role: String {
    let around = sequence(first: self) { $0.parent }.lazy.compactMap { $0.attribute("id") }.first
    let name = attribute("key") ?? name
    return around.map { "\(name) in \($0)" } ?? name
  }
}
