/// The reason why a screen cannot be built.
package enum ScreenBuildError: Error, Equatable, CustomStringConvertible {
  /// A constraint refers to a view or guide that the screen does not have.
  case unknownItem(screen: String, constraint: String, item: String)
  /// The two items of a constraint are in different trees.
  case noCommonAncestor(screen: String, constraint: String)
  /// An invalid constraint; the reason is a sentence about it.
  case meaningless(screen: String, constraint: String, reason: String)
  /// The content view is not a view of the screen.
  case unknownContentView(screen: String, name: String)
  /// A view on the keyboard is not a view of the screen.
  case unknownInputView(screen: String, property: String, name: String)
  /// A font file differs from the screen's reference.
  case unusableFont(screen: String, font: String, reason: String)

  /// The screen and the problem, in one line.
  package var description: String {
    switch self {
    case .unknownItem(let screen, let constraint, let item):
      "screen \(screen): constraint \(constraint) refers to \(item), which is not in the screen"
    case .noCommonAncestor(let screen, let constraint):
      "screen \(screen): the items of constraint \(constraint) have no common ancestor"
    case .meaningless(let screen, let constraint, let reason):
      "screen \(screen): constraint \(constraint) is invalid: \(reason)"
    case .unknownContentView(let screen, let name):
      "screen \(screen): the content view \(name) is not one of its views"
    case .unknownInputView(let screen, let property, let name):
      "screen \(screen): no view is called \(name), the \(property) of another view"
    case .unusableFont(let screen, let font, let reason):
      "screen \(screen): font \(font): \(reason)"
    }
  }
}
