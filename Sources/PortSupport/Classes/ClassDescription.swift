public import UIKit

/// What the Objective-C runtime would know of a class: its keys, its methods by name, and how to
/// make an object of it.
///
/// Rewritten sources describe their classes; see ``DescribedModule``.
@MainActor
public final class ClassDescription {
  /// A property under its key.
  struct Property {
    /// The name under which changes are announced.
    var key: String
    var get: (AnyObject) -> Any?
    /// Returns whether the value was of the property's type; nil for a property that is only read.
    var set: ((AnyObject, Any?) -> Bool)?
  }

  private(set) var properties: [String: Property] = [:]
  private(set) var methods: [String: Selector] = [:]
  private(set) var selectors: Set<String> = []
  private(set) var maker: (() -> AnyObject?)?
  /// The key paths that a key's value is computed from.
  private(set) var dependencies: [String: () -> Set<String>] = [:]

  init() {}

  /// The description of a class, which other code may add to.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The class's name in Objective-C, if it is another one.
  /// - Returns: The one description of the class.
  public static func of(_ type: AnyClass, named name: String? = nil) -> ClassDescription {
    ClassDescriptions.shared.description(of: type, named: name)
  }

  /// Adds a property.
  public func add<Root, Value>(_ key: String, _ path: KeyPath<Root, Value>) {
    var set: ((AnyObject, Any?) -> Bool)?
    if let path = path as? ReferenceWritableKeyPath<Root, Value> {
      set = { object, value in
        guard let root = object as? Root, let value: Value = converted(value) else { return false }
        root[keyPath: path] = value
        return true
      }
    }
    let property = Property(
      key: key,
      get: { object in (object as? Root).flatMap { unwrapped($0[keyPath: path]) } },
      set: set
    )
    properties[key] = property
  }

  /// Adds a property by what reads and writes it: a key path reads a value before it is written.
  func add<Root, Value>(
    _ key: String,
    get: @escaping (Root) -> Value,
    set: @escaping (Root, Value) -> Void
  ) {
    properties[key] = Property(
      key: key,
      get: { object in (object as? Root).flatMap { unwrapped(get($0)) } },
      set: { object, value in
        guard let root = object as? Root, let value: Value = converted(value) else { return false }
        set(root, value)
        return true
      }
    )
  }

  /// Adds a method that messages reach.
  public func add(_ method: Selector) {
    methods[NSStringFromSelector(method)] = method
    selectors.insert(NSStringFromSelector(method))
  }

  /// Adds the names of methods that an object is asked for.
  public func add(selectors names: [String]) { selectors.formUnion(names) }

  /// Adds what makes an object without arguments.
  public func add(maker: @escaping @MainActor () -> AnyObject?) { self.maker = maker }

  /// Adds the key paths that a key's value is computed from.
  public func add(_ key: String, affectedBy paths: @escaping @MainActor () -> Set<String>) {
    dependencies[key] = paths
  }
}

/// All descriptions, those of UIKit's classes among them.
@MainActor
final class ClassDescriptions {
  static let shared = ClassDescriptions()

  private var descriptions: [ObjectIdentifier: ClassDescription] = [:]
  private var names: [String: AnyClass] = [:]
  private var modules: Set<String> = []
  private var unknownModules: Set<String> = []

  private init() { describeSystemClasses(in: self) }

  func description(of type: AnyClass, named name: String? = nil) -> ClassDescription {
    if let name { names[name] = type }
    if let present = descriptions[ObjectIdentifier(type)] { return present }
    let made = ClassDescription()
    descriptions[ObjectIdentifier(type)] = made
    return made
  }

  /// The class of a name of Objective-C in some modules.
  func type(named name: String, in modules: [String]) -> AnyClass? {
    for module in modules { load(module) }
    return names[name]
  }

  /// The descriptions of a class and of those it inherits from, the class's own first.
  func lineage(of type: AnyClass) -> [ClassDescription] {
    sequence(first: type) { _getSuperclass($0) }.compactMap { type in
      load(Self.module(of: type))
      return descriptions[ObjectIdentifier(type)]
    }
  }

  func property(_ key: String, of object: AnyObject) -> ClassDescription.Property? {
    let flag = "is\(key.prefix(1).uppercased())\(key.dropFirst())"
    let lineage = lineage(of: Swift.type(of: object))
    return lineage.lazy.compactMap { $0.properties[key] ?? $0.properties[flag] }.first
  }

  /// Whether all that a class is made of is described, so that a method that is not known is not
  /// there.
  func isDescribed(_ type: AnyClass) -> Bool {
    let module = Self.module(of: type)
    load(module)
    return !unknownModules.contains(module) || ["LayoutEngine", "Foundation"].contains(module)
  }

  /// Lets a module describe its classes, once.
  private func load(_ module: String) {
    guard modules.insert(module).inserted else { return }
    let name = "\(module.utf8.count)\(module)15DescribedModuleO"
    guard let described = _typeByName(name) as? any DescribedClasses.Type else {
      unknownModules.insert(module)
      return
    }
    described.describe()
  }

  private static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}

/// A module that describes its classes.
///
/// The tool gives each module that it rewrites an enumeration `DescribedModule`, which is found by
/// its name.
@MainActor
public protocol DescribedClasses {
  /// Describes the module's classes.
  static func describe()
}

/// The class of a name, by its name in Objective-C or with that of its module.
///
/// - Parameters:
///   - name: The name.
///   - modules: The modules whose classes have names of Objective-C.
/// - Returns: The class; nil if there is none.
public func describedClass(named name: String, in modules: [String]) -> AnyClass? {
  let described: AnyClass? = MainActor.assumeIsolated {
    ClassDescriptions.shared.type(named: name, in: modules)
  }
  // XCTest is asked for by code that behaves otherwise while it is tested.
  return described ?? Foundation.NSClassFromString(name)
    ?? Foundation.NSClassFromString("LayoutEngine.\(name)")
    ?? Foundation.NSClassFromString("XCTest.\(name)")
}

/// What LayoutEngine finds methods by.
enum DescribedMethods: MethodsByName {
  static func method(_ name: String, of object: AnyObject) -> Selector? {
    ClassDescriptions.shared.lineage(of: type(of: object)).lazy.compactMap { $0.methods[name] }
      .first
  }
}
