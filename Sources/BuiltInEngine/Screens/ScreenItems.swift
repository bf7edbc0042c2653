import LayoutEngine
import ScenarioModel

/// The views, guides and constraints of a built screen, by their names in the screen.
///
/// They are only looked up, never iterated, so their order has no effect.
@MainActor
struct ScreenItems {
  private var items: [String: AnyObject] = [:]
  private var viewsByID: [String: UIView] = [:]
  private var viewsByName: [String: UIView] = [:]
  private var constraintsByID: [String: NSLayoutConstraint] = [:]

  init() {
    items.reserveCapacity(2 * Self.usualViewCount)
    viewsByID.reserveCapacity(Self.usualViewCount)
    viewsByName.reserveCapacity(Self.usualViewCount)
    constraintsByID.reserveCapacity(2 * Self.usualViewCount)
  }

  /// The maximum number of views in most screens.
  ///
  /// Growing the dictionaries step by step takes longer.
  private static let usualViewCount = 32

  mutating func add(_ view: UIView, as node: ViewNode) {
    viewsByID[node.id] = view
    viewsByName[node.name] = view
    items[node.id] = view
    // A scenario file refers to views by name. In a storyboard the ids are other strings.
    if items[node.name] == nil { items[node.name] = view }
    for guide in node.layoutGuides { items[guide.id] = ScreenGuides.guide(guide, of: view) }
  }

  mutating func add(_ constraint: NSLayoutConstraint, as node: ConstraintNode) {
    constraintsByID[node.id] = constraint
  }

  /// Returns the view or guide that a constraint's node refers to.
  func item(_ id: String) -> AnyObject? { items[id] }

  /// Returns the view with this name in recordings, or else with this object id.
  func view(_ name: String) -> UIView? { viewsByName[name] ?? viewsByID[name] }

  /// Returns the view of a node, by the node's id.
  func view(id: String) -> UIView? { viewsByID[id] }

  /// Returns the constraint of a node, by the node's id.
  func constraint(id: String) -> NSLayoutConstraint? { constraintsByID[id] }
}
