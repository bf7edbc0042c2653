/// The device's objects for the application, and the application's windows on screen.
@MainActor
final class DeviceInterface {
  let screen: UIScreen
  let userDevice: UIDevice
  let windowScene: UIWindowScene
  let application = UIApplication()
  private var visibleWindows: [UnretainedReference<UIView>] = []
  private var appearancesToEnd: [UIViewController] = []
  /// The traits of code that runs under other traits than the device's.
  var currentTraits: UITraitCollection?
  private var singletons: [ObjectIdentifier: AnyObject] = [:]

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

  /// The single object of a class.
  func singleton<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let existing = singletons[ObjectIdentifier(Object.self)] as? Object { return existing }
    let object = make()
    singletons[ObjectIdentifier(Object.self)] = object
    return object
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

extension SimulatedDevice {
  /// The device's one instance of a class, created on first use.
  ///
  /// An application keeps such an object in a static property. Here, all devices of the process
  /// would share that property.
  package func singleton<Object: AnyObject>(_ make: () -> Object) -> Object {
    interface.singleton(make)
  }
}
