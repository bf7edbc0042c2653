public import Foundation

/// Wheels to choose from.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Makes a view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var isVerticallyCompact: Bool { SimulatedDevice.current.isVerticallyCompact }

  /// The size of its generation.
  open override var intrinsicContentSize: CGSize {
    CGSize(ControlMetrics.current.picker(isVerticallyCompact: isVerticallyCompact))
  }
}
