import LayoutEngine
package import ScenarioModel
import TextMeasurement

/// Finds the views of a screen with frames that depend on sizes missing from the document.
///
/// For each such size the screen is laid out again with another size. The frames that change depend
/// on it, through any constraints and stacks. The other frames do not. A screen without unknown
/// sizes costs only a pass over its nodes.
struct SizeProbe {
  let screen: Screen
  let purpose: ScreenBuilder.Purpose
  /// The unknown sizes, with the ids of the views that have them.
  private var views: [UnknownSize: Set<String>]

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
    // By index: removing a node would copy it.
    for index in node.subviews.indices {
      add(node.subviews[index], in: node.kind, for: purpose, to: &views)
    }
  }

  /// Leaves out some sizes.
  mutating func leaveOut(_ isOmitted: (UnknownSize) -> Bool) {
    views = views.filter { size, _ in !isOmitted(size) }
  }

  /// Leaves out the unknown sizes of contents if constraints determine the sizes of all their views.
  ///
  /// Such a view has no estimate of its own, so this changes only the estimates of other views.
  ///
  /// - Precondition: A layout fulfills all equations of the screen.
  mutating func leaveOutConstrainedViews() {
    guard !isEmpty else { return }
    let sizes = ConstrainedSizes(below: screen.rootView)
    views = views.filter { _, views in !views.allSatisfy(sizes.determine) }
  }

  /// Whether every size is known.
  var isEmpty: Bool { views.isEmpty }

  /// Compares the frames of the screen, by the ids of the views, with the frames for other sizes.
  ///
  /// - Parameters:
  ///   - known: The frames of the screen with the assumed sizes, if known.
  ///   - layout: Lays out a screen.
  /// - Returns: The frames that differ, with the sizes that change them.
  /// - Throws: The errors of `layout`.
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

/// The views of a laid-out screen that depend on unknown sizes, by the views' ids.
package struct LayoutEstimates: Equatable, Sendable {
  /// The unknown sizes of a view's own content that its own size depends on.
  package fileprivate(set) var own: [String: [UnknownSize]] = [:]
  /// The unknown sizes that affect a view's frame, except its own size.
  ///
  /// They belong to other views or to its own content.
  package fileprivate(set) var ofOthers: [String: [UnknownSize]] = [:]

  /// Creates the estimates of a layout without unknown sizes.
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
  /// Reports the views of a scene that depend on sizes missing from its document.
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
