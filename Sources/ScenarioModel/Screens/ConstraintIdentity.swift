package import SnapshotModel

/// The identity of a constraint among the constraints of its screen.
///
/// Questions and recordings contain its text; no other code reads the text.
package struct ConstraintIdentity: Sendable {
  /// The origin of an identity.
  package enum Origin: Sendable {
    /// Interface Builder's object id, or the name in the scenario.
    case name(String)
    /// The location in the scenario of a constraint without a name.
    case location(FileLocation)
  }

  /// The name or location of the constraint.
  package let origin: Origin
  private var prefix = ""
  private var suffix = ""

  package init(_ origin: Origin) {
    self.origin = origin
  }
}

extension ConstraintIdentity {
  /// The location in the scenario of a constraint without a name; nil for others.
  package var location: FileLocation? {
    if case .location(let location) = origin { location } else { nil }
  }

  /// The text in questions and recordings: the name, or the line and column.
  package var text: String {
    switch origin {
    case .name(let name): prefix.isEmpty && suffix.isEmpty ? name : "\(prefix)\(name)\(suffix)"
    case .location(let location): "\(prefix)\(location.line):\(location.column)\(suffix)"
    }
  }

  /// Returns the identity in a screen that embeds the constraint's screen in a container view.
  package func embedded(in container: String) -> Self {
    var identity = self
    identity.prefix = "\(container)/\(prefix)"
    return identity
  }

  /// Returns the identity of a numbered copy, such as the copy of a cell for a row.
  package func copied(number: Int) -> Self {
    var identity = self
    identity.suffix += "-\(number)"
    return identity
  }

  /// The identity in a comparison with a later version that uses this identity for another
  /// constraint.
  package var former: Self {
    var identity = self
    identity.suffix += " before"
    return identity
  }
}

extension ConstraintIdentity: Hashable {
  /// Compares the texts, because the file of a constraint is not part of the question.
  package static func == (one: Self, other: Self) -> Bool { one.text == other.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension ConstraintIdentity: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(.name(try decoder.singleValueContainer().decode(String.self)))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
