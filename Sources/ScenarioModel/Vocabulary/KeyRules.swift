import SnapshotModel

/// The rules for the keys of one kind of map, without the types of their values.
///
/// A table has one function for each type of map. Its parts that need no type are here, so that
/// the compiler translates them once.
struct KeyRules: Sendable {
  /// A set of keys; a map contains exactly one of them.
  struct Choice: Sendable {
    var keys: [String]
    /// The number of keys, from the first, that the message about a missing key names.
    var named: Int
  }

  /// The name of the map in messages; nil for the name of the key with this map as its value.
  let subject: String?
  let choice: Choice?
  /// Whether a map without any key is valid.
  let canBeEmpty: Bool
  let keys: [KeyDescription]
  /// The keys, in the order of the rows.
  let names: [String]

  init(subject: String?, choice: Choice?, canBeEmpty: Bool, keys: [KeyDescription]) {
    self.subject = subject
    self.choice = choice
    self.canBeEmpty = canBeEmpty
    self.keys = keys
    names = keys.map(\.name)
  }

  /// Reads the keys of a map.
  ///
  /// - Parameters:
  ///   - node: The map.
  ///   - subject: The name of the map in messages; nil for the usual one.
  ///   - given: Required keys that the map can omit.
  ///   - take: Reads the value of the key at a position.
  /// - Throws: The first mistake, after all keys.
  func read(
    _ node: YAMLNode,
    as subject: String?,
    given: Set<String>,
    _ take: (Int, YAMLNode) throws -> Void
  ) throws {
    let values = try KeyedValues(node, known: names, subject: subject ?? self.subject)
    if !canBeEmpty, try node.map().isEmpty {
      throw values.missing(names.joined(separator: "', '", last: "' or '"))
    }
    let chosen = try choice.map { choice in
      try values.one(of: choice.keys, named: choice.named)
    }
    var failedKeys: Set<String> = []
    _ = try node.mistakes.each(keys.indices) { position in
      let key = keys[position]
      // A mistake in a key is not reported again for the keys that depend on it.
      guard failedKeys.isDisjoint(with: key.dependencies) else { return }
      do {
        let isRequired = key.isRequired && !given.contains(key.name)
        guard let value = isRequired ? try values.required(key.name) : values[key.name] else {
          return
        }
        try take(position, value)
        try check(key, value, beside: chosen, in: values)
      } catch {
        failedKeys.insert(key.name)
        throw error
      }
    }
  }

  /// Checks that a key and the chosen key can be in one map.
  private func check(
    _ key: KeyDescription,
    _ value: YAMLNode,
    beside chosen: String?,
    in values: KeyedValues
  ) throws {
    guard let chosen, !key.companions.isEmpty, !key.companions.contains(chosen) else { return }
    let problem = ScenarioProblem.twoOf(chosen, key.name, subject: values.subject)
    throw ScenarioError(problem, at: value.location)
  }

  /// The form of a map in the reference: `{ to: [x, y], ... }`.
  var form: String {
    let shown = keys.filter(\.isRequired)
    var parts = (shown.isEmpty ? Array(keys.prefix(1)) : shown)
      .map { "\($0.name): \($0.placeholder)" }
    if parts.count < keys.count { parts.append("...") }
    return "{ \(parts.joined(separator: ", ")) }"
  }
}
