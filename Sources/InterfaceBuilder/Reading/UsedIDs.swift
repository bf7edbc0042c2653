import ScenarioModel

/// The ids of a scene's objects; each belongs to one object.
struct UsedIDs {
  struct Owner {
    let location: FileLocation
    /// Whether a constraint can refer to the object.
    let isItem: Bool
  }

  /// The object of each id.
  private(set) var owners: [String: Owner] = [:]
  /// The last number after each id that several objects have.
  private var numbers: [String: Int] = [:]

  /// - Parameter elements: The number of elements in the scene; about a third of them has an id.
  init(elements: Int) { owners.reserveCapacity(elements / 3) }

  /// Whether the scene has a view or guide with this id, installed or not.
  func hasItem(_ id: String) -> Bool { owners[id]?.isItem ?? false }

  /// Returns an object's id: its own, or a derived one if its own is missing or taken.
  ///
  /// Ids are taken twice where two versions of a document were merged by hand. No id depends on
  /// lines, so a view keeps its name when something is inserted before it.
  mutating func claim(_ element: MarkupElement, isItem: Bool) -> String {
    let location = element.location
    let id: String
    if let own = element.attribute("id") {
      if let first = owners[own]?.location {
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
    owners[id] = Owner(location: location, isItem: isItem)
    return id
  }

  /// Returns the id, followed by a number if it is taken; each number is tried only once.
  private mutating func free(_ candidate: String) -> String {
    guard owners[candidate] != nil else { return candidate }
    var number = numbers[candidate] ?? 1
    var id: String
    repeat {
      number += 1
      id = "\(candidate), \(number)"
    } while owners[id] != nil
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
