import LayoutEngine

/// Lets users drag short content while the keyboard is visible, so that a drag can dismiss it.
@MainActor
struct BounceController {
  private var savedAlwaysBounceVertical: Bool?

  /// Turns on vertical bouncing, unless a drag does not dismiss the keyboard.
  mutating func keyboardWasPresented(over scrollView: UIScrollView) {
    guard scrollView.keyboardDismissMode != .none else { return }
    savedAlwaysBounceVertical = scrollView.alwaysBounceVertical
    scrollView.alwaysBounceVertical = true
  }

  /// Restores the saved bouncing.
  ///
  /// - Returns: False if there was no saved value although one was required.
  mutating func keyboardWasDismissed(from scrollView: UIScrollView) -> Bool {
    guard scrollView.keyboardDismissMode != .none else { return true }
    guard let saved = savedAlwaysBounceVertical else { return false }
    scrollView.alwaysBounceVertical = saved
    savedAlwaysBounceVertical = nil
    return true
  }
}
