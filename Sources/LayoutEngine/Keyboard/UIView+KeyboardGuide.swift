import Foundation

extension SimulatedKeyboard {
  /// Updates keyboard layout guides and presented views after a movement of the keyboard.
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
  /// The view's keyboard guide, if it exists.
  var keyboardGuideIfAny: UIKeyboardLayoutGuide? {
    builtInGuides[.keyboard] as? UIKeyboardLayoutGuide
  }

  /// The height of the strip that the docked keyboard covers, from the view's bottom edge.
  ///
  /// Without a docked keyboard, it is the bottom safe area, or 0 if the guide does not use that.
  var keyboardStripHeight: CGFloat {
    let rests = keyboardLayoutGuide.usesBottomSafeArea ? safeAreaInsets.bottom : 0
    guard let window, let keyboard = SimulatedDevice.current.keyboard.dockedFrame else {
      return rests
    }
    return max(rests, bounds.maxY - convert(keyboard, from: window.screen.coordinateSpace).minY)
  }

  /// The frame of an undocked keyboard in the view's coordinates; nil if there is none or the guide
  /// does not follow it.
  var followedKeyboardFrame: CGRect? {
    let keyboard = SimulatedDevice.current.keyboard
    guard keyboard.placement != .docked, keyboardLayoutGuide.followsUndockedKeyboard, let window,
      let frame = keyboard.frame
    else { return nil }
    return convert(frame, from: window.screen.coordinateSpace)
  }

  /// The distances from the view's edges to its keyboard guide's edges.
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

  /// The height of the window below a y coordinate, down to the bottom edge of a docked keyboard; 0
  /// outside of a window.
  private func heightOfWindow(below y: CGFloat) -> CGFloat {
    guard let window else { return 0 }
    return max(0, convert(window.bounds, from: window).maxY - y)
  }
}
