import Foundation

extension RecordingStore {
  /// What the views of a database hold, with their columns, in Markdown.
  ///
  /// It is made of the comments in the migrations, so that it says what the database itself says.
  package static func schemaGuide() throws(StoreError) -> String {
    let connection = try Connection(file: ":memory:", mode: .readWrite)
    try Migrator(connection).migrate()
    let views = try connection.prepared(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'view' ORDER BY rowid"
    ).all { (name: $0.text(), sql: $0.text()) }
    var text =
      "# The database\n\nAn SQLite file, to be asked in SQL: `sqlite3 .scvdb/runs.sqlite`.\n"
    for view in views {
      let columns = try connection.prepared("SELECT name FROM pragma_table_info(?1)")
      try columns.bind(view.name)
      let names = try columns.all { "`\($0.text())`" }.joined(separator: ", ")
      text += "\n## \(view.name)\n\n\(comment(in: view.sql))\n\nColumns: \(names)\n"
    }
    return text
  }

  /// The comment at the beginning of a statement.
  private static func comment(in sql: String) -> String {
    sql.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("--") }
      .map { $0.dropFirst(2).drop { $0 == " " } }.joined(separator: "\n")
  }
}
