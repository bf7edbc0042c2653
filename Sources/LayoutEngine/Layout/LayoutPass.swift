import DeviceCatalog
import Foundation

/// One layout of a subtree: constraints from the leaves up, then frames from the top down.
@MainActor
enum LayoutPass {
  /// The limit of rounds for a layout that invalidates itself.
  ///
  /// Reaching it is a fault of the screen.
  private static let maximumRounds = 20

  /// Lays out until nothing is dirty, from the topmost ancestor in the unbroken run of dirty ones.
  static func run(from view: UIView) {
    let root = view.rootView
    let device = SimulatedDevice.current
    let movesBefore = root.layoutSystem.moveCount
    if device.layouts.depth == 0 { device.layouts.count += 1 }
    device.layouts.depth += 1
    defer { device.layouts.depth -= 1 }
    for _ in 0..<maximumRounds {
      updateConstraints(below: root)
      root.layoutSystem.solveIfNeeded()
      guard layOut(highestDirty(from: view), on: device) else { break }
    }
    if device.journal != nil { recordMoves(since: movesBefore, in: root, on: device) }
  }

  /// Records a pass that moved views of a window.
  ///
  /// A nested pass has its own entry.
  private static func recordMoves(since count: Int, in root: UIView, on device: SimulatedDevice) {
    let system = root.layoutSystem
    guard root is UIWindow, system.moveCount > max(count, system.recordedMoveCount) else { return }
    system.recordedMoveCount = system.moveCount
    device.record(.layout)
  }

  /// Calls `updateConstraints` on each view that needs it, deepest views first.
  ///
  /// Walks a whole tree only if one of its views may need the call.
  static func updateConstraints(below view: UIView) {
    if view.storedSuperview == nil {
      guard view.layoutSystem.mayNeedConstraintsUpdate else { return }
      view.layoutSystem.mayNeedConstraintsUpdate = false
    }
    view.walkUp { view in
      guard view.needsConstraintsUpdate else { return }
      view.needsConstraintsUpdate = false
      view.viewController?.updateViewConstraints()
      view.updateConstraints()
    }
  }

  private static func highestDirty(from view: UIView) -> UIView {
    var top = view
    while let superview = top.storedSuperview, superview.needsLayout { top = superview }
    return top
  }

  /// Calls `layoutSubviews` on each view that needs it, parents first.
  ///
  /// It visits no subviews of a view that contains no dirty view. It uses a list of pending views
  /// instead of recursion, because trees may be deeper than the stack.
  ///
  /// - Returns: Whether any view needed it.
  private static func layOut(_ top: UIView, on device: SimulatedDevice) -> Bool {
    var didLayOut = layOutAlone(top, on: device)
    guard top.mayContainDirtyViews else { return didLayOut }
    var level = (superview: top, views: top.storedSubviews, next: 0)
    var outer: [(superview: UIView, views: [UIView], next: Int)] = []
    while true {
      guard level.next < level.views.count else {
        level.superview.subviewsWereLaidOut()
        guard let next = outer.popLast() else { return didLayOut }
        level = next
        continue
      }
      let view = level.views[level.next]
      level.next += 1
      if layOutAlone(view, on: device) { didLayOut = true }
      guard view.mayContainDirtyViews else { continue }
      outer.append(level)
      level = (view, view.storedSubviews, 0)
    }
  }

  /// Calls `layoutSubviews` on a view if it needs the call, and returns whether it did.
  private static func layOutAlone(_ view: UIView, on device: SimulatedDevice) -> Bool {
    guard view.needsLayout else { return false }
    view.needsLayout = false
    let controller = view.viewController
    if let controller {
      if view.isWithoutSafeArea { controller.adjustScrollViewInsets() }
      device.attributing(toClassOf: controller) { controller.viewWillLayoutSubviews() }
    }
    device.attributing(toClassOf: view) { view.layOutContents() }
    if let controller {
      device.attributing(toClassOf: controller) { controller.viewDidLayoutSubviews() }
    }
    return true
  }
}

extension UIView {
  /// Whether the view or one of its ancestors has a pending layout.
  package var awaitsLayout: Bool {
    sequence(first: self, next: \.storedSuperview).contains(where: \.needsLayout)
  }

  /// The pixel grid that the view's frames are rounded to.
  var pixelGrid: PixelGrid {
    let device = SimulatedDevice.current
    return PixelGrid(scale: device.options.roundsToPixels ? device.model.scale : nil)
  }

  /// The frame that Auto Layout uses: the untransformed box.
  var layoutFrame: CGRect {
    let (size, center, anchorPoint) = (bounds.size, center, anchorPoint)
    return CGRect(
      x: center.x - size.width * anchorPoint.x,
      y: center.y - size.height * anchorPoint.y,
      width: size.width,
      height: size.height
    )
  }

  /// Applies the solution to the subviews, the guides and a scroll view's content size.
  func applyLayoutToSubviews() {
    let system = rootView.layoutSystem
    system.solveIfNeeded()
    for subview in storedSubviews {
      guard let frame = system.frame(of: subview), !frame.isNearly(subview.layoutFrame)
      else { continue }
      subview.place(frame)
    }
    for guide in storedGuides {
      guide.laidOutFrame = system.frame(of: guide) ?? .zero
    }
    if let scrollView = self as? UIScrollView {
      SimulatedDevice.current.attributing(to: .system) {
        scrollView.contentSize = system.contentSize(of: scrollView)
      }
    }
  }

  /// Solves only this view's subtree and pulls its size toward a target.
  func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return SimulatedDevice.current.arrangedSizes.remember {
      solvedSize(.fitting(target, horizontal: horizontal.rawValue, vertical: vertical.rawValue))
    }
  }

  private func solvedSize(_ fitting: LayoutSolution.RootSize) -> CGSize {
    let rules = LayoutRules.collect(below: self)
    guard rules.rules.contains(where: \.decidesSize) else { return sizeWithoutRules }
    guard let size = layoutSystem.fittingSize(fitting, rules: rules) else { return bounds.size }
    return CGSize(width: pixelGrid.ceil(size.width), height: pixelGrid.ceil(size.height))
  }
}

extension UIView {
  /// The fitting size of a view without constraints: its own size if its frame counts as a
  /// constraint, else zero.
  private var sizeWithoutRules: CGSize {
    translatesAutoresizingMaskIntoConstraints ? bounds.size : .zero
  }

  /// Whether constraints or content sizes determine any part of this view's subtree.
  var constraintsDecideSize: Bool {
    // A constraint is mostly found at once, and the rules of the whole tree are not needed then.
    let views = withDescendants
    return views.contains { LayoutRules.hasUsableConstraint(in: $0) }
      || LayoutRules.collect(below: self).rules.contains(where: \.decidesSize)
  }
}

extension LayoutRule {
  /// Whether the rule does more than reproduce a frame from its autoresizing mask.
  fileprivate var decidesSize: Bool {
    if case .autoresizing = origin { return false }
    return true
  }
}
