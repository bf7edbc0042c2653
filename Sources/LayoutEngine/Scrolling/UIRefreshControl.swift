public import Foundation

/// A control above a scroll view's content, which a pull beyond the top starts.
///
/// Pulls are not simulated. During a refresh the control keeps its room above the content in UIKit;
/// here only ``isRefreshing`` changes.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Makes a control, 60 points high.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size.height = 60
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var isRefreshing = false

  open var attributedTitle: NSAttributedString?

  /// Begins a refresh without notifying the control's targets.
  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }
}
