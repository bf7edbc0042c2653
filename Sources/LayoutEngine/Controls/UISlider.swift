public import Foundation

@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28

  /// Makes a control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var storedValue: Float = 0

  /// The value, always between the ends.
  open var value: Float {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The value at the beginning; it takes the end along that lies before it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The value at the end; it takes the beginning along that lies behind it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether events are sent while the thumb moves.
  open var isContinuous = true
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The colour of the line before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line after the thumb.
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  // MARK: Rectangles of the parts

  /// The rectangle of the image before the line: at the left edge, in its own size.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds) { _ in bounds.minX }
  }

  /// The rectangle of the image after the line: at the right edge, in its own size.
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

  /// The line's rectangle: between the images, half a thumb from what is beside it.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap = Self.thumbSide / 2
    let start = minimumValueImage.map { bounds.minX + $0.size.width + gap } ?? bounds.minX + 2
    let end = maximumValueImage.map { bounds.maxX - $0.size.width - gap } ?? bounds.maxX - 2
    let y = bounds.midY - Self.trackHeight / 2
    return CGRect(x: start, y: y, width: max(0, end - start), height: Self.trackHeight)
  }

  /// The thumb's rectangle for a value: wholly on the line.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let side = Self.thumbSide
    let x = rect.minX + part * max(0, rect.width - side)
    return CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
  }

  /// Distances from the frame to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metricSize.alignmentInsets) }

  override var metricSize: IntrinsicSize { ControlMetrics.current.slider() }
}
