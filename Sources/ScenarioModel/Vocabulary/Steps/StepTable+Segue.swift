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
        + "row; a field without a segue becomes first responder",
      fitsIntoTurn: false,
      detail: { $0 },
      step: { .tap(view: $0) },
      match: { if case .tap(let view) = $0 { view } else { nil } }
    ),
  ]
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
