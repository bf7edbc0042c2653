extension UIView {
  /// The maximum depth of nested look-ups of inherited values.
  ///
  /// Each level uses some of the stack, because each may be overridden. View trees of apps have a
  /// few dozen levels.
  private static let maximumInheritanceDepth = 500

  /// Returns an inherited value from a superview.
  ///
  /// `ask` reads the superview's value. This may read the value of the next superview. Trees that
  /// are too deep use `find`, which finds the same value without nested reads.
  func inherit<Value>(
    from superview: UIView,
    asking ask: @MainActor (UIView) -> Value,
    orFinding find: @MainActor (UIView) -> Value
  ) -> Value {
    let device = SimulatedDevice.current
    guard device.inheritanceDepth < Self.maximumInheritanceDepth else { return find(superview) }
    device.inheritanceDepth += 1
    defer { device.inheritanceDepth -= 1 }
    return ask(superview)
  }
}
