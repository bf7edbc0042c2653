import LayoutEngine

/// A screen from an application's own code.
///
/// Lookups find the current views.
@MainActor
final class CodeScreen: ScreenContent {
  private let controller: UIViewController
  private let names: CodeNames

  init(_ controller: UIViewController, names: CodeNames) {
    self.controller = controller
    self.names = names
  }

  var rootView: UIView { controller.view }

  var contentView: UIView { rootView }

  /// Returns the first view with a name, parents before children.
  func view(_ name: String) -> UIView? { views.first { names.name(of: $0) == name } }

  /// Returns the first constraint with an identifier.
  func constraint(id: String) -> NSLayoutConstraint? {
    views.lazy.flatMap(\.constraints).first { $0.identifier == id }
  }

  var viewNames: [String] { views.compactMap { names.name(of: $0) } }

  private var views: [UIView] { rootView.withDescendants }
}

extension UIView {
  fileprivate var withDescendants: [UIView] { [self] + recordedSubviews.flatMap(\.withDescendants) }
}
