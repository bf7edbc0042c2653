// UIKit capitalizes the names of addresses.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DeviceCatalog
public import Foundation

@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The name of the scene; empty unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// The session that the scene belongs to.
  public let session = UISceneSession()

  /// The object that is notified of the scene's life cycle.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is in the foreground.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Whether the scene is in the foreground; always, here.
  open var activationState: ActivationState { .foregroundActive }

  /// The application, at the end of the chain.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens an address elsewhere; not simulated.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only the application that the address belongs to may open it.
    open var universalLinksOnly = false
  }

  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses that are to be opened.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the user did elsewhere and goes on with.
    open var userActivities: Set<NSObject> { [] }
  }
}

/// An address that is to be opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The notifications of a scene's life, none of which a simulated device posts by itself.
extension UIScene {
  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// Posted before the scene gets no more events.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted before the scene comes to the screen.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when the scene has left the screen.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}

/// What remains of a scene while it is away.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  open var persistentIdentifier: String { "scene 1" }

  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The application on the device's own screen.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }

  /// The scene, which is always there.
  open var scene: UIScene? { UIApplication.shared.connectedScenes.first }

  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// What the application keeps with the session.
  open var userInfo: [String: Any]?
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name under which the application describes it.
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  /// The storyboard whose initial controller the scene shows.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Is notified of a scene's life cycle; a simulated device calls none of it by itself.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is about to be connected.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to get no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to come to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when addresses are to be opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Is notified of the life cycle of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  /// Called when the scene has another size, orientation or traits; not called here.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
}

extension UIWindowSceneDelegate {
  /// None, for delegates without a window of their own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
