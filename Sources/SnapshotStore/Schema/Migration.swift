import CEmbeddedFiles
import SnapshotModel

/// One file of `Migrations/`, which updates a database by one schema version.
struct Migration {
  /// All migrations, in order; the first has number 1.
  static let all = zip(
    1...,
    UnsafeBufferPointer(start: migration_files, count: Int(migration_file_count))
  ).map { number, file in
    Migration(
      number: number,
      name: String(String(cString: file.name).prefix { $0 != "." }),
      sql: String(cString: file.text)
    )
  }

  /// The schema version after all migrations.
  static var currentVersion: Int { FormerSchema.version + all.count }

  /// The number at the start of the file's name.
  let number: Int
  /// The file's name without extension.
  let name: String
  /// The file's text.
  let sql: String
  /// The SHA-256 of the file; an applied file never changes.
  let checksum: String
  /// Computes values that SQL cannot, after the file was executed.
  ///
  /// It uses the schema of that version.
  let completion: @Sendable (Connection) throws(StoreError) -> Void

  init(
    number: Int,
    name: String,
    sql: String,
    completion: @escaping @Sendable (Connection) throws(StoreError) -> Void = { _ in }
  ) {
    self.number = number
    self.name = name
    self.sql = sql
    self.completion = completion
    checksum = sha256Hex(sql.utf8)
  }
}

extension Schema {
  /// The statements of ``current``.
  ///
  /// Executing all migrations takes three times as long, because some of them rename and drop
  /// tables.
  static let currentText = String(cString: migrated_schema)

  /// The ``structureDigest`` of ``current``.
  ///
  /// Executing all migrations takes longer than opening a file, and most files are valid.
  static let currentStructureDigest = String(cString: migrated_structure_digest)
}
