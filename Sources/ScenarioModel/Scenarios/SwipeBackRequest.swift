/// A swipe from the edge of the screen that controls a pop.
package struct SwipeBackRequest: Codable, Hashable, Sendable {
  /// The distance of the swipe, as a part of the screen's width from 0 to 1.
  package var progress: Double
  /// The duration of the swipe, in seconds.
  package var duration: Double
  /// Whether the pop then completes instead of being canceled.
  package var completes: Bool
  /// The field of the screen below that becomes first responder in its `viewWillAppear`.
  package var focus: String?

  package init(progress: Double, duration: Double, completes: Bool, focus: String? = nil) {
    self.progress = progress
    self.duration = duration
    self.completes = completes
    self.focus = focus
  }
}
