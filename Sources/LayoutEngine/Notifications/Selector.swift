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

  private init(_ name: String?, _ receive: @escaping @MainActor (Message) -> Void) {
    self.name = name ?? Self.uniqueName()
    self.receive = receive
  }

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

  /// The method of a name; nothing receives it, because methods have no names when a program runs.
  ///
  /// It is there for code that only hands names on to an Objective-C runtime.
  public init(_ name: String) {
    self.init(name) { _ in }
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

extension Selector: Hashable, CustomStringConvertible {
  /// Compares by name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

extension Selector: ExpressibleByStringLiteral {
  /// The method of a name, which nothing receives.
  public init(stringLiteral name: String) { self.init(name) }
}
