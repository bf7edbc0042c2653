public import LayoutEngine

/// A class with instances that may change the appearance of their descendants.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class with a proxy that sets the appearance of all instances.
///
/// A proxy here is an instance of the class itself. There is one for each class and each condition.
/// It stores and returns its settings, but does not apply them to other instances. UIKit records
/// the messages to a proxy and repeats them for each instance, which requires the Objective-C
/// runtime.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self

  /// Returns the proxy for instances inside instances of other classes.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Returns the proxy for instances with some traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for instances with some traits inside instances of other classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// The class and conditions of a proxy.
private struct ProxyKey: Hashable {
  let type: ObjectIdentifier
  let containers: [ObjectIdentifier]
  let traits: UITraitCollection?
}

/// The proxies of a device's application.
@MainActor
private final class AppearanceProxies {
  private var proxies: [ProxyKey: AnyObject] = [:]

  /// The proxy for a key, created on first use.
  static func proxy<Object: AnyObject>(_ key: ProxyKey, _ make: () -> Object?) -> Object {
    let all = SimulatedDevice.current.singleton { AppearanceProxies() }
    if let existing = all.proxies[key] as? Object { return existing }
    guard let proxy = make() else {
      preconditionFailure("\(Object.self).init(coder:) makes no instance for its appearance proxy")
    }
    all.proxies[key] = proxy
    return proxy
  }
}

/// An object that can be created from an archive.
///
/// All subclasses share this initializer.
@preconcurrency @MainActor
public protocol ArchivedAppearance: UIAppearance, AnyObject {
  init?(coder: NSCoder)
}

extension UIAppearance where Self: ArchivedAppearance {
  /// Returns the proxy for all instances, created with `init(coder:)`.
  public static func appearance() -> Self { proxy(nil, []) }

  /// Returns the proxy for instances inside instances of other classes, created with
  /// `init(coder:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// Returns the proxy for instances with some traits, created with `init(coder:)`.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// Returns the proxy for instances with some traits inside instances of other classes.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }

  private static func proxy(
    _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let key = ProxyKey(
      type: ObjectIdentifier(self),
      containers: containers.map { ObjectIdentifier($0) },
      traits: traits
    )
    return AppearanceProxies.proxy(key) { Self(coder: NSCoder()) }
  }
}

extension UIView: ArchivedAppearance, UIAppearanceContainer {}
extension UIBarItem: ArchivedAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
