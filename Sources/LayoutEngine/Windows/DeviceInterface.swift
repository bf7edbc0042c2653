/// The device's objects for the application, and the application's windows on screen.
@MainActor
final class DeviceInterface {
  let screen: UIScreen
  let userDevice: UIDevice
  let windowScene: UIWindowScene
  let application = UIApplication()
  private var visibleWindows: [UnretainedReference<UIView>] = []
  private var appearancesToEnd: [UIViewController] = []

  init(device: SimulatedDevice) {
    screen = UIScreen(device: device)
    userDevice = UIDevice(device: device)
    windowScene = UIWindowScene(device: device)
  }

  /// The windows on screen by level, the lowest first, and then in the order of showing.
  ///
  /// The application retains its windows.
  var windows: [UIWindow] {
    let windows = visibleWindows.compactMap { $0.object as? UIWindow }
    // There is nearly always one window, and this is read at the end of every turn.
    guard windows.count > 1 else { return windows }
    return windows.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  func add(_ window: UIWindow) {
    remove(window)
    visibleWindows.append(window.reference)
  }

  func remove(_ window: UIWindow) {
    visibleWindows.removeAll { $0.object == nil || $0.object === window }
  }

  /// Schedules the end of an appearance until the windows have been laid out.
  func endAppearanceAfterLayout(of controller: UIViewController) {
    appearancesToEnd.append(controller)
  }

  /// Lays out windows and ends appearances until neither requires the other.
  func layoutWindowsIfNeeded() {
    for window in windows { window.layoutIfNeeded() }
    while !appearancesToEnd.isEmpty {
      let controllers = appearancesToEnd
      appearancesToEnd = []
      for controller in controllers { controller.endAppearance() }
      for window in windows { window.layoutIfNeeded() }
    }
  }
}

extension SimulatedDevice {
  var screen: UIScreen { interface.screen }
  var userDevice: UIDevice { interface.userDevice }
  var windowScene: UIWindowScene { interface.windowScene }
  var application: UIApplication { interface.application }

  /// The windows on screen, the lowest first.
  package var windows: [UIWindow] { interface.windows }
}
