import Synchronization

/// A message that can be sent to an object: target-action without the Objective-C runtime.
///
/// `#selector(` becomes `Selector(` and the rest of the line stays:
///
///     button.addTarget(self, action: Selector(save(_:)), for: .touchUpInside)
///     button.addTarget(self, action: Selector(Form.save(_:)), for: .touchUpInside)
///
/// The first form captures `self`, and so keeps it alive as long as the selector is kept. The
/// second captures nothing; use it for objects that unregister in their deinitializer. Neither
/// equals any other selector, as functions cannot be compared; `Selector("save:", of: Form.save)`
/// equals all of that name.
@preconcurrency
public struct Selector: Sendable {
  private typealias Message = (target: AnyObject, argument: Any?, second: Any?)

  /// The method's name as Objective-C writes it, or a name that no method has.
  let name: String
  private let receive: @MainActor (Message) -> Void
  /// Whether an object is one of the type that declares the method; nil where that is not known.
  private var isReceiver: (@MainActor (AnyObject) -> Bool)?

  private init(_ name: String?, _ receive: @escaping @MainActor (Message) -> Void) {
    self.name = name ?? Self.uniqueName()
    self.receive = receive
  }

  /// Whether an object is known to have the method, because it is of the type that declares it.
  @MainActor package func isMethod(of object: AnyObject) -> Bool { isReceiver?(object) ?? false }

  /// The method without an argument, of whatever object `method` is bound to.
  public init(_ method: @escaping @MainActor () -> Void) {
    self.init(nil) { _ in method() }
  }

  /// The method with one argument, of whatever object `method` is bound to.
  public init<Argument>(_ method: @escaping @MainActor (Argument) -> Void) {
    self.init(nil) { message in
      guard let argument = message.argument as? Argument else { return }
      method(argument)
    }
  }

  /// The method without an argument, of the target.
  public init<Target>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init(nil) { message in
      guard let target = message.target as? Target else { return }
      method(target)()
    }
  }

  /// The method with one argument, of the target.
  public init<Target, Argument>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Void
  ) {
    self.init(nil) { message in
      guard let target = message.target as? Target else { return }
      guard let argument = message.argument as? Argument else { return }
      method(target)(argument)
    }
  }

  /// The method of a name, of the target.
  ///
  /// Methods have no names when a program runs; so only an object receives it whose class was
  /// described to product PortSupport.
  public init(_ name: String) {
    self.init(name) { message in
      let method = methodsByName?.method(name, of: message.target)
      method?.receive(message)
    }
  }

  /// Sends the message at once; an object that cannot receive it ignores it.
  public func perform(on target: AnyObject, with argument: Any? = nil) {
    send(to: target, with: argument)
  }

  /// Sends the message; an object that cannot receive it ignores it.
  func send(to target: AnyObject, with argument: Any? = nil, _ second: Any? = nil) {
    let send: (Message) -> Void = MainActor.assumingIsolated { [receive] message in
      SimulatedDevice.current.attributing(to: .application) { receive(message) }
    }
    send((target, argument, second))
  }
}

extension Selector {
  /// The method of a name without an argument, of the target; what it returns is dropped.
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

  /// The method of a name with one argument, of the target; what it returns is dropped.
  ///
  /// As in Objective-C, an object that arrives where a Boolean is expected is true.
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

  /// The method of a name with two arguments, as a control's sender and event, of the target; what
  /// it returns is dropped.
  public init<Target, Argument, Second, Result>(
    _ name: String,
    of method: @escaping @MainActor (Target) -> @MainActor (Argument, Second) -> Result
  ) {
    self.init(name) { message in
      guard let target = message.target as? Target else { return }
      guard let argument: Argument = Self.converted(message.argument) else { return }
      let event: Second? = Self.converted(message.second) ?? UIEvent() as? Second
      guard let event else { return }
      _ = method(target)(argument, event)
    }
    isReceiver = { $0 is Target }
  }

  /// The method of a name without an argument, of whatever object `method` is bound to.
  public init<Result>(_ name: String, bound method: @escaping @MainActor () -> Result) {
    self.init(name) { _ in _ = method() }
  }

  /// The method of a name with one argument, of whatever object `method` is bound to.
  public init<Argument, Result>(
    _ name: String,
    bound method: @escaping @MainActor (Argument) -> Result
  ) {
    self.init(name) { message in
      guard let argument: Argument = Self.converted(message.argument) else { return }
      _ = method(argument)
    }
  }

  private static func converted<Argument>(_ argument: Any?) -> Argument? {
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
  /// The method of a name that an object's class declares; nil if there is none.
  @MainActor static func method(_ name: String, of object: AnyObject) -> Selector?
}

/// What product PortSupport knows of classes, in a program that it is part of.
///
/// It is found by the mangled name of `PortSupport.DescribedMethods`, as nothing here may depend on it.
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
  /// The method of a name, of the target.
  public init(stringLiteral name: String) { self.init(name) }
}
