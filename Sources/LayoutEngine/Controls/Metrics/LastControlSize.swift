import TextMeasurement

/// The size of a control, or of a part of it, as its metrics gave it last.
struct LastControlSize<Content: Equatable, Size> {
  private struct Question: Equatable {
    var content: Content
    var metrics: ControlMetrics
  }

  private var last = LastAnswer<Question, Size>()

  /// How often the metrics were asked.
  var measurements: Int { last.findings }

  /// The size of a control that shows `content` on the current device, by `measure`.
  @MainActor
  mutating func size(
    of content: Content,
    by measure: (ControlMetrics) -> Size
  ) -> Size {
    let metrics = ControlMetrics.current
    return last.answer(to: Question(content: content, metrics: metrics)) { measure(metrics) }
  }
}
