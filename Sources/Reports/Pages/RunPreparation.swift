import SnapshotModel

/// The work on a run that does not depend on the other runs of a page.
///
/// Any thread can do it.
struct RunPreparation: Sendable {
  let markups: ScreenMarkups
  let kinds: FindingKindMenu
  let lines: PlanLines

  /// Draws a run.
  ///
  /// - Parameters:
  ///   - undrawn: The run.
  ///   - isPlanned: Whether to make the markup of its plan.
  /// - Returns: The drawn run.
  func prepare(_ undrawn: UndrawnRun, isPlanned: Bool) -> PreparedRun {
    let drawn = markups.draw(undrawn)
    guard isPlanned else { return PreparedRun(drawn: drawn, plan: nil) }
    // An assumption: `StoredRuns` makes the markup again for a page that becomes full meanwhile.
    let isDrawn = [Bool](repeating: !markups.isStopped, count: drawn.checkpoints.count)
    let plan = PlanMarkup(
      of: drawn,
      calling: undrawn.titles,
      isDrawn: isDrawn,
      kinds: kinds,
      cache: lines
    )
    return PreparedRun(drawn: drawn, plan: plan)
  }
}

/// A drawn run with the markup of its plan.
struct PreparedRun: Sendable {
  let drawn: DrawnRun
  /// The markup, if all drawings are within the page's limit or none is; nil if it was not made.
  let plan: PlanMarkup?
}
