import CassowarySolver
import Foundation

/// The equations of one tree and their solution.
///
/// Edges, centers and baselines are linear in the variables of items (`LayoutVariables`). Rules
/// turn them into equations in the solver (`InstalledConstraints`), and the solver's values are the
/// rectangles. Wrapping text then requires other content sizes (`WrappedTexts`).
///
/// It is a class because it changes in place and is read view by view. A value would be copied,
/// table by table, at each read.
@MainActor
final class LayoutSolution {
  var solver = Solver()
  private(set) var variables: LayoutVariables
  private var constraints = InstalledConstraints()
  private var texts = WrappedTexts()

  /// The sources of the rules, with the indices of their rules.
  private var sources: [LayoutRules.Source] = []
  /// The number of variables at the end of ``init(root:size:rules:problems:)``.
  private var initialVariableCount = 0
  /// Whether a rule has a fault, so that the next change must start from all rules.
  private var hasFaults = false
  var dependencies = LayoutDependencies()
  /// The constraint of the current rule, which reuses the memory of its terms.
  private var written = LinearConstraint(LinearExpression(), .equal)

  /// Solves the rules collected below a root, and adds broken and unusable rules to `problems`.
  init(root: UIView, size: RootSize, rules: LayoutRules, problems: inout LayoutProblems) {
    problems.faults = rules.faults
    hasFaults = !rules.faults.isEmpty
    variables = LayoutVariables(capacity: rules.views.count)
    reserveCapacity(for: rules)
    // The constraints on the root's size come first, so that they contradict nothing.
    for constraint in rootConstraints(on: size, of: root) {
      try? constraints.install(constraint, in: &solver)
    }
    variables.makeBoxes(of: rules, in: &solver)
    _ = forEachRule(of: rules) { rule, index in
      texts.insert(rule, at: index) { variables.index(of: $0) }
      write(rule)
      do throws(SolverError) {
        try constraints.install(written, in: &solver)
      } catch {
        report(error, about: rule, at: index, of: rules, in: &problems)
      }
      return true
    }
    initialVariableCount = variables.count
    drawContentsTogether()
    solver.solve()
  }

  /// Reserves capacity for all rules at once, to avoid repeated growth.
  private func reserveCapacity(for rules: LayoutRules) {
    let constraintCount = Self.rootSizeCount + rules.rules.count
    solver.reserveCapacity(
      variables: LayoutVariables.perBox * rules.views.count,
      constraints: constraintCount
    )
    constraints.reserveCapacity(constraintCount)
  }

  /// Visits the rules with the indices of their constraints while the body returns true, and
  /// records their sources and dependencies.
  private func forEachRule(
    of rules: LayoutRules,
    while body: (LayoutRule, _ index: Int) -> Bool
  ) -> Bool {
    sources = rules.sources
    dependencies = LayoutDependencies()
    defer { dependencies.source = nil }
    for number in sources.indices {
      dependencies.source = number
      for index in sources[number].rules {
        guard body(rules.rules[index], index + Self.rootSizeCount) else { return false }
      }
    }
    return true
  }

  /// Writes the constraint of a rule to ``written``.
  private func write(_ rule: LayoutRule) {
    write(rule, to: &written.expression)
    written.relation = Relation(rule.relation)
    written.strength = Strength(min(rule.priority, 1000))
  }

  // MARK: Problems

  private func report(
    _ error: SolverError,
    about rule: LayoutRule,
    at index: Int,
    of rules: LayoutRules,
    in problems: inout LayoutProblems
  ) {
    switch error {
    case .unsatisfiable(let opponents):
      let opponents = constraints.indices(of: opponents)
      problems.conflicts.append(reportedConflict(at: index, with: opponents, in: rules))
    case .numberOutOfRange(let number):
      let problem = "its items bring the number \(number) into it: it is left out"
      problems.faults.append(LayoutFault(rule: rule, problem: problem))
    }
  }

  private func reportedConflict(
    at index: Int,
    with opponents: [Int],
    in rules: LayoutRules
  ) -> LayoutConflict {
    constraints.appendConflict(at: index, with: opponents)
    func rule(at index: Int) -> LayoutRule { rules.rules[index - Self.rootSizeCount] }
    let parts = opponents.filter { $0 >= Self.rootSizeCount }
    for part in parts + [index] where rule(at: part).isConstraint {
      constraints.markReported(part)
    }
    return LayoutConflict(broken: rule(at: index), against: parts.map(rule))
  }

  // MARK: Updates

  /// Whether the solution may be updated for all rules later.
  ///
  /// A rule that is not in the solver prevents it, and so does a failed update that made variables
  /// for rules of another tree: they would be results of this one.
  var canBeUpdated: Bool {
    !constraints.hasConflicts && constraints.hasOnlyUsableNumbers
      && variables.count == initialVariableCount
  }

  /// Updates the solution for rules with changed constants.
  ///
  /// Most layout changes only affect constants: a constant, a content size, a safe area or an
  /// offset. They cost the solver a few edits, and its solutions do not depend on the earlier ones.
  ///
  /// - Returns: False if more differs, or if a rule is or would be broken. The solution is then
  ///   useless until another update.
  func update(root: UIView, size: RootSize, rules: LayoutRules) -> Bool {
    guard canBeUpdated, Self.rootSizeCount + rules.rules.count == constraints.count,
      updateSize(size, of: root)
    else { return false }
    hasFaults = !rules.faults.isEmpty
    let isUpdated = forEachRule(of: rules) { rule, index in update(index, to: rule) }
    guard isUpdated else { return false }
    texts.forgetSizes()
    solver.solve()
    return true
  }

  /// Updates the solution for changed rules of some sources.
  ///
  /// - Returns: The same as ``update(root:size:rules:)``, but true if the same rules stay broken.
  func update(root: UIView, size: RootSize, sources changed: [Int]) -> Bool {
    guard !hasFaults, constraints.hasOnlyUsableNumbers, updateSize(size, of: root)
    else { return false }
    let changes = texts.changesWithoutWidths()
    texts.forgetSizes()
    for change in changes { setContentSize(change) }
    for index in changed {
      let (source, numbers) = sources[index]
      guard let rules = LayoutRules.make(from: source, below: root), rules.count == numbers.count
      else { return false }
      for (number, rule) in zip(numbers, rules) {
        guard update(number + Self.rootSizeCount, to: rule) else { return false }
      }
    }
    guard constraints.areBrokenAsBefore(in: &solver) else { return false }
    solver.solve()
    return true
  }

  private func updateSize(_ size: RootSize, of root: UIView) -> Bool {
    for (index, constraint) in rootConstraints(on: size, of: root).enumerated() {
      guard constraints.update(index, to: constraint, in: &solver) else { return false }
    }
    return true
  }

  private func update(_ index: Int, to rule: LayoutRule) -> Bool {
    write(rule)
    return constraints.update(index, to: written, in: &solver)
  }

  /// Whether the source at an index matches a predicate.
  func source(_ index: Int, is predicate: (LayoutRuleSource) -> Bool) -> Bool {
    sources.indices.contains(index) && predicate(sources[index].source)
  }

  /// Stores in each source's object the index of the source, for later changes.
  func indexSources() {
    for (index, source) in sources.enumerated() { source.source.setIndex(index) }
  }

  /// The origin of an installed constraint.
  enum ConstraintOrigin {
    case rootSize
    /// The weak constraint that makes scroll view content small.
    case pull
    /// A rule of a source, by its zero-based index among the source's rules.
    case rule(LayoutRuleSource, offset: Int)
  }

  /// The origin of a constraint in the solver.
  func origin(of constraint: ConstraintID) -> ConstraintOrigin {
    guard let index = constraints.indices(of: [constraint]).first else { return .pull }
    let number = index - Self.rootSizeCount
    guard number >= 0, let source = sources.last(where: { $0.rules.lowerBound <= number })
    else { return .rootSize }
    return .rule(source.source, offset: number - source.rules.lowerBound)
  }

  // MARK: Wrapped text

  /// Gives every wrapping text the content size for its solved width.
  func wrapTexts() {
    for _ in 0..<WrappedTexts.passLimit {
      let changes = texts.changes(in: self)
      guard !changes.isEmpty else { return }
      for change in changes {
        texts.apply(change)
        setContentSize(change)
      }
      solver.solve()
    }
  }

  private func setContentSize(_ change: WrappedTexts.Change) {
    setContentLength(change.size.width, at: change.preferences.widths)
    setContentLength(change.size.height, at: change.preferences.heights)
  }

  private func setContentLength(_ length: CGFloat, at indices: [Int]) {
    for index in indices {
      guard constraints.setConstant(at: index, to: -Double(length), in: &solver) else {
        preconditionFailure("a content size is never required, so it contradicts nothing")
      }
    }
  }

  // MARK: Variables

  /// The variables of an item, created on first use.
  func box(of object: AnyObject) -> LayoutVariables.Box {
    variables.box(of: object, in: &solver)
  }

  /// The variable of a content's width or height, created on first use.
  func contentVariable(
    of scrollView: UIScrollView,
    along axis: NSLayoutConstraint.Axis
  ) -> Variable {
    variables.contentLength(of: scrollView, along: axis, in: &solver)
  }

  /// Records that a position depends on the length of a scroll view's content.
  func insertContentLength(_ position: LayoutPosition, of extent: LayoutExtent.Variables) {
    variables.insertContentLength(position, of: extent)
  }

  // MARK: Results

  /// The frame of a view in its superview's coordinates, unrounded; nil for a view without
  /// variables.
  func frame(of view: UIView) -> CGRect? {
    guard let rect = alignmentRect(of: view) else { return nil }
    return view.frame(forAlignmentRect: rect)
  }

  /// The index of an item's variables, for the fastest access to its rectangle.
  func boxIndex(of object: AnyObject) -> Int? { variables.index(of: object) }

  /// The unrounded alignment rectangle of an item, by the index of its variables.
  ///
  /// Nil if nested multipliers produced numbers beyond the usable range.
  func alignmentRect(at boxIndex: Int) -> CGRect? {
    let rect = solver.rect(of: variables.boxes[boxIndex])
    return rect.isMeasurable ? rect : nil
  }

  /// The unrounded alignment rectangle of a view or guide; nil if it has no variables.
  func alignmentRect(of object: AnyObject) -> CGRect? {
    guard let index = boxIndex(of: object) else { return nil }
    return alignmentRect(at: index)
  }

  /// The length of a scroll view's content along an axis; nil if no constraint mentions it.
  func contentLength(
    of scrollView: UIScrollView,
    along axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    guard let length = variables.constrainedContentLength(of: scrollView, along: axis)
    else { return nil }
    return solver.length(of: length)
  }

  /// Whether another solution would place a view or guide differently, along each axis.
  func ambiguity(of object: AnyObject) -> (horizontal: Bool, vertical: Bool) {
    guard let index = boxIndex(of: object) else { return (false, false) }
    let box = variables.boxes[index]
    return (isAmbiguous(box.horizontal), isAmbiguous(box.vertical))
  }

  private func isAmbiguous(_ extent: LayoutExtent.Variables) -> Bool {
    !solver.isDetermined(extent.start) || !solver.isDetermined(extent.length)
  }
}

// These methods are mutating so that the solver is read in place. A read of a class property
// returns a copy, which counts the references of all its tables.
extension Solver {
  fileprivate mutating func rect(of box: LayoutVariables.Box) -> CGRect {
    CGRect(
      x: valueInPlace(of: box.horizontal.start),
      y: valueInPlace(of: box.vertical.start),
      width: valueInPlace(of: box.horizontal.length),
      height: valueInPlace(of: box.vertical.length)
    )
  }

  fileprivate mutating func length(of variable: Variable) -> Double { valueInPlace(of: variable) }
}

extension Relation {
  fileprivate init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
