import SnapshotModel

extension StepTable {
  /// The steps that perform segues of storyboards.
  static let segues: [StepRow] = [
    StepRow(
      "segue",
      .map(SegueRequest.table, orValueOf: "identifier"),
      "a segue of the screen's storyboard is performed: it pushes a screen, presents it, shows it "
        + "in a popover, or unwinds",
      fitsIntoTurn: false,
      names: { $0.focus.map { [.field($0)] } ?? [] },
      detail: { $0.detail },
      step: { .segue($0) },
      match: { if case .segue(let request) = $0 { request } else { nil } }
    ),
    StepRow(
      "tap",
      .value(.view),
      "a finger touches a view or a bar button item, which performs its segue or the segue of its "
        + "row; a field without a segue becomes first responder; on a screen from the code of an app, "
        + "a control sends its actions, a tap recognizer acts, and a row is selected",
      fitsIntoTurn: false,
      detail: { $0 },
      step: { .tap(view: $0) },
      match: { if case .tap(let view) = $0 { view } else { nil } }
    ),
    StepRow(
      "select",
      .map(RowSelection.table),
      "a finger touches a row of a table or an item of a collection, on a screen from the code of an "
        + "app; the list scrolls until the row is visible",
      fitsIntoTurn: false,
      names: { $0.list.map { [.view($0)] } ?? [] },
      detail: { $0.detail },
      step: { .select($0) },
      match: { if case .select(let selection) = $0 { selection } else { nil } }
    ),
  ]
}

extension RowSelection {
  fileprivate static let table = KeyTable(
    RowSelection(row: Index(section: 0, row: 0)),
    [
      .required("row", \.row, .index, "the row or item, both counted from 0"),
      .optional(
        "in",
        \.list,
        .view,
        default: "the screen's first list",
        "the table or collection"
      ),
    ]
  )

  /// For example `0,2 in contacts`.
  fileprivate var detail: String {
    "\(row.section),\(row.row)" + (list.map { " in \($0)" } ?? "")
  }
}

extension ValueFormat<RowSelection.Index> {
  fileprivate static var index: Self {
    ValueFormat(description: "`[section, row]`", placeholder: "[section, row]") { node in
      let items = try node.list()
      guard items.count == 2 else { throw node.wrongType("[section, row]") }
      let indices = try items.map { try ValueFormat<Int>.count(from: 0...1_000_000).read($0) }
      return RowSelection.Index(section: indices[0], row: indices[1])
    } write: {
      .numbers([Double($0.section), Double($0.row)])
    }
  }
}

extension SegueRequest {
  fileprivate static let table = KeyTable(
    SegueRequest(identifier: ""),
    [
      .required("identifier", \.identifier, .segue, "the identifier of the segue"),
      .optional(
        "to",
        \.target,
        .screen,
        default: "the screen below",
        "the destination of an unwind segue"
      ),
      .optional("focus", \.focus, .view, default: "none", focusMeaning),
      .key(
        "animated",
        \.animated,
        .flag,
        default: true,
        "whether the transition is animated, unless the storyboard has `animates=\"NO\"`"
      ),
    ]
  )

  /// For example `showDetails focus name`.
  fileprivate var detail: String {
    identifier + (target.map { " to \($0)" } ?? "") + (focus.map { " focus \($0)" } ?? "")
      + (animated ? "" : " not animated")
  }
}
