public import Foundation

/// Something that the home screen offers; there is none here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The kind.
  open fileprivate(set) var type: String
  /// The title.
  open fileprivate(set) var localizedTitle: String
  /// The line below the title.
  open fileprivate(set) var localizedSubtitle: String?
  /// The picture.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the application knows of it.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// Makes an item.
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
  /// The kind.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
}

/// The picture of an item.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system's pictures.
  public enum IconType: Int, Sendable {
    /// UIKit's own list, in its order.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  /// Makes a picture of the system's.
  public convenience init(type: IconType) { self.init() }
  /// Makes a picture of an image.
  public convenience init(templateImageName: String) { self.init() }
  /// Makes a picture of a symbol.
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
  /// Asks for them no longer.
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
  /// Makes a controller.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// An extension's host, of which there is none here.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  /// What the host hands over.
  open var inputItems: [Any] { [] }
  /// Ends the extension.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Ends the extension by an error.
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
  /// The name.
  public let name: String
  /// The data.
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

  /// The kind.
  public let activityType: String
  /// The title.
  open var title: String?
  /// What it is continued with.
  open var userInfo: [AnyHashable: Any]?
  /// The page on the web.
  open var webpageURL: URL?
  /// Whether other devices may continue it.
  open var isEligibleForHandoff = true
  /// Whether a search finds it.
  open var isEligibleForSearch = false
  /// Whether the assistant may propose it.
  open var isEligibleForPrediction = false
  /// What identifies it.
  open var persistentIdentifier: String?
  /// Makes an activity.
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
  /// Ends it.
  open func invalidate() {}
}
