import LayoutEngine
package import ScenarioModel

/// A view with its frame from a layout.
package struct LaidOutView: Hashable, Sendable {
  /// Interface Builder's object id.
  package var id: String
  /// The name in recordings.
  package var name: String
  /// The UIKit class that laid the view out.
  package var kind: ViewKind
  /// The frame in the superview's coordinates; a scroll view's subviews are in unscrolled
  /// coordinates.
  package var frame: Rect
  /// The number of views around it.
  package var depth: Int
  /// The superview's id; nil for a top-level view.
  package var superview: String?
}

/// The result of one layout of a screen.
package struct LaidOutScreen: Sendable {
  /// All views, parents before their subviews.
  package var views: [LaidOutView]
  /// The required constraints that were broken, with the constraints that they conflict with.
  package var conflicts: [FindingSubject]

  static func += (screen: inout Self, part: Self) {
    screen.views += part.views
    screen.conflicts += part.conflicts
  }

  /// Returns the conflicts in the layouts of a device's trees so far.
  @MainActor
  static func conflicts(on device: SimulatedDevice) -> [FindingSubject] {
    device.layoutDiagnostics.conflicts.map(FindingSubject.init)
  }
}

extension BuiltScreen {
  /// Returns the views of a tree of nodes, in the nodes' order.
  func laidOutViews(below root: ViewNode) -> [LaidOutView] {
    var views: [LaidOutView] = []
    var pending: [(node: ViewNode, depth: Int, superview: String?)] = [(root, 0, nil)]
    while let (node, depth, superview) = pending.popLast() {
      let frame = view(id: node.id)?.frame ?? .zero
      views.append(
        LaidOutView(
          id: node.id,
          name: node.name,
          kind: node.kind,
          frame: Rect(frame),
          depth: depth,
          superview: superview
        )
      )
      pending += node.subviews.reversed().map { ($0, depth + 1, node.id) }
    }
    return views
  }
}

extension SimulatedDevice {
  /// Runs `body` as the device's own code, as `run` does, and keeps the type of its error.
  nonisolated func enter<Value, Failure: Error>(
    _ body: @MainActor () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let result = run { () -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
