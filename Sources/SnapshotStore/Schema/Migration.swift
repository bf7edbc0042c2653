import SnapshotModel

/// One file of `Migrations/`, which takes a database from one schema version to the next.
struct Migration {
  /// All migrations, in order; the first has number 1.
  static let all = [
    Migration(
      number: 1,
      name: "0001_create_schema",
      bytes: PackageResources._001_create_schema_sql
    ),
    Migration(
      number: 2,
      name: "0002_create_event",
      bytes: PackageResources._002_create_event_sql
    ),
    Migration(
      number: 3,
      name: "0003_add_system",
      bytes: PackageResources._003_add_system_sql
    ),
    Migration(
      number: 4,
      name: "0004_add_plan",
      bytes: PackageResources._004_add_plan_sql
    ),
    Migration(
      number: 5,
      name: "0005_add_failure",
      bytes: PackageResources._005_add_failure_sql
    ),
    Migration(
      number: 6,
      name: "0006_say_units",
      bytes: PackageResources._006_say_units_sql
    ),
    Migration(
      number: 7,
      name: "0007_add_size_estimate",
      bytes: PackageResources._007_add_size_estimate_sql
    ),
    Migration(
      number: 8,
      name: "0008_add_finding_subject",
      bytes: PackageResources._008_add_finding_subject_sql
    ),
    Migration(
      number: 9,
      name: "0009_add_keyboard_to_event",
      bytes: PackageResources._009_add_keyboard_to_event_sql
    ),
    Migration(
      number: 10,
      name: "0010_add_ranges_and_insets",
      bytes: PackageResources._010_add_ranges_and_insets_sql
    ),
    Migration(
      number: 11,
      name: "0011_add_run_hash",
      bytes: PackageResources._011_add_run_hash_sql,
      completion: addRunHashes
    ),
    Migration(
      number: 12,
      name: "0012_add_accessibility_element",
      bytes: PackageResources._012_add_accessibility_element_sql
    ),
    Migration(
      number: 13,
      name: "0013_add_settings",
      bytes: PackageResources._013_add_settings_sql
    ),
    Migration(
      number: 14,
      name: "0014_add_explanation",
      bytes: PackageResources._014_add_explanation_sql
    ),
    Migration(
      number: 15,
      name: "0015_add_engine_build",
      bytes: PackageResources._015_add_engine_build_sql
    ),
    Migration(
      number: 16,
      name: "0016_add_roots",
      bytes: PackageResources._016_add_roots_sql,
      completion: addRoots
    ),
    Migration(
      number: 17,
      name: "0017_add_seal",
      bytes: PackageResources._017_add_seal_sql
    ),
    Migration(
      number: 18,
      name: "0018_add_lease",
      bytes: PackageResources._018_add_lease_sql,
      completion: addDetailsRoots
    ),
  ]

  /// The schema version that the migration leads to.
  let number: Int
  /// The file's name without extension.
  let name: String
  /// The file's text.
  let sql: String
  /// SHA-256 of the file; an applied file never changes.
  let checksum: String
  /// Computes what SQL cannot, after the file was carried out; it knows the schema of then.
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
