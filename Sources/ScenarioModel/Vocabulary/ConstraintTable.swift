import SnapshotModel

/// A constraint while its keys are read, without the defaults that depend on other keys.
struct ConstraintParts: Sendable {
  var constraint = ConstraintNode(id: "", firstItem: "", firstAttribute: .width)
  fileprivate var id: String?
  fileprivate var firstItem: String?
  fileprivate var firstItemLocation: FileLocation?
  fileprivate var secondItemLocation: FileLocation?
  fileprivate var secondAttribute: ConstraintNode.Attribute?
  fileprivate(set) var secondAttributeLocation: FileLocation?
}

extension ConstraintParts {
  /// The keys of a constraint, in the order that the writer uses.
  ///
  /// A constraint reads `firstItem.firstAttribute relation multiplier *
  /// secondItem.secondAttribute + constant`.
  static let table = KeyTable(
    ConstraintParts(),
    subject: "a constraint",
    [
      .optional("id", \.id, .constraint, default: "its line and column", "the name for steps")
    ] + first + second + numbers
  )

  private static let first: [KeyRow<ConstraintParts>] = [
    .optional(
      "firstItem",
      \.firstItem,
      .item,
      default: "the view that lists the constraint",
      "the item on the left of the relation"
    ).locating(\.firstItemLocation) { $0.location },
    .required(
      "firstAttribute",
      \.constraint.firstAttribute,
      .word("attribute"),
      "the attribute of the first item"
    ),
    .key(
      "relation",
      \.constraint.relation,
      .word("relation"),
      default: .equal,
      "the relation of both sides"
    ),
  ]

  private static let second: [KeyRow<ConstraintParts>] = [
    .optional(
      "secondItem",
      \.constraint.secondItem,
      .item,
      default: "none",
      "the item on the right of the relation"
    ).locating(\.secondItemLocation) { $0.location },
    .optional(
      "secondAttribute",
      \.secondAttribute,
      .word("attribute", description: "the same values"),
      default: "`firstAttribute`",
      "the attribute of the second item"
    ).locating(\.secondAttributeLocation) { $0.location },
  ]

  private static let numbers: [KeyRow<ConstraintParts>] = [
    .key(
      "multiplier",
      \.constraint.multiplier,
      .multiplier,
      default: 1,
      "the factor of the second attribute"
    ),
    .key(
      "constant",
      \.constraint.constant,
      .points,
      default: 0,
      "the distance that is added to the second attribute"
    ),
    .key(
      "priority",
      \.constraint.priority,
      .priority,
      default: 1000,
      inWords: "`1000`",
      "the priority"
    ),
  ]

  /// The items with their locations.
  var items: [(item: String, location: FileLocation)] {
    [(firstItem, firstItemLocation), (constraint.secondItem, secondItemLocation)]
      .compactMap { item, location in
        guard let item, let location else { return nil }
        return (item, location)
      }
  }

  /// Returns the constraint with its defaults.
  func completeConstraint(at location: FileLocation, heldBy view: String) -> ConstraintNode {
    var constraint = constraint
    constraint.identity = ConstraintIdentity(id.map { .name($0) } ?? .location(location))
    constraint.firstItem = firstItem ?? view
    if constraint.secondItem != nil {
      constraint.secondAttribute = secondAttribute ?? constraint.firstAttribute
    }
    return constraint
  }
}

extension ConstraintNode {
  /// The constraint as a view lists it, without defaults.
  func yaml(heldBy view: String) -> YAMLValue {
    var parts = ConstraintParts(constraint: self)
    parts.id = id
    parts.firstItem = firstItem == view ? nil : firstItem
    parts.secondAttribute = secondAttribute == firstAttribute ? nil : secondAttribute
    return .map(ConstraintParts.table.fields(of: parts))
  }
}
