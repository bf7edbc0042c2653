import DeviceCatalog
import Foundation

/// The differences of the status bar from the device's default.
struct StatusBarState: Equatable {
  /// Whether a call is active in the background of this application.
  var isInCall = false
  /// Whether the controllers hide the status bar; nil for the device's default.
  var isHidden: Bool?
}

extension DeviceMetrics {
  /// The height of a normal status bar on a device with a home button, in points.
  private static let ordinaryHeight = 20.0

  /// The distance that the taller status bar of a call moves the interface down, in points.
  var statusBarOverhang: CGFloat {
    // For other bars of the same height, the safe area is the hardware's.
    isStatusBarOfCall ? CGFloat(statusBarHeight - Self.ordinaryHeight) : 0
  }

  private var isStatusBarOfCall: Bool {
    statusBarHeight == 2 * Self.ordinaryHeight && safeArea.top == statusBarHeight
  }

  /// Returns the metrics of the device with a changed status bar.
  func with(_ state: StatusBarState, on device: Device, growsInCalls: Bool) -> DeviceMetrics {
    var metrics = self
    switch (state.isHidden, device.display) {
    case (true?, .homeButton), (true?, .rounded): metrics.setStatusBar(height: 0)
    case (true?, _): metrics.statusBarHeight = 0
    case (false?, .homeButton) where statusBarHeight == 0:
      metrics.setStatusBar(height: Self.ordinaryHeight)
    default: break
    }
    if state.isInCall, growsInCalls, metrics.statusBarHeight > 0 {
      metrics.setStatusBar(height: 2 * Self.ordinaryHeight)
    }
    return metrics
  }

  /// Sets the status bar height of a screen with a straight edge, which is also its safe area.
  ///
  /// The navigation bar begins below it, or below the gap that the system leaves without it.
  private mutating func setStatusBar(height: Double) {
    let gap = navigationBarTop > statusBarHeight ? navigationBarTop : 0
    (statusBarHeight, safeArea.top, navigationBarTop) = (height, height, max(height, gap))
  }
}

extension SimulatedDevice {
  /// Returns the current display's metrics in an orientation, with the current status bar.
  func metrics(in orientation: DeviceOrientation) -> DeviceMetrics {
    var metrics = model.metrics(in: orientation, on: display)
    if !screenSizes.isEmpty, let size = screenSizes[orientation] { metrics.size = size }
    guard statusBar != StatusBarState() else { return metrics }
    return metrics.with(statusBar, on: model, growsInCalls: hasStatusBarOfCalls)
  }

  /// Whether a call makes the status bar taller: on phones with a home button before iOS 13.
  private var hasStatusBarOfCalls: Bool {
    let major = options.system?.major ?? model.systems.last
    return model.idiom == .phone && model.display == .homeButton && major < 13
  }

  /// Whether the device hides the status bar unless a controller shows it.
  var hidesStatusBarByItself: Bool {
    model.metrics(in: orientation, on: display).statusBarHeight == 0
  }

  /// The frame of the status bar, in the screen's coordinates; empty while it is hidden.
  var statusBarFrame: CGRect {
    let metrics = metrics
    guard metrics.statusBarHeight > 0 else { return .zero }
    return CGRect(x: 0, y: 0, width: metrics.size.width, height: metrics.statusBarHeight)
  }

  // MARK: Changes

  /// The duration of the animation for a call's status bar, in seconds.
  private static let callDuration = 0.35

  /// Starts or ends a call in the background.
  package func setIsInCall(_ isInCall: Bool) {
    var state = statusBar
    state.isInCall = isInCall
    attributing(to: .system) { changeStatusBar(to: state, duration: Self.callDuration) }
  }

  /// Updates the status bar from the controllers' current preferences.
  ///
  /// - Parameter duration: The duration in seconds; 0 for the enclosing animation, if there is one.
  func updateStatusBar(duration: TimeInterval = 0) {
    var state = statusBar
    state.isHidden = preferredHidden
    attributing(to: .system) { changeStatusBar(to: state, duration: duration) }
  }

  /// Reads the controllers' preferences as a part of another change.
  func readStatusBarPreferences() { statusBar.isHidden = preferredHidden }

  /// The preference of the controller in charge; nil if it equals the device's default.
  private var preferredHidden: Bool? {
    let area = hasStatusBarInEachWindow ? applicationArea : screen.bounds
    guard let window = windows.first(where: { $0.frame == area }),
      let controller = window.rootViewController?.statusBarController
    else { return nil }
    let isHidden = attributing(to: .application) { controller.prefersStatusBarHidden }
    return isHidden == hidesStatusBarByItself ? nil : isHidden
  }

  /// Announces a new status bar, adapts the windows, and announces the end of the change.
  private func changeStatusBar(to state: StatusBarState, duration: TimeInterval) {
    guard state != statusBar else { return }
    let (old, oldFrame) = (statusBar, statusBarFrame)
    statusBar = state
    let newFrame = statusBarFrame
    guard oldFrame != newFrame else { return }
    if !options.statusBarChangesBeforeAnnouncement { statusBar = old }
    announceStatusBar(UIApplication.willChangeStatusBarFrameNotification, newFrame) {
      $0.application(application, willChangeStatusBarFrame: newFrame)
    }
    statusBar = state
    let makeRoom = { for window in self.windows { window.makeRoomForStatusBar() } }
    if duration > 0 {
      animate(duration: duration, makeRoom)
    } else {
      makeRoom()
    }
    announceStatusBar(UIApplication.didChangeStatusBarFrameNotification, oldFrame) {
      $0.application(application, didChangeStatusBarFrame: oldFrame)
    }
  }

  private func announceStatusBar(
    _ name: NSNotification.Name,
    _ frame: CGRect,
    _ notify: (any UIApplicationDelegate) -> Void
  ) {
    if let delegate = application.launchDelegate {
      attributing(to: .application) { notify(delegate) }
    }
    post(
      name,
      object: application,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(rect: frame)]
    )
  }
}

extension UIViewController {
  /// The controller that controls the status bar: the topmost covering controller, then the child
  /// that each controller names.
  fileprivate var statusBarController: UIViewController {
    if let presented = presentedViewController, presented.decidesAboutStatusBar {
      return presented.statusBarController
    }
    return childForStatusBarHidden?.statusBarController ?? self
  }

  private var decidesAboutStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}

extension UIWindow {
  /// The frame of the root controller's view: the window without the overhang of a call's status
  /// bar.
  var rootFrame: CGRect {
    let device = SimulatedDevice.current
    guard device.statusBar.isInCall, frame.minY <= 0 else { return bounds }
    return bounds.below(device.metrics.statusBarOverhang)
  }

  /// Adapts the window to a new status bar.
  fileprivate func makeRoomForStatusBar() {
    if let view = rootViewController?.viewIfLoaded, view.superview === self {
      view.frame = rootFrame
    }
    setNeedsSafeAreaUpdate()
    setNeedsLayout()
    layoutIfNeeded()
  }
}

extension CGRect {
  /// Returns the rectangle without a strip at its top.
  func below(_ height: CGFloat) -> CGRect {
    guard height > 0 else { return self }
    return CGRect(x: minX, y: minY + height, width: width, height: max(0, self.height - height))
  }
}
