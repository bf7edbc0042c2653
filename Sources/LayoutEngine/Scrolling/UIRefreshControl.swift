public import Foundation

/// A control above a scroll view's content, which a pull beyond the top starts.
///
/// Nobody pulls here. While a refresh goes on the control keeps its room above the content in UIKit;
/// here only ``isRefreshing`` tells.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Makes a control, 60 points high.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size.height = 60
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a refresh goes on.
  open private(set) var isRefreshing = false

  /// The words below the wheel.
  open var attributedTitle: NSAttributedString?

  /// Says that a refresh has begun, of which the control's targets do not hear.
  open func beginRefreshing() { isRefreshing = true }

  /// Says that the refresh has ended.
  open func endRefreshing() { isRefreshing = false }
}
