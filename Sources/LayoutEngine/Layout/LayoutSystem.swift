import CassowarySolver
import Foundation

/// Keeps the solution of a tree up to date and says which views it moves.
@MainActor
final class LayoutSystem {
  private unowned let root: UIView
  private var solution: LayoutSolution?
  private var isDirty = true

  /// How often text that wraps may change its mind about its size within one solution.
  private static let textPasses = 3

  init(root: UIView) {
    self.root = root
  }

  // MARK: Invalidation

  /// Constraints, priorities, content sizes, guides or the tree have changed.
  func rulesDidChange() { isDirty = true }

  /// A view's safe area or margins have changed.
  func insetsDidChange(of view: UIView) {
    if solution?.dependsOnInsets(of: view) ?? false { isDirty = true }
  }

  /// A view's frame or bounds have changed.
  ///
  /// Only frames that are input matter: the root's, and those of views with autoresizing masks.
  func geometryDidChange(of view: UIView, frameChanged: Bool) {
    placeDidChange(of: view)
    if frameChanged {
      if view === root || view.translatesAutoresizingMaskIntoConstraints { isDirty = true }
    } else if solution?.dependsOnBoundsOrigin ?? false {
      isDirty = true
    }
  }

  /// A view, and everything in it, lies elsewhere on the screen, where the keyboard does not move
  /// with it.
  func placeDidChange(of view: UIView) {
    if solution?.keyboardGuideDepends(on: view) ?? false { isDirty = true }
  }

  // MARK: Solving

  /// Solves if anything has changed, and marks the superviews of the views that will move.
  func solveIfNeeded() {
    guard isDirty else { return }
    isDirty = false
    let rules = LayoutRules.collect(below: root)
    let size = rootSize
    if solution?.update(root: root, size: size, rules: rules) != true { solve(rules, size) }
    Self.wrapText(below: root, in: &solution)
    sizeRoot()
    markMovedViews(below: root)
  }

  private func solve(_ rules: [LayoutRule], _ size: LayoutSolution.RootSize) {
    var conflicts: [LayoutConflict] = []
    solution = LayoutSolution(root: root, size: size, rules: rules, conflicts: &conflicts)
    SimulatedDevice.current.layoutDiagnostics.replaceConflicts(conflicts, of: root)
  }

  private var rootSize: LayoutSolution.RootSize {
    root.translatesAutoresizingMaskIntoConstraints
      ? .given(root.bounds.size) : .kept(root.bounds.size)
  }

  /// Gives a root that leaves its size to its constraints the size that they give it.
  private func sizeRoot() {
    guard let frame = frame(of: root) else { return }
    let box = CGRect(origin: root.layoutFrame.origin, size: frame.size)
    if !box.isNearly(root.layoutFrame) { root.place(box) }
  }

  /// Gives every label whose lines wrap the content size that its solved width asks for.
  static func wrapText(below root: UIView, in solution: inout LayoutSolution?) {
    for _ in 0..<textPasses {
      var changed = false
      forEachView(below: root) { view in
        if solution?.wrapText(of: view) ?? false { changed = true }
      }
      guard changed else { return }
      solution?.solver.solve()
    }
  }

  private static func forEachView(below view: UIView, _ body: (UIView) -> Void) {
    body(view)
    for subview in view.subviews { forEachView(below: subview, body) }
  }

  private func markMovedViews(below view: UIView) {
    if let scrollView = view as? UIScrollView,
      contentSize(of: scrollView) != scrollView.contentSize
    {
      scrollView.setNeedsLayout()
    }
    if view.storedGuides.contains(where: hasMoved) { view.setNeedsLayout() }
    for subview in view.subviews {
      if let frame = frame(of: subview), !frame.isNearly(subview.layoutFrame) {
        view.setNeedsLayout()
      }
      markMovedViews(below: subview)
    }
  }

  private func hasMoved(_ guide: UILayoutGuide) -> Bool {
    guard let owner = guide.owningView, let frame = frame(of: guide, grid: owner.pixelGrid)
    else { return false }
    return !frame.isNearly(guide.laidOutFrame)
  }

  // MARK: Results

  /// The frame that the constraints give a view, on the pixel grid; nil if they do not place it.
  func frame(of view: UIView) -> CGRect? {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return nil }
    return solution?.frame(of: view).map(view.pixelGrid.round)
  }

  /// The frame of a custom guide, on the pixel grid.
  func frame(of guide: UILayoutGuide, grid: PixelGrid) -> CGRect? {
    solution?.alignmentRect(of: guide).map(grid.round)
  }

  /// The size of a scroll view's content, on the pixel grid: its own along axes of which no
  /// constraint speaks.
  func contentSize(of scrollView: UIScrollView) -> CGSize {
    var size = scrollView.contentSize
    let grid = scrollView.pixelGrid
    if let width = solution?.contentLength(of: scrollView, along: .horizontal) {
      size.width = grid.round(width)
    }
    if let height = solution?.contentLength(of: scrollView, along: .vertical) {
      size.height = grid.round(height)
    }
    return size
  }

  /// Whether the constraints leave a view's or custom guide's frame free.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    isAmbiguous(object, along: .horizontal) || isAmbiguous(object, along: .vertical)
  }

  /// Whether the constraints leave a view's or custom guide's extent along an axis free.
  func isAmbiguous(_ object: AnyObject, along axis: NSLayoutConstraint.Axis) -> Bool {
    solveIfNeeded()
    if let view = object as? UIView, view.translatesAutoresizingMaskIntoConstraints { return false }
    return solution?.isAmbiguous(object, along: axis) ?? false
  }
}

/// A view whose content height hangs on its width.
@MainActor
protocol TextWrapping: UIView {
  /// The content size in a width, in points; nil if the text does not wrap to it.
  func contentSize(inWidth width: CGFloat) -> CGSize?
}
