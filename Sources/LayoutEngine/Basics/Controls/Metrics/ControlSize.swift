/// The intrinsic size of a control, in points.
struct ControlSize: Hashable, Sendable {
  /// The size of the alignment rectangle, which constraints use.
  var width: Double?
  var height: Double?

  /// The distances from the alignment rectangle to the frame on each side.
  var alignmentInsets: ControlInsets

  /// Creates a size; a nil dimension means that the control has no intrinsic size along that axis.
  init(width: Double? = nil, height: Double? = nil, alignmentInsets: ControlInsets = .zero) {
    self.width = width
    self.height = height
    self.alignmentInsets = alignmentInsets
  }

  /// Creates a size from the frame's size instead of the alignment rectangle's.
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
