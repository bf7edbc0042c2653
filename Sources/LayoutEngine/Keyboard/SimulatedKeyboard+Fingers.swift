package import Foundation

/// Drags in scroll views that dismiss the keyboard.
///
/// The keyboard posts nothing while it follows the finger. When the finger lifts, it may announce
/// that it hides.
extension SimulatedKeyboard {
  /// Handles the start of a drag, after the scroll view has reported it.
  package func dragDidBegin(in scrollView: UIScrollView) {
    switch scrollView.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: dismiss(scrollView.keyboardDismissMode)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// Handles a finger's move to a height on the screen.
  ///
  /// The keyboard follows the finger, down and up, once it passes the keyboard's upper edge or the
  /// padding above it.
  package func dragDidMove(to y: CGFloat, in scrollView: UIScrollView) {
    guard scrollView.keyboardDismissMode.isInteractive, isVisible else { return }
    let reach = y + scrollView.keyboardDismissPadding - shownFrame(height: height).minY
    moveDown(by: min(max(0, reach), height - restingHeight(scrollView.keyboardDismissMode)))
  }

  /// Handles the end of a drag at a speed, in points per second, positive downwards.
  ///
  /// A keyboard that was dragged down leaves if the finger moved down. It also leaves if the finger
  /// rested with more than half of the keyboard below the screen. Otherwise it returns.
  package func dragDidEnd(velocity: CGFloat, in scrollView: UIScrollView) {
    guard scrollView.keyboardDismissMode.isInteractive, let frame = dockedFrame else { return }
    let distance = frame.minY - shownFrame(height: height).minY
    guard distance > 0 else { return }
    let mode = scrollView.keyboardDismissMode
    let isMostlyBelowScreen = distance > (height - restingHeight(mode)) / 2
    if velocity > 0 || velocity == 0 && isMostlyBelowScreen { dismiss(mode) }
    restoreDockedPosition()
  }

  /// The height that remains after a drag, for example of a controller's own accessory.
  private func restingHeight(_ mode: UIScrollView.KeyboardDismissMode) -> CGFloat {
    guard !mode.includesAccessory, let responder = device.firstResponder, scriptedHeight == nil
    else { return 0 }
    guard responder.takesText || responder.presentedInputView != nil else { return height }
    return responder.nextFirstResponder.map { requestedContents(of: $0).height } ?? 0
  }

  /// Resigns the first responder and hides the keyboard, which may be up without a first responder.
  private func dismiss(_ mode: UIScrollView.KeyboardDismissMode) {
    guard isVisible, height > restingHeight(mode) else { return }
    device.attributing(to: .system) {
      guard let responder = device.firstResponder else { return hide() }
      guard mode.includesAccessory else {
        responder.resignFirstResponder()
        return
      }
      device.withoutNextFirstResponder { _ = responder.resignFirstResponder() }
    }
  }
}

extension UIScrollView.KeyboardDismissMode {
  fileprivate var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }

  fileprivate var includesAccessory: Bool {
    self == .onDragWithAccessory || self == .interactiveWithAccessory
  }
}

extension UIView {
  /// The largest dismiss padding of the keyboard guides of the view and its superviews.
  ///
  /// A drag starts to dismiss the keyboard at this distance above it.
  fileprivate var keyboardDismissPadding: CGFloat {
    var padding: CGFloat = 0
    var current: UIView? = self
    while let view = current {
      if let guide = view.keyboardGuideIfAny {
        padding = max(padding, guide.keyboardDismissPadding)
      }
      current = view.superview
    }
    return padding
  }
}
