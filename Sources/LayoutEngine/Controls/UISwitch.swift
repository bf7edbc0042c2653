public import Foundation

@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Makes a control at the given origin, in its own size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(.defaultHigh)
    takeOwnSize()
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(.defaultHigh)
    takeOwnSize()
  }

  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// The words beside a box to tick, which only a Mac shows.
  open var title: String?

  /// Distances from the frame to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metricSize.alignmentInsets) }

  override var metricSize: IntrinsicSize { ControlMetrics.current.toggle() }

  // MARK: Switches that are stretched

  open override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    isStretched(by: frame.width, beyond: { $0.frameWidth })
      ? frame : super.alignmentRect(forFrame: frame)
  }

  open override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    guard isStretched(by: alignmentRect.width, beyond: { $0.width }) else {
      return super.frame(forAlignmentRect: alignmentRect)
    }
    var frame = alignmentRect
    frame.size.width = max(frame.width, metricSize.frameWidth.map { CGFloat($0) } ?? 0)
    return frame
  }

  /// Whether a width is more than the control's own, and makes it lose the overhang of the frame.
  ///
  /// Up to iOS 12 a stretched switch is exactly as wide as the label that shares a row with it, by
  /// rdar://39275811. Frames of later systems keep the overhang.
  private func isStretched(by width: CGFloat, beyond own: (IntrinsicSize) -> Double?) -> Bool {
    let metrics = ControlMetrics.current
    guard metrics.generation == .iOS7to12, let own = own(metrics.toggle()) else { return false }
    return width > CGFloat(own)
  }
}
