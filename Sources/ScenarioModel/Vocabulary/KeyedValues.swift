import SnapshotModel

/// The values of one map by their keys; the map allows every one of the keys.
struct KeyedValues {
  /// What messages call the map: `a scenario`, `'matrix'`.
  let subject: String
  let location: FileLocation
  private let values: [String: YAMLNode]
  /// That a key is not known, the first.
  private let unknownKey: ScenarioError?

  /// Reads a map, noting unknown keys.
  init(_ node: YAMLNode, known: [String], subject: String? = nil) throws(ScenarioError) {
    let subject = subject ?? node.label
    var values: [String: YAMLNode] = [:]
    var unknownKey: ScenarioError?
    for entry in try node.map() {
      guard known.contains(entry.key) else {
        let problem = ScenarioProblem.unknownKey(entry.key, of: subject, known: known)
        let error = node.mistakes.note(ScenarioError(problem, at: entry.keyLocation))
        unknownKey = unknownKey ?? error
        continue
      }
      values[entry.key] = entry.value
    }
    self.unknownKey = unknownKey
    self.subject = subject
    self.location = node.location
    self.values = values
  }

  subscript(key: String) -> YAMLNode? { values[key] }

  func required(_ key: String) throws(ScenarioError) -> YAMLNode {
    guard let value = values[key] else { throw missing(key) }
    return value
  }

  /// The error that a key is missing, or that another one is not known: a misspelt key is the likeliest
  /// reason for a missing one.
  func missing(_ key: String) -> ScenarioError {
    unknownKey ?? ScenarioError(.missingKey(key, of: subject), at: location)
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
      throw missing(names)
    }
    guard present.count == 1 else {
      throw ScenarioError(.twoOf(key, present[1], subject: subject), at: location)
    }
    return key
  }
}
