import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Rotates the device; `portrait` and `landscape` keep an orientation that already matches.
  func rotate(to target: RotationTarget) throws(EngineError) {
    if let obstacle = device.obstacle(to: device.multitasking.width, in: target.orientation) {
      throw failure(
        obstacle.reason,
        .fix("change the width by 'multitasking' before the device turns")
      )
    }
    let isReversed: Bool? =
      switch target {
      case .landscape: nil
      default: target.isReversed
      }
    device.rotate(to: target.orientation, isReversed: isReversed)
  }

  /// Folds or unfolds the device; it keeps a display that is already in use.
  func fold(to display: FoldableDisplay) throws(EngineError) {
    guard device.model.innerDisplay != nil else {
      throw failure("\(device.model.id) has one display", .fix("choose a foldable device"))
    }
    device.fold(to: display)
  }

  /// Starts or ends a call, or makes the top screen show or hide the status bar.
  func change(_ change: StatusBarChange) {
    switch change {
    case .inCall: device.setIsInCall(true)
    case .hidden: topScreen.hidesStatusBar = true
    case .shown:
      device.setIsInCall(false)
      topScreen.hidesStatusBar = false
    }
  }

  /// Changes the text size or the bold text setting of the user.
  func change(_ change: TextSizeChange) {
    let options = device.options
    device.setTextSize(
      change.size.flatMap(UIContentSizeCategory.init) ?? options.contentSizeCategory,
      boldText: change.isBold ?? options.boldText
    )
  }

  /// Lets time pass until a future moment.
  func waitUntil(_ seconds: Double) throws(EngineError) {
    let remaining = seconds - device.clock.now
    guard remaining >= 0 else {
      throw failure(
        "the time is already \(device.clock.now.plain) s",
        .fix("wait until a later time")
      )
    }
    device.clock.advance(by: remaining)
  }

  /// Lays out the window, whether or not a layout is pending.
  func layout() {
    topScreen.mainScrollView?.setNeedsLayout()
    topScreen.shown.view.setNeedsLayout()
    device.layoutWindowsIfNeeded()
  }

  /// Gives the application another part of the screen.
  func multitask(_ request: MultitaskingRequest) throws(EngineError) {
    let multitasking = Multitasking(request)
    if let obstacle = device.obstacle(to: multitasking.width, in: device.orientation) {
      throw failure(obstacle.reason, .fix(obstacle.fix))
    }
    device.setMultitasking(multitasking)
  }

  /// Shows or hides the bars in the step.
  func show(_ bars: Bars) throws(EngineError) {
    if let isShown = bars.navigationBar {
      try requiredNavigation().setNavigationBarHidden(!isShown, animated: false)
    }
    if let isShown = bars.toolbar {
      try requiredNavigation().setToolbarHidden(!isShown, animated: false)
    }
    if let areLarge = bars.largeTitles {
      try requiredNavigation().navigationBar.prefersLargeTitles = areLarge
    }
    if let isShown = bars.tabBar {
      guard let tabs else { throw failure("there is no tab bar", .fix("add it to 'bars'")) }
      tabs.tabBar.isHidden = !isShown
    }
  }
}

extension SimulatedDevice {
  /// Returns the reason why a width is impossible for the application in an orientation; nil if it
  /// is possible.
  func obstacle(to width: ApplicationWidth, in orientation: DeviceOrientation) -> WidthObstacle? {
    width.obstacle(on: model, in: orientation, system: options.applicationSystem)
  }
}

extension Multitasking {
  /// Creates an application that starts with a width, on its usual side.
  init(_ width: ApplicationWidth) {
    self.init(width: width, side: width == .slideOver ? .right : .left)
  }

  fileprivate init(_ request: MultitaskingRequest) {
    let side = request.side ?? (request.width == .slideOver ? .right : .left)
    self.init(width: request.width, side: side == .left ? .left : .right)
  }
}
