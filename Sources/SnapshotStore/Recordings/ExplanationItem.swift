import LayoutVocabulary
import SnapshotModel

/// A part of a value in the form of its row.
struct ExplanationItem: Hashable {
  let kind: String
  let name: String
  let view: String
  let equation: String

  /// The kind of views and guides, which are not constraints.
  private static let itemKind = "item"

  init(kind: String, name: String, view: String, equation: String) {
    self.kind = kind
    self.name = name
    self.view = view
    self.equation = equation
  }

  init(_ source: ExplanationSource) {
    self.init(
      kind: source.kind.rawValue,
      name: source.name,
      view: source.view,
      equation: source.equation?.text ?? ""
    )
  }

  /// Creates a view or guide without a constraint for its size or position.
  init(item: String) { self.init(kind: Self.itemKind, name: "", view: item, equation: "") }

  /// Returns the item as a source; nil if it is not a source.
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
