/// One side of a constraint's equation: an attribute of an item, or a distance between two.
///
/// Items are not retained.
@MainActor
package struct ConstraintTerm {
  /// The start of a distance; an object, so that terms without one stay small.
  @MainActor
  final class Start {
    fileprivate let reference: LayoutItemReference
    let attribute: NSLayoutConstraint.Attribute

    fileprivate init(_ term: ConstraintTerm) {
      reference = term.reference
      attribute = term.attribute
    }

    /// The view or guide; nil after its deallocation.
    var item: AnyObject? { reference.object }
    /// The view or guide, as an item that takes part in layout.
    var layoutItem: LayoutItem? { reference.item }
  }

  private let reference: LayoutItemReference
  /// The attribute, or the attribute at the end of a distance.
  let attribute: NSLayoutConstraint.Attribute
  /// The start of a distance; nil for an attribute.
  private(set) var start: Start?

  /// An attribute of an item.
  package init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    reference = LayoutItemReference(item)
    self.attribute = attribute
  }

  /// Makes the distance from one attribute to another on the same axis.
  init(from start: ConstraintTerm, to end: ConstraintTerm) {
    reference = end.reference
    attribute = end.attribute
    self.start = Start(start)
  }

  /// The empty second side of a constraint with a constant.
  static var none: ConstraintTerm { ConstraintTerm(nil, .notAnAttribute) }

  /// The view or guide, or the one at a distance's end; nil after its deallocation.
  var item: AnyObject? { reference.object }
  /// The view or guide, as an item that takes part in layout.
  package var layoutItem: LayoutItem? {
    @inline(__always) get { reference.item }
  }

  /// Whether the term is a length and not a position.
  var isSize: Bool { attribute.isSize || start != nil }

  /// The term's axis; nil without an attribute.
  package var axis: NSLayoutConstraint.Axis? { attribute.axis }

  /// The views and guides in the term.
  var layoutItems: [LayoutItem] {
    switch (layoutItem, start?.layoutItem) {
    case (let item?, let start?): [item, start]
    case (let item?, nil), (nil, let item?): [item]
    case (nil, nil): []
    }
  }
}
