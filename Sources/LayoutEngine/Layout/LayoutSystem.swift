import CassowarySolver
import Foundation

/// Keeps the solution of a tree up to date and reports which views it moves.
///
/// Most changes are small: a constant, a safe area, the root's size. Such a change marks only the
/// affected sources, and only their rules are read again. All other changes collect all rules
/// again.
@MainActor
final class LayoutSystem {
  unowned let root: UIView
  private(set) var solution: LayoutSolution?
  /// The solution before this one.
  ///
  /// A tree often returns to its former rules: a rotation is undone, or a keyboard disappears.
  private var formerSolution: LayoutSolution?
  /// The solution of the last fitting, because a view is often fitted again after a change of size.
  private var fittingSolution: LayoutSolution?
  private var placements = LayoutPlacements()
  /// The pixel grid of frames, set by the first solution.
  private(set) var grid = PixelGrid(scale: nil)

  /// Whether a change requires solving.
  private var needsSolving = true
  /// Whether solving requires all rules.
  private var needsAllRules = true
  /// The sources with rules that must be read again.
  private var changedSources: [Int] = []
  /// Whether a view of the tree may need a call of `updateConstraints`.
  var mayNeedConstraintsUpdate = true

  /// The number of times that a view of the tree was moved or resized.
  private(set) var moveCount = 0
  /// The value of `moveCount` when the journal last recorded a layout.
  var recordedMoveCount = 0

  init(root: UIView) {
    self.root = root
  }

  // MARK: Invalidation

  /// Handles a change of constraints, priorities, content sizes, guides or the tree.
  func rulesDidChange() {
    needsSolving = true
    mayNeedConstraintsUpdate = true
    // This runs for each view and constraint of a tree under construction.
    guard !needsAllRules else { return }
    needsAllRules = true
    changedSources = []
    placements.forget()
  }

  /// Handles a new constant of a constraint in the tree.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    let index = constraint.layoutSourceIndex
    if !needsAllRules, solution?.source(index, is: { $0.isConstraint(constraint) }) ?? false {
      sourcesDidChange([index])
    } else {
      rulesDidChange()
    }
  }

  /// Handles a change of a view's safe area or margins.
  func insetsDidChange(of view: UIView) {
    guard view.mayHaveInsetsInEquations, !needsAllRules, let solution else { return }
    sourcesDidChange(solution.dependencies.sources(dependingOnInsetsOf: view))
  }

  /// Handles a new origin of a view's bounds.
  func boundsOriginDidChange(of view: UIView) {
    guard !needsAllRules, let solution else { return }
    positionDidChange(of: view)
    if view is UIScrollView {
      sourcesDidChange(solution.dependencies.sources(dependingOnOffsetOf: view))
    } else {
      rulesDidChange()
    }
  }

  /// Handles a change of a view's frame.
  ///
  /// Only input frames matter: the root's frame, and the frames of views with autoresizing masks.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isResized: Whether its size has changed.
  ///   - byLayout: Whether the solution has placed it.
  func frameDidChange(of view: UIView, isResized: Bool, byLayout: Bool) {
    moveCount += 1
    guard !needsAllRules else { return }
    positionDidChange(of: view)
    if view === root {
      needsSolving = true
    } else if view.translatesAutoresizingMaskIntoConstraints {
      if let index = maskSource(of: view) { sourcesDidChange([index]) } else { rulesDidChange() }
    } else if !byLayout, !view.isSettlingGeometry {
      placements.appendMoved(view)
    }
    guard isResized else { return }
    // Solving reads the masks of subviews relative to this view's size.
    for subview in view.storedSubviews where subview.translatesAutoresizingMaskIntoConstraints {
      if let index = maskSource(of: subview) { changedSources.append(index) }
    }
  }

  private func maskSource(of view: UIView) -> Int? {
    let index = view.layoutSourceIndex
    return solution?.source(index, is: { $0.isView(view) }) ?? false ? index : nil
  }

  private func sourcesDidChange(_ sources: [Int]) {
    guard !sources.isEmpty else { return }
    needsSolving = true
    changedSources += sources
  }

  /// Handles a move of a view and its descendants on the screen.
  ///
  /// The keyboard does not move with them.
  func positionDidChange(of view: UIView) {
    guard view.mayAppearInEquations, !needsAllRules, let solution else { return }
    sourcesDidChange(solution.dependencies.sources(dependingOnPositionOf: view))
  }

  // MARK: Solving

  /// Solves if anything has changed, and marks the superviews of the views that will move.
  func solveIfNeeded() {
    guard needsSolving else { return }
    needsSolving = false
    grid = root.pixelGrid
    SimulatedDevice.current.arrangedSizes.remember {
      let former = formerSolution
      if needsAllRules {
        solveAllRules(reusing: [solution, former])
      } else if !updateChangedSources() {
        setSolutionAside()
        solveAllRules(reusing: [former])
      }
      solution?.wrapTexts()
    }
    sizeRoot()
    markMoved()
  }

  private var rootSize: LayoutSolution.RootSize {
    root.translatesAutoresizingMaskIntoConstraints
      ? .given(root.bounds.size) : .kept(root.bounds.size)
  }

  /// Resizes a root to the size from its constraints, if constraints determine its size.
  private func sizeRoot() {
    guard let frame = frame(of: root) else { return }
    let box = CGRect(origin: root.layoutFrame.origin, size: frame.size)
    if !box.isNearly(root.layoutFrame) { root.place(box) }
  }

  private func updateChangedSources() -> Bool {
    let sources = Set(changedSources).sorted()
    changedSources = []
    return solution?.update(root: root, size: rootSize, sources: sources) ?? false
  }

  /// Solves the rules of the whole tree.
  ///
  /// - Parameter candidates: See ``solution(of:size:reusing:_:)``.
  private func solveAllRules(reusing candidates: [LayoutSolution?]) {
    needsAllRules = false
    changedSources = []
    let rules = LayoutRules.collect(
      below: root,
      isSizeGiven: root.translatesAutoresizingMaskIntoConstraints
    )
    var problems = LayoutProblems(faults: rules.faults)
    let solution = solution(of: rules, size: rootSize, reusing: candidates, &problems)
    SimulatedDevice.current.layoutDiagnostics.replaceProblems(problems, of: root)
    if solution !== self.solution { setSolutionAside() }
    if solution === formerSolution { formerSolution = nil }
    self.solution = solution
    solution.indexSources()
    placements = LayoutPlacements(of: rules.views, by: solution)
  }

  /// Updates the first candidate that differs only in constants, or solves the rules anew.
  private func solution(
    of rules: LayoutRules,
    size: LayoutSolution.RootSize,
    reusing candidates: [LayoutSolution?],
    _ problems: inout LayoutProblems
  ) -> LayoutSolution {
    for case let candidate? in candidates
    where candidate.update(root: root, size: size, rules: rules) {
      return candidate
    }
    return LayoutSolution(root: root, size: size, rules: rules, problems: &problems)
  }

  private func setSolutionAside() {
    if let solution, solution.canBeUpdated { formerSolution = solution }
    solution = nil
  }

  /// Solves the rules below the root for a fitting, apart from the tree's solution.
  ///
  /// - Returns: The unrounded size of the root; nil if nothing determines it.
  func fittingSize(_ size: LayoutSolution.RootSize, rules: LayoutRules) -> CGSize? {
    // An override that takes part may start another fitting of the same root.
    let former = fittingSolution
    fittingSolution = nil
    var problems = LayoutProblems()
    let solution = solution(of: rules, size: size, reusing: [former], &problems)
    solution.wrapTexts()
    fittingSolution = solution
    return solution.alignmentRect(of: root)?.size
  }

  private func markMoved() {
    guard let solution else { return }
    // The list is empty during marking, because an override of `setNeedsLayout` may call this
    // system again.
    var checked = placements
    placements = LayoutPlacements()
    checked.markMoved(by: solution, in: self)
    checked.add(placements)
    placements = checked
  }

  // MARK: Results

  /// The frame of a view from the constraints, on the pixel grid; nil for a view without one.
  func frame(of view: UIView) -> CGRect? {
    guard !view.translatesAutoresizingMaskIntoConstraints, let frame = solution?.frame(of: view)
    else { return nil }
    return grid.round(frame)
  }

  /// The frame of a custom guide, on the pixel grid.
  func frame(of guide: UILayoutGuide) -> CGRect? {
    guard let rect = solution?.alignmentRect(of: guide) else { return nil }
    return grid.round(rect)
  }

  /// The size of a scroll view's content, on the pixel grid.
  ///
  /// Along unconstrained axes it is the stored size.
  func contentSize(of scrollView: UIScrollView) -> CGSize {
    var size = scrollView.storedContentSize
    if let width = solution?.contentLength(of: scrollView, along: .horizontal) {
      size.width = grid.round(width)
    }
    if let height = solution?.contentLength(of: scrollView, along: .vertical) {
      size.height = grid.round(height)
    }
    return size
  }

  /// Whether the constraints leave a view's or custom guide's frame ambiguous.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    let ambiguity = ambiguity(of: object)
    return ambiguity.horizontal || ambiguity.vertical
  }

  /// Whether the constraints leave a view's or custom guide's extent ambiguous, along each axis.
  func ambiguity(of object: AnyObject) -> (horizontal: Bool, vertical: Bool) {
    solveIfNeeded()
    guard let solution else { return (false, false) }
    if let view = object as? UIView, view.translatesAutoresizingMaskIntoConstraints {
      return (false, false)
    }
    return solution.ambiguity(of: object)
  }
}
