import ScenarioModel
import SnapshotModel

/// Matches the views, guides and constraints of a screen with a later version of it.
struct ScreenAlignment {
  private let old: Screen
  private let new: Screen

  init(of old: Screen, with new: Screen) {
    self.old = old
    self.new = new
  }

  /// The earlier version with the current ids of all remaining items.
  var aligned: Screen {
    let views = viewIDs
    let ids = views.merging(guideIDs(views)) { view, _ in view }
    var screen = old
    screen.changeViews { view in
      view.rename(ids)
      return true
    }
    return withConstraintIdentities(screen)
  }

  // MARK: - Views

  /// The current ids of the remaining views, by the same id, the root view, or the same name.
  private var viewIDs: [String: String] {
    let (before, after) = (old.views, new.views)
    let newIDs = Set(after.map(\.id))
    var pairs: [String: String] = [:]
    for view in before where newIDs.contains(view.id) { pairs[view.id] = view.id }
    var taken = Set(pairs.values)
    if pairs[old.rootView.id] == nil, taken.insert(new.rootView.id).inserted {
      pairs[old.rootView.id] = new.rootView.id
    }
    let names = Dictionary(after.map { ($0.name, $0.id) }) { first, _ in first }
    for view in before where pairs[view.id] == nil {
      if let id = names[view.name], taken.insert(id).inserted { pairs[view.id] = id }
    }
    return pairs
  }

  /// Returns the current ids of the remaining views' guides.
  ///
  /// Guides match by id, or by kind if a view has only one guide of that kind.
  private func guideIDs(_ views: [String: String]) -> [String: String] {
    let after = Dictionary(new.views.map { ($0.id, $0) }) { first, _ in first }
    var pairs: [String: String] = [:]
    for view in old.views {
      guard let guides = views[view.id].flatMap({ after[$0] })?.layoutGuides else { continue }
      for guide in view.layoutGuides {
        let isSame = { (other: GuideNode) in
          other.id == guide.id || other.kind == guide.kind && guide.kind != .custom
        }
        if let same = guides.first(where: { $0.id == guide.id }) ?? guides.first(where: isSame) {
          pairs[guide.id] = same.id
        }
      }
    }
    return pairs
  }

  // MARK: - Constraints

  /// Returns an earlier screen with the current identities of its constraints.
  private func withConstraintIdentities(_ screen: Screen) -> Screen {
    let before = screen.views.flatMap(\.constraints)
    let after = new.views.flatMap(\.constraints)
    let identities = constraintIdentities(before, after)
    let current = Set(after.map(\.identity))
    var screen = screen
    var index = 0
    screen.changeViews { view in
      for position in view.constraints.indices {
        let own = view.constraints[position].identity
        if let identity = identities[index] {
          view.constraints[position].identity = identity
        } else if current.contains(own) {
          // The location in the file now belongs to another constraint.
          view.constraints[position].identity = own.former
        }
        index += 1
      }
      return true
    }
    return screen
  }

  /// Returns the current identities of earlier constraints, by their positions.
  ///
  /// Candidates are compared in four rounds: by names, by all members, by items and relation, and
  /// by items only.
  private func constraintIdentities(
    _ before: [ConstraintNode],
    _ after: [ConstraintNode]
  ) -> [Int: ConstraintIdentity] {
    var identities: [Int: ConstraintIdentity] = [:]
    var free = Array(after.indices)
    let signs: [(ConstraintNode) -> ConstraintNode?] = [
      { $0.nameOnly }, { $0.withoutIdentity }, { $0.relationOnly }, { $0.itemsOnly },
    ]
    for sign in signs {
      var candidates = Dictionary(grouping: free.reversed()) { sign(after[$0]) }
      for index in before.indices where identities[index] == nil {
        guard let key = sign(before[index]), let match = candidates[key]?.popLast() else {
          continue
        }
        identities[index] = after[match].identity
        free.removeAll { $0 == match }
      }
    }
    return identities
  }
}

extension ViewNode {
  /// Replaces the ids of the view, its guides, and the items of its constraints.
  fileprivate mutating func rename(_ ids: [String: String]) {
    id = ids[id] ?? id
    for index in layoutGuides.indices {
      layoutGuides[index].id = ids[layoutGuides[index].id] ?? layoutGuides[index].id
    }
    for index in constraints.indices {
      var constraint = constraints[index]
      constraint.firstItem = ids[constraint.firstItem] ?? constraint.firstItem
      constraint.secondItem = constraint.secondItem.map { ids[$0] ?? $0 }
      constraints[index] = constraint
    }
  }
}

extension ConstraintNode {
  /// A key shared by all constraints with this name; nil for a constraint without a name.
  fileprivate var nameOnly: ConstraintNode? {
    guard identity.location == nil else { return nil }
    return ConstraintNode(id: id, firstItem: "", firstAttribute: .left)
  }

  /// A key shared by equal constraints, regardless of their identities.
  fileprivate var withoutIdentity: ConstraintNode {
    var key = self
    key.identity = ConstraintIdentity(.name(""))
    return key
  }

  /// The constraint's items and relation, without the numbers.
  fileprivate var relationOnly: ConstraintNode {
    var key = itemsOnly
    key.relation = relation
    return key
  }

  fileprivate var itemsOnly: ConstraintNode {
    ConstraintNode(
      id: "",
      firstItem: firstItem,
      firstAttribute: firstAttribute,
      secondItem: secondItem,
      secondAttribute: secondAttribute
    )
  }
}
