import DeviceCatalog
public import Foundation

/// The root of a view tree, as large as the screen unless created otherwise.
///
/// A window is hidden until ``makeKeyAndVisible()``. A hidden window lays out its views like any
/// other, including its root controller's view. Only appearance requires a visible window.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Creates a hidden window with a frame.
  public override init(frame: CGRect) {
    windowScene = SimulatedDevice.current.windowScene
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Creates a hidden window from an archive.
  public required init?(coder: NSCoder) {
    windowScene = SimulatedDevice.current.windowScene
    super.init(coder: coder)
    super.isHidden = true
  }

  /// Creates a window that fills the application's area of the screen.
  public convenience init() {
    self.init(frame: SimulatedDevice.current.applicationArea)
  }

  /// Creates a window as large as a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: SimulatedDevice.current.applicationArea)
    super.isHidden = true
  }

  // MARK: Contents

  /// The controller with the view that fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      installRootView()
      if showsContent { SimulatedDevice.current.updateStatusBar() }
    }
  }

  /// Adds the root controller's view in front of all other subviews.
  func installRootView() {
    guard let view = rootViewController?.view else { return }
    view.frame = rootFrame
    addSubview(view)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
    let frame = rootFrame
    guard view.translatesAutoresizingMaskIntoConstraints, view.frame != frame else { return }
    view.frame = frame
  }

  // MARK: On screen

  open weak var windowScene: UIWindowScene?

  /// The screen of the window.
  ///
  /// The device has only one, so setting it has no effect.
  open var screen: UIScreen {
    get { windowScene?.screen ?? .main }
    set {}
  }

  /// Whether the window can receive keyboard events.
  open var canBecomeKey: Bool { true }

  /// Sends an event to the views that it concerns.
  ///
  /// The engine creates no events by itself.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] { touch.view?.touchesBegan([touch], with: event) }
  }

  /// The z-order of the window.
  open var windowLevel = UIWindow.Level.normal

  open private(set) var isKeyWindow = false

  /// Whether the window is off screen.
  ///
  /// New windows are hidden.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        becomeInvisible()
      } else {
        becomeVisible()
      }
    }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes this window the receiver of keyboard events.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    UIApplication.shared.keyWindow?.resignKeyStatus()
    isKeyWindow = true
    becomeKey()
    SimulatedDevice.current.post(Self.didBecomeKeyNotification, object: self)
  }

  /// Called when the window has become the key window.
  open func becomeKey() {}

  /// Called when the window stops being the key window.
  open func resignKey() {}

  private func resignKeyStatus() {
    isKeyWindow = false
    resignKey()
    SimulatedDevice.current.post(Self.didResignKeyNotification, object: self)
  }

  private func becomeVisible() {
    SimulatedDevice.current.interface.add(self)
    SimulatedDevice.current.updateStatusBar()
    appearRootView()
    SimulatedDevice.current.post(Self.didBecomeVisibleNotification, object: self)
  }

  private func becomeInvisible() {
    SimulatedDevice.current.interface.remove(self)
    if isKeyWindow { resignKeyStatus() }
    rootViewController?.beginAppearance(false, animated: false)
    rootViewController?.endAppearance()
    SimulatedDevice.current.post(Self.didBecomeHiddenNotification, object: self)
  }

  /// Starts the appearance of the window's existing contents.
  private func appearRootView() {
    guard let root = rootViewController else { return }
    guard root.appearance == .disappeared else { return }
    root.beginAppearance(true, animated: false)
    endAppearanceAfterLayout(of: root)
  }

  /// Whether the window's contents are visible.
  var showsContent: Bool { !isHidden }

  /// Schedules a controller's did-appear call for this turn of the run loop, after layout.
  func endAppearanceAfterLayout(of controller: UIViewController) {
    SimulatedDevice.current.interface.endAppearanceAfterLayout(of: controller)
  }

  // MARK: As a view

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { UIApplication.shared }

  open override var traitCollection: UITraitCollection {
    (windowScene?.traitCollection ?? screen.traitCollection).overridden(by: ownTraits)
  }

  /// The part of the screen's unsafe edges inside the window.
  var deviceSafeAreaInsets: UIEdgeInsets {
    SimulatedDevice.current.safeAreaInsets(
      ofWindowAt: frame,
      on: SimulatedDevice.current.metrics
    )
  }
}

extension SimulatedDevice {
  /// Returns the part of a screen's unsafe edges inside a window with a frame.
  ///
  /// From iPadOS 26 on, each window has a status bar with its controls.
  func safeAreaInsets(ofWindowAt frame: CGRect, on metrics: DeviceMetrics) -> UIEdgeInsets {
    let (insets, screen) = (metrics.safeArea, metrics.size)
    return UIEdgeInsets(
      top: hasStatusBarInEachWindow ? insets.top : max(0, insets.top - max(0, frame.minY)),
      left: max(0, insets.left - max(0, frame.minX)),
      bottom: max(0, insets.bottom - max(0, screen.height - frame.maxY)),
      right: max(0, insets.right - max(0, screen.width - frame.maxX))
    )
  }
}

extension UIWindow {
  /// The z-order of a window.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level.
    ///
    /// Higher levels are in front.
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static func + (level: Self, distance: CGFloat) -> Self {
      Self(level.rawValue + distance)
    }

    public static func - (level: Self, distance: CGFloat) -> Self {
      Self(level.rawValue - distance)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    public static let normal = Self(rawValue: 0)
    public static let statusBar = Self(rawValue: 1000)
    public static let alert = Self(rawValue: 2000)
  }

  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }

  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }

  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }

  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}
