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
  ///
  /// A view of a storyboard also has its name in the document.
  func view(_ name: String) -> UIView? {
    views.first { $0.recordingName == name || names.name(of: $0) == name }
  }

  /// Returns the first constraint with an identifier.
  func constraint(id: String) -> NSLayoutConstraint? {
    views.lazy.flatMap(\.constraints).first { $0.identifier == id }
  }

  var viewNames: [String] { views.compactMap { $0.recordingName ?? names.name(of: $0) } }

  private var views: [UIView] { rootView.withDescendants }
}

extension UIView {
  fileprivate var withDescendants: [UIView] { [self] + recordedSubviews.flatMap(\.withDescendants) }
}
