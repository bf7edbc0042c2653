public import Foundation

/// A class whose instances may contain others that look different in it.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class with a proxy, on which an application sets how all instances look.
///
/// A proxy here is an instance by itself, one for each class and each set of circumstances. It
/// keeps what is set on it, and that can be asked for; it does not hand it on. UIKit records the
/// messages to a proxy and repeats them for each instance, which takes the Objective-C runtime.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self

  /// The proxy for instances inside instances of other classes.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy for instances under some traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for instances under some traits inside instances of other classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// The circumstances to which a proxy belongs.
private struct ProxyKey: Hashable {
  let type: ObjectIdentifier
  let containers: [ObjectIdentifier]
  let traits: UITraitCollection?
}

/// The proxies of a device's application.
@MainActor
private final class AppearanceProxies {
  private var proxies: [ProxyKey: AnyObject] = [:]

  /// The proxy for a key, made when first asked for.
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

/// Something that is made of an archive, the one initializer that all subclasses have.
@preconcurrency @MainActor
public protocol ArchivedAppearance: UIAppearance, AnyObject {
  init?(coder: NSCoder)
}

extension UIAppearance where Self: ArchivedAppearance {
  /// The proxy for all instances, which `init(coder:)` makes.
  public static func appearance() -> Self { proxy(nil, []) }

  /// The proxy for instances inside instances of other classes, which `init(coder:)` makes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// The proxy for instances under some traits, which `init(coder:)` makes.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// The proxy for instances under some traits inside instances of other classes.
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
