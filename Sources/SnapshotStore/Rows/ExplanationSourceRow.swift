import SnapshotModel

/// One source of values, or a view or guide that contributes to a value.
struct ExplanationSourceRow: TableRow {
  static let table = Table<Self>("explanation_source", of: "id")

  var id: Int64?
  var kind = ""
  var name = ""
  var view = ""
  var equation = ""

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("kind", &kind)
    try columns.column("name", &name)
    try columns.column("view", &view)
    try columns.column("equation", &equation)
  }
}

extension ExplanationSourceRow {
  /// The kind of views and guides, which are not constraints.
  private static let itemKind = "item"

  init(_ source: ExplanationSource) {
    self.init(
      kind: source.kind.rawValue,
      name: source.name,
      view: source.view,
      equation: source.equation?.text ?? ""
    )
  }

  /// Creates the row of a view or guide without a constraint for its size or position.
  init(item: String) { self.init(kind: Self.itemKind, view: item) }

  /// Returns the source; nil for a view or guide.
  func source() throws(MalformedEquation) -> ExplanationSource? {
    guard let kind = ExplanationSource.Kind(rawValue: kind) else { return nil }
    let equation = try ConstraintEquation.optional(equation)
    return ExplanationSource(kind, name: name, view: view, equation: equation)
  }

  /// A key that compares bytes, like the rows.
  var key: [ExactText] { [kind, name, view, equation].map(ExactText.init) }
}

/// The role of a source in a value.
///
/// The raw values are the names in the database.
enum ExplanationRole: String {
  case part, pressure, empty, free
}
