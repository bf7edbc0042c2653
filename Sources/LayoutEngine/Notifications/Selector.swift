/// A message that can be sent to an object: target-action without the Objective-C runtime.
///
/// `#selector(` becomes `Selector(` and the rest of the line stays:
///
///     button.addTarget(self, action: Selector(save(_:)), for: .touchUpInside)
///     button.addTarget(self, action: Selector(Form.save(_:)), for: .touchUpInside)
///
/// The first form captures `self`, and so keeps it alive as long as the selector is kept. The
/// second captures nothing; use it for objects that unregister in their deinitializer.
@preconcurrency
public struct Selector: Sendable {
  private typealias Message = (target: AnyObject, argument: Any?)

  private let receive: @MainActor (Message) -> Void

  /// The method without an argument, of whatever object `method` is bound to.
  public init(_ method: @escaping @MainActor () -> Void) {
    receive = { _ in method() }
  }

  /// The method with one argument, of whatever object `method` is bound to.
  public init<Argument>(_ method: @escaping @MainActor (Argument) -> Void) {
    receive = { message in
      guard let argument = message.argument as? Argument else { return }
      method(argument)
    }
  }

  /// The method without an argument, of the target.
  public init<Target>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    receive = { message in
      guard let target = message.target as? Target else { return }
      method(target)()
    }
  }

  /// The method with one argument, of the target.
  public init<Target, Argument>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Void
  ) {
    receive = { message in
      guard let target = message.target as? Target else { return }
      guard let argument = message.argument as? Argument else { return }
      method(target)(argument)
    }
  }

  /// The method of a name; nothing receives it, because methods have no names when a program runs.
  ///
  /// It is there for code that only hands names on to an Objective-C runtime.
  public init(_ name: String) {
    receive = { _ in }
  }

  /// Sends the message; an object that cannot receive it ignores it.
  func send(to target: AnyObject, with argument: Any? = nil) {
    let send: (Message) -> Void = MainActor.assumingIsolated { [receive] message in
      SimulatedDevice.current.attributing(to: .application) { receive(message) }
    }
    send((target, argument))
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// The method of a name, which nothing receives.
  public init(stringLiteral name: String) { self.init(name) }
}
