package import Foundation

/// The keyboard's part in a drag in a scroll view that dismisses it.
///
/// While it follows the finger it posts nothing; only when the finger lets go it may announce that
/// it leaves.
extension SimulatedKeyboard {
  /// A finger has begun to drag the content, and the scroll view reports it already.
  package func dragDidBegin(in scrollView: UIScrollView) {
    switch scrollView.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: dismiss(scrollView.keyboardDismissMode)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// The finger has come to a height on the screen: from the keyboard's upper edge on, or from the
  /// padding above it, the keyboard follows it, down and up again.
  package func dragDidMove(to y: CGFloat, in scrollView: UIScrollView) {
    guard scrollView.keyboardDismissMode.isInteractive, isVisible else { return }
    let reach = y + scrollView.keyboardDismissPadding - shownFrame(height: height).minY
    draw(down: min(max(0, reach), height - restingHeight(scrollView.keyboardDismissMode)))
  }

  /// The finger lets go with a speed, in points a second, positive downwards.
  ///
  /// A keyboard that was drawn down leaves if the finger was on its way down, or rested with more
  /// than half of the keyboard below the screen; else it comes back.
  package func dragDidEnd(velocity: CGFloat, in scrollView: UIScrollView) {
    guard scrollView.keyboardDismissMode.isInteractive, let frame = dockedFrame else { return }
    let distance = frame.minY - shownFrame(height: height).minY
    guard distance > 0 else { return }
    let mode = scrollView.keyboardDismissMode
    let isMostlyGone = distance > (height - restingHeight(mode)) / 2
    if velocity > 0 || velocity == 0 && isMostlyGone { dismiss(mode) }
    snapBack()
  }

  /// The height that a drag leaves at the bottom of the screen, such as a controller's own accessory.
  private func restingHeight(_ mode: UIScrollView.KeyboardDismissMode) -> CGFloat {
    guard !mode.includesAccessory, let responder = device.firstResponder, scriptedHeight == nil
    else { return 0 }
    guard responder.takesText || responder.presentedInputView != nil else { return height }
    return responder.nextFirstResponder.map { wantedContents(of: $0).height } ?? 0
  }

  /// Takes the focus away, and with it the keyboard, which may be up without a focus.
  private func dismiss(_ mode: UIScrollView.KeyboardDismissMode) {
    guard isVisible, height > restingHeight(mode) else { return }
    device.attributing(to: .system) {
      guard let responder = device.firstResponder else { return hide() }
      guard mode.includesAccessory else {
        responder.resignFirstResponder()
        return
      }
      device.withoutHeir { _ = responder.resignFirstResponder() }
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
  /// How far above the keyboard a drag in the view begins to dismiss it: the most that the guides of
  /// the view and of those around it ask for.
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
