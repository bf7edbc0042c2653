package import LayoutEngine

/// What steps and recordings look up in a screen.
@MainActor
protocol ScreenContent: AnyObject {
  var rootView: UIView { get }
  /// The view that a keyboard technique makes scroll.
  var contentView: UIView { get }
  /// Returns the view with a name.
  func view(_ name: String) -> UIView?
  /// Returns the constraint with an id.
  func constraint(id: String) -> NSLayoutConstraint?
}

/// A screen as a tree of views whose constraints are in force.
@MainActor
package final class BuiltScreen: ScreenContent {
  package let rootView: UIView
  /// Views beside the root view, in the screen's order.
  package let detachedViews: [UIView]
  /// The view that a keyboard technique makes scroll.
  package let contentView: UIView
  /// The controllers in the screen's own container views.
  let embeddings: [Embedding]

  // Looked up, never iterated: their order has no influence.
  private let viewsByID: [String: UIView]
  private let viewsByName: [String: UIView]
  private let constraintsByID: [String: NSLayoutConstraint]

  init(
    rootView: UIView,
    detachedViews: [UIView],
    contentView: UIView,
    embeddings: [Embedding],
    viewsByID: [String: UIView],
    viewsByName: [String: UIView],
    constraintsByID: [String: NSLayoutConstraint]
  ) {
    self.rootView = rootView
    self.detachedViews = detachedViews
    self.contentView = contentView
    self.embeddings = embeddings
    self.viewsByID = viewsByID
    self.viewsByName = viewsByName
    self.constraintsByID = constraintsByID
  }

  /// Returns the view with this name in recordings, or else with this object id.
  package func view(_ name: String) -> UIView? { viewsByName[name] ?? viewsByID[name] }

  /// Returns the view that was built for a node, by the node's id.
  package func view(id: String) -> UIView? { viewsByID[id] }

  /// Returns the constraint with this id.
  package func constraint(id: String) -> NSLayoutConstraint? { constraintsByID[id] }
}
