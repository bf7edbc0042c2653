extension StandIns {
  /// A Swift expression.
  struct Expression {
    var text: String
    /// Whether it contains a call that throws errors.
    var isThrowing = false
    /// The protocols with a ``ConformingClass`` in the expression, by their names.
    var protocols: Set<String> = []

    /// Returns an expression that contains this one.
    func inside(_ text: String, isThrowing: Bool = false) -> Expression {
      Expression(text: text, isThrowing: self.isThrowing || isThrowing, protocols: protocols)
    }
  }
}
