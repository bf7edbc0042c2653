import CassowarySolver
import Foundation

/// The equations of one tree and their solution.
///
/// Every item that takes part has four variables: the left and top of its alignment rectangle in
/// its superview's coordinates (a guide's: in its owner's), which may be negative, and its width
/// and height, which may not. Edges, centres and baselines are linear in them. A scroll view whose
/// content is constrained has two more, its content's size.
///
/// A class, because it is changed in place and read view by view: as a value it would be copied,
/// table by table, each time that its owner reads it.
@MainActor
final class LayoutSolution {
  /// The variables of a view or guide.
  struct Box {
    var horizontal: LayoutExtent.Variables
    var vertical: LayoutExtent.Variables

    subscript(axis: NSLayoutConstraint.Axis) -> LayoutExtent.Variables {
      axis == .horizontal ? horizontal : vertical
    }
  }

  private struct Content {
    var width: Variable
    var height: Variable
  }

  /// What decides the size of the root.
  enum RootSize {
    /// Its bounds: a layout.
    case given(CGSize)
    /// Its constraints, and its bounds where they say nothing.
    case kept(CGSize)
    /// Its constraints, drawn towards a target at these priorities: a fitting.
    case fitting(CGSize, horizontal: Float, vertical: Float)
  }

  private(set) var solver = Solver()
  /// The values of the variables as of the last solution, by their numbers.
  private var values: ContiguousArray<Double> = []
  private var boxes: ContiguousArray<Box> = []
  /// The alignment rectangles of the boxes as of the last solution, unrounded.
  private var rects: ContiguousArray<CGRect> = []

  // Looked up by identity, never iterated: their order has no influence. They retain nothing,
  // because a solution belongs to the root of the very views that it is about.
  private var boxIndices: IdentityTable
  private var contents: [ObjectIdentifier: Content] = [:]
  /// The variables in `contents`, in the order in which they were made.
  private var contentLengths: [Variable] = []
  /// Those in `contents` of which a constraint speaks: not every one looks at the far edge.
  private var constrainedContentLengths: Set<Variable> = []
  /// The views with text whose lines wrap, in the order of the tree.
  private var texts: [WrappedText] = []

  /// What is in the solver, in the order in which it was put there; nil is what had to be broken.
  private var installed: [(constraint: LinearConstraint, id: ConstraintID?)] = []
  /// What the equations come from, with the numbers of their rules.
  private var sources: [LayoutRules.Source] = []
  /// The places of what had to be broken, each with the places of what it contradicts.
  private var broken: [(place: Int, opponents: [Int])] = []
  /// The places of constraints that are told of, with their constants, as parts of a conflict.
  private var toldPlaces: Set<Int> = []
  /// Whether something is wrong with a rule, so that the next change starts from all rules.
  private var hasFaults = false
  /// Where what is in the solver is among the installed ones, in order of creation.
  private var placesByID: [(id: ConstraintID, place: Int)] = []
  var dependencies = LayoutDependencies()

  /// Solves rules that were collected below a root, and adds what had to be broken or left out to
  /// `problems`.
  init(root: UIView, size: RootSize, rules: LayoutRules, problems: inout LayoutProblems) {
    problems.faults = rules.faults
    hasFaults = !rules.faults.isEmpty
    boxIndices = IdentityTable(capacity: rules.views.count)
    reserveCapacity(for: rules)
    // What says how large the root is comes first, so that it contradicts nothing.
    for constraint in constraints(on: size, of: root) { try? install(constraint) }
    makeBoxes(of: rules)
    _ = forEachRule(of: rules) { rule, place in
      noteText(of: rule, at: place)
      do throws(SolverError) {
        try install(constraint(for: rule))
      } catch {
        note(error, about: rule, at: place, of: rules, in: &problems)
      }
      return true
    }
    drawContentsTogether()
    solve()
  }

  private func note(
    _ error: SolverError,
    about rule: LayoutRule,
    at place: Int,
    of rules: LayoutRules,
    in problems: inout LayoutProblems
  ) {
    switch error {
    case .unsatisfiable(let opponents):
      problems.conflicts.append(noteConflict(at: place, with: places(of: opponents), in: rules))
    case .numberOutOfRange(let number):
      let problem = "its items bring the number \(number) into it: it is left out"
      problems.faults.append(LayoutFault(rule: rule, problem: problem))
    }
  }

  /// Makes room for what rules are going to need, instead of again and again for a little more.
  private func reserveCapacity(for rules: LayoutRules) {
    let constraintCount = Self.sizeCount + rules.rules.count
    solver.reserveCapacity(
      variables: Self.variablesPerBox * rules.views.count,
      constraints: constraintCount
    )
    boxes.reserveCapacity(rules.views.count)
    installed.reserveCapacity(constraintCount)
    placesByID.reserveCapacity(constraintCount)
  }

  private func noteConflict(
    at place: Int,
    with opponents: [Int],
    in rules: LayoutRules
  ) -> LayoutConflict {
    broken.append((place, opponents))
    func rule(at place: Int) -> LayoutRule { rules.rules[place - Self.sizeCount] }
    let parts = opponents.filter { $0 >= Self.sizeCount }
    toldPlaces.formUnion((parts + [place]).filter { rule(at: $0).isConstraint })
    return LayoutConflict(broken: rule(at: place), against: parts.map(rule))
  }

  /// Whether just what had to be broken would have to be broken again, for the same reasons.
  ///
  /// It would if each contradicts others that come before it and are not broken themselves.
  private func isBrokenAsBefore() -> Bool {
    broken.allSatisfy { place, opponents in
      do throws(SolverError) {
        _ = try solver.add(installed[place].constraint)
        return false
      } catch {
        guard case .unsatisfiable(let conflicting) = error else { return false }
        return places(of: conflicting) == opponents && opponents.allSatisfy { $0 < place }
      }
    }
  }

  /// Goes through rules with their places among the installed constraints, as long as the body says
  /// yes, and notes where they come from and what they hang on.
  private func forEachRule(
    of rules: LayoutRules,
    while body: (LayoutRule, _ place: Int) -> Bool
  ) -> Bool {
    sources = rules.sources
    dependencies = LayoutDependencies()
    defer { dependencies.source = nil }
    for number in sources.indices {
      dependencies.source = number
      for index in sources[number].rules {
        guard body(rules.rules[index], index + Self.sizeCount) else { return false }
      }
    }
    return true
  }

  /// How many installed constraints say how large the root is; those of the rules follow.
  private static let sizeCount = 2

  // MARK: Variables

  private static let variablesPerBox = 4

  /// The variables of an item, made when first asked for.
  func box(of object: AnyObject) -> Box {
    let key = ObjectIdentifier(object)
    if let index = boxIndices[key] { return boxes[index] }
    let (left, top) = (solver.makeVariable(.unrestricted), solver.makeVariable(.unrestricted))
    let (width, height) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    let box = Box(
      horizontal: .init(start: left, length: width),
      vertical: .init(start: top, length: height)
    )
    boxIndices.set(boxes.count, of: key)
    boxes.append(box)
    return box
  }

  /// Makes the variables of the items that rules relate, in the order of the tree.
  ///
  /// Where only the distance of two views is decided, the solver puts the one at zero whose
  /// variables it has made first. This makes that the view further up or further back, whichever
  /// side of a constraint it is on.
  private func makeBoxes(of rules: LayoutRules) {
    var related = IdentityTable(capacity: rules.views.count)
    func relate(_ side: LayoutRule.Side) {
      related.set(0, of: side.item.identity)
      if let start = side.start { related.set(0, of: start.item.identity) }
    }
    for rule in rules.rules {
      relate(rule.first)
      if let second = rule.second { relate(second) }
    }
    for view in rules.views {
      if related[ObjectIdentifier(view)] != nil { _ = box(of: view) }
      for guide in view.storedGuides where related[ObjectIdentifier(guide)] != nil {
        _ = box(of: guide)
      }
    }
  }

  /// The variable of a content's width or height, made when first asked for.
  func contentVariable(
    of scrollView: UIScrollView,
    along axis: NSLayoutConstraint.Axis
  ) -> Variable {
    let key = ObjectIdentifier(scrollView)
    let content =
      contents[key]
      ?? Content(
        width: solver.makeVariable(.nonNegative),
        height: solver.makeVariable(.nonNegative)
      )
    if contents.updateValue(content, forKey: key) == nil {
      contentLengths += [content.width, content.height]
    }
    return axis == .horizontal ? content.width : content.height
  }

  // Weaker than any priority that an app can have a use for: a root that keeps its size does not
  // shrink with the content.
  private static let contentPull = Strength(0.001)
  private static let sizeKeeping: Float = 0.002

  /// Makes contents as small as the constraints allow.
  ///
  /// A content that is only bounded from below, as one that fills at least the safe area, is not
  /// ambiguous: it has the smallest size that is large enough. A view in it without any height is.
  private func drawContentsTogether() {
    solver.pull = Self.contentPull
    for length in contentLengths {
      let pull = LinearConstraint(LinearExpression(length), .equal, strength: Self.contentPull)
      do throws(SolverError) {
        _ = try solver.add(pull)
      } catch {
        preconditionFailure("a pull is never required, so it contradicts nothing")
      }
    }
  }

  /// Notes a place that depends on the length of a content.
  func noteContentLength(_ place: LayoutPlace, of variables: LayoutExtent.Variables) {
    guard variables.isContent, place.length != 0 else { return }
    constrainedContentLengths.insert(variables.length)
  }

  // MARK: Rules

  private func constraints(on size: RootSize, of root: UIView) -> [LinearConstraint] {
    let box = box(of: root)
    func wish(
      _ extent: LayoutExtent.Variables,
      _ length: CGFloat,
      _ priority: Float
    )
      -> LinearConstraint
    {
      LinearConstraint(
        extent.length - length.asRootLength,
        .equal,
        strength: Strength(priority > 0 ? min(priority, 1000) : .leastNonzeroMagnitude)
      )
    }
    switch size {
    case .given(let size):
      let alignment = root.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
      return [
        wish(box.horizontal, alignment.width, 1000),
        wish(box.vertical, alignment.height, 1000),
      ]
    case .kept(let size):
      let alignment = root.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
      return [
        wish(box.horizontal, alignment.width, Self.sizeKeeping),
        wish(box.vertical, alignment.height, Self.sizeKeeping),
      ]
    case .fitting(let target, let horizontal, let vertical):
      return [
        wish(box.horizontal, target.width, horizontal),
        wish(box.vertical, target.height, vertical),
      ]
    }
  }

  private func constraint(for rule: LayoutRule) -> LinearConstraint {
    LinearConstraint(
      expression(of: rule),
      Relation(rule.relation),
      strength: Strength(min(rule.priority, 1000))
    )
  }

  private func install(_ constraint: LinearConstraint) throws(SolverError) {
    do throws(SolverError) {
      let id = try solver.add(constraint)
      placesByID.append((id, installed.count))
      installed.append((constraint, id))
    } catch {
      installed.append((constraint, nil))
      throw error
    }
  }

  /// The places of installed constraints.
  private func places(of ids: [ConstraintID]) -> [Int] {
    ids.compactMap { id in
      // The solver's handles count upwards.
      var (low, high) = (0, placesByID.count)
      while low < high {
        let middle = (low + high) / 2
        if placesByID[middle].id < id { low = middle + 1 } else { high = middle }
      }
      return low < placesByID.count && placesByID[low].id == id ? placesByID[low].place : nil
    }
  }

  /// Goes over to rules that differ from the present ones only in constants.
  ///
  /// Most changes of a layout are of this kind: a constant, a content size, a safe area, an offset.
  /// They cost the solver a few edits; and its solutions do not depend on the way to them.
  ///
  /// - Returns: False if more is different, or something is or would be broken: the solution is
  ///   then of no further use.
  func update(root: UIView, size: RootSize, rules: LayoutRules) -> Bool {
    guard broken.isEmpty, Self.sizeCount + rules.rules.count == installed.count,
      updateSize(size, of: root)
    else { return false }
    hasFaults = !rules.faults.isEmpty
    let isUpdated = forEachRule(of: rules) { rule, place in
      update(place, to: constraint(for: rule))
    }
    guard isUpdated else { return false }
    for index in texts.indices { texts[index].size = nil }
    solve()
    return true
  }

  /// Takes account of changes in what some sources say.
  ///
  /// - Returns: As ``update(root:size:rules:)``, but true if what is broken stays so.
  func update(root: UIView, size: RootSize, sources changed: [Int]) -> Bool {
    guard !hasFaults, placesByID.count + broken.count == installed.count,
      updateSize(size, of: root)
    else { return false }
    unwrapTexts()
    for index in changed {
      let (source, numbers) = sources[index]
      guard let rules = LayoutRules.make(from: source, below: root), rules.count == numbers.count
      else { return false }
      for (number, rule) in zip(numbers, rules) {
        guard update(number + Self.sizeCount, to: constraint(for: rule)) else { return false }
      }
    }
    guard isBrokenAsBefore() else { return false }
    solve()
    return true
  }

  private func solve() {
    // Given back meanwhile: the solver would copy values that somebody else has.
    self.values = []
    let values = solver.solve()
    self.values = values
    rects.removeAll(keepingCapacity: true)
    rects.reserveCapacity(boxes.count)
    for box in boxes {
      rects.append(
        CGRect(
          x: values[box.horizontal.start.index],
          y: values[box.vertical.start.index],
          width: values[box.horizontal.length.index],
          height: values[box.vertical.length.index]
        )
      )
    }
  }

  private func updateSize(_ size: RootSize, of root: UIView) -> Bool {
    for (place, constraint) in constraints(on: size, of: root).enumerated() {
      guard update(place, to: constraint) else { return false }
    }
    return true
  }

  private func update(_ place: Int, to constraint: LinearConstraint) -> Bool {
    let present = installed[place].constraint
    guard constraint.differsOnlyInConstant(from: present) else { return false }
    guard constraint.expression.constant != present.expression.constant else { return true }
    guard !toldPlaces.contains(place) else { return false }
    installed[place].constraint = constraint
    guard let id = installed[place].id else { return true }
    return (try? solver.setConstant(id, to: constraint.expression.constant)) != nil
  }

  /// Whether the source at an index is the one that is looked for.
  func source(_ index: Int, is predicate: (LayoutRuleSource) -> Bool) -> Bool {
    sources.indices.contains(index) && predicate(sources[index].source)
  }

  /// Has the sources know their places, so that changes of theirs find them.
  func indexSources() {
    for (index, source) in sources.enumerated() { source.source.setIndex(index) }
  }

  // MARK: Wrapped text

  /// A view whose content size hangs on its width.
  private struct WrappedText {
    unowned let view: any TextWrapping
    /// The number of its variables.
    let box: Int
    /// The places of the wishes for its width and its height.
    var widths: [Int] = []
    var heights: [Int] = []
    /// The content size for the solved width, once that is another one than without a width.
    var size: CGSize?
  }

  /// How often text that wraps may change its mind about its size within one solution.
  private static let textPasses = 3

  private func noteText(of rule: LayoutRule, at place: Int) {
    guard case .contentSize(let view) = rule.origin else { return }
    if texts.last?.view !== view {
      guard let text = view.wrappingText, let box = boxIndex(of: view) else { return }
      texts.append(WrappedText(view: text, box: box))
    }
    let lengths = rule.first.attribute == .width ? \WrappedText.widths : \.heights
    texts[texts.count - 1][keyPath: lengths].append(place)
  }

  /// Gives every label whose lines wrap the content size that its solved width asks for.
  func wrapTexts() {
    for _ in 0..<Self.textPasses {
      var changed = false
      for index in texts.indices where wrapText(at: index) { changed = true }
      guard changed else { return }
      solve()
    }
  }

  /// Gives a view the content size that its solved width asks for: lines that wrap make it higher,
  /// and narrower where they do not fill that width.
  ///
  /// - Returns: Whether that is another size than before, so that it is time to solve again.
  private func wrapText(at index: Int) -> Bool {
    let view = texts[index].view
    guard let rect = alignmentRect(at: texts[index].box),
      let size = view.contentSize(inWidth: rect.width),
      view.placeholderIntrinsicContentSize == nil,
      size != texts[index].size ?? view.intrinsicContentSize
    else { return false }
    texts[index].size = size
    setContentSize(size, at: index)
    return true
  }

  /// Goes back to sizes without a width, from where wrapping starts.
  private func unwrapTexts() {
    for index in texts.indices where texts[index].size != nil {
      texts[index].size = nil
      setContentSize(texts[index].view.contentSizeForLayout, at: index)
    }
  }

  private func setContentSize(_ size: CGSize, at index: Int) {
    setContentLength(size.width, at: texts[index].widths)
    setContentLength(size.height, at: texts[index].heights)
  }

  private func setContentLength(_ length: CGFloat, at places: [Int]) {
    for place in places {
      var constraint = installed[place].constraint
      constraint.expression.constant = -Double(length)
      guard update(place, to: constraint) else {
        preconditionFailure("a content size is never required, so it contradicts nothing")
      }
    }
  }

  // MARK: Results

  /// The frame of a view in its superview's coordinates, unrounded; nil if it takes no part.
  func frame(of view: UIView) -> CGRect? {
    guard let rect = alignmentRect(of: view) else { return nil }
    return view.frame(forAlignmentRect: rect)
  }

  /// The number of an item's variables, by which its rectangle is found fastest.
  func boxIndex(of object: AnyObject) -> Int? { boxIndices[ObjectIdentifier(object)] }

  /// The alignment rectangle of an item by the number of its variables, unrounded.
  ///
  /// Nil where multipliers of multipliers have led beyond all numbers.
  func alignmentRect(at boxIndex: Int) -> CGRect? {
    rects[boxIndex].isMeasurable ? rects[boxIndex] : nil
  }

  /// The alignment rectangle of a view or guide, unrounded; nil if it takes no part.
  func alignmentRect(of object: AnyObject) -> CGRect? {
    guard let index = boxIndex(of: object) else { return nil }
    return alignmentRect(at: index)
  }

  /// The length of a scroll view's content along an axis; nil if no constraint speaks of it.
  func contentLength(
    of scrollView: UIScrollView,
    along axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    guard let content = contents[ObjectIdentifier(scrollView)] else { return nil }
    let length = axis == .horizontal ? content.width : content.height
    return constrainedContentLengths.contains(length) ? values[length.index] : nil
  }

  /// Whether another solution would place a view or guide elsewhere along an axis.
  func isAmbiguous(_ object: AnyObject, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let variables = boxIndex(of: object).map({ boxes[$0][axis] }) else { return false }
    return !solver.isDetermined(variables.start) || !solver.isDetermined(variables.length)
  }
}

extension LinearConstraint {
  /// Whether terms, relation and strength are the same.
  fileprivate func differsOnlyInConstant(from other: LinearConstraint) -> Bool {
    relation == other.relation && strength == other.strength
      && expression.terms.elementsEqual(other.expression.terms) {
        $0.variable == $1.variable && $0.coefficient == $1.coefficient
      }
  }
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

/// What had to be broken, and what could not be laid out.
struct LayoutProblems {
  var conflicts: [LayoutConflict] = []
  var faults: [LayoutFault] = []
}

/// A required rule that contradicts others and was therefore broken.
struct LayoutConflict {
  var broken: LayoutRule
  var against: [LayoutRule]
}
