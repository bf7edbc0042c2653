/// The values of one map by their keys, all of which the map may have.
struct KeyedValues {
  /// What messages call the map: `a scenario`, `'matrix'`.
  let subject: String
  let location: SourcePlace
  private let values: [String: YAMLNode]

  /// Reads a map, refusing unknown keys before anything else: a misspelt key is the likeliest
  /// reason for a missing one.
  init(_ node: YAMLNode, known: [String], subject: String? = nil) throws(ScenarioError) {
    let subject = subject ?? node.label
    var values: [String: YAMLNode] = [:]
    for entry in try node.map() {
      guard known.contains(entry.key) else {
        throw ScenarioError(.unknownKey(entry.key, of: subject, known: known), at: entry.keyPlace)
      }
      values[entry.key] = entry.value
    }
    self.subject = subject
    self.location = node.place
    self.values = values
  }

  subscript(key: String) -> YAMLNode? { values[key] }

  func required(_ key: String) throws(ScenarioError) -> YAMLNode {
    guard let value = values[key] else {
      throw ScenarioError(.missingKey(key, of: subject), at: location)
    }
    return value
  }

  /// Returns which of some keys is there; several or none is an error.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - named: How many of them the message about none names, from the first.
  /// - Returns: The key.
  /// - Throws: The error that none is there, or more than one.
  func one(of keys: [String], named: Int) throws(ScenarioError) -> String {
    let present = keys.filter { values[$0] != nil }
    guard let key = present.first else {
      let names = keys.prefix(named).joined(separator: "', '", last: "' or '")
      throw ScenarioError(.missingKey(names, of: subject), at: location)
    }
    guard present.count == 1 else {
      throw ScenarioError(.twoOf(key, present[1], subject: subject), at: location)
    }
    return key
  }
}
