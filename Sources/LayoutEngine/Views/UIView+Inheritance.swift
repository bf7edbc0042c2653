extension UIView {
  /// How many levels of views are asked one inside the other for what each takes from its
  /// superview.
  ///
  /// Each level takes some of the stack, because each may be overridden. Trees of apps have a few
  /// dozen.
  private static let maximumInheritanceDepth = 500

  /// Asks a superview for what the view takes from it.
  ///
  /// - Parameters:
  ///   - superview: The superview.
  ///   - ask: Asks it, whereupon it may ask its own superview.
  ///   - find: Finds the same without asking further superviews, for trees that are too deep for
  ///     it.
  /// - Returns: What the superview has of it.
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
