extension UIViewController {
  /// Where a controller is between being off screen and being on it.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing

    /// Whether a did-call is still to come.
    var isInTransition: Bool { self == .appearing || self == .disappearing }
  }

  /// Makes the will-call, here and in the children whose views are part of this one's.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let isNews =
      isAppearing
      ? appearance == .disappeared || appearance == .disappearing
      : appearance == .appeared || appearance == .appearing
    guard isNews else { return }
    appearance = isAppearing ? .appearing : .disappearing
    appearsAnimated = animated
    endsAppearanceByItself = false
    if isAppearing {
      loadViewIfNeeded()
      call("viewWillAppear") { viewWillAppear(animated) }
      installContent()
      if rootView?.window != nil { notifyIsAppearing() }
    } else {
      call("viewWillDisappear") { viewWillDisappear(animated) }
    }
    forwardAppearance { $0.beginAppearance(isAppearing, animated: animated) }
  }

  /// Makes the did-call, here and in the children that are waiting for it.
  func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      isNewInParent = false
      call("viewDidAppear") { viewDidAppear(appearsAnimated) }
    case .disappearing:
      appearance = .disappeared
      call("viewDidDisappear") { viewDidDisappear(appearsAnimated) }
    case .appeared, .disappeared:
      return
    }
    forwardAppearance { $0.endAppearance() }
  }

  private func forwardAppearance(_ forward: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    children.filter { $0.isShown(in: self) || $0.appearance.isInTransition }.forEach(forward)
  }
}

// MARK: - Calls that the application may have overridden

extension UIViewController {
  private func call(_ method: String, _ body: () -> Void) {
    SimulatedDevice.current.call(method, of: self, body)
  }

  /// The view is in the window's hierarchy and has its traits.
  fileprivate func notifyIsAppearing() {
    rootView?.walk { view in
      view.updateTraitObservers()
      return true
    }
    call("viewIsAppearing") { viewIsAppearing(appearsAnimated) }
  }

  func notifyTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    call("viewWillTransition") { viewWillTransition(to: size, with: coordinator) }
  }

  func notifySafeAreaChange() {
    call("viewSafeAreaInsetsDidChange") { viewSafeAreaInsetsDidChange() }
  }
}

// MARK: - Appearance by moving into a window

extension UIViewController {
  /// Begins the appearance that a move of the root view into or out of a window means.
  ///
  /// Appearance follows the view, not containment: a view that was added without `addChild` has it
  /// too. Where a container or an application has begun the transition already, nothing happens.
  func rootViewWillMove(toWindow window: UIWindow?) {
    if let window {
      guard window.showsContent, appearance == .disappeared else { return }
      beginAppearance(true, animated: false)
      endsAppearanceByItself = !(parent?.appearance.isInTransition ?? false)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      beginAppearance(false, animated: false)
      endsAppearanceByItself = !(parent?.appearance.isInTransition ?? false)
    }
  }

  /// Goes on with, or ends, the appearance that ``rootViewWillMove(toWindow:)`` began.
  func rootViewDidMove(toWindow window: UIWindow?) {
    switch appearance {
    case .appearing:
      guard let window else { return }
      notifyIsAppearing()
      if endsAppearanceByItself { window.endAppearanceAfterLayout(of: self) }
    case .disappearing:
      if endsAppearanceByItself { endAppearance() }
    case .appeared, .disappeared:
      break
    }
  }
}
