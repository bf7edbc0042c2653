import LayoutEngine

/// Makes the keyboard a part of the host's safe area, by its additional bottom inset.
///
/// The other edges are never written. What the application had set comes back when the keyboard
/// leaves, and counts as a lower limit until then.
@MainActor
struct AdditionalSafeAreaController {
  private var savedInsets = UIEdgeInsets.zero
  private var keeper: ContentHeightKeeper?

  /// Saves the application's insets and adds the keyboard.
  ///
  /// `keeper` keeps the content at its present height while the keyboard is up; nil lets it shrink.
  mutating func keyboardWasPresented(
    bottomInset: CGFloat,
    in host: UIViewController,
    keeper: ContentHeightKeeper?
  ) {
    savedInsets = host.additionalSafeAreaInsets
    self.keeper = keeper
    keyboardWasResized(bottomInset: bottomInset, in: host)
  }

  /// Follows the keyboard to another height.
  func keyboardWasResized(bottomInset: CGFloat, in host: UIViewController) {
    let bottom = max(bottomInset, savedInsets.bottom)
    keeper?.keep(additionalBottom: bottom)
    host.additionalSafeAreaInsets.bottom = bottom
  }

  /// Restores the application's bottom inset and lets the content go.
  mutating func keyboardWasDismissed(in host: UIViewController) {
    host.additionalSafeAreaInsets.bottom = savedInsets.bottom
    keeper?.release(additionalBottom: savedInsets.bottom)
    keeper = nil
  }
}
