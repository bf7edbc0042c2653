/// A scroll view along one axis, in points.
package struct ScrollAxis: Hashable, Sendable {
  /// The start edge of the scroll view in the content of the outer scroll view, or in the window.
  package var start: Double
  /// The scroll view's extent along the axis.
  package var length: Double

  /// The adjusted content inset at the near end.
  package var startInset: Double
  /// The adjusted content inset at the far end.
  package var endInset: Double

  /// The least offset at rest, at the start of the content.
  package var leastOffset: Double
  /// The greatest offset at rest, at the end of the content.
  package var greatestOffset: Double

  package init(
    start: Double,
    length: Double,
    startInset: Double,
    endInset: Double,
    leastOffset: Double,
    greatestOffset: Double
  ) {
    self.start = start
    self.length = length
    self.startInset = startInset
    self.endInset = endInset
    self.leastOffset = leastOffset
    self.greatestOffset = greatestOffset
  }
}

extension ScrollAxis {
  /// Returns the range of the innermost content that valid offsets can show.
  ///
  /// Each scroll view shows the points between its insets that the scroll views around it can show.
  ///
  /// - Parameters:
  ///   - scrollViews: The scroll views around a view, the outermost first.
  ///   - sight: The uncovered part of the window.
  /// - Returns: The range; nil if no point of the content can be shown.
  package static func reachableSpan(
    in scrollViews: [ScrollAxis],
    sight: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    var span = sight
    for axis in scrollViews {
      let first = max(axis.startInset, span.lowerBound - axis.start)
      let last = min(axis.length - axis.endInset, span.upperBound - axis.start)
      guard first <= last else { return nil }
      span = first + axis.leastOffset...last + axis.greatestOffset
    }
    return span
  }
}
