package import SnapshotModel

/// A finger's movement on the screen.
package struct DragRequest: Codable, Hashable, Sendable {
  /// The scroll view that the points are relative to, from its top left corner; nil for the
  /// screen's own.
  package var scrollView: String?
  /// The start of the touch; nil if the finger is on the screen already.
  package var from: Point?
  /// The end of the movement.
  package var to: Point
  /// The duration in seconds.
  package var duration: Double
  /// Whether the finger leaves the screen at the end.
  package var releases: Bool
  /// The finger's velocity at the release, in points a second; nil for the movement's velocity.
  package var velocity: Point?

  package init(
    scrollView: String? = nil,
    from: Point?,
    to: Point,
    duration: Double,
    releases: Bool = true,
    velocity: Point? = nil
  ) {
    self.scrollView = scrollView
    self.from = from
    self.to = to
    self.duration = duration
    self.releases = releases
    self.velocity = velocity
  }
}
