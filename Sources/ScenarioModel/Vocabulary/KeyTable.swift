import SnapshotModel

/// The keys of one kind of map in scenario files, in the order that the writer uses.
struct KeyTable<Root: Sendable>: Sendable {
  /// A set of keys; a map contains exactly one of them.
  struct Choice: Sendable {
    var keys: [String]
    /// The number of keys, from the first, that the message about a missing key names.
    var named: Int
  }

  /// The value of a map without any keys, before required keys set their properties.
  var initial: Root
  /// The name of the map in messages; nil for the name of the key with this map as its value.
  var subject: String?
  var choice: Choice?
  /// Whether a map without any key is valid.
  var canBeEmpty: Bool
  let rows: [KeyRow<Root>]
  /// The keys, in the order of the rows.
  let names: [String]

  init(
    _ initial: Root,
    subject: String? = nil,
    choice: Choice? = nil,
    canBeEmpty: Bool = true,
    _ rows: [KeyRow<Root>]
  ) {
    self.initial = initial
    self.subject = subject
    self.choice = choice
    self.canBeEmpty = canBeEmpty
    self.rows = rows
    names = rows.map(\.name)
  }

  /// Reads a map; unknown, missing and contradictory keys are errors.
  func read(_ node: YAMLNode) throws -> Root {
    var root = initial
    try read(node, into: &root)
    return root
  }

  /// Reads a map into a value; after a mistake, the value has the properties of the correct keys.
  ///
  /// - Parameters:
  ///   - node: The map.
  ///   - subject: The name of the map in messages; nil for the table's own.
  ///   - given: Required keys that the map can omit, because `root` already has their values.
  ///   - root: The value, which can contain a context for the rows.
  /// - Throws: The first mistake, after all keys.
  func read(
    _ node: YAMLNode,
    as subject: String? = nil,
    given: Set<String> = [],
    into root: inout Root
  ) throws {
    let values = try KeyedValues(node, known: names, subject: subject ?? self.subject)
    if !canBeEmpty, try node.map().isEmpty {
      throw values.missing(names.joined(separator: "', '", last: "' or '"))
    }
    let chosen = try choice.map { choice in
      try values.one(of: choice.keys, named: choice.named)
    }
    var failedKeys: Set<String> = []
    _ = try node.mistakes.each(rows) { row in
      // A mistake in a key is not reported again for the keys that depend on it.
      guard failedKeys.isDisjoint(with: row.dependencies) else { return }
      do {
        let isRequired = row.isRequired && !given.contains(row.name)
        let value = isRequired ? try values.required(row.name) : values[row.name]
        try read(row, value, of: values, chosen: chosen, into: &root)
      } catch {
        failedKeys.insert(row.name)
        throw error
      }
    }
  }

  private func read(
    _ row: KeyRow<Root>,
    _ value: YAMLNode?,
    of values: KeyedValues,
    chosen: String?,
    into root: inout Root
  ) throws {
    guard let value else { return }
    try row.read(value, &root)
    guard let chosen, !row.companions.isEmpty, !row.companions.contains(chosen) else { return }
    let problem = ScenarioProblem.twoOf(chosen, row.name, subject: values.subject)
    throw ScenarioError(problem, at: value.location)
  }

  /// Returns the keys that must be written, with their values.
  func fields(of root: Root) -> [YAMLField] {
    rows.compactMap { row in row.write(root).map { YAMLField(row.name, $0) } }
  }
}

extension FileLocation {
  /// The location in the initial value of a table, before a required key replaces it.
  static let unread = FileLocation(file: "", line: 1, column: 1)
}
