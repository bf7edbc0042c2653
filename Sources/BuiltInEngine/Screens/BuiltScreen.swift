package import LayoutEngine
import ScenarioModel

/// The parts of a screen that steps and recordings look up.
@MainActor
protocol ScreenContent: AnyObject {
  var rootView: UIView { get }
  /// The view that a keyboard technique scrolls.
  var contentView: UIView { get }
  /// Returns the view with a name.
  func view(_ name: String) -> UIView?
  /// Returns the constraint with an id.
  func constraint(id: String) -> NSLayoutConstraint?
}

/// A screen as a tree of views with active constraints.
@MainActor
package final class BuiltScreen: ScreenContent {
  let screen: Screen
  package let rootView: UIView
  /// The views beside the root view, in the screen's order.
  package let detachedViews: [UIView]
  /// The controller's views on the keyboard.
  let inputViews: ScreenInputViews
  /// The view that a keyboard technique scrolls.
  package let contentView: UIView
  /// The controllers in the screen's own container views.
  private(set) var embeddings: [ContainedController]
  /// The controller of the scenario's screen once its view is loaded; a technique may wrap the root
  /// view.
  private weak var host: UIViewController?
  /// The controller that shows the screen; nil before its view is loaded.
  private var controller: UIViewController? { host ?? rootView.next as? UIViewController }

  private var items: ScreenItems
  private let purpose: ScreenBuilder.Purpose
  private let ownView: (ViewNode) -> UIView?
  /// The nodes of the current views and constraints.
  private var contents: ScreenContents
  /// The items that the current size classes exclude.
  private var excluded = ExcludedItems()
  /// The reason why the contents for the current size classes are incomplete; nil if complete.
  private(set) var problem: ScreenBuildError?

  init(
    _ screen: Screen,
    rootView: UIView,
    detachedViews: [UIView],
    inputViews: ScreenInputViews,
    contentView: UIView,
    embeddings: [ContainedController],
    items: ScreenItems,
    purpose: ScreenBuilder.Purpose,
    ownView: @escaping (ViewNode) -> UIView?
  ) {
    self.screen = screen
    self.rootView = rootView
    self.detachedViews = detachedViews
    self.inputViews = inputViews
    self.contentView = contentView
    self.embeddings = embeddings
    self.items = items
    self.purpose = purpose
    self.ownView = ownView
    contents = screen.contents
  }

  /// Returns the view with this name in recordings, or else with this object id.
  ///
  /// It is nil for a view that the current size classes exclude.
  package func view(_ name: String) -> UIView? {
    guard let view = items.view(name), !isExcluded(view) else { return nil }
    return view
  }

  private func isExcluded(_ view: UIView) -> Bool {
    guard !excluded.views.isEmpty else { return false }
    let excludedViews = excluded.views.keys.compactMap { items.view(id: $0) }
    return sequence(first: view, next: \.superview).contains { superview in
      excludedViews.contains { $0 === superview }
    }
  }

  /// Returns the view of a node, by the node's id.
  package func view(id: String) -> UIView? { items.view(id: id) }

  /// Returns the constraint with this id.
  package func constraint(id: String) -> NSLayoutConstraint? { items.constraint(id: id) }

  /// Makes the controllers of container views children of the controller that shows the screen.
  func embedControllers(in controller: UIViewController) {
    host = controller
    controller.embed(embeddings)
  }

  // MARK: Variations

  /// Applies the contents for the application's size classes, and later for the root view's size
  /// classes.
  func followTraits() {
    adopt(SimulatedDevice.current.applicationSizeClasses)
    rootView.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { [weak self] (view: UIView, previous) in
      let traits = view.traitCollection
      SimulatedDevice.current.recordSizeClasses(
        from: previous,
        to: traits,
        of: self?.controller
      )
      if let self, let sizeClasses = SizeClasses(traits) { adopt(sizeClasses) }
    }
  }

  private func adopt(_ sizeClasses: SizeClasses) {
    let new = screen.contents(for: sizeClasses)
    guard new != contents else { return }
    let builder = ScreenBuilder(screen, purpose, items: items, ownView)
    var editor = ScreenEditor(builder, excluding: excluded)
    editor.change(contents, to: new)
    contents = new
    items = editor.builder.items
    excluded = editor.excluded
    problem = editor.problem
    embeddings += editor.builder.embeddings
    controller?.embed(editor.builder.embeddings)
  }
}
