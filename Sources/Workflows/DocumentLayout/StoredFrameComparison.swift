package import BuiltInEngine
import InterfaceBuilder
import ScenarioModel
package import SnapshotModel

/// Compares a scene's frames at design time with the frames that Interface Builder stored.
///
/// Only frames that both sides derive from the same constraints and stack views count.
package struct StoredFrameComparison {
  /// The result for one view.
  package enum Result: Equatable {
    case matches(stored: Rect)
    case differs(stored: Rect)
    case notCompared(because: Reason)
  }

  /// The reason why a frame is not a test of the engine.
  package enum Reason: String, CaseIterable {
    case isRoot = "it is a top-level view with a given frame"
    case isInSlot = "it is a cell or a part of another view, with a given frame"
    case hasMask = "it is positioned by its autoresizing mask or fixed frame, not by constraints"
    case hasNoFrame = "the document stores no frame for it"
    case isHidden = "it is hidden in a stack view, or inside such a view"
    case isMisplaced = "Interface Builder marks it or a view around it as misplaced"
    case isAmbiguous = "Interface Builder marks it or a view around it as ambiguous"
  }

  /// A view with the result of its comparison.
  package struct View {
    /// The view with the engine's frame.
    package var view: LaidOutView
    /// The result for the view's own frame.
    package var result: Result
    /// The unknown sizes of its own content that its size depends on.
    package var estimates: [UnknownSize] = []
    /// The other unknown sizes that its frame depends on.
    package var dependencies: [UnknownSize] = []

    /// Whether the view differs, possibly because of an unknown size.
    var mayDifferByEstimate: Bool {
      if case .differs = result { return !estimates.isEmpty || !dependencies.isEmpty }
      return false
    }
  }

  /// The laid-out scene.
  package let scene: LaidOutDocument.Scene
  /// The views, parents before their subviews.
  package let views: [View]
  /// The views of the scene by result.
  package let count: ComparisonCount

  /// Compares the views of a scene; each number may differ by `tolerance` points.
  init(_ scene: LaidOutDocument.Scene, tolerance: Double) {
    self.scene = scene
    let checker = FrameChecker(marks: scene.scene.markedViews, tolerance: tolerance)
    let nodes = checker.nodes(of: scene.screen)
    views = zip(nodes, scene.layout.views).map { node, view in
      View(
        view: view,
        result: checker.result(of: view, node),
        estimates: scene.estimates.own[view.id] ?? [],
        dependencies: scene.estimates.ofOthers[view.id] ?? []
      )
    }
    count = views.reduce(into: ComparisonCount()) { $0.add($1) }
  }
}

/// The number of views for each result.
package struct ComparisonCount: Encodable, Equatable {
  /// Views with all numbers within the tolerance of the stored frame.
  package var matching = 0
  /// Views with a number outside of the tolerance.
  package var differing = 0
  var notCompared = 0
  /// The differing views that depend on an unknown size.
  var differingByEstimate = 0

  /// The number of compared views, equal or not.
  package var compared: Int { matching + differing }

  /// Counts one view.
  package mutating func add(_ view: StoredFrameComparison.View) {
    differingByEstimate += view.mayDifferByEstimate ? 1 : 0
    switch view.result {
    case .matches: matching += 1
    case .differs: differing += 1
    case .notCompared: notCompared += 1
    }
  }

  /// Adds the counts of other scenes.
  package static func += (sum: inout Self, other: Self) {
    sum.matching += other.matching
    sum.differing += other.differing
    sum.notCompared += other.notCompared
    sum.differingByEstimate += other.differingByEstimate
  }
}

/// Decides which views of a scene are comparable, and compares them.
private struct FrameChecker {
  typealias Reason = StoredFrameComparison.Reason

  /// A node with information about the views around it.
  struct Node {
    var node: ViewNode
    var isRoot: Bool
    var parentKind: ViewKind?
    /// The reason why a view around it excludes it from the comparison.
    var inherited: Reason?
  }

  let marks: [String: StoredFrameMark]
  let tolerance: Double

  /// Returns the nodes of a screen, in the order of the views in a layout.
  func nodes(of screen: Screen) -> [Node] {
    var nodes: [Node] = []
    for root in [screen.rootView] + screen.detachedViews {
      var pending = [Node(node: root, isRoot: true, parentKind: nil, inherited: nil)]
      while let next = pending.popLast() {
        nodes.append(next)
        let inherited = next.inherited ?? lasting(next)
        pending += next.node.subviews.reversed().map {
          Node(node: $0, isRoot: false, parentKind: next.node.kind, inherited: inherited)
        }
      }
    }
    return nodes
  }

  /// Returns the reason that also affects all descendants of a view.
  private func lasting(_ node: Node) -> Reason? {
    if isHiddenArranged(node) { return .isHidden }
    switch marks[node.node.id] {
    case .misplaced?: return .isMisplaced
    case .ambiguous?: return .isAmbiguous
    case nil: return nil
    }
  }

  private func isHiddenArranged(_ node: Node) -> Bool {
    node.parentKind == .stackView && node.node.slot == nil && node.node.properties.isHidden == true
  }

  func result(of view: LaidOutView, _ node: Node) -> StoredFrameComparison.Result {
    if let reason = node.inherited ?? given(node) ?? lasting(node) {
      return .notCompared(because: reason)
    }
    guard let stored = node.node.frame else { return .notCompared(because: .hasNoFrame) }
    let difference = view.frame.minus(stored)
    let isNear = [difference.x, difference.y, difference.width, difference.height]
      .allSatisfy { abs($0) <= tolerance }
    return isNear ? .matches(stored: stored) : .differs(stored: stored)
  }

  private func given(_ node: Node) -> Reason? {
    if node.isRoot { return .isRoot }
    if node.node.slot != nil { return .isInSlot }
    let isArranged = node.parentKind == .stackView
    return node.node.translatesAutoresizingMaskIntoConstraints && !isArranged ? .hasMask : nil
  }
}

extension Rect {
  /// Returns the differences of the four numbers, rounded to a thousandth of a point.
  package func minus(_ other: Rect) -> Rect {
    func difference(_ own: Double, _ other: Double) -> Double {
      ((own - other) * 1000).rounded() / 1000
    }
    return Rect(
      x: difference(x, other.x),
      y: difference(y, other.y),
      width: difference(width, other.width),
      height: difference(height, other.height)
    )
  }
}
