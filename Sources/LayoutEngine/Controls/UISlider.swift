public import Foundation

/// A value on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Makes a control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The value.
  open var value: Float = 0
  /// The value at the beginning.
  open var minimumValue: Float = 0
  /// The value at the end.
  open var maximumValue: Float = 1

  /// Distances from the frame to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metricSize.alignmentInsets) }

  override var metricSize: IntrinsicSize { ControlMetrics.current.slider() }
}
