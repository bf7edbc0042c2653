import CassowarySolver
import Foundation

/// The solver's variables for the items of one tree, created on first use.
///
/// Every constrained item has four variables. The left and top of its alignment rectangle may be
/// negative. They are in the superview's coordinates, or in the owner's for a guide. The width and
/// height may not be negative. A scroll view with constrained content has two more, for the
/// content's size.
@MainActor
struct LayoutVariables {
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

    subscript(axis: NSLayoutConstraint.Axis) -> Variable {
      axis == .horizontal ? width : height
    }
  }

  /// The number of variables of an item.
  static let perBox = 4

  private(set) var boxes: ContiguousArray<Box> = []

  // The tables are keyed by identity and never iterated, so their order has no influence. They
  // retain nothing, because a solution belongs to the root of the same views.
  private var boxIndices: IdentityTable
  private var contents: [ObjectIdentifier: Content] = [:]
  /// The variables in `contents`, in order of creation.
  private(set) var contentLengths: [Variable] = []
  /// The variables in `contents` that a constraint mentions.
  ///
  /// Some constraints do not mention the far edge.
  private var constrainedContentLengths: Set<Variable> = []

  /// The number of results: boxes, and lengths of contents with and without a constraint.
  var count: Int { boxes.count + contentLengths.count + constrainedContentLengths.count }

  /// Reserves capacity for the variables of `capacity` items.
  init(capacity: Int) {
    boxIndices = IdentityTable(capacity: capacity)
    boxes.reserveCapacity(capacity)
  }

  // MARK: Items

  /// The index of an item's variables in `boxes`; nil if it has none.
  func index(of object: AnyObject) -> Int? { boxIndices[ObjectIdentifier(object)] }

  /// The variables of an item.
  mutating func box(of object: AnyObject, in solver: inout Solver) -> Box {
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

  /// Creates the variables of the items that rules relate, in the order of the tree.
  ///
  /// If only the distance between two views is determined, the solver puts the view with the older
  /// variables at zero. The order of the tree makes this the view further up or further back, on
  /// either side of a constraint.
  mutating func makeBoxes(of rules: LayoutRules, in solver: inout Solver) {
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
      if related[ObjectIdentifier(view)] != nil { _ = box(of: view, in: &solver) }
      for guide in view.storedGuides where related[ObjectIdentifier(guide)] != nil {
        _ = box(of: guide, in: &solver)
      }
    }
  }

  // MARK: Contents of scroll views

  /// The variable of a content's width or height.
  mutating func contentLength(
    of scrollView: UIScrollView,
    along axis: NSLayoutConstraint.Axis,
    in solver: inout Solver
  ) -> Variable {
    let key = ObjectIdentifier(scrollView)
    if let content = contents[key] { return content[axis] }
    let content = Content(
      width: solver.makeVariable(.nonNegative),
      height: solver.makeVariable(.nonNegative)
    )
    contents[key] = content
    contentLengths += [content.width, content.height]
    return content[axis]
  }

  /// Records that a position depends on the length of a scroll view's content.
  mutating func insertContentLength(
    _ position: LayoutPosition,
    of variables: LayoutExtent.Variables
  ) {
    guard variables.isContent, position.length != 0 else { return }
    constrainedContentLengths.insert(variables.length)
  }

  /// The variable of a content's width or height; nil if no constraint mentions it.
  func constrainedContentLength(
    of scrollView: UIScrollView,
    along axis: NSLayoutConstraint.Axis
  ) -> Variable? {
    guard let length = contents[ObjectIdentifier(scrollView)]?[axis],
      constrainedContentLengths.contains(length)
    else { return nil }
    return length
  }
}
