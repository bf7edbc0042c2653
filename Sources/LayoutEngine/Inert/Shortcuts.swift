public import Foundation

/// Something that the home screen offers; there is none here.
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

/// An item that can be changed: a class of its own, as in UIKit.
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
    /// UIKit's own list, in its order.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}

extension UIApplication {
  /// What the home screen offers; recorded only.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { inert["shortcutItems"] as? [UIApplicationShortcutItem] }
    set { inert["shortcutItems"] = newValue }
  }

  /// Whether the application can change its icon; here it cannot.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon; nil for the usual one.
  public var alternateIconName: String? { nil }

  /// Changes no icon; the completion gets an error.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: ((any Error)?) -> Void = { _ in }
  ) { completionHandler(CocoaError(.featureUnsupported)) }

  /// Asks for events of headphones, of which none come here.
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
}

/// What came of work in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// UIKit's own list, in its order.
  case newData, noData, failed
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs an application, which it does not here: tests make what they need.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 { 0 }

/// Something that continues what a user did elsewhere.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {}

/// Makes controllers again after a launch, which happens nowhere here.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// An extension's host, of which there is none here.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func cancelRequest(withError error: any Error) {}
  /// Opens an address, which it does not.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

extension UIViewController {
  /// The host of an extension; there is none here.
  public var extensionContext: NSExtensionContext? { nil }
}

/// Data by name; there is no catalogue here.
open class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  /// Finds nothing.
  public convenience init?(name: String) { nil }
  /// Finds nothing.
  public convenience init?(name: String, bundle: Bundle) { nil }
  /// Makes data with a name.
  init(name: String, data: Data) {
    (self.name, self.data) = (name, data)
    super.init()
  }
}

/// What a user does, to be continued elsewhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler: an application changes it where it made it.

  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
  /// Adds to what it is continued with.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes it what the user does at present.
  open func becomeCurrent() {}
  /// Makes it what the user does at present no longer.
  open func resignCurrent() {}
  open func invalidate() {}
}
