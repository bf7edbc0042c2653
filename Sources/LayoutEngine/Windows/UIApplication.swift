import DeviceCatalog
public import Foundation

/// The application that runs on the simulated device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The current device's application.
  open class var shared: UIApplication { SimulatedDevice.current.application }

  /// The object that hears of the application's life cycle.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The windows on screen, the lowest first.
  open var windows: [UIWindow] { SimulatedDevice.current.windows }

  /// The window that gets keyboard events.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The scenes of the application, of which there is one.
  open var connectedScenes: Set<UIScene> { [SimulatedDevice.current.windowScene] }

  /// The frame of the status bar; empty while it is hidden.
  open var statusBarFrame: CGRect {
    let metrics = SimulatedDevice.current.metrics
    guard metrics.statusBarHeight > 0 else { return .zero }
    return CGRect(x: 0, y: 0, width: metrics.size.width, height: metrics.statusBarHeight)
  }

  /// How the interface is turned.
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

  /// Whether the application is in the foreground; always, here.
  open var applicationState: State { .active }

  /// Whether an application is in the foreground.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// Why an application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Makes a key of a name.
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

  /// Posted when the application is ready.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// Posted before the application ends.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }

  /// Posted when memory is short.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
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

/// The object that an application calls at the turns of its life.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an application without scenes.
  var window: UIWindow? { get set }

  /// Tells the delegate that the application is about to be ready.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Nothing, for delegates that have no window of their own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing, for delegates that do not care.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
}
