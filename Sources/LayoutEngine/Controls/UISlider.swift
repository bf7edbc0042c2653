public import Foundation

@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var range = LimitedValue<Float>(maximum: 1)

  /// The value, limited to the range of the slider.
  open var value: Float {
    get { range.value }
    set { range.set(newValue) }
  }

  open func setValue(_ value: Float, animated: Bool) { range.set(value) }

  /// The minimum value; a value above the maximum also raises the maximum.
  open var minimumValue: Float {
    get { range.minimum }
    set {
      range.minimum = newValue
      range.maximum = max(range.maximum, newValue)
      range.limitValue()
    }
  }

  /// The maximum value; a value below the minimum also lowers the minimum.
  open var maximumValue: Float {
    get { range.maximum }
    set {
      range.maximum = newValue
      range.minimum = min(range.minimum, newValue)
      range.limitValue()
    }
  }

  /// Whether events are sent while the thumb moves.
  open var isContinuous = true
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The color of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  // MARK: Rectangles of the parts

  /// Returns the rectangle of the image before the track: at the left edge, in its own size.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds) { _ in bounds.minX }
  }

  /// Returns the rectangle of the image after the track: at the right edge, in its own size.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds) { bounds.maxX - $0 }
  }

  private func imageRect(
    _ image: UIImage?,
    in bounds: CGRect,
    x: (CGFloat) -> CGFloat
  ) -> CGRect {
    guard let size = image?.size else { return .zero }
    let y = bounds.midY - size.height / 2
    return CGRect(x: x(size.width), y: y, width: size.width, height: size.height)
  }

  /// Returns the track's rectangle between the images, with a gap of half a thumb beside each
  /// image.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap = Self.thumbSide / 2
    let start = minimumValueImage.map { bounds.minX + $0.size.width + gap } ?? bounds.minX + 2
    let end = maximumValueImage.map { bounds.maxX - $0.size.width - gap } ?? bounds.maxX - 2
    let y = bounds.midY - Self.trackHeight / 2
    return CGRect(x: start, y: y, width: max(0, end - start), height: Self.trackHeight)
  }

  /// Returns the thumb's rectangle for a value, completely inside the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let side = Self.thumbSide
    let x = rect.minX + part * max(0, rect.width - side)
    return CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
  }

  /// The distances from the frame to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metricSize.alignmentInsets) }

  override var metricSize: ControlSize { ControlMetrics.current.slider() }
}
