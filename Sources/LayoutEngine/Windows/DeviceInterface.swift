/// The objects through which an application sees its device, and the windows it has put on screen.
@MainActor
final class DeviceInterface {
  let screen: UIScreen
  let userDevice: UIDevice
  let windowScene: UIWindowScene
  let application = UIApplication()
  private var visibleWindows: [UnretainedReference<UIView>] = []
  private var appearancesToEnd: [UIViewController] = []
  /// The traits under which code runs that asked for others than the device's.
  var currentTraits: UITraitCollection?
  private var singletons: [ObjectIdentifier: AnyObject] = [:]

  init(device: SimulatedDevice) {
    screen = UIScreen(device: device)
    userDevice = UIDevice(device: device)
    windowScene = UIWindowScene(device: device)
  }

  /// The windows on screen, the lowest level first, in the order in which they were shown.
  ///
  /// A window lives as long as the application keeps it.
  var windows: [UIWindow] {
    let windows = visibleWindows.compactMap { $0.object as? UIWindow }
    // Nearly always there is one, and this is asked for at the end of every turn.
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

  /// Remembers to end an appearance once the windows have been laid out.
  func endAppearanceAfterLayout(of controller: UIViewController) {
    appearancesToEnd.append(controller)
  }

  /// The one object of a class, by which it is found again.
  func singleton<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let existing = singletons[ObjectIdentifier(Object.self)] as? Object { return existing }
    let object = make()
    singletons[ObjectIdentifier(Object.self)] = object
    return object
  }

  /// Lays windows out, and ends appearances, until neither makes the other necessary.
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
  /// The device's one instance of a class, made when first asked for.
  ///
  /// An application keeps such an object in a static property. Here that would be shared by all
  /// devices of the process.
  package func singleton<Object: AnyObject>(_ make: () -> Object) -> Object {
    interface.singleton(make)
  }
}
