import LayoutEngine

/// Adds the keyboard to the host's safe area, as its additional bottom inset.
///
/// It never changes the other edges. The application's own inset is a minimum while the keyboard is
/// visible, and is restored afterwards.
@MainActor
struct AdditionalSafeAreaController {
  private var savedInsets = UIEdgeInsets.zero
  private var keeper: ContentHeightKeeper?

  /// Saves the application's insets and adds the keyboard.
  ///
  /// `keeper` keeps the content at its current height while the keyboard is visible. With nil the
  /// content shrinks.
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

  /// Restores the application's bottom inset and the content's own height.
  mutating func keyboardWasDismissed(in host: UIViewController) {
    host.additionalSafeAreaInsets.bottom = savedInsets.bottom
    keeper?.release(additionalBottom: savedInsets.bottom)
    keeper = nil
  }
}
