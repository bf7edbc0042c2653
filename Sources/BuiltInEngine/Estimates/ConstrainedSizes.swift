import ScenarioModel

/// The views of a screen with a size that required equations determine by themselves.
///
/// Such a view has the same size for any content size, because a content size is never required.
/// The equations are followed one by one from the root view, which its container lays out, and
/// from constants. A view with another size may be missing: for example, inequalities and systems
/// of several equations are not solved.
///
/// The result holds in a layout that breaks no constraint, and without a technique, which may
/// change constraints.
struct ConstrainedSizes {
  /// A view or guide.
  private struct Item {
    /// The view with the coordinates of its position; see ``space(inside:)``.
    var space: Int
    /// The superview, or the owner of a guide; nil for the root view.
    var parent: Int?
    var facts: ItemFacts = []
    /// The axes along which its length is a whole number of points.
    var wholeLengths: ItemFacts = []
    /// The kind of a guide; nil for a view.
    var guide: GuideNode.Kind?
    /// Whether it contains views in its own coordinates.
    var isSpace = false
    /// Whether its content size enters required equations of its superview.
    var isProportional = false
  }

  private var items: [Item] = []
  private var positions: [String: Int] = [:]
  private var equations: [ConstraintNode] = []
  /// The guides of the frames of scroll views.
  private var frameGuides: [Int] = []

  init(below root: ViewNode) {
    add(root, in: nil, isArrangedByContent: false)
    items[0].facts = .all
    for index in items.indices where items[index].parent == 0 {
      // The device, the bars and the root's size determine the root's own guides.
      switch items[index].guide {
      case .custom, .contentLayout, .frameLayout, nil: break
      default: items[index].facts = .all
      }
    }
    for _ in 0..<Self.passes where !followEquations() { break }
  }

  /// Enough for chains of views in an unfavorable order; each pass is linear.
  private static let passes = 8

  /// Whether the equations determine the width and the height of a view.
  func determine(_ id: String) -> Bool {
    guard let index = positions[id], !items[index].isProportional else { return false }
    return isDetermined(index, .horizontal, .width) && isDetermined(index, .vertical, .height)
  }

  /// Whether the length along an axis is the same on any pixel grid.
  private func isDetermined(_ index: Int, _ axis: ItemFacts, _ length: ItemFacts) -> Bool {
    let item = items[index]
    if item.wholeLengths.contains(length) { return true }
    guard item.facts.contains(axis) else { return false }
    // The edges are rounded in the coordinates of the superview.
    return item.parent.map { items[$0].isSpace || items[$0].facts.contains(axis) } ?? true
  }

  // MARK: Items

  private mutating func add(_ node: ViewNode, in parent: Int?, isArrangedByContent: Bool) {
    let index = items.count
    var item = Item(space: parent.map { space(inside: $0) } ?? index, parent: parent)
    item.isProportional = isArrangedByContent
    // A row, a part of a control and the view of an embedded controller are laid out by others.
    item.isSpace = node.kind.hasOwnCoordinates || node.slot != nil || node.controller != nil
    positions[node.id] = index
    items.append(item)
    for guide in node.layoutGuides {
      positions[guide.id] = items.count
      if guide.kind == .frameLayout { frameGuides.append(items.count) }
      items.append(Item(space: space(inside: index), parent: index, guide: guide.kind))
    }
    for constraint in node.constraints where constraint.isRequiredEquation {
      equations.append(constraint)
    }
    let isProportional =
      node.kind == .stackView && node.properties.distribution == .fillProportionally
    for child in node.subviews.indices {
      add(node.subviews[child], in: index, isArrangedByContent: isProportional)
    }
  }

  /// Returns the view with the coordinates of the positions inside a view.
  private func space(inside index: Int) -> Int {
    items[index].isSpace ? index : items[index].space
  }

  // MARK: Equations

  /// Follows each equation once; returns whether one determined anything.
  private mutating func followEquations() -> Bool {
    var hasChanged = false
    for guide in frameGuides {
      guard let owner = items[guide].parent else { continue }
      for length in [ItemFacts.width, .height] where items[owner].facts.contains(length) {
        if insert(length, at: guide) { hasChanged = true }
      }
    }
    for equation in equations {
      guard let first = positions[equation.firstItem] else { continue }
      let own = ItemFacts(equation.firstAttribute)
      guard let id = equation.secondItem, let attribute = equation.secondAttribute else {
        let isWhole = equation.constant == equation.constant.rounded()
        if isWhole, own.isLength { items[first].wholeLengths.insert(own) }
        if own.isLength, insert(own, at: first) { hasChanged = true }
        continue
      }
      guard let second = positions[id] else { continue }
      let other = ItemFacts(attribute)
      // A factor scales positions, also the distances to the ends of a content.
      guard own.isLength || equation.multiplier == 1 else { continue }
      if let fact = fact(own, of: first, from: other, of: second), insert(fact, at: first) {
        hasChanged = true
      }
      if equation.multiplier != 0, let fact = fact(other, of: second, from: own, of: first),
        insert(fact, at: second)
      {
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Returns the fact about one item that follows from another item; nil for none.
  private func fact(
    _ own: ItemFacts,
    of index: Int,
    from other: ItemFacts,
    of source: Int
  ) -> ItemFacts? {
    guard !own.isEmpty, !other.isEmpty, own.isLength == other.isLength else { return nil }
    guard own.isLength || !isContent(source, around: index) else {
      return own == other ? own.fromContent : nil
    }
    guard items[source].facts.contains(other) else { return nil }
    // A position in other coordinates depends on the scroll position.
    let isComparable = items[index].space == items[source].space
    return own.isLength || isComparable && !isContent(index, around: source) ? own : nil
  }

  /// Whether the edges of an item are the edges of the content that contains another item.
  private func isContent(_ index: Int, around other: Int) -> Bool {
    let item = items[index]
    let owner = item.guide == .contentLayout ? item.parent : item.guide == nil ? index : nil
    return owner.map { items[$0].isSpace && items[other].space == $0 } ?? false
  }

  /// Adds a fact and its consequences; returns whether it is new.
  private mutating func insert(_ fact: ItemFacts, at index: Int) -> Bool {
    guard !items[index].facts.contains(fact) else { return false }
    items[index].facts.formUnion(fact)
    items[index].facts.complete()
    return true
  }
}

/// The known values of a view or guide.
private struct ItemFacts: OptionSet {
  let rawValue: UInt16

  static let left = Self(rawValue: 1 << 0)
  static let right = Self(rawValue: 1 << 1)
  static let leading = Self(rawValue: 1 << 2)
  static let trailing = Self(rawValue: 1 << 3)
  static let centerX = Self(rawValue: 1 << 4)
  static let width = Self(rawValue: 1 << 5)
  static let top = Self(rawValue: 1 << 6)
  static let bottom = Self(rawValue: 1 << 7)
  static let centerY = Self(rawValue: 1 << 8)
  static let height = Self(rawValue: 1 << 9)
  /// The distances to both ends of a scroll view's content; one end is its origin in either
  /// reading direction.
  static let fromContentLeading = Self(rawValue: 1 << 10)
  static let fromContentTrailing = Self(rawValue: 1 << 11)

  static let horizontal: Self = [.left, .right, .leading, .trailing, .centerX, .width]
  static let vertical: Self = [.top, .bottom, .centerY, .height]
  static let all: Self = [.horizontal, .vertical]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The fact about an attribute; empty for margins and baselines, which are not followed.
  init(_ attribute: ConstraintNode.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      self = []
    }
  }

  var isLength: Bool { self == .width || self == .height }

  /// The fact about an edge from the same edge of the content around it; nil for none.
  ///
  /// The content begins at the origin.
  var fromContent: Self? {
    switch self {
    case .left, .top: self
    case .leading: .fromContentLeading
    case .trailing: .fromContentTrailing
    default: nil
    }
  }

  /// Adds all values of an axis with two different known values.
  mutating func complete() {
    let edges: Self = [.left, .right, .leading, .trailing]
    let hasEdge =
      !isDisjoint(with: edges) || isSuperset(of: [.fromContentLeading, .fromContentTrailing])
    let hasBothEdges = isSuperset(of: [.left, .right]) || isSuperset(of: [.leading, .trailing])
    let hasCenterOrLength = !isDisjoint(with: [.centerX, .width])
    if hasBothEdges || hasEdge && hasCenterOrLength || isSuperset(of: [.centerX, .width]) {
      formUnion(.horizontal)
    }
    let vertical = intersection(.vertical)
    // Two bits are set.
    if vertical.rawValue & (vertical.rawValue &- 1) != 0 { formUnion(.vertical) }
  }
}

extension ConstraintNode {
  /// Whether it is an equation that every layout without conflicts fulfills.
  fileprivate var isRequiredEquation: Bool {
    relation == .equal && priority >= 1000 && !isPlaceholder
  }
}

extension ViewKind {
  /// Whether the positions of the subviews do not follow from the position of the view.
  fileprivate var hasOwnCoordinates: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}
