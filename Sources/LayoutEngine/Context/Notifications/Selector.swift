import Synchronization

/// A message to an object: target-action without the Objective-C runtime.
///
/// `#selector(` becomes `Selector(`, and the rest of the line is unchanged:
///
///     button.addTarget(self, action: Selector(save(_:)), for: .touchUpInside)
///     button.addTarget(self, action: Selector(Form.save(_:)), for: .touchUpInside)
///
/// The first form captures and retains `self` as long as the selector exists. The second form
/// captures nothing; use it for objects that unregister in their deinitializer. Neither equals
/// another selector, because Swift cannot compare functions. `Selector("save:", of: Form.save)`
/// equals all selectors with that name.
@preconcurrency
public struct Selector: Sendable {
  typealias Message = (target: AnyObject, argument: Any?, second: Any?)

  /// The method's name in Objective-C, or a unique name.
  let name: String
  private let receive: @MainActor (Message) -> Void
  /// Whether an object has the type that declares the method; nil if the type is unknown.
  var isReceiver: (@MainActor (AnyObject) -> Bool)?

  init(_ name: String?, _ receive: @escaping @MainActor (Message) -> Void) {
    self.name = name ?? Self.uniqueName()
    self.receive = receive
  }

  /// Whether an object has the type that declares the method.
  @MainActor package func isMethod(of object: AnyObject) -> Bool { isReceiver?(object) ?? false }

  /// Whether an object has the method, by its declaring type or by its name.
  @MainActor package func isDescribedMethod(of object: AnyObject) -> Bool {
    isMethod(of: object) || methodsByName?.method(name, of: object) != nil
  }

  /// Makes a message for a bound method without arguments.
  public init(_ method: @escaping @MainActor () -> Void) {
    self.init(nil) { _ in method() }
  }

  /// Makes a message for a bound method with one argument.
  public init<Argument>(_ method: @escaping @MainActor (Argument) -> Void) {
    self.init(nil) { message in
      guard let argument = message.argument as? Argument else { return }
      method(argument)
    }
  }

  /// Makes a message for a method of the target without arguments.
  public init<Target>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init(nil) { message in
      guard let target = message.target as? Target else { return }
      method(target)()
    }
  }

  /// Makes a message for a method of the target with one argument.
  public init<Target, Argument>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Void
  ) {
    self.init(nil) { message in
      guard let target = message.target as? Target else { return }
      guard let argument = message.argument as? Argument else { return }
      method(target)(argument)
    }
  }

  /// Makes a message for a method of the target by its name.
  ///
  /// Swift methods have no names at run time. So the target receives the message only if its class
  /// is described in product PortSupport.
  public init(_ name: String) {
    self.init(name) { message in
      let method = methodsByName?.method(name, of: message.target)
      method?.receive(message)
    }
  }

  /// Sends the message at once; an object without the method ignores it.
  public func perform(on target: AnyObject, with argument: Any? = nil) {
    send(to: target, with: argument)
  }

  /// Sends the message; an object without the method ignores it.
  package func send(to target: AnyObject, with argument: Any? = nil, _ second: Any? = nil) {
    let send: (Message) -> Void = MainActor.assumingIsolated { [receive] message in
      DeviceContext.current.attributing(to: .application) { receive(message) }
    }
    send((target, argument, second))
  }
}

extension Selector {
  /// Makes a named message for a method of the target without arguments, and discards the result.
  public init<Target, Result>(
    _ name: String,
    of method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name) { message in
      guard let target = message.target as? Target else { return }
      _ = method(target)()
    }
    isReceiver = { $0 is Target }
  }

  /// Makes a named message for a method of the target with one argument, and discards the result.
  ///
  /// As in Objective-C, an object passed for a Boolean is true.
  public init<Target, Argument, Result>(
    _ name: String,
    of method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) {
    self.init(name) { message in
      guard let target = message.target as? Target else { return }
      guard let argument: Argument = Self.converted(message.argument) else { return }
      _ = method(target)(argument)
    }
    isReceiver = { $0 is Target }
  }

  /// Makes a named message for a bound method without arguments.
  public init<Result>(_ name: String, bound method: @escaping @MainActor () -> Result) {
    self.init(name) { _ in _ = method() }
  }

  /// Makes a named message for a bound method with one argument.
  public init<Argument, Result>(
    _ name: String,
    bound method: @escaping @MainActor (Argument) -> Result
  ) {
    self.init(name) { message in
      guard let argument: Argument = Self.converted(message.argument) else { return }
      _ = method(argument)
    }
  }

  static func converted<Argument>(_ argument: Any?) -> Argument? {
    if let argument = argument as Any as? Argument { return argument }
    return (argument != nil) as? Argument
  }

  private static func uniqueName() -> String {
    "closure \(closureCount.wrappingAdd(1, ordering: .relaxed).newValue)"
  }

  private static let closureCount = Atomic(0)
}

/// Finds methods by their names.
package protocol MethodsByName: SendableMetatype {
  /// Returns the method with a name that an object's class declares; nil if there is none.
  @MainActor static func method(_ name: String, of object: AnyObject) -> Selector?
}

/// The methods that product PortSupport describes, if the program contains it.
///
/// `_typeByName` finds `PortSupport.DescribedMethods` by its mangled name, because this module
/// cannot depend on the product.
private let methodsByName =
  _typeByName("11PortSupport16DescribedMethodsO") as? any MethodsByName.Type

extension Selector: Hashable, CustomStringConvertible {
  /// Compares by name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public var description: String { name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension Selector: ExpressibleByStringLiteral {
  /// Makes a message for a method of the target by its name.
  public init(stringLiteral name: String) { self.init(name) }
}
