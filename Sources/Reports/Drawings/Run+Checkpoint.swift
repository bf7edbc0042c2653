package import DriftReport
package import SnapshotModel

extension Run {
  /// Returns the checkpoint of a step that drifted; nil if the run has no such checkpoint.
  package func checkpoint(of step: StepDrift) -> Step? {
    steps.first { $0.action == step.action && $0.detail == step.detail && $0.snapshot != nil }
  }

  /// Returns the checkpoint that shows a drift best: the step itself, else the next checkpoint,
  /// else the last one.
  package func checkpoint(showing step: StepDrift) -> Step? {
    let checkpoints = steps.filter { $0.snapshot != nil }
    return checkpoint(of: step) ?? checkpoints.first { $0.index >= step.index } ?? checkpoints.last
  }
}

extension DriftCause {
  /// The paths of the cause's view: the present path, and the former path if it differs.
  package var viewPaths: Set<ViewPath> {
    guard let path = subject.view else { return [] }
    let former = first.changes.compactMap { change -> ViewPath? in
      guard case .text(let text) = change.from else { return nil }
      return switch change.kind {
      case .renamed: path.superview.appending(text)
      case .reparented: ViewPath(text).appending(path.lastName)
      default: nil
      }
    }
    return Set(former + [path])
  }
}
