import LayoutEngine

/// Lets short content be dragged while the keyboard is up, so that a drag can dismiss it.
@MainActor
struct BounceController {
  private var savedAlwaysBounceVertical: Bool?

  /// Turns vertical bouncing on, unless no drag dismisses the keyboard.
  mutating func keyboardWasPresented(over scrollView: UIScrollView) {
    guard scrollView.keyboardDismissMode != .none else { return }
    savedAlwaysBounceVertical = scrollView.alwaysBounceVertical
    scrollView.alwaysBounceVertical = true
  }

  /// Restores what bouncing was before.
  ///
  /// - Returns: Whether there was something to restore, or nothing to do.
  mutating func keyboardWasDismissed(from scrollView: UIScrollView) -> Bool {
    guard scrollView.keyboardDismissMode != .none else { return true }
    guard let saved = savedAlwaysBounceVertical else { return false }
    scrollView.alwaysBounceVertical = saved
    savedAlwaysBounceVertical = nil
    return true
  }
}
