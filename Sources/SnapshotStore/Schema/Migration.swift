import SnapshotModel

/// One file of `Migrations/`, which updates a database by one schema version.
struct Migration {
  /// All migrations, in order; the first has number 1.
  static let all = [
    Migration(
      number: 1,
      name: "0001_recordings",
      bytes: PackageResources._001_recordings_sql
    ),
    Migration(
      number: 2,
      name: "0002_plans",
      bytes: PackageResources._002_plans_sql
    ),
    Migration(
      number: 3,
      name: "0003_answers",
      bytes: PackageResources._003_answers_sql
    ),
    Migration(
      number: 4,
      name: "0004_geometry",
      bytes: PackageResources._004_geometry_sql
    ),
    Migration(
      number: 5,
      name: "0005_explanations",
      bytes: PackageResources._005_explanations_sql
    ),
    Migration(
      number: 6,
      name: "0006_drift",
      bytes: PackageResources._006_drift_sql
    ),
  ]

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
    bytes: [UInt8],
    completion: @escaping @Sendable (Connection) throws(StoreError) -> Void = { _ in }
  ) {
    self.number = number
    self.name = name
    self.completion = completion
    sql = String(decoding: bytes, as: UTF8.self)
    checksum = sha256Hex(bytes)
  }
}

extension Schema {
  /// The ``structureDigest`` of ``current``.
  ///
  /// Executing all migrations takes longer than opening a file, and most files are valid.
  static let currentStructureDigest =
    "84d73130a499486413dfb5902ac3d0038e22fdde8149cb30bbef2f658dc590e7"
}
