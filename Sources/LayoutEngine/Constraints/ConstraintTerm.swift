/// What one side of a constraint is about: an attribute of an item, or a distance between two.
///
/// Items are not retained.
@MainActor
struct ConstraintTerm {
  /// Where a distance begins; an object, so that terms without one stay small.
  @MainActor
  final class Start {
    fileprivate let reference: LayoutItemReference
    let attribute: NSLayoutConstraint.Attribute

    fileprivate init(_ term: ConstraintTerm) {
      reference = term.reference
      attribute = term.attribute
    }

    /// The view or guide, while it lives.
    var item: AnyObject? { reference.object }
    /// The view or guide as one that can be laid out.
    var layoutItem: LayoutItem? { reference.item }
  }

  private let reference: LayoutItemReference
  /// The attribute; a distance's is the one where it ends.
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance begins; nil for an attribute.
  private(set) var start: Start?

  /// An attribute of an item.
  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    reference = LayoutItemReference(item)
    self.attribute = attribute
  }

  /// The distance from one attribute to another on the same axis.
  init(from start: ConstraintTerm, to end: ConstraintTerm) {
    reference = end.reference
    attribute = end.attribute
    self.start = Start(start)
  }

  /// No attribute of no item: the second side of a constant.
  static var none: ConstraintTerm { ConstraintTerm(nil, .notAnAttribute) }

  /// The view or guide, while it lives; a distance's is the one where it ends.
  var item: AnyObject? { reference.object }
  /// The view or guide as one that can be laid out.
  var layoutItem: LayoutItem? { reference.item }

  /// Whether the term is a length, and not a position.
  var isSize: Bool { attribute.isSize || start != nil }

  /// The axis along which it lies; nil for none.
  var axis: NSLayoutConstraint.Axis? { attribute.axis }

  /// The views and guides that it mentions.
  var layoutItems: [LayoutItem] {
    switch (layoutItem, start?.layoutItem) {
    case (let item?, let start?): [item, start]
    case (let item?, nil), (nil, let item?): [item]
    case (nil, nil): []
    }
  }
}
