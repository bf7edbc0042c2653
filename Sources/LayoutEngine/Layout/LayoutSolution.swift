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

  let root: UIView
  var solver = Solver()
  /// Whether a scroll offset takes part, so that scrolling changes the equations.
  var dependsOnBoundsOrigin = false
  private(set) var conflicts: [LayoutConflict] = []

  // Looked up by identity, never iterated: their order has no influence.
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var contents: [ObjectIdentifier: Content] = [:]
  private var origins: [ConstraintID: LayoutRule] = [:]
  private var contentSizeRules: [ObjectIdentifier: [ConstraintID]] = [:]
  private var contentHeights: [ObjectIdentifier: CGFloat] = [:]

  init(root: UIView, size: RootSize, rules: [LayoutRule]) {
    self.root = root
    addRootSize(size)
    for rule in rules { add(rule) }
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

  private mutating func addRootSize(_ size: RootSize) {
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

  private mutating func add(_ rule: LayoutRule) {
    guard rule.priority > 0 else { return }
    let mirrored = rule.isMirrored
    var expression = expression(for: rule.first, beside: rule.second, in: rule, mirrored: mirrored)
    if let second = rule.second {
      let other = self.expression(for: second, beside: rule.first, in: rule, mirrored: mirrored)
      expression = expression - other * Double(rule.multiplier)
    }
    expression.constant -= Double(rule.constant)
    let relation = Self.relations[rule.relation.rawValue + 1]
    do throws(SolverError) {
      let id = try solver.add(
        LinearConstraint(expression, relation, strength: Strength(min(rule.priority, 1000)))
      )
      origins[id] = rule
      if case .contentSize(let view) = rule.origin {
        contentSizeRules[ObjectIdentifier(view), default: []].append(id)
      }
    } catch {
      switch error {
      case .unsatisfiable(let conflicting):
        conflicts.append(
          LayoutConflict(broken: rule, against: conflicting.compactMap { origins[$0] })
        )
      }
    }
  }

  private static let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]

  /// Gives a view the content height that its solved width asks for.
  ///
  /// - Returns: Whether that is another height than before, so that it is time to solve again.
  mutating func wrapText(of view: UIView) -> Bool {
    guard let text = view as? any TextWrapping, let width = alignmentRect(of: view)?.width,
      let height = text.contentHeight(inWidth: width)
    else { return false }
    let key = ObjectIdentifier(view)
    let present = contentHeights[key] ?? view.intrinsicContentSize.height
    guard present != height, let rules = contentSizeRules[key] else { return false }
    contentHeights[key] = height
    // The vertical pair of a content size's rules is the last.
    for id in rules.suffix(2) {
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

/// A required rule that contradicts others and was therefore broken.
struct LayoutConflict {
  var broken: LayoutRule
  var against: [LayoutRule]
}
