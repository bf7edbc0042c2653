import ScenarioModel

/// Compares a right-to-left screen with the mirror image of the left-to-right screen.
struct MirrorComparison {
  private let names: TrialViewNames
  private let sided: Set<String>
  private let tolerance: Double

  /// - Parameter trial: The trial; its first screen is compared.
  init(of trial: Trial) {
    names = TrialViewNames(of: trial)
    sided = trial.base.screens.first?.sidedViews ?? []
    tolerance = trial.tolerance
  }

  /// Returns the views that differ from the mirror image of the plain screen.
  ///
  /// Views with the same side in every language are skipped.
  func differences(from plain: Snapshot, to mirrored: Snapshot) -> [GeometryDifference] {
    let others = Dictionary(uniqueKeysWithValues: mirrored.views.map { ($0.path, $0) })
    return plain.views.compactMap { view in
      guard let other = others[view.path], let name = names.reference(to: view.path),
        !sided.contains(name)
      else { return nil }
      let (frame, found) = (view.windowFrame, other.windowFrame)
      let image = plain.window.width - frame.x - frame.width
      let items = [
        ("minX", image, found.x), ("minY", frame.y, found.y),
        ("width", frame.width, found.width), ("height", frame.height, found.height),
      ].compactMap { component, expected, found in
        GeometryDifference.Item(
          measure: "\(name).window.\(component)",
          expected: canonicalPoints(expected),
          found: found,
          tolerance: tolerance
        )
      }
      return items.isEmpty ? nil : GeometryDifference(view: view.path, items: items)
    }
  }
}

extension Screen {
  /// The names of the views with a fixed left or right side, and of their siblings and descendants.
  fileprivate var sidedViews: Set<String> {
    var tree = SideTree()
    tree.add(rootView, isRoot: true)
    return tree.sidedNames
  }
}

/// The views of a screen that depend on left and right.
private struct SideTree {
  /// Names by the ids of views and of their guides.
  private var names: [String: String] = [:]
  private var children: [String: [String]] = [:]
  private var links: [(String, String)] = []
  private var sided: Set<String> = []

  mutating func add(_ view: ViewNode, isRoot: Bool = false) {
    names[view.id] = view.name
    for guide in view.layoutGuides { names[guide.id] = view.name }
    children[view.name] = view.subviews.map(\.name)
    let hasSide = ![nil, .unspecified].contains(view.properties.semanticContentAttribute)
    if hasSide || (!isRoot && view.translatesAutoresizingMaskIntoConstraints) {
      sided.insert(view.name)
    }
    for subview in view.subviews { add(subview) }
    // The items of constraints are in the tree below the view that holds them.
    for constraint in view.constraints { add(constraint) }
  }

  private mutating func add(_ constraint: ConstraintNode) {
    guard constraint.isAboutX else { return }
    let ids = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
    let items = ids.compactMap { names[$0] }
    // A view's contents do not move the view.
    let moved = items.filter { item in
      !items.contains { children[item]?.contains($0) ?? false }
    }
    if constraint.hasSide { sided.formUnion(moved) }
    if moved.count == 2 { links.append((moved[0], moved[1])) }
  }

  /// A view is sided if it is inside a sided view, or tied to a sided sibling.
  var sidedNames: Set<String> {
    var all = sided
    var count = -1
    while count != all.count {
      count = all.count
      for name in all { all.formUnion(children[name] ?? []) }
      for (first, second) in links {
        if all.contains(first) { all.insert(second) }
        if all.contains(second) { all.insert(first) }
      }
    }
    return all
  }
}

extension ConstraintNode {
  /// Whether the attribute determines a horizontal position, and not only a width.
  fileprivate var isAboutX: Bool {
    switch firstAttribute {
    case .left, .right, .leftMargin, .rightMargin, .leading, .trailing, .leadingMargin,
      .trailingMargin, .centerX, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Whether it refers to the same side, or the same offset from the center, in every language.
  fileprivate var hasSide: Bool {
    let attributes = [firstAttribute, secondAttribute].compactMap(\.self)
    let sides: [Attribute] = [.left, .right, .leftMargin, .rightMargin]
    if attributes.contains(where: sides.contains) { return true }
    let isOffCenter = [.centerX, .centerXWithinMargins].contains(firstAttribute) && constant != 0
    return isOffCenter || multiplier != 1
  }
}
