import TextMeasurement

/// The contents of a segment that affect its width.
struct SegmentContent: Hashable, Sendable {
  var title: String?

  /// The image's width in points; an image replaces the title.
  var imageWidth: Double?

  /// The width that the application has set; nil selects the content's width.
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
  /// By default all segments have the width of the widest content. With
  /// `apportionsSegmentWidthsByContent` each has the width of its own content. Two frames of 302
  /// and 310 points equal the sums of their titles' widths, the second within a point. The last
  /// point of the frame's height is a shadow outside the alignment rectangle.
  func segmentedControl(
    _ segments: [SegmentContent],
    apportionsByContent: Bool = false
  ) -> ControlSize {
    let room = segments.map { width(of: $0) }
    let widest = room.max() ?? 0
    let widths = zip(segments, room).map { segment, own in
      segment.fixedWidth ?? (apportionsByContent ? own : widest)
    }
    return ControlSize(
      frameWidth: max(0, widths.reduce(0, +) - 1),
      frameHeight: generation == .iOS7to12 ? 29 : 32,
      alignmentInsets: ControlInsets(top: 0, left: 0, bottom: 1, right: 0)
    )
  }

  /// Returns the width of a segment's content with its padding and the divider.
  private func width(of segment: SegmentContent) -> Double {
    let isOld = generation == .iOS7to12
    let font = FontDescription(pointSize: 13, weight: isOld ? .regular : .medium)
    let content = segment.imageWidth ?? width(of: segment.title, font: font)
    return toPoint(content) + (isOld ? 15 : 19)
  }
}
