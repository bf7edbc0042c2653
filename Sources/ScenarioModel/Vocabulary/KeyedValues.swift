import SnapshotModel

/// The values of one map by their keys; the map allows every one of the keys.
struct KeyedValues {
  /// The name of the map in messages: `a scenario`, `'matrix'`.
  let subject: String
  let location: FileLocation
  private let values: [String: YAMLNode]
  /// The error for the first unknown key.
  private let unknownKey: ScenarioError?

  /// Reads a map, and records unknown keys as mistakes.
  init(_ node: YAMLNode, known: [String], subject: String? = nil) throws {
    let subject = subject ?? node.label
    var values: [String: YAMLNode] = [:]
    var unknownKey: ScenarioError?
    for entry in try node.map() {
      guard known.contains(entry.key) else {
        let problem = ScenarioProblem.unknownKey(entry.key, of: subject, known: known)
        let error = node.mistakes.append(ScenarioError(problem, at: entry.keyLocation))
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

  func required(_ key: String) throws -> YAMLNode {
    guard let value = values[key] else { throw missing(key) }
    return value
  }

  /// Returns the error for a missing key, or for an unknown one.
  ///
  /// A misspelled key is the most likely reason for a missing one.
  func missing(_ key: String) -> ScenarioError {
    unknownKey ?? ScenarioError(.missingKey(key, of: subject), at: location)
  }

  /// Returns the only one of some keys that the map contains.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - named: How many of them, from the first, the message about a missing key names.
  /// - Returns: The key.
  /// - Throws: An error if the map contains none of them, or more than one.
  func one(of keys: [String], named: Int) throws -> String {
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
