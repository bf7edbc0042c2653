import TextMeasurement

/// The last computed size of a control, or of a part of it.
struct LastControlSize<Content: Equatable, Size> {
  private struct Question: Equatable {
    var content: Content
    var metrics: ControlMetrics
  }

  private var last = MemoizedResult<Question, Size>()

  /// The number of computations.
  var measurements: Int { last.findings }

  /// Returns the size of a control with `content` on the current device, computed by `measure`.
  @MainActor
  mutating func size(
    of content: Content,
    by measure: (ControlMetrics) -> Size
  ) -> Size {
    let metrics = ControlMetrics.current
    return last.answer(to: Question(content: content, metrics: metrics)) { measure(metrics) }
  }
}
