import SnapshotModel

/// What has a part in a value, as its row has it.
struct ExplanationItem: Hashable {
  let kind: String
  let name: String
  let view: String
  let equation: String

  /// The kind of views and guides that are no constraints.
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
      equation: source.equation
    )
  }

  /// A view or guide whose size or position nothing determines.
  init(item: String) { self.init(kind: Self.itemKind, name: "", view: item, equation: "") }

  /// The item as a source; nil for what is none.
  var source: ExplanationSource? {
    ExplanationSource.Kind(rawValue: kind).map {
      ExplanationSource($0, name: name, view: view, equation: equation)
    }
  }

  /// Equal only for the same bytes, as the rows are.
  var key: [ExactText] { [kind, name, view, equation].map(ExactText.init) }
}

/// What part something has in a value, by the names of the database.
enum ExplanationRole: String {
  case part, pressure, empty, free
}
