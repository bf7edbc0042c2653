import DeviceCatalog
public import Foundation

/// The application on the simulated device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The current device's application.
  open class var shared: UIApplication { SimulatedDevice.current.application }

  /// The observer of the application's life cycle.
  ///
  /// In an engine of an app, it is an object of the app's class until the app sets another one. It
  /// has the key window, but the app is not launched: UIKit calls none of its methods.
  open var delegate: (any UIApplicationDelegate)? {
    get { launchDelegate ?? standInDelegate }
    set { launchDelegate = newValue }
  }

  /// The observer that the program has set.
  private(set) weak var launchDelegate: (any UIApplicationDelegate)?

  /// The object of the app's class, made at its first use.
  private lazy var madeDelegate = applicationDelegates?.make()

  private var standInDelegate: (any UIApplicationDelegate)? {
    guard let madeDelegate else { return nil }
    let owner: any UIApplicationWindowOwner = madeDelegate
    if owner.window == nil { owner.window = keyWindow }
    return madeDelegate
  }

  /// The windows on screen, the lowest first.
  open var windows: [UIWindow] { SimulatedDevice.current.windows }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The single scene of the application.
  open var connectedScenes: Set<UIScene> { [SimulatedDevice.current.windowScene] }

  /// The frame of the status bar; empty while it is hidden.
  open var statusBarFrame: CGRect { SimulatedDevice.current.statusBarFrame }

  open var statusBarOrientation: UIInterfaceOrientation {
    SimulatedDevice.current.windowScene.interfaceOrientation
  }

  /// The reading direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SimulatedDevice.current.options.layoutDirection
  }

  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    SimulatedDevice.current.traitCollection.preferredContentSizeCategory
  }

  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

  open var statusBarStyle: UIStatusBarStyle {
    SimulatedDevice.current.windowScene.statusBarManager?.statusBarStyle ?? .default
  }

  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the application supports several scenes; always false here.
  open var supportsMultipleScenes: Bool { false }

  /// Returns the orientations that a window's controllers allow.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let allowed = window?.rootViewController?.supportedInterfaceOrientations ?? .all
    guard let launchDelegate else { return allowed }
    let requested = launchDelegate.application(self, supportedInterfaceOrientationsFor: window)
    return allowed.intersection(requested)
  }

  /// Whether the screen stays on; recorded only.
  open var isIdleTimerDisabled = false

  /// The number on the application's icon; recorded only.
  open var applicationIconBadgeNumber = 0

  /// Whether the network activity indicator is visible; recorded only.
  open var isNetworkActivityIndicatorVisible = false

  /// Sends a message to an object or, without one, to the first object in the responder chain that
  /// can receive it.
  ///
  /// The chain starts at the first responder. Returns whether an object could receive the message;
  /// see ``UIResponder/canPerformAction(_:withSender:)``.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let responder = SimulatedDevice.current.firstResponder
    guard let receiver = target ?? responder?.target(forAction: action, withSender: sender) else {
      return false
    }
    action.send(to: receiver as AnyObject, with: sender)
    return true
  }

  open func sendEvent(_ event: UIEvent) { keyWindow?.sendEvent(event) }

  private var ignoredInteractions = 0

  /// Records that touches are ignored.
  ///
  /// The engine has no touches of its own.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  open func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }

  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Whether another application can open a URL; always false here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls the completion with false, because no other application exists here.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  private var backgroundTasks = 0

  /// Records a background task.
  ///
  /// The application never enters the background.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Records a background task.
  ///
  /// The application never enters the background.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining background time in seconds; unlimited here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  open var isProtectedDataAvailable: Bool { true }

  /// Posted when protected files become available.
  ///
  /// The engine never posts it, because they always are.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// Posted before protected files become unavailable.
  ///
  /// The engine never posts it.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// Does nothing, because the engine has no remote notifications.
  open func registerForRemoteNotifications() {}

  /// Does nothing, because the engine takes no snapshots.
  open func ignoreSnapshotOnNextApplicationLaunch() {}

  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only the application that owns the universal link may open it.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversal")
  }

  /// The information about a URL that the application opens.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The application that sent the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
  }

  /// The state of the application; always active here.
  open var applicationState: State { .active }

  /// The foreground or background state of an application.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// The notifications of an application's life cycle.
///
/// The engine posts none of them by itself.
extension UIApplication {
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }

  /// Posted after a significant change of the date or time.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// Posted after the user takes a screenshot.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }

  /// Posted after the status bar's orientation has changed.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }

  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The key of the status bar's frame, as an `NSValue`.
  ///
  /// The notification before the change has the new frame, the notification after it has the old
  /// one.
  public nonisolated class var statusBarFrameUserInfoKey: String {
    "UIApplicationStatusBarFrameUserInfoKey"
  }

  /// Posted after a change of the status bar's height.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }

  /// Posted before a change of the status bar's height.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
}

/// An object that may have the window of an application without scenes.
///
/// The requirement is optional in UIKit, so a delegate of unknown type has a `UIWindow??`. Swift
/// uses one type for the requirement, and the other for extensions of the protocol that refines
/// this one.
@preconcurrency @MainActor
public protocol UIApplicationWindowOwner: NSObjectProtocol {
  var window: UIWindow? { get set }
}

extension UIApplicationWindowOwner {
  /// Nil, for delegates without their own window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The window of an application without scenes.
  public var window: UIWindow?? {
    get { .some((self as any UIApplicationWindowOwner).window) }
    set {
      let owner: any UIApplicationWindowOwner = self
      owner.window = newValue ?? nil
    }
  }
}

/// The delegate for the application's life cycle.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIApplicationWindowOwner {
  /// Called before the launch is complete.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called at the start of the launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the application becomes active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application enters the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application terminates.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called to open a URL.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called after the user has closed scenes.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  /// Returns the allowed orientations of a window.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Called before the status bar's frame changes.
  ///
  /// The frame is in the screen's coordinates.
  func application(
    _ application: UIApplication,
    willChangeStatusBarFrame newStatusBarFrame: CGRect
  )

  /// Called after the status bar's frame has changed.
  ///
  /// The frame is the old one.
  func application(
    _ application: UIApplication,
    didChangeStatusBarFrame oldStatusBarFrame: CGRect
  )
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}
  public func application(
    _ application: UIApplication,
    didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {}

  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns false, because nothing is opened.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Returns all orientations that the device allows.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = Self(rawValue: 0)
}
