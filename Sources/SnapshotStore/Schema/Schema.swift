import SnapshotModel

/// The tables, indexes, triggers and views of a database, as the statements that made them.
struct Schema: Sendable {
  /// Statements by kind and name, such as `table run`.
  private var statements: [String: String] = [:]

  /// What a new database has.
  static let current: Schema = {
    do {
      return try Schema(madeBy: Migration.all)
    } catch {
      preconditionFailure("the files of Migrations cannot be applied: \(error)")
    }
  }()

  /// The schema that migrations lead to.
  init(madeBy migrations: some Sequence<Migration>) throws(StoreError) {
    let connection = try Connection(file: ":memory:", mode: .readWrite)
    for migration in migrations { try connection.execute(migration.sql) }
    try self.init(of: connection)
  }

  init(of connection: Connection) throws(StoreError) {
    // Tables of SQLite's own come and go by themselves, and its indexes have no statement.
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

  /// Everything that is missing, other than expected, or not expected, one sentence each.
  func faults(comparedWith expected: Schema) -> [String] {
    let names = Set(statements.keys).union(expected.statements.keys).sorted()
    return names.compactMap { fault(in: $0, comparedWith: expected) }
  }

  /// The faults that keep a database from being used: in its tables, and triggers.
  ///
  /// People may add what they like for questions of their own.
  func graveFaults(comparedWith expected: Schema) -> [String] {
    let tables = expected.statements.keys.filter { $0.hasPrefix("table ") }
    let triggers = statements.keys.filter { $0.hasPrefix("trigger ") }
    return Set(tables).union(triggers).sorted()
      .compactMap { fault(in: $0, comparedWith: expected) }
  }

  /// A digest of all tables and triggers; where it is that of another schema, neither has grave
  /// faults compared with the other.
  var graveDigest: String {
    digest { $0.hasPrefix("table ") || $0.hasPrefix("trigger ") }
  }

  /// The ``graveDigest`` without the tables that another schema does not have.
  func graveDigest(withTablesOf other: Schema) -> String {
    digest { name in
      name.hasPrefix("table ") ? other.statements[name] != nil : name.hasPrefix("trigger ")
    }
  }

  /// The names of its views that another schema has as well, with other words than there.
  ///
  /// Comments and white space do not count.
  func views(otherThanIn other: Schema) -> [String] {
    statements.keys.sorted().compactMap { name in
      guard name.hasPrefix("view "), let sql = statements[name],
        let others = other.statements[name],
        Self.words(of: sql) != Self.words(of: others)
      else { return nil }
      return String(name.dropFirst("view ".count))
    }
  }

  /// The words, texts and signs of a statement.
  private static func words(of sql: String) -> [Substring] {
    sql.matches(of: /--[^\n]*|\s+|\w+|'(?:[^']|'')*'|[^\s\w']/).map(\.output)
      .filter { !$0.hasPrefix("--") && !$0.allSatisfy(\.isWhitespace) }
  }

  private func digest(of isIncluded: (_ name: String) -> Bool) -> String {
    let grave = statements.filter { isIncluded($0.key) }
    let lines = grave.sorted { $0.key < $1.key }
      .map { "\($0.key.utf8.count) \($0.key) \($0.value.utf8.count) \($0.value)\n" }
    return sha256Hex(lines.joined().utf8)
  }

  /// Replaces the text of the tables and views of a database that means the same.
  ///
  /// Indexes and whatever people have added stay.
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
