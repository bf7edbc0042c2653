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
  struct Box {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
  }

  struct Content {
    var width: Variable
    var height: Variable
  }

  /// What decides the size of the root.
  enum RootSize {
    /// Its bounds: a layout.
    case given(CGSize)
    /// Its constraints, drawn towards a target at these priorities: a fitting.
    case fitting(CGSize, horizontal: Float, vertical: Float)
  }

  var solver = Solver()
  /// Whether a scroll offset takes part, so that scrolling changes the equations.
  var dependsOnBoundsOrigin = false

  // Looked up by identity, never iterated: their order has no influence. They retain nothing,
  // because a solution belongs to the root of the very views that it is about.
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var contents: [ObjectIdentifier: Content] = [:]
  private var contentHeightRules: [ObjectIdentifier: [ConstraintID]] = [:]
  private var contentHeights: [ObjectIdentifier: CGFloat] = [:]

  /// Solves rules that were collected below a root, and adds what had to be broken to `conflicts`.
  init(
    root: UIView,
    size: RootSize,
    rules: [LayoutRule],
    conflicts: inout [LayoutConflict]
  ) {
    addSize(size, of: root)
    makeBoxes(below: root, for: rules)
    var origins: [ConstraintID: LayoutRule] = [:]
    for rule in rules {
      switch add(rule) {
      case .success(let id): origins[id] = rule
      case .failure(.unsatisfiable(let conflicting)):
        let against = conflicting.compactMap { origins[$0] }
        conflicts.append(LayoutConflict(broken: rule, against: against))
      }
    }
    solver.solve()
  }

  // MARK: Variables

  /// The variables of an item, made when first asked for.
  mutating func box(of object: AnyObject) -> Box {
    let key = ObjectIdentifier(object)
    if let box = boxes[key] { return box }
    let box = Box(
      left: solver.makeVariable(.unrestricted),
      top: solver.makeVariable(.unrestricted),
      width: solver.makeVariable(.nonNegative),
      height: solver.makeVariable(.nonNegative)
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
      related.insert(rule.first.item.identity)
      if let second = rule.second { related.insert(second.item.identity) }
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

  mutating func content(of scrollView: UIScrollView) -> Content {
    let key = ObjectIdentifier(scrollView)
    if let known = contents[key] { return known }
    let content = Content(
      width: solver.makeVariable(.nonNegative),
      height: solver.makeVariable(.nonNegative)
    )
    contents[key] = content
    return content
  }

  // MARK: Rules

  private mutating func addSize(_ size: RootSize, of root: UIView) {
    let box = box(of: root)
    func wish(_ variable: Variable, _ length: CGFloat, _ priority: Float) {
      _ = try? solver.add(
        LinearConstraint(variable - Double(length), .equal, strength: Strength(priority))
      )
    }
    switch size {
    case .given(let size):
      let alignment = root.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
      wish(box.width, max(0, alignment.width), 1000)
      wish(box.height, max(0, alignment.height), 1000)
    case .fitting(let target, let horizontal, let vertical):
      wish(box.width, target.width, horizontal)
      wish(box.height, target.height, vertical)
    }
  }

  private mutating func add(_ rule: LayoutRule) -> Result<ConstraintID, SolverError> {
    let mirrored = rule.isMirrored
    var expression = expression(for: rule.first, beside: rule.second, in: rule, mirrored: mirrored)
    if let second = rule.second {
      let other = self.expression(for: second, beside: rule.first, in: rule, mirrored: mirrored)
      expression = expression - other * Double(rule.multiplier)
    }
    expression.constant -= Double(rule.constant)
    let constraint = LinearConstraint(
      expression,
      Relation(rule.relation),
      strength: Strength(min(rule.priority, 1000))
    )
    let result = Result { () throws(SolverError) in try solver.add(constraint) }
    if case .contentSize(let view) = rule.origin, rule.first.attribute == .height,
      case .success(let id) = result
    {
      contentHeightRules[ObjectIdentifier(view), default: []].append(id)
    }
    return result
  }

  /// Gives a view the content height that its solved width asks for.
  ///
  /// - Returns: Whether that is another height than before, so that it is time to solve again.
  mutating func wrapText(of view: UIView) -> Bool {
    guard let text = view as? any TextWrapping, let width = alignmentRect(of: view)?.width,
      let height = text.contentHeight(inWidth: width)
    else { return false }
    let key = ObjectIdentifier(view)
    let present = contentHeights[key] ?? view.intrinsicContentSize.height
    guard present != height, let rules = contentHeightRules[key] else { return false }
    contentHeights[key] = height
    for id in rules {
      do throws(SolverError) {
        try solver.setConstant(id, to: -Double(height))
      } catch {
        preconditionFailure("a content size is never required")
      }
    }
    return true
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
        x: solver.value(of: box.left),
        y: solver.value(of: box.top),
        width: solver.value(of: box.width),
        height: solver.value(of: box.height)
      )
    }
  }

  /// The size of a scroll view's content; nil if no constraint speaks of it.
  func contentSize(of scrollView: UIScrollView) -> CGSize? {
    contents[ObjectIdentifier(scrollView)].map { content in
      CGSize(
        width: solver.value(of: content.width),
        height: solver.value(of: content.height)
      )
    }
  }

  /// Whether another solution would place the view elsewhere.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard let box = boxes[ObjectIdentifier(view)] else { return false }
    return ![box.left, box.top, box.width, box.height].allSatisfy(solver.isDetermined)
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
