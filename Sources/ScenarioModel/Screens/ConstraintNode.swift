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

  /// The name, or the location of a constraint without a name.
  package var identity: ConstraintIdentity
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
    identity = ConstraintIdentity(.name(id))
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
  /// The text of the identity in questions and recordings.
  package var id: String { identity.text }

  private enum CodingKeys: String, CodingKey {
    case identity = "id"
    case firstItem, firstAttribute, relation, secondItem, secondAttribute
    case multiplier, constant, priority, isPlaceholder
  }
}
