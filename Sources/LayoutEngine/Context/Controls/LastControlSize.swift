/// The last computed size of a control, or of a part of it.
struct LastControlSize<Content: Equatable, Size> {
  private var last: (content: Content, metrics: ControlMetrics, size: Size)?

  /// The number of computations.
  private(set) var measurements = 0

  /// Returns the size of a control with `content` on the current device, computed by `measure`.
  @MainActor
  mutating func size(
    of content: Content,
    by measure: (ControlMetrics) -> Size
  ) -> Size {
    let metrics = ControlMetrics.current
    if let last, last.content == content, last.metrics == metrics { return last.size }
    let size = measure(metrics)
    last = (content, metrics, size)
    measurements += 1
    return size
  }
}
