import LayoutEngine
package import ScenarioModel
package import SnapshotModel
import TextMeasurement

/// Finds the views of a screen whose frames depend on sizes that the document does not give.
///
/// For each such size the screen is laid out once more as if it was another: the frames that change
/// depend on it, through whatever constraints and stacks, and the others do not. A screen without any
/// costs nothing but a look at its nodes.
struct SizeProbe {
  let screen: Screen
  let purpose: ScreenBuilder.Purpose
  /// The sizes that are not known, with the ids of the views that have them.
  private let views: [UnknownSize: Set<String>]

  init(_ screen: Screen, for purpose: ScreenBuilder.Purpose) {
    self.screen = screen
    self.purpose = purpose
    var views: [UnknownSize: Set<String>] = [:]
    Self.add(screen.rootView, in: nil, for: purpose, to: &views)
    for view in screen.detachedViews { Self.add(view, in: nil, for: purpose, to: &views) }
    self.views = views.filter { size, _ in
      size.reason != .font || !screen.support(ofFont: size.name).isMeasured
    }
  }

  private static func add(
    _ node: ViewNode,
    in parent: ViewKind?,
    for purpose: ScreenBuilder.Purpose,
    to views: inout [UnknownSize: Set<String>]
  ) {
    for size in node.unknownSizes(for: purpose, in: parent) {
      views[size, default: []].insert(node.id)
    }
    // By index: to take one out would copy it.
    for index in node.subviews.indices {
      add(node.subviews[index], in: node.kind, for: purpose, to: &views)
    }
  }

  /// Whether every size is known.
  var isEmpty: Bool { views.isEmpty }

  /// Compares the frames of the screen, by the ids of the views, with those for other sizes.
  ///
  /// - Parameters:
  ///   - known: The frames of the screen as it is, where they are known.
  ///   - layout: Lays a screen out.
  /// - Returns: Which frames differ, and for which sizes.
  /// - Throws: What `layout` throws.
  func estimates<Failure>(
    of known: [String: Rect]? = nil,
    layout: (Screen) throws(Failure) -> [String: Rect]
  ) throws(Failure) -> LayoutEstimates {
    var estimates = LayoutEstimates()
    guard !isEmpty else { return estimates }
    let frames = if let known { known } else { try layout(screen) }
    for (size, owners) in views.sorted(by: { $0.key < $1.key }) {
      let others = try layout(screen.assumingOther(size, for: purpose))
      for (view, frame) in frames {
        guard let other = others[view], other != frame else { continue }
        let isResized = other.width != frame.width || other.height != frame.height
        if owners.contains(view), isResized {
          estimates.own[view, default: []].append(size)
        } else {
          estimates.ofOthers[view, default: []].append(size)
        }
      }
    }
    return estimates
  }
}

/// Which views of a laid-out screen depend on sizes that are not known, by the views' ids.
package struct LayoutEstimates: Equatable, Sendable {
  /// Sizes of a view's own content on which its own size depends.
  package fileprivate(set) var own: [String: [UnknownSize]] = [:]
  /// Sizes of other views, or of its own content, that decide where it is and how large without being
  /// its own size.
  package fileprivate(set) var ofOthers: [String: [UnknownSize]] = [:]

  /// A layout of which every size is known.
  package init() {}
}

extension Screen {
  fileprivate func assumingOther(
    _ size: UnknownSize,
    for purpose: ScreenBuilder.Purpose
  ) -> Screen {
    var screen = self
    screen.changeTrees { $0 = $0.assumingOther(size, for: purpose) }
    return screen
  }
}

extension DesignTimeLayout {
  /// Reports which views of a scene depend on sizes that its document does not give.
  package static func estimates(
    of screen: Screen,
    on canvas: DesignCanvas
  ) throws(ScreenBuildError) -> LayoutEstimates {
    try SizeProbe(screen, for: .designTime).estimates { screen throws(ScreenBuildError) in
      let views = try layout(of: screen, on: canvas).views
      return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }
  }
}
