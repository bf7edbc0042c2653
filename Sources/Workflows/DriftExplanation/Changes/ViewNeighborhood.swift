import ScenarioModel
import SnapshotModel

/// The relations between the views of a screen.
///
/// Two views are neighbors if a constraint relates them or a stack view arranges them. The stack
/// view is their neighbor too. The root view is not a neighbor, because nearly every view is
/// related to it.
struct ViewNeighborhood {
  private var neighbors: [String: Set<String>] = [:]
  private let root: String

  /// - Parameter screens: Versions of one screen, with the same ids.
  init(of screens: [Screen]) {
    root = screens.last?.rootView.id ?? ""
    for screen in screens {
      let owners = screen.itemOwners
      for view in screen.views {
        for constraint in view.constraints {
          add(Set(constraint.items.map { owners[$0] ?? $0 }))
        }
        if view.kind == .stackView { add(Set(view.subviews.map(\.id) + [view.id])) }
      }
    }
  }

  private mutating func add(_ views: Set<String>) {
    for view in views where view != root {
      neighbors[view, default: []].formUnion(views.subtracting([view, root]))
    }
  }

  /// Returns views and their neighbors: the views themselves first, then the others in the order of
  /// ids.
  func around(_ views: [String]) -> [String] {
    let near = views.reduce(into: Set<String>()) { $0.formUnion(neighbors[$1] ?? []) }
    return views + near.subtracting(views).sorted()
  }
}
