import SnapshotModel

/// The keys of one kind of map in scenario files, in the order that the writer uses.
struct KeyTable<Root: Sendable>: Sendable {
  /// The value of a map without any keys, before required keys set their properties.
  var initial: Root
  let rules: KeyRules
  let rows: [KeyRow<Root>]

  init(
    _ initial: Root,
    subject: String? = nil,
    choice: KeyRules.Choice? = nil,
    canBeEmpty: Bool = true,
    _ rows: [KeyRow<Root>]
  ) {
    self.initial = initial
    self.rows = rows
    rules = KeyRules(
      subject: subject,
      choice: choice,
      canBeEmpty: canBeEmpty,
      keys: rows.map(\.key)
    )
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
    try rules.read(node, as: subject, given: given) { position, value in
      try rows[position].read(value, &root)
    }
  }

  /// Returns the keys that must be written, with their values.
  func fields(of root: Root) -> [YAMLField] {
    rows.compactMap { row in row.write(root).map { YAMLField(row.key.name, $0) } }
  }
}

extension FileLocation {
  /// The location in the initial value of a table, before a required key replaces it.
  static let unread = FileLocation(file: "", line: 1, column: 1)
}
