import SnapshotModel

/// The keys of one map, checked against the cases of an enum.
struct Fields<Key: RawRepresentable & CaseIterable & Hashable> where Key.RawValue == String {
  private let values: KeyedValues
  /// The mistakes of the map's file.
  let mistakes: MistakeList

  init(_ node: YAMLNode, subject: String? = nil) throws(ScenarioError) {
    mistakes = node.mistakes
    values = try KeyedValues(node, known: Key.allCases.map(\.rawValue), subject: subject)
  }

  /// The name of the map in messages: `a scenario`, `'matrix'`.
  var subject: String { values.subject }

  var location: FileLocation { values.location }

  subscript(key: Key) -> YAMLNode? { values[key.rawValue] }

  /// Returns the error for a missing key, see ``KeyedValues/missing(_:)``.
  func missing(_ key: String) -> ScenarioError { values.missing(key) }

  func required(_ key: Key) throws(ScenarioError) -> YAMLNode {
    try values.required(key.rawValue)
  }
}
