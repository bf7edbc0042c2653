import TextMeasurement

/// A segment of a segmented control, as far as its width goes.
struct SegmentContent: Hashable, Sendable {
  var title: String?

  /// The image's width in points; an image replaces the title.
  var imageWidth: Double?

  /// The width that the app has set, nil where the content decides.
  var fixedWidth: Double?

  init(title: String? = nil, imageWidth: Double? = nil, fixedWidth: Double? = nil) {
    self.title = title
    self.imageWidth = imageWidth
    self.fixedWidth = fixedWidth
  }
}

extension ControlMetrics {
  /// Returns the size of a segmented control.
  ///
  /// All segments have the room of the widest content, unless each has its own content's: frames of
  /// 302 and 310 points of controls that apportion are the sums of what each title asks for, the
  /// second to a point. The last point of the frame's height is a shadow, which does not align.
  func segmentedControl(
    _ segments: [SegmentContent],
    apportionsByContent: Bool = false
  ) -> IntrinsicSize {
    let room = segments.map { width(of: $0) }
    let widest = room.max() ?? 0
    let widths = zip(segments, room).map { segment, own in
      segment.fixedWidth ?? (apportionsByContent ? own : widest)
    }
    return IntrinsicSize(
      frameWidth: max(0, widths.reduce(0, +) - 1),
      frameHeight: generation == .iOS7to12 ? 29 : 32,
      alignmentInsets: ControlInsets(top: 0, left: 0, bottom: 1, right: 0)
    )
  }

  /// The width of a segment's content with the room on its sides and the line beside it.
  private func width(of segment: SegmentContent) -> Double {
    let isOld = generation == .iOS7to12
    let font = FontDescription(pointSize: 13, weight: isOld ? .regular : .medium)
    let content = segment.imageWidth ?? width(of: segment.title, font: font)
    return toPoint(content) + (isOld ? 15 : 19)
  }
}
