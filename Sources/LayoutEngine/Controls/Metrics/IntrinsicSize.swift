/// The room that a control asks for by itself, in points.
struct IntrinsicSize: Hashable, Sendable {
  /// The size of the alignment rectangle, which is what constraints relate.
  var width: Double?
  var height: Double?

  /// How much larger than the alignment rectangle the frame is on each side.
  var alignmentInsets: ControlInsets

  /// Creates a size; a nil dimension means that the control asks for none along that axis.
  init(width: Double? = nil, height: Double? = nil, alignmentInsets: ControlInsets = .zero) {
    self.width = width
    self.height = height
    self.alignmentInsets = alignmentInsets
  }

  /// Creates the size of a control whose frame, not its alignment rectangle, is known.
  init(frameWidth: Double? = nil, frameHeight: Double? = nil, alignmentInsets: ControlInsets) {
    self.init(
      width: frameWidth.map { $0 - alignmentInsets.left - alignmentInsets.right },
      height: frameHeight.map { $0 - alignmentInsets.top - alignmentInsets.bottom },
      alignmentInsets: alignmentInsets
    )
  }

  /// The width of the frame.
  var frameWidth: Double? { width.map { $0 + alignmentInsets.left + alignmentInsets.right } }

  /// The height of the frame.
  var frameHeight: Double? { height.map { $0 + alignmentInsets.top + alignmentInsets.bottom } }
}

/// Distances on the four sides of a control, in points.
struct ControlInsets: Hashable, Sendable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  static let zero = ControlInsets(top: 0, left: 0, bottom: 0, right: 0)

  var horizontal: Double { left + right }
  var vertical: Double { top + bottom }
}
