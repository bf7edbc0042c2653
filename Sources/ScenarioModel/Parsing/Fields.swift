/// The keys of one map, checked against the keys that the map may have.
struct Fields<Key: RawRepresentable & CaseIterable & Hashable> where Key.RawValue == String {
  /// How messages call the map: `a scenario`, `'matrix'`.
  let subject: String
  let place: SourcePlace
  private let values: [Key: YAMLNode]

  /// Reads a map, refusing unknown keys before anything else: a misspelt key is the likeliest
  /// reason for a missing one.
  init(_ node: YAMLNode, subject: String? = nil) throws(ScenarioError) {
    let subject = subject ?? node.label
    var values: [Key: YAMLNode] = [:]
    for entry in try node.map() {
      guard let key = Key(rawValue: entry.key) else {
        let known = Key.allCases.map(\.rawValue)
        throw ScenarioError(.unknownKey(entry.key, of: subject, known: known), at: entry.keyPlace)
      }
      values[key] = entry.value
    }
    self.subject = subject
    self.place = node.place
    self.values = values
  }

  subscript(key: Key) -> YAMLNode? { values[key] }

  func required(_ key: Key) throws(ScenarioError) -> YAMLNode {
    guard let value = values[key] else {
      throw ScenarioError(.missingKey(key.rawValue, of: subject), at: place)
    }
    return value
  }

  /// Returns the one of two keys that is there; both or none is an error.
  func either(_ first: Key, _ second: Key) throws(ScenarioError) -> (key: Key, value: YAMLNode) {
    switch (values[first], values[second]) {
    case (let value?, nil): return (first, value)
    case (nil, let value?): return (second, value)
    case (_?, _?):
      throw ScenarioError(.twoOf(first.rawValue, second.rawValue, subject: subject), at: place)
    case (nil, nil):
      let keys = "\(first.rawValue)' or '\(second.rawValue)"
      throw ScenarioError(.missingKey(keys, of: subject), at: place)
    }
  }
}
