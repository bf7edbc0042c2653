import LayoutEngine

/// A visual format of one axis: `H:|-[name(>=80@750)]-8-[value]-|`.
///
/// Names of views and lengths are not resolved yet.
struct VisualFormat: Equatable {
  /// A number, the name of a number, or the name of a view; a view represents its length.
  enum Operand: Equatable {
    case number(CGFloat)
    case name(String)
  }

  /// A condition on a length: `>=80@750`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var operand: Operand
    var priority: Operand?
  }

  /// The distance between two neighbors.
  enum Gap: Equatable {
    /// The standard distance: the superview's margin, or the system spacing between views.
    case standard
    /// All conditions on the distance; without any, the distance is 0.
    case predicates([Predicate])

    static let none = Gap.predicates([Predicate(operand: .number(0))])
  }

  /// A view with the conditions on its length.
  struct Item: Equatable {
    var name: String
    var predicates: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The views in their order along the axis.
  var items: [Item] = []
  /// The distances between neighbors.
  var gaps: [Gap] = []
  /// The distance from the superview's edge to the first view; nil if it is not constrained.
  var leadingGap: Gap?
  /// The distance from the last view to the superview's edge; nil if it is not constrained.
  var trailingGap: Gap?
}

/// An invalid format, or one that uses an undefined name.
struct VisualFormatError: Error, CustomStringConvertible {
  var reason: String
  var format: String
  /// The number of characters parsed before the error; nil after parsing.
  var position: Int?

  /// The reason, the format, and a mark at the position.
  var description: String {
    let mark = position.map { "\n\(String(repeating: " ", count: $0))^" } ?? ""
    return "Unable to parse constraint format: \n\(reason) \n\(format)\(mark)"
  }
}
