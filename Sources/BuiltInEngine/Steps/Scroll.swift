import LayoutEngine
import ScenarioModel
import SnapshotModel

extension CasePlayer {
  /// Assigns a content offset as code would, without clamping it.
  func scroll(view name: String?, to offset: Point, animated: Bool) throws(EngineError) {
    let scrollView = try scrollView(named: name)
    scrollView.setContentOffset(CGPoint(offset), animated: animated)
  }
}
