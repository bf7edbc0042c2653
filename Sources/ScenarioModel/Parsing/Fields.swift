/// The keys of one map, checked against the cases of an enum.
struct Fields<Key: RawRepresentable & CaseIterable & Hashable> where Key.RawValue == String {
  private let values: KeyedValues

  init(_ node: YAMLNode, subject: String? = nil) throws(ScenarioError) {
    values = try KeyedValues(node, known: Key.allCases.map(\.rawValue), subject: subject)
  }

  /// What messages call the map: `a scenario`, `'matrix'`.
  var subject: String { values.subject }

  var place: SourcePlace { values.location }

  subscript(key: Key) -> YAMLNode? { values[key.rawValue] }

  func required(_ key: Key) throws(ScenarioError) -> YAMLNode {
    try values.required(key.rawValue)
  }
}
