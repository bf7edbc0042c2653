import Foundation

extension SimulatedKeyboard {
  /// Has the keyboard layout guides placed again, in windows that have any, and what is presented
  /// make way for the keyboard.
  func keyboardGuidesDidChange() {
    for window in device.windows {
      for controller in window.rootViewController?.presentedChain ?? [] {
        controller.storedPresentationController?.keyboardDidMove()
      }
      window.walk { view in
        if let guide = view.keyboardGuideIfAny {
          guide.updateTrackedConstraints()
          window.layoutSystem.insetsDidChange(of: view)
        }
        return true
      }
    }
  }
}

extension UIView {
  /// The view's keyboard guide, if it was asked for.
  var keyboardGuideIfAny: UIKeyboardLayoutGuide? {
    builtInGuides[.keyboard] as? UIKeyboardLayoutGuide
  }

  /// The strip that the docked keyboard covers, from the view's bottom edge up.
  ///
  /// Without one it is the safe area's, or empty.
  var keyboardStripHeight: CGFloat {
    let rests = keyboardLayoutGuide.usesBottomSafeArea ? safeAreaInsets.bottom : 0
    guard let window, let keyboard = SimulatedDevice.current.keyboard.dockedFrame else {
      return rests
    }
    return max(rests, bounds.maxY - convert(keyboard, from: window.screen.coordinateSpace).minY)
  }

  /// Where a keyboard is that has left the bottom edge, in the view's coordinates; nil unless there
  /// is one and the guide follows it.
  var followedKeyboardFrame: CGRect? {
    let keyboard = SimulatedDevice.current.keyboard
    guard keyboard.placement != .docked, keyboardLayoutGuide.followsUndockedKeyboard, let window,
      let frame = keyboard.frame
    else { return nil }
    return convert(frame, from: window.screen.coordinateSpace)
  }

  /// Distances from the view's edges to those of its keyboard guide.
  func keyboardGuideInsets(size: CGSize) -> UIEdgeInsets {
    guard let frame = followedKeyboardFrame else {
      return UIEdgeInsets(
        top: size.height - keyboardStripHeight,
        left: 0,
        bottom: -heightOfWindow(below: bounds.minY + size.height),
        right: 0
      )
    }
    return UIEdgeInsets(
      top: frame.minY - bounds.minY,
      left: frame.minX - bounds.minX,
      bottom: bounds.minY + size.height - frame.maxY,
      right: bounds.minX + size.width - frame.maxX
    )
  }

  /// How far the window reaches below a height of the view's coordinates, where a keyboard at its bottom
  /// edge ends; 0 outside of a window.
  private func heightOfWindow(below y: CGFloat) -> CGFloat {
    guard let window else { return 0 }
    return max(0, convert(window.bounds, from: window).maxY - y)
  }
}
