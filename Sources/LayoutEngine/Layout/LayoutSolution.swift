import CassowarySolver
import Foundation

/// The equations of one tree and their solution.
///
/// Every item that takes part has four variables: the left and top of its alignment rectangle in
/// its superview's coordinates (a guide's: in its owner's), which may be negative, and its width
/// and height, which may not. Edges, centres and baselines are linear in them. A scroll view whose
/// content is constrained has two more, its content's size.
@MainActor
struct LayoutSolution {
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

  /// Where in `installed` the rules of a view's content size are.
  private struct ContentRules {
    var widths: [Int] = []
    var heights: [Int] = []

    mutating func append(_ index: Int, on attribute: NSLayoutConstraint.Attribute) {
      if attribute == .width { widths.append(index) } else { heights.append(index) }
    }
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

  var solver = Solver()
  /// Whether a scroll offset takes part, so that scrolling changes the equations.
  private(set) var dependsOnBoundsOrigin = false

  // Looked up by identity, never iterated: their order has no influence. They retain nothing,
  // because a solution belongs to the root of the very views that it is about.
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var contents: [ObjectIdentifier: Content] = [:]
  /// The variables in `contents`, in the order in which they were made.
  private var contentLengths: [Variable] = []
  /// Those in `contents` of which a constraint speaks: not every one looks at the far edge.
  private var constrainedContentLengths: Set<Variable> = []
  private var viewsWithInsets: Set<ObjectIdentifier> = []
  private var viewsAroundKeyboardGuides: Set<ObjectIdentifier> = []
  private var contentRules: [ObjectIdentifier: ContentRules] = [:]
  private var wrappedSizes: [ObjectIdentifier: CGSize] = [:]

  /// What is in the solver, in the order in which it was put there; nil is what had to be broken.
  private var installed: [(constraint: LinearConstraint, id: ConstraintID?)] = []

  /// Solves rules that were collected below a root, and adds what had to be broken to `conflicts`.
  init(
    root: UIView,
    size: RootSize,
    rules: [LayoutRule],
    conflicts: inout [LayoutConflict]
  ) {
    let sizes = constraints(on: size, of: root)
    for constraint in sizes { _ = install(constraint) }
    makeBoxes(below: root, for: rules)
    for (index, rule) in rules.enumerated() {
      if case .contentSize(let view) = rule.origin {
        contentRules[ObjectIdentifier(view), default: ContentRules()]
          .append(installed.count, on: rule.first.attribute)
      }
      guard case .failure(let error) = install(constraint(for: rule)) else { continue }
      let opponents = error.conflicting
      let against = (0..<index).filter { earlier in
        installed[sizes.count + earlier].id.map(opponents.contains) ?? false
      }
      conflicts.append(LayoutConflict(broken: rule, against: against.map { rules[$0] }))
    }
    drawContentsTogether()
    solver.solve()
  }

  // MARK: Variables

  /// The variables of an item, made when first asked for.
  mutating func box(of object: AnyObject) -> Box {
    let key = ObjectIdentifier(object)
    if let box = boxes[key] { return box }
    let (left, top) = (solver.makeVariable(.unrestricted), solver.makeVariable(.unrestricted))
    let (width, height) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    let box = Box(
      horizontal: .init(start: left, length: width),
      vertical: .init(start: top, length: height)
    )
    boxes[key] = box
    return box
  }

  /// Makes the variables of the items that rules relate, in the order of the tree.
  ///
  /// Where only the distance of two views is decided, the solver puts the one at zero whose
  /// variables it has made first. This makes that the view further up or further back, whichever
  /// side of a constraint it is on.
  private mutating func makeBoxes(below root: UIView, for rules: [LayoutRule]) {
    var related = Set<ObjectIdentifier>()
    for rule in rules {
      for case let side? in [rule.first, rule.second] {
        related.insert(side.item.identity)
        if let start = side.start { related.insert(start.item.identity) }
      }
    }
    makeBoxes(below: root, in: related)
  }

  private mutating func makeBoxes(below view: UIView, in related: Set<ObjectIdentifier>) {
    if related.contains(ObjectIdentifier(view)) { _ = box(of: view) }
    for guide in view.storedGuides where related.contains(ObjectIdentifier(guide)) {
      _ = box(of: guide)
    }
    for subview in view.subviews { makeBoxes(below: subview, in: related) }
  }

  /// The variable of a content's width or height, made when first asked for.
  mutating func contentVariable(
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
  /// ambiguous: it has the smallest size that is large enough.
  private mutating func drawContentsTogether() {
    for length in contentLengths {
      let pull = LinearConstraint(LinearExpression(length), .equal, strength: Self.contentPull)
      do throws(SolverError) {
        _ = try solver.add(pull)
      } catch {
        preconditionFailure("a pull is never required, so it contradicts nothing")
      }
    }
  }

  // MARK: What the equations depend on

  mutating func noteBoundsOrigin(of view: UIView) {
    if view is UIScrollView || view.bounds.origin != .zero { dependsOnBoundsOrigin = true }
  }

  mutating func noteInsets(of view: UIView) {
    viewsWithInsets.insert(ObjectIdentifier(view))
  }

  mutating func noteKeyboardGuide(of owner: UIView) {
    var view: UIView? = owner
    while let current = view {
      viewsAroundKeyboardGuides.insert(ObjectIdentifier(current))
      view = current.superview
    }
  }

  /// Notes a place that depends on the length of a content.
  mutating func noteContentLength(_ place: LayoutPlace, of variables: LayoutExtent.Variables) {
    guard variables.isContent, place.length != 0 else { return }
    constrainedContentLengths.insert(variables.length)
  }

  /// Whether a keyboard guide that is part of an equation moves when a view does.
  func keyboardGuideDepends(on view: UIView) -> Bool {
    viewsAroundKeyboardGuides.contains(ObjectIdentifier(view))
  }

  /// Whether a view's safe area or margins are part of an equation.
  func dependsOnInsets(of view: UIView) -> Bool {
    viewsWithInsets.contains(ObjectIdentifier(view))
  }

  // MARK: Rules

  private mutating func constraints(on size: RootSize, of root: UIView) -> [LinearConstraint] {
    let box = box(of: root)
    func wish(
      _ extent: LayoutExtent.Variables,
      _ length: CGFloat,
      _ priority: Float
    )
      -> LinearConstraint
    {
      LinearConstraint(extent.length - Double(length), .equal, strength: Strength(priority))
        .withinLimits
    }
    switch size {
    case .given(let size):
      let alignment = root.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
      return [
        wish(box.horizontal, max(0, alignment.width), 1000),
        wish(box.vertical, max(0, alignment.height), 1000),
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

  private mutating func constraint(for rule: LayoutRule) -> LinearConstraint {
    LinearConstraint(
      expression(of: rule),
      Relation(rule.relation),
      strength: Strength(min(rule.priority, 1000))
    ).withinLimits
  }

  private mutating func install(
    _ constraint: LinearConstraint
  ) -> Result<ConstraintID, SolverError> {
    let result = Result { () throws(SolverError) in try solver.add(constraint) }
    installed.append((constraint, try? result.get()))
    return result
  }

  /// Goes over to rules that differ from the present ones only in constants.
  ///
  /// Most changes of a layout are of this kind: a constant, a content size, a safe area, an offset.
  /// They cost the solver a few edits; and its solutions do not depend on the way to them.
  ///
  /// - Returns: False if more is different, or something is or would be broken: the solution is
  ///   then of no further use.
  mutating func update(root: UIView, size: RootSize, rules: [LayoutRule]) -> Bool {
    let sizes = constraints(on: size, of: root)
    guard sizes.count + rules.count == installed.count else { return false }
    for (index, constraint) in sizes.enumerated() {
      guard update(index, to: constraint) else { return false }
    }
    for (index, rule) in rules.enumerated() {
      guard update(sizes.count + index, to: constraint(for: rule)) else { return false }
    }
    wrappedSizes = [:]
    solver.solve()
    return true
  }

  private mutating func update(_ index: Int, to constraint: LinearConstraint) -> Bool {
    let present = installed[index].constraint
    guard let id = installed[index].id, constraint.differsOnlyInConstant(from: present)
    else { return false }
    guard constraint.expression.constant != present.expression.constant else { return true }
    installed[index].constraint = constraint
    return (try? solver.setConstant(id, to: constraint.expression.constant)) != nil
  }

  /// Gives a view the content size that its solved width asks for: lines that wrap make it higher,
  /// and narrower where they do not fill that width.
  ///
  /// - Returns: Whether that is another size than before, so that it is time to solve again.
  mutating func wrapText(of view: UIView) -> Bool {
    guard let text = view as? any TextWrapping, view.placeholderIntrinsicContentSize == nil,
      let width = alignmentRect(of: view)?.width,
      let size = text.contentSize(inWidth: width)
    else { return false }
    let key = ObjectIdentifier(view)
    let present = wrappedSizes[key] ?? view.intrinsicContentSize
    guard present != size, let rules = contentRules[key] else { return false }
    wrappedSizes[key] = size
    setContentLength(size.width, of: rules.widths)
    setContentLength(size.height, of: rules.heights)
    return true
  }

  private mutating func setContentLength(_ length: CGFloat, of rules: [Int]) {
    for index in rules {
      var constraint = installed[index].constraint
      constraint.expression.constant = -Double(length)
      guard update(index, to: constraint) else {
        preconditionFailure("a content size is never required, so it contradicts nothing")
      }
    }
  }

  // MARK: Results

  /// The frame of a view in its superview's coordinates, unrounded; nil if it takes no part.
  func frame(of view: UIView) -> CGRect? {
    alignmentRect(of: view).map(view.frame(forAlignmentRect:))
  }

  /// The alignment rectangle of a view or guide, unrounded; nil if it takes no part.
  func alignmentRect(of object: AnyObject) -> CGRect? {
    boxes[ObjectIdentifier(object)].map { box in
      CGRect(
        x: solver.value(of: box.horizontal.start),
        y: solver.value(of: box.vertical.start),
        width: solver.value(of: box.horizontal.length),
        height: solver.value(of: box.vertical.length)
      )
    }
  }

  /// The length of a scroll view's content along an axis; nil if no constraint speaks of it.
  func contentLength(
    of scrollView: UIScrollView,
    along axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    contents[ObjectIdentifier(scrollView)].flatMap { content in
      let length = axis == .horizontal ? content.width : content.height
      return constrainedContentLengths.contains(length) ? solver.value(of: length) : nil
    }
  }

  /// Whether another solution would place a view or guide elsewhere along an axis.
  mutating func isAmbiguous(_ object: AnyObject, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let variables = boxes[ObjectIdentifier(object)]?[axis] else { return false }
    return !solver.isDetermined(variables.start) || !solver.isDetermined(variables.length)
  }
}

extension LinearConstraint {
  /// The constraint with the largest constant in the place of one that is too large, as in UIKit.
  fileprivate var withinLimits: LinearConstraint {
    let constant = expression.constant
    guard constant.isFinite, constant.magnitude > Self.largestNumber else { return self }
    var copy = self
    copy.expression.constant = Double(signOf: constant, magnitudeOf: Self.largestNumber)
    return copy
  }

  /// Whether terms, relation and strength are the same.
  fileprivate func differsOnlyInConstant(from other: LinearConstraint) -> Bool {
    relation == other.relation && strength == other.strength
      && expression.terms.elementsEqual(other.expression.terms) {
        $0.variable == $1.variable && $0.coefficient == $1.coefficient
      }
  }
}

extension SolverError {
  /// The installed constraints that the refused one contradicts.
  fileprivate var conflicting: [ConstraintID] {
    switch self {
    case .unsatisfiable(let conflicting): conflicting
    case .numberOutOfRange: []
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

/// A required rule that contradicts others and was therefore broken.
struct LayoutConflict {
  var broken: LayoutRule
  var against: [LayoutRule]
}
