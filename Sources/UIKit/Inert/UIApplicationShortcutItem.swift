public import LayoutEngine

/// A shortcut on the home screen.
///
/// The engine has no home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }
}

/// A mutable shortcut item.
///
/// It is a separate class, as in UIKit.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
}

@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    /// The cases are in UIKit's order.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}

extension UIApplication {
  /// The shortcuts on the home screen; recorded only.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { inert["shortcutItems"] as? [UIApplicationShortcutItem] }
    set { inert["shortcutItems"] = newValue }
  }

  /// Whether the application can change its icon; always false here.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon; nil for the primary one.
  public var alternateIconName: String? { nil }

  /// Calls the completion with an error, because the icon cannot change.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: ((any Error)?) -> Void = { _ in }
  ) { completionHandler(CocoaError(.featureUnsupported)) }

  /// Does nothing, because the engine has no remote control events.
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// The cases are in UIKit's order.
  case newData, noData, failed
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs an application.
///
/// The engine does not support this, because tests create their objects themselves.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 { 0 }

/// A participant that continues a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {}

/// A restorer of controllers after a launch; the engine never calls it.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// The host of an extension.
///
/// The engine has no extensions.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func cancelRequest(withError error: any Error) {}
  /// Calls the completion with false, because the engine opens no URLs.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

extension UIViewController {
  /// The host of an extension; always nil here.
  public var extensionContext: NSExtensionContext? { nil }
}

/// Data from an asset catalog.
///
/// The engine has no asset catalogs.
open class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  /// Returns nil.
  public convenience init?(name: String) { nil }
  /// Returns nil.
  public convenience init?(name: String, bundle: Bundle) { nil }
  /// Creates an asset with a name.
  init(name: String, data: Data) {
    (self.name, self.data) = (name, data)
    super.init()
  }
}
