import SnapshotModel

/// The tables, indexes, triggers and views of a database, as their SQL statements.
struct Schema: Sendable {
  /// The statements by kind and name, for example `table run`.
  private var statements: [String: String] = [:]

  /// The schema of a new database.
  static let current: Schema = {
    do {
      return try Schema(madeBy: Migration.all)
    } catch {
      preconditionFailure("the files of Migrations cannot be applied: \(error)")
    }
  }()

  /// Creates the schema that results from migrations.
  init(madeBy migrations: some Sequence<Migration>) throws(StoreError) {
    let connection = try Connection(file: ":memory:", mode: .readWrite)
    for migration in migrations { try connection.execute(migration.sql) }
    try self.init(of: connection)
  }

  init(of connection: Connection) throws(StoreError) {
    // SQLite creates and drops its own tables, and its indexes have no statement.
    let select = try connection.prepared(
      """
      SELECT type || ' ' || name, sql
      FROM sqlite_schema
      WHERE sql IS NOT NULL AND name NOT IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4')
      """
    )
    while try select.next() { statements[select.text()] = select.text() }
  }

  func hasTable(_ name: String) -> Bool {
    statements["table \(name)"] != nil
  }

  /// Returns the missing, changed and unexpected parts, one sentence each.
  func faults(comparedWith expected: Schema) -> [String] {
    let names = Set(statements.keys).union(expected.statements.keys).sorted()
    return names.compactMap { fault(in: $0, comparedWith: expected) }
  }

  /// Returns the faults that make a database unusable: in its tables, and triggers.
  ///
  /// Users may add tables, indexes and views.
  func structureFaults(comparedWith expected: Schema) -> [String] {
    let tables = expected.statements.keys.filter { $0.hasPrefix("table ") }
    let triggers = statements.keys.filter { $0.hasPrefix("trigger ") }
    return Set(tables).union(triggers).sorted()
      .compactMap { fault(in: $0, comparedWith: expected) }
  }

  /// The digest of all tables and triggers.
  ///
  /// Schemas with equal digests have no structure faults compared with each other.
  var structureDigest: String {
    digest { $0.hasPrefix("table ") || $0.hasPrefix("trigger ") }
  }

  /// Returns the ``structureDigest`` without the tables that another schema lacks.
  func structureDigest(withTablesOf other: Schema) -> String {
    digest { name in
      name.hasPrefix("table ") ? other.statements[name] != nil : name.hasPrefix("trigger ")
    }
  }

  /// Returns the names of views that have different text in another schema.
  ///
  /// Comments and white space are ignored.
  func views(otherThanIn other: Schema) -> [String] {
    statements.keys.sorted().compactMap { name in
      guard name.hasPrefix("view "), let sql = statements[name],
        let others = other.statements[name],
        Self.words(of: sql) != Self.words(of: others)
      else { return nil }
      return String(name.dropFirst("view ".count))
    }
  }

  /// Returns the words, string literals and symbols of a statement.
  private static func words(of sql: String) -> [Substring] {
    sql.matches(of: /--[^\n]*|\s+|\w+|'(?:[^']|'')*'|[^\s\w']/).map(\.output)
      .filter { !$0.hasPrefix("--") && !$0.allSatisfy(\.isWhitespace) }
  }

  private func digest(of isIncluded: (_ name: String) -> Bool) -> String {
    let included = statements.filter { isIncluded($0.key) }
    let lines = included.sorted { $0.key < $1.key }
      .map { "\($0.key.utf8.count) \($0.key) \($0.value.utf8.count) \($0.value)\n" }
    return sha256Hex(lines.joined().utf8)
  }

  /// Replaces the text of a database's tables and views with equivalent text.
  ///
  /// Indexes and users' additions are unchanged.
  func replaceText(in connection: Connection) throws(StoreError) {
    try connection.editingSchema { () throws(StoreError) in
      let update = try connection.prepared(
        "UPDATE sqlite_schema SET sql = ? WHERE type || ' ' || name = ? AND type <> 'index'"
      )
      for (name, sql) in statements {
        try update.bind(sql)
        try update.bind(name)
        try update.run()
      }
    }
  }

  private func fault(in name: String, comparedWith expected: Schema) -> String? {
    switch (expected.statements[name], statements[name]) {
    case (let expected, let found) where expected == found: nil
    case (_, nil): "\(name) is missing from the schema"
    case (nil, _): "\(name) does not belong to the schema"
    default: "\(name) differs from the schema"
    }
  }
}
