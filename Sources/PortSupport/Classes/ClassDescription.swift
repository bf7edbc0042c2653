public import UIKit

/// The Objective-C runtime's information about a class: its keys, methods and initializer.
///
/// Rewritten sources describe their classes; see ``DescribedModule``.
@MainActor
public final class ClassDescription {
  /// A property under its key.
  struct Property {
    /// The key in notifications of changes.
    var key: String
    var get: (AnyObject) -> Any?
    /// Sets a value and returns whether it had the property's type; nil for a read-only property.
    var set: ((AnyObject, Any?) -> Bool)?
  }

  private(set) var properties: [String: Property] = [:]
  private(set) var methods: [String: Selector] = [:]
  private(set) var selectors: Set<String> = []
  private(set) var maker: (() -> AnyObject?)?
  /// The properties that an engine of an app fills.
  private(set) var standInProperties: [StandInProperty] = []
  /// The key paths that a key's value depends on.
  private(set) var dependencies: [String: () -> Set<String>] = [:]

  init() {}

  /// Returns the description of a class, for additions.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The class's name in Objective-C, if different.
  /// - Returns: The only description of the class.
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

  /// Adds a property with a getter and a setter.
  ///
  /// A key path would read a value before writing it.
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

  /// Adds a method for messages.
  public func add(_ method: Selector) {
    methods[NSStringFromSelector(method)] = method
    selectors.insert(NSStringFromSelector(method))
  }

  /// Adds the names of methods for `responds(to:)`.
  public func add(selectors names: [String]) { selectors.formUnion(names) }

  func add(_ property: StandInProperty) { standInProperties.append(property) }

  /// Adds a closure that makes an object without arguments.
  public func add(maker: @escaping @MainActor () -> AnyObject?) { self.maker = maker }

  /// Adds the key paths that a key's value depends on.
  public func add(_ key: String, affectedBy paths: @escaping @MainActor () -> Set<String>) {
    dependencies[key] = paths
  }
}

/// All descriptions, including UIKit's classes.
@MainActor
final class ClassDescriptions {
  /// The descriptions of the current device.
  ///
  /// Devices run side by side, and a module describes its classes at the first lookup. Each device
  /// therefore has its own descriptions.
  static var shared: ClassDescriptions {
    SimulatedDevice.current.singleton { ClassDescriptions() }
  }

  private var descriptions: [ObjectIdentifier: ClassDescription] = [:]
  private var names: [String: AnyClass] = [:]
  private var modules: Set<String> = []
  private var unknownModules: Set<String> = []
  private var makers: [ObjectIdentifier: @MainActor () -> Any] = [:]
  /// The types of makers that are running, because a value can contain another of its type.
  private var made: Set<ObjectIdentifier> = []

  private init() { describeSystemClasses(in: self) }

  func description(of type: AnyClass, named name: String? = nil) -> ClassDescription {
    if let name { names[name] = type }
    if let present = descriptions[ObjectIdentifier(type)] { return present }
    let made = ClassDescription()
    descriptions[ObjectIdentifier(type)] = made
    return made
  }

  /// Returns the class with a name in Objective-C, in some modules.
  func type(named name: String, in modules: [String]) -> AnyClass? {
    load(modules)
    return names[name]
  }

  /// Returns the descriptions of a class and its superclasses, the class's own first.
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

  /// Returns whether a class is completely described.
  ///
  /// An unknown method of such a class does not exist.
  func isDescribed(_ type: AnyClass) -> Bool {
    let module = Self.module(of: type)
    load(module)
    return !unknownModules.contains(module) || (systemModules + ["Foundation"]).contains(module)
  }

  func add<Value>(_ type: Value.Type, _ maker: @escaping @MainActor () -> Value) {
    makers[ObjectIdentifier(type)] = { maker() }
  }

  /// Returns a value of a type of the program; nil without a maker, and while the maker runs.
  func value(of type: Any.Type) -> Any? {
    load(Self.module(of: type))
    let key = ObjectIdentifier(type)
    guard let maker = makers[key], made.insert(key).inserted else { return nil }
    defer { made.remove(key) }
    return maker()
  }

  /// Lets modules describe their classes, and the classes of other modules that they extend.
  func load(_ modules: [String]) {
    for module in modules { load(module) }
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

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}

/// A module that describes its classes.
///
/// The tool adds an enumeration `DescribedModule` to each module that it rewrites. A lookup finds
/// it by its name.
@MainActor
public protocol DescribedClasses {
  /// Describes the module's classes.
  static func describe()
}

/// The modules of `Port/Frameworks` with views, which interface files name.
private let viewModules = ["WebKit", "MapKit", "AVKit", "MediaPlayer"]

/// Returns the class with a name, in Objective-C or qualified by its module.
///
/// - Parameters:
///   - name: The name.
///   - modules: The modules with Objective-C names of classes.
/// - Returns: The class; nil if there is none.
public func describedClass(named name: String, in modules: [String]) -> AnyClass? {
  let described: AnyClass? = MainActor.assumeIsolated {
    ClassDescriptions.shared.type(named: name, in: modules)
  }
  if let known = described ?? Foundation.NSClassFromString(name) { return known }
  // Code that behaves differently in tests looks up XCTest.
  return (systemModules + viewModules + ["XCTest"]).lazy
    .compactMap { Foundation.NSClassFromString("\($0).\(name)") }.first
}

/// Lets modules describe their classes, and the classes of other modules that they extend.
@MainActor
package func loadDescriptions(of modules: [String]) { ClassDescriptions.shared.load(modules) }

/// LayoutEngine's lookup of methods by name.
enum DescribedMethods: MethodsByName {
  static func method(_ name: String, of object: AnyObject) -> Selector? {
    ClassDescriptions.shared.lineage(of: type(of: object)).lazy.compactMap { $0.methods[name] }
      .first
  }
}
