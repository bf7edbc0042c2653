import DriftReport
import Reporting
package import SnapshotModel

/// The screen of a case at the last checkpoint with a focused field.
package struct FocusScreen: Sendable {
  let identity: CaseIdentity
  let checkpoint: String
  let snapshot: Snapshot
  let field: FocusedField
  /// The appearances of the views; nil for outlines with names.
  package var appearance: ScreenAppearance?
  /// The index of the checkpoint among the run's steps.
  package let step: Int

  /// Finds the last checkpoint of a run with a focused field; nil if the run has none.
  package init?(of run: Run) {
    for step in run.steps.reversed() {
      guard let snapshot = step.snapshot, let field = snapshot.focusedField else { continue }
      (identity, checkpoint, self.step) = (run.identity, step.detail, step.index)
      (self.snapshot, self.field) = (snapshot, field)
      return
    }
    return nil
  }

  var stage: TechniqueComparison.Stage { TechniqueComparison.Stage(of: identity) }

  var isHidden: Bool { field.hiddenBy > 0 }
}
