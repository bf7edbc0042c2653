import DeviceCatalog
import Foundation

/// What is other about the status bar than the device has it by itself.
struct StatusBarState: Equatable {
  /// Whether a call goes on in the background of this application.
  var isInCall = false
  /// Whether the controllers want no status bar; nil for what the device does by itself.
  var isHidden: Bool?
}

extension DeviceMetrics {
  /// The height of an ordinary status bar above a home button's screen, in points.
  private static let ordinaryHeight = 20.0

  /// How far a status bar that a call has made higher pushes the interface down, in points.
  var statusBarOverhang: CGFloat {
    // Of other bars as high as this one is the safe area the hardware's.
    isStatusBarOfCall ? CGFloat(statusBarHeight - Self.ordinaryHeight) : 0
  }

  private var isStatusBarOfCall: Bool {
    statusBarHeight == 2 * Self.ordinaryHeight && safeArea.top == statusBarHeight
  }

  /// What the device measures with another status bar than its own.
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

  /// Gives a screen whose edge is straight another status bar, which is then its safe area.
  private mutating func setStatusBar(height: Double) {
    (statusBarHeight, safeArea.top, navigationBarTop) = (height, height, height)
  }
}

extension SimulatedDevice {
  /// What the device measures when it is held in a way, with the present status bar.
  func metrics(in orientation: DeviceOrientation) -> DeviceMetrics {
    var metrics = model.metrics(in: orientation)
    if !screenSizes.isEmpty, let size = screenSizes[orientation] { metrics.size = size }
    guard statusBar != StatusBarState() else { return metrics }
    return metrics.with(statusBar, on: model, growsInCalls: hasStatusBarOfCalls)
  }

  /// Whether a call makes the status bar higher: on phones with a home button before iOS 13.
  private var hasStatusBarOfCalls: Bool {
    let major = options.system?.major ?? model.systems.last
    return model.idiom == .phone && model.display == .homeButton && major < 13
  }

  /// Whether there is no status bar unless a controller asks for one.
  var hidesStatusBarByItself: Bool { model.metrics(in: orientation).statusBarHeight == 0 }

  /// The frame of the status bar, in the screen's coordinates; empty while it is hidden.
  var statusBarFrame: CGRect {
    let metrics = metrics
    guard metrics.statusBarHeight > 0 else { return .zero }
    return CGRect(x: 0, y: 0, width: metrics.size.width, height: metrics.statusBarHeight)
  }

  // MARK: Changes

  /// How long the interface takes to make room for the status bar of a call, in seconds.
  private static let callDuration = 0.35

  /// Begins or ends a call in the background.
  package func setIsInCall(_ isInCall: Bool) {
    var state = statusBar
    state.isInCall = isInCall
    attributing(to: .system) { changeStatusBar(to: state, duration: Self.callDuration) }
  }

  /// Asks the controllers again whether they want a status bar.
  ///
  /// - Parameter duration: Seconds; 0 for the animation around, if there is one.
  func updateStatusBar(duration: TimeInterval = 0) {
    var state = statusBar
    state.isHidden = wishedHidden
    attributing(to: .system) { changeStatusBar(to: state, duration: duration) }
  }

  /// Takes over what the controllers want, as a part of another change.
  func readStatusBarWishes() { statusBar.isHidden = wishedHidden }

  /// What the controller in charge wants; nil if that is what the device does by itself.
  private var wishedHidden: Bool? {
    guard let window = windows.first(where: { $0.frame == screen.bounds }),
      let controller = window.rootViewController?.inChargeOfStatusBar
    else { return nil }
    let isHidden = attributing(to: .application) { controller.prefersStatusBarHidden }
    return isHidden == hidesStatusBarByItself ? nil : isHidden
  }

  /// Announces another status bar, has the windows make room for it, and announces that it is
  /// there.
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
    if let delegate = application.delegate { attributing(to: .application) { notify(delegate) } }
    post(
      name,
      object: application,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(rect: frame)]
    )
  }
}

extension UIViewController {
  /// The controller that decides whether there is a status bar: what covers the others, then the
  /// child that each names.
  fileprivate var inChargeOfStatusBar: UIViewController {
    if let presented = presentedViewController, presented.decidesAboutStatusBar {
      return presented.inChargeOfStatusBar
    }
    return childForStatusBarHidden?.inChargeOfStatusBar ?? self
  }

  private var decidesAboutStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}

extension UIWindow {
  /// Where the root controller's view belongs: all of the window but what a call takes from the
  /// top.
  var rootFrame: CGRect {
    let device = SimulatedDevice.current
    guard device.statusBar.isInCall, frame.minY <= 0 else { return bounds }
    return bounds.below(device.metrics.statusBarOverhang)
  }

  /// Takes another status bar into account.
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
  /// The rectangle without a strip at its top.
  func below(_ height: CGFloat) -> CGRect {
    guard height > 0 else { return self }
    return CGRect(x: minX, y: minY + height, width: width, height: max(0, self.height - height))
  }
}
