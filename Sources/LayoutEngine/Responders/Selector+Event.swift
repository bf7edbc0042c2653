extension Selector {
  /// Makes a named message for a method of the target with two arguments, such as a control's
  /// sender and event, and discards the result.
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
}
