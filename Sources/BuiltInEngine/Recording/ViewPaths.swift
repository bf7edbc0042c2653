import LayoutEngine
import ScenarioModel

/// The paths of the views in a window, as recordings have them.
///
/// A path consists of the names from the root view of a screen down. The root has the name of the
/// screen. A view without a name has the name of its class, numbered from the second of its class
/// among its siblings. Views above the screens, such as a navigation bar, have their own paths from
/// the window down.
@MainActor
struct ViewPaths {
  /// A view with its path and its UIKit class.
  struct Entry {
    let view: UIView
    let path: ViewPath
    let className: String
    /// Whether the view has a given name.
    let isNamed: Bool
  }

  /// Every view below the window, then the application's views on the keyboard.
  ///
  /// Parents precede children, and siblings are in order from back to front.
  let views: [UIView]
  /// The inputs of the paths, for reuse at the next checkpoint.
  let plan: PathPlan
  private var numbers: IdentityTable

  /// Names the views of a window, with an earlier plan if it still applies.
  init(of window: UIWindow, names: ResponderNames, as former: PathPlan? = nil) {
    let tree = NamedTree(below: window, names: names, expecting: former?.nodes.count ?? 16)
    let plan = former.flatMap { $0.nodes == tree.nodes ? $0 : nil } ?? PathPlan(tree, names: names)
    self.plan = plan
    views = tree.views
    numbers = IdentityTable(capacity: views.count)
    for (number, view) in views.enumerated() {
      numbers.set(number, of: ObjectIdentifier(view))
    }
  }

  /// The views with their paths.
  ///
  /// A checkpoint needs few of them completely, and each has three references to count.
  var entries: [Entry] { views.indices.map(entry) }

  /// Returns a view with its path.
  func entry(at number: Int) -> Entry {
    Entry(
      view: views[number],
      path: plan.paths[number],
      className: plan.classNames[number],
      isNamed: isNamed(at: number)
    )
  }

  /// Whether the view at a position has a given name.
  func isNamed(at number: Int) -> Bool { plan.nodes[number].givenName != nil }

  /// Returns the path of a view in the window.
  func path(of view: UIView) -> ViewPath? {
    numbers[ObjectIdentifier(view)].map { plan.paths[$0] }
  }
}

/// The views below a window, with the facts that determine their names.
@MainActor
private struct NamedTree {
  private(set) var views: [UIView] = []
  private(set) var nodes: [PathPlan.Node] = []

  init(below window: UIWindow, names: ResponderNames, expecting count: Int) {
    views.reserveCapacity(count)
    nodes.reserveCapacity(count)
    append(window.recordedSubviews, of: nil, names)
    if let host = SimulatedDevice.current.keyboard.inputViewHost { append([host], of: nil, names) }
  }

  private mutating func append(_ subviews: [UIView], of parent: Int?, _ names: ResponderNames) {
    for view in subviews {
      let number = nodes.count
      views.append(view)
      nodes.append(
        PathPlan.Node(
          parent: parent,
          type: ObjectIdentifier(type(of: view)),
          screenName: names.screenName(owning: view),
          givenName: names.givenName(of: view)
        )
      )
      append(view.recordedSubviews, of: number, names)
    }
  }
}

/// The paths of a tree with their inputs, which are unchanged at most checkpoints.
///
/// It has no references to views, because a view that stays alive also stays observed.
@MainActor
struct PathPlan {
  /// The inputs of a view's path, without its siblings.
  struct Node: Equatable {
    /// The number of the superview; nil for the window.
    let parent: Int?
    let type: ObjectIdentifier
    /// The name of the screen with this root view.
    let screenName: String?
    let givenName: String?
  }

  let nodes: [Node]
  private(set) var paths: [ViewPath] = []
  private(set) var classNames: [String] = []
  private var used: Set<ViewPath> = []

  fileprivate init(_ tree: NamedTree, names: ResponderNames) {
    nodes = tree.nodes
    // Growing step by step would hash every path again at each step.
    used.reserveCapacity(nodes.count)
    var counts: [Int?: [String: Int]] = [:]
    for (node, view) in zip(tree.nodes, tree.views) {
      classNames.append(names.className(of: view))
      paths.append(
        unused(path(of: node, view, names, counting: &counts[node.parent, default: [:]]))
      )
    }
  }

  private func path(
    of node: Node,
    _ view: UIView,
    _ names: ResponderNames,
    counting counts: inout [String: Int]
  ) -> ViewPath {
    if let screen = node.screenName { return ViewPath(screen) }
    let superview = node.parent.map { paths[$0] } ?? ""
    return superview.appending(node.givenName ?? names.word(for: view, counting: &counts))
  }

  /// Returns the path, with a number if it is taken.
  ///
  /// It is taken if the same screen is pushed twice, or if a view has the name of another view's
  /// class.
  private mutating func unused(_ path: ViewPath) -> ViewPath {
    var candidate = path
    var number = 1
    while !used.insert(candidate).inserted {
      number += 1
      candidate = "\(path)-\(number)"
    }
    return candidate
  }
}
