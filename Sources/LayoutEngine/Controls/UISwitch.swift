public import Foundation

@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Creates a control with a frame's origin and its own size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(.defaultHigh)
    takeOwnSize()
  }

  /// Creates a control; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(.defaultHigh)
    takeOwnSize()
  }

  open var isOn: Bool {
    get { isTurnedOn }
    set { isTurnedOn = newValue }
  }

  private var isTurnedOn = false

  open func setOn(_ on: Bool, animated: Bool) { isTurnedOn = on }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// The title beside a checkbox, which only a Mac shows.
  open var title: String?

  /// The distances from the frame to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metricSize.alignmentInsets) }

  override var metricSize: ControlSize { ControlMetrics.current.toggle() }

  // MARK: Stretched switches

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

  /// Returns whether a width exceeds the control's own, which removes the overhang of the frame.
  ///
  /// Up to iOS 12 a stretched switch has exactly the width of a label in the same row; see
  /// rdar://39275811. Frames of later systems keep the overhang.
  private func isStretched(by width: CGFloat, beyond own: (ControlSize) -> Double?) -> Bool {
    let metrics = ControlMetrics.current
    guard metrics.generation == .iOS7to12, let own = own(metrics.toggle()) else { return false }
    return width > CGFloat(own)
  }
}
