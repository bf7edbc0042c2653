extension UIViewController {
  /// The state of a controller's appearance.
  package enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing

    /// Whether a did-call is pending.
    var isInTransition: Bool { self == .appearing || self == .disappearing }
  }

  /// Makes the will-call for this controller and its visible children.
  package func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let isChange =
      isAppearing
      ? appearance == .disappeared || appearance == .disappearing
      : appearance == .appeared || appearance == .appearing
    guard isChange else { return }
    appearance = isAppearing ? .appearing : .disappearing
    appearsAnimated = animated
    endsAppearanceByItself = false
    if isAppearing {
      loadViewIfNeeded()
      call("viewWillAppear") { viewWillAppear(animated) }
      (self as? any ContainerContent)?.installContent()
      if rootView?.window != nil { notifyIsAppearing() }
    } else {
      call("viewWillDisappear") { viewWillDisappear(animated) }
    }
    forwardAppearance { $0.beginAppearance(isAppearing, animated: animated) }
  }

  /// Makes the did-call for this controller and its waiting children.
  package func endAppearance() {
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

  /// Called when the view is in the window's hierarchy and has its traits.
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
  /// Begins the appearance transition for a move of the root view into or out of a window.
  ///
  /// Appearance depends on the view, not on containment, so a view added without `addChild`
  /// receives it too. Nothing happens if a container or the application has already begun the
  /// transition.
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

  /// Continues or ends the appearance that ``rootViewWillMove(toWindow:)`` began.
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
