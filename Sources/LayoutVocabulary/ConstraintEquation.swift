/// The equation or inequality of a constraint: `box.width >= 0.5*form.width + 8.0`.
package struct ConstraintEquation: Sendable {
  /// The side before the relation.
  package var first: Term
  /// The relation of the first side to the second.
  package var relation: Relation
  /// The factor of the second term.
  package var multiplier: Double
  /// The term after the relation; nil for a constant width or height.
  package var second: Term?
  /// The constant, in points.
  package var constant: Double
  /// The priority; nil if it is required or recorded beside the equation.
  package var priority: Double?

  package init(
    _ first: Term,
    _ relation: Relation = .equal,
    multiplier: Double = 1,
    _ second: Term? = nil,
    constant: Double = 0,
    priority: Double? = nil
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.priority = priority
  }
}

extension ConstraintEquation {
  /// The relation of both sides.
  package enum Relation: CaseIterable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual

    /// The sign in the text of an equation.
    package var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// UIKit's attributes of a view or guide.
  package enum Attribute: String, CaseIterable, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// A view, or a guide of a view.
  package struct Item: Hashable, Sendable {
    /// The name of the view, or of the guide's view.
    package var view: String
    /// The name of the guide; nil for the view itself.
    package var guide: String?

    package init(_ view: String, guide: String? = nil) {
      self.view = view
      self.guide = guide
    }

    /// The name in recordings: `box`, or `safeArea of box`.
    package var name: String { guide.map { "\($0) of \(view)" } ?? view }
  }

  /// An attribute of an item: `box.width`.
  package struct Term: Hashable, Sendable {
    package var item: Item
    package var attribute: Attribute

    package init(_ item: Item, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }

    /// The term in the text of an equation.
    package var text: String { "\(item.name).\(attribute.rawValue)" }
  }
}

extension ConstraintEquation: Hashable {
  /// Compares the numbers by their bits, so that an equation with an invalid number equals itself.
  package static func == (one: Self, other: Self) -> Bool {
    one.first == other.first && one.relation == other.relation && one.second == other.second
      && one.bits == other.bits
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(relation)
    hasher.combine(second)
    hasher.combine(bits)
  }

  private var bits: [UInt64?] {
    [multiplier.bitPattern, constant.bitPattern, priority?.bitPattern]
  }
}
