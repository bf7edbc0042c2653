package import SnapshotModel

/// Lets tests write equations as texts.
extension ConstraintEquation: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    do throws(MalformedEquation) {
      try self.init(text)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
