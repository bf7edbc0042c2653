public import Foundation

/// A control above a scroll view's content; pulling the content down starts it.
///
/// Pulls are not simulated. In UIKit the control keeps its space above the content during a
/// refresh; here only ``isRefreshing`` changes.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Makes a control, 60 points high.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size.height = 60
  }

  /// Makes a control; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var isRefreshing = false

  open var attributedTitle: NSAttributedString?

  /// Begins a refresh without notifying the control's targets.
  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }
}
