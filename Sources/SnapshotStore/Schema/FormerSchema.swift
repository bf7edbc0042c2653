/// The schema of databases from before the first release.
///
/// The first files of ``Migration/all`` create the same tables, indexes and views, with other
/// comments and line breaks. The migrations continue its version numbers.
enum FormerSchema {
  /// The only version that can be migrated.
  static let version = 18

  /// The ``Schema/structureDigest`` of that version.
  static let structureDigest = "baf2715172347c2e25dc624a9c605f229cd10419c179fe0b0b944e1776ed1690"

  /// Replaces the schema text of such a database with the text of the files.
  static let adoption = Migration(
    number: 6,
    name: "adopt_schema_18",
    sql: "",
    completion: rewrite
  )

  /// Databases are compared by the text of their schema, and later files add columns to this text.
  @Sendable private static func rewrite(_ connection: Connection) throws(StoreError) {
    try adopted().replaceText(in: connection)
  }

  /// Returns the schema of the files that create the same tables, indexes and views.
  private static func adopted() throws(StoreError) -> Schema {
    try Schema(madeBy: Migration.all.prefix(adoption.number))
  }

  /// Whether a database has the tables of that version, independent of added tables, and no other
  /// triggers.
  static func isSchema(of connection: Connection) throws(StoreError) -> Bool {
    try Schema(of: connection).structureDigest(withTablesOf: adopted()) == structureDigest
  }

  /// Returns the changed views of that version.
  ///
  /// The migration replaces their text.
  static func changedViews(in connection: Connection) throws(StoreError) -> [String] {
    try Schema(of: connection).views(otherThanIn: adopted())
  }
}
