/// The schema of databases from before the first release.
///
/// The first files of ``Migration/all`` make the same tables, indexes and views, with other comments and
/// line breaks. Their databases continue its count of versions.
enum FormerSchema {
  /// The one version that is brought up to date.
  static let version = 18

  /// The ``Schema/graveDigest`` of that version.
  static let graveDigest = "baf2715172347c2e25dc624a9c605f229cd10419c179fe0b0b944e1776ed1690"

  /// Gives a database of that version the text of the files that make the same schema.
  static let adoption = Migration(
    number: 6,
    name: "adopt_schema_18",
    bytes: [],
    completion: rewrite
  )

  /// Databases are compared by the text of their schema, and later files add columns to that text.
  @Sendable private static func rewrite(_ connection: Connection) throws(StoreError) {
    try adopted().replaceText(in: connection)
  }

  /// The schema of the files that make the same one.
  private static func adopted() throws(StoreError) -> Schema {
    try Schema(madeBy: Migration.all.prefix(adoption.number))
  }

  /// Whether a database has the tables of that version, whatever others people have added, and no other triggers.
  static func isSchema(of connection: Connection) throws(StoreError) -> Bool {
    try Schema(of: connection).graveDigest(withTablesOf: adopted()) == graveDigest
  }

  /// The views of that version that people have changed, and that lose their text to the files.
  static func changedViews(in connection: Connection) throws(StoreError) -> [String] {
    try Schema(of: connection).views(otherThanIn: adopted())
  }
}
