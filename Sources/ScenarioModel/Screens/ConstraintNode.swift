package import SnapshotModel

/// A constraint between two items of one screen; the view that lists it in `constraints` holds it.
///
/// Its equation is `firstItem.firstAttribute RELATION multiplier * secondItem.secondAttribute +
/// constant`.
package struct ConstraintNode: Codable, Hashable, Sendable {
  /// The relation of the two sides.
  package enum Relation: String, CaseIterable, Codable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// Interface Builder's spelling of the attributes.
  package enum Attribute: String, CaseIterable, Codable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline = "baseline"
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// Interface Builder's object id, the name in the scenario, or a unique text for a constraint
  /// without a name.
  package var id: String
  /// Id of a view or guide of the screen.
  package var firstItem: String
  /// The attribute of ``firstItem``.
  package var firstAttribute: Attribute
  /// The relation of the first side to the second.
  package var relation: Relation
  /// Id of the second view or guide; nil for a constant width or height.
  package var secondItem: String?
  /// The attribute of ``secondItem``; nil exactly if that is nil.
  package var secondAttribute: Attribute?
  /// The factor of the second attribute; 1 unless the document has another.
  package var multiplier: Double
  /// The constant in points.
  package var constant: Double
  /// The priority, more than 0 and at most 1000.
  package var priority: Float
  /// Whether it is a design-time placeholder for a constraint that code adds.
  package var isPlaceholder: Bool
  /// The location in the scenario of a constraint without a name; nil for others.
  ///
  /// It is not a part of the question: it is neither encoded nor compared.
  package var location: FileLocation? {
    get { source.location }
    set { source.location = newValue }
  }
  private var source = Source()

  package init(
    id: String,
    firstItem: String,
    firstAttribute: Attribute,
    relation: Relation = .equal,
    secondItem: String? = nil,
    secondAttribute: Attribute? = nil,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Float = 1000,
    isPlaceholder: Bool = false
  ) {
    self.id = id
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isPlaceholder = isPlaceholder
  }
}

extension ConstraintNode {
  /// A location that is equal to any other.
  private struct Source: Hashable {
    var location: FileLocation?

    static func == (one: Self, other: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  private enum CodingKeys: String, CodingKey {
    case id, firstItem, firstAttribute, relation, secondItem, secondAttribute
    case multiplier, constant, priority, isPlaceholder
  }
}
