package import LayoutVocabulary

/// The explanations of the frames at a checkpoint.
package struct ExplainedStep: Codable, Hashable, Sendable {
  /// The index of the checkpoint's step.
  package var step: Int
  /// The views in the order of the snapshot, superviews before their subviews.
  package var views: [FrameExplanation]

  package init(step: Int, views: [FrameExplanation]) {
    self.step = step
    self.views = views
  }
}
