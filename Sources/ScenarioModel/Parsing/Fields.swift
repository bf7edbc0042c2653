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

  /// Returns the one of some keys that is there; several or none is an error, of which the message
  /// names the first two, the usual ones.
  func one(of keys: [Key]) throws(ScenarioError) -> (key: Key, value: YAMLNode) {
    let present = keys.filter { values[$0] != nil }
    guard let key = present.first, let value = values[key] else {
      let names = keys.prefix(2).map(\.rawValue).joined(separator: "' or '")
      throw ScenarioError(.missingKey(names, of: subject), at: place)
    }
    guard present.count == 1 else {
      let other = present[1].rawValue
      throw ScenarioError(.twoOf(key.rawValue, other, subject: subject), at: place)
    }
    return (key, value)
  }
}
