import SnapshotModel

/// The keys of one map, checked against the cases of an enum.
struct Fields<Key: RawRepresentable & CaseIterable & Hashable> where Key.RawValue == String {
  private let values: KeyedValues
  /// Those of the file that the map is in.
  let mistakes: MistakeList

  init(_ node: YAMLNode, subject: String? = nil) throws(ScenarioError) {
    mistakes = node.mistakes
    values = try KeyedValues(node, known: Key.allCases.map(\.rawValue), subject: subject)
  }

  /// What messages call the map: `a scenario`, `'matrix'`.
  var subject: String { values.subject }

  var location: FileLocation { values.location }

  subscript(key: Key) -> YAMLNode? { values[key.rawValue] }

  /// The error that a key is missing, see ``KeyedValues/missing(_:)``.
  func missing(_ key: String) -> ScenarioError { values.missing(key) }

  func required(_ key: Key) throws(ScenarioError) -> YAMLNode {
    try values.required(key.rawValue)
  }
}
