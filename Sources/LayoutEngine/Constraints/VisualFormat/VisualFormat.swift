import Foundation

/// A layout along one axis as text draws it: `H:|-[name(>=80@750)]-8-[value]-|`.
///
/// Names stand for views and lengths; what they mean is not known yet.
struct VisualFormat: Equatable {
  /// A number, or the name of one, or the name of a view whose length is meant.
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

  /// What lies between two neighbours.
  enum Gap: Equatable {
    /// The standard distance: the superview's margin, or the system spacing between views.
    case standard
    /// All conditions on it; none is no distance.
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
  /// What lies between each two neighbours.
  var gaps: [Gap] = []
  /// What lies between the superview's edge and the first view; nil if they are not related.
  var leadingGap: Gap?
  /// What lies between the last view and the superview's edge; nil if they are not related.
  var trailingGap: Gap?
}

/// A format that cannot be read, or that names what is not there.
struct VisualFormatError: Error, CustomStringConvertible {
  var reason: String
  var format: String
  /// How many characters of the format could be read.
  var position: Int?

  /// The reason with the format below it, and a mark where reading stopped.
  var description: String {
    let mark = position.map { "\n\(String(repeating: " ", count: $0))^" } ?? ""
    return "Unable to parse constraint format: \n\(reason) \n\(format)\(mark)"
  }
}
