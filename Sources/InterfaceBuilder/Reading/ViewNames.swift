/// Chooses the names of a scene's views in recordings.
///
/// People should recognize a name, and edits of the storyboard should not change it. An outlet
/// fulfills both conditions, and a label in the document outline nearly does. The object id is the
/// last resort.
struct ViewNames {
  /// The outlets' properties by the id of their view, from the strongest owner.
  private let outlets: [String: String]
  private var taken: Set<String> = []
  /// The last number that was appended to each name.
  private var repetitions: [String: Int] = [:]

  /// - Parameter outlets: The connections, strongest owner first.
  init(outlets: [OutletConnection]) {
    self.outlets = Dictionary(
      outlets.map { ($0.destination, $0.property) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the name of the next view, different from all previous names.
  mutating func name(of view: ViewEntry) -> String {
    let candidate = Self.first(of: [
      outlets[view.id], view.userLabel, view.accessibilityIdentifier, view.restorationIdentifier,
    ])
    return claim(candidate ?? Self.sanitized(view.id), id: view.id)
  }

  /// Returns a view's name in the document, regardless of other views; nil where it has no name.
  ///
  /// The identifier, which code and tests use, takes precedence over the label, which recordings
  /// use.
  func label(of view: ViewEntry) -> String? {
    Self.first(of: [
      outlets[view.id], view.accessibilityIdentifier, view.userLabel, view.restorationIdentifier,
    ])
  }

  private static func first(of candidates: [String?]) -> String? {
    candidates.lazy.compactMap(\.self).map(sanitized).first { !$0.isEmpty }
  }

  private mutating func claim(_ candidate: String, id: String) -> String {
    var name = candidate.isEmpty ? "view" : candidate
    if taken.contains(name) { name += "-" + Self.sanitized(id) }
    return taken.insert(name).inserted ? name : numbered(name)
  }

  /// Adds numbers to ids that differ only in characters that names leave out.
  private mutating func numbered(_ name: String) -> String {
    while true {
      let number = repetitions[name, default: 1] + 1
      repetitions[name] = number
      let candidate = "\(name)-\(number)"
      if taken.insert(candidate).inserted { return candidate }
    }
  }

  /// Replaces characters that are invalid in a path or on one line.
  ///
  /// `/`, white space and control characters become hyphens.
  static func sanitized(_ text: String) -> String {
    // Nearly all names are visible ASCII, and comparing bytes is fast.
    if text.utf8.allSatisfy({ 0x21..<0x7F ~= $0 && $0 != UInt8(ascii: "/") }) { return text }
    return text.split { character in
      character == "/" || character.isWhitespace
        || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    .joined(separator: "-")
  }
}

extension ViewEntry {
  fileprivate var userLabel: String? { element.attribute("userLabel") }
  fileprivate var restorationIdentifier: String? {
    element.attribute(ViewAttribute.restorationIdentifier)
  }
  fileprivate var accessibilityIdentifier: String? {
    element.child("accessibility")?.attribute("identifier")
  }
}

/// A connection from an object to a view.
struct OutletConnection {
  var property: String
  var destination: String
}
