import DeviceCatalog
public import Foundation

/// The application that runs on the simulated device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The current device's application.
  open class var shared: UIApplication { SimulatedDevice.current.application }

  /// The object that is notified of the application's life cycle.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The windows on screen, the lowest first.
  open var windows: [UIWindow] { SimulatedDevice.current.windows }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The scenes of the application, of which there is one.
  open var connectedScenes: Set<UIScene> { [SimulatedDevice.current.windowScene] }

  /// The frame of the status bar; empty while it is hidden.
  open var statusBarFrame: CGRect { SimulatedDevice.current.statusBarFrame }

  open var statusBarOrientation: UIInterfaceOrientation {
    SimulatedDevice.current.windowScene.interfaceOrientation
  }

  /// The side from which the user's language reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SimulatedDevice.current.options.layoutDirection
  }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    SimulatedDevice.current.traitCollection.preferredContentSizeCategory
  }

  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

  open var statusBarStyle: UIStatusBarStyle {
    SimulatedDevice.current.windowScene.statusBarManager?.statusBarStyle ?? .default
  }

  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the application has more than one scene; never here.
  open var supportsMultipleScenes: Bool { false }

  /// The orientations that a window's controllers allow.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let allowed = window?.rootViewController?.supportedInterfaceOrientations ?? .all
    guard let delegate else { return allowed }
    let wanted = delegate.application(self, supportedInterfaceOrientationsFor: window)
    return allowed.intersection(wanted)
  }

  /// Whether the screen stays on; recorded only.
  open var isIdleTimerDisabled = false

  /// The number on the application's icon; recorded only.
  open var applicationIconBadgeNumber = 0

  /// Whether the old sign of network traffic shows; recorded only.
  open var isNetworkActivityIndicatorVisible = false

  /// Sends a message to an object or, without one, to the first of the chain that can receive it.
  ///
  /// The chain begins at the first responder. Returns whether an object could receive it; see
  /// ``UIResponder/canPerformAction(_:withSender:)``.
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

  /// Lets no touches through; there are none here.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  open func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }

  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Whether another application opens an address; there is none here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens an address elsewhere; the completion reports that this failed.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  private var backgroundTasks = 0

  /// Asks for time in the background, where the application never is.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time in the background, where the application never is.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that is left in the background, in seconds: all of it.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  open var isProtectedDataAvailable: Bool { true }

  /// Posted when protected files can be read again, which they always can here.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// Posted before protected files can be read no longer.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// Asks for messages from afar, of which none come here.
  open func registerForRemoteNotifications() {}

  /// Asks for no picture of the application at its next launch.
  open func ignoreSnapshotOnNextApplicationLaunch() {}

  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only the application that the address belongs to may open it.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversal")
  }

  /// What comes with an address that the application is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The application that the address comes from.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
  }

  /// Whether the application is in the foreground; always, here.
  open var applicationState: State { .active }

  /// Whether an application is in the foreground.
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

/// The notifications of an application's life, none of which a simulated device posts by itself.
extension UIApplication {
  /// Posted when the application gets events again.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// Posted before the application gets no more events.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  /// Posted when the application has left the screen.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// Posted before the application comes back to the screen.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }

  /// Posted when the day or the clock has changed by much.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// Posted when the user has taken a picture of the screen.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }

  /// Posted when the status bar has turned.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }

  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The key of the status bar's frame, as an `NSValue`: of the new one in the notification before
  /// the change, of the old one in that after it.
  public nonisolated class var statusBarFrameUserInfoKey: String {
    "UIApplicationStatusBarFrameUserInfoKey"
  }

  /// Posted when the status bar has changed its height.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }

  /// Posted before the status bar changes its height.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
}

/// An object that may have the window of an application without scenes.
///
/// The requirement is optional in UIKit, so that a delegate whose type is not known has a `UIWindow??`; Swift has
/// the one type for the requirement and the other for what extends the protocol that refines this one.
@preconcurrency @MainActor
public protocol UIApplicationWindowOwner: NSObjectProtocol {
  var window: UIWindow? { get set }
}

extension UIApplicationWindowOwner {
  /// Nothing, for delegates that have no window of their own.
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

/// The object that an application calls at the turns of its life.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIApplicationWindowOwner {
  /// Notifies the delegate that the application is about to be ready.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Notifies the delegate that the application begins to be launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Notifies the delegate that the application gets events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Notifies the delegate that the application is about to get no more events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Notifies the delegate that the application has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Notifies the delegate that the application is about to come to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Notifies the delegate that the application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Notifies the delegate that memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Asks the delegate to open an address.
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

  /// Notifies the delegate that the user has closed scenes.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  /// The orientations that are allowed in a window.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Notifies the delegate that the status bar is about to have another frame, in the screen's
  /// coordinates.
  func application(
    _ application: UIApplication,
    willChangeStatusBarFrame newStatusBarFrame: CGRect
  )

  /// Notifies the delegate that the status bar has left a frame for another.
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

  /// Does nothing, for delegates that do not care.
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
  /// Opens nothing.
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
  /// All that the device allows.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

/// Time in the background that the application has asked for.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = Self(rawValue: 0)
}
