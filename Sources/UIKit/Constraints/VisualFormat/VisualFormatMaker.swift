import LayoutEngine

/// Makes constraints from a visual format and the definitions of its names.
@MainActor
struct VisualFormatMaker {
  private typealias Attribute = NSLayoutConstraint.Attribute

  let text: String
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// Returns the constraints in the order of the text, then the alignments.
  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    let items = try items()
    for (index, item) in items.enumerated() {
      if index > 0 {
        made += try constraints(for: format.gaps[index - 1], from: items[index - 1], to: item)
      } else if let gap = format.leadingGap {
        made += try constraints(for: gap, fromSuperviewTo: item)
      }
      for predicate in format.items[index].predicates {
        made.append(try length(of: item, predicate))
      }
    }
    if let gap = format.trailingGap, let last = items.last {
      made += try constraints(for: gap, toSuperviewFrom: last)
    }
    return try made + alignments(of: items)
  }

  // MARK: Lengths

  private func length(
    of item: AnyObject,
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let length: Attribute = format.axis == .horizontal ? .width : .height
    var other: ConstraintTerm?
    var constant: CGFloat = 0
    if case .name(let name) = predicate.operand, metrics[name] == nil, let view = views[name] {
      other = ConstraintTerm(view as AnyObject, length)
    } else {
      constant = try number(predicate.operand)
    }
    return try make(ConstraintTerm(item, length), predicate, other, constant: constant)
  }

  // MARK: Distances

  /// The edges of the axis in reading direction of the text.
  private struct Edges {
    var near: Attribute
    var far: Attribute
    var nearMargin: Attribute
    var farMargin: Attribute
    /// Whether the far edge has the smaller coordinate.
    var isReversed = false
  }

  private var edges: Edges {
    guard format.axis == .horizontal else {
      return Edges(near: .top, far: .bottom, nearMargin: .topMargin, farMargin: .bottomMargin)
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight:
      return Edges(near: .left, far: .right, nearMargin: .leftMargin, farMargin: .rightMargin)
    case .directionRightToLeft:
      return Edges(
        near: .right,
        far: .left,
        nearMargin: .rightMargin,
        farMargin: .leftMargin,
        isReversed: true
      )
    default:
      return Edges(
        near: .leading,
        far: .trailing,
        nearMargin: .leadingMargin,
        farMargin: .trailingMargin
      )
    }
  }

  private func constraints(
    for gap: VisualFormat.Gap,
    from one: AnyObject,
    to next: AnyObject
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var (end, begin) = (edges.far, edges.near)
    if format.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      (end, begin) = (.lastBaseline, .firstBaseline)
    }
    return try distances(
      ConstraintTerm(one, end),
      ConstraintTerm(next, begin),
      gap.predicates ?? [.init(operand: .number(systemSpacing))]
    )
  }

  private func constraints(
    for gap: VisualFormat.Gap,
    fromSuperviewTo first: AnyObject
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let edge = gap.predicates == nil ? edges.nearMargin : edges.near
    return try distances(
      ConstraintTerm(superview(of: first), edge),
      ConstraintTerm(first, edges.near),
      gap.predicates ?? VisualFormat.Gap.none.predicates ?? []
    )
  }

  private func constraints(
    for gap: VisualFormat.Gap,
    toSuperviewFrom last: AnyObject
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let edge = gap.predicates == nil ? edges.farMargin : edges.far
    return try distances(
      ConstraintTerm(last, edges.far),
      ConstraintTerm(superview(of: last), edge),
      gap.predicates ?? VisualFormat.Gap.none.predicates ?? []
    )
  }

  /// Returns the constraints on the distance between two successive edges of the text.
  private func distances(
    _ one: ConstraintTerm,
    _ next: ConstraintTerm,
    _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    // The edge with the larger coordinate comes first, so that the distance is the constant.
    let (larger, smaller) = edges.isReversed ? (one, next) : (next, one)
    for predicate in predicates {
      let constant = try number(predicate.operand)
      made.append(try make(larger, predicate, smaller, constant: constant))
    }
    return made
  }

  // MARK: Alignment

  private func alignments(
    of items: [AnyObject]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    // A single view has no neighbor to align with, so any alignment is valid.
    guard items.count > 1 else { return [] }
    for attribute in options.alignedAttributes {
      guard attribute.axis != format.axis else {
        throw error("Options align views along the axis of the format.")
      }
      for (one, next) in zip(items, items.dropFirst()) {
        made.append(
          try make(
            ConstraintTerm(one, attribute),
            .init(operand: .number(0)),
            ConstraintTerm(next, attribute),
            constant: 0
          )
        )
      }
    }
    return made
  }

  // MARK: Names

  private func items() throws(VisualFormatError) -> [AnyObject] {
    var items: [AnyObject] = []
    for item in format.items {
      guard let view = views[item.name] else {
        throw error("\(item.name) is not a key in the views dictionary.")
      }
      items.append(view as AnyObject)
    }
    return items
  }

  private func superview(of item: AnyObject) throws(VisualFormatError) -> AnyObject {
    let superview: UIView? =
      switch LayoutItem(item) {
      case .view(let view): view.superview
      case .guide(let guide): guide.owningView
      case nil: nil
      }
    guard let superview else {
      throw error("Unable to interpret '|' character, because the related view doesn't have one.")
    }
    return superview
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
    switch operand {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name] else {
        throw error("\(name) is not a key in the metrics dictionary.")
      }
      guard let number = CGFloat(metric: metric) else {
        throw error("The metric \(name) is not a number.")
      }
      return number
    }
  }

  private func make(
    _ first: ConstraintTerm,
    _ predicate: VisualFormat.Predicate,
    _ second: ConstraintTerm?,
    constant: CGFloat
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first,
      predicate.relation,
      second,
      multiplier: 1,
      constant: constant
    )
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }
    return constraint
  }

  /// Returns the constraints of a valid text; traps on an invalid one.
  static func constraints(
    _ text: String,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let format = try VisualFormatParser.parse(text)
      let maker = VisualFormatMaker(
        text: text,
        format: format,
        options: options,
        metrics: metrics,
        views: views
      )
      return try maker.constraints()
    } catch {
      preconditionFailure(error.description)
    }
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text)
  }
}

extension VisualFormat.Gap {
  /// The conditions on the distance; nil for the standard distance.
  fileprivate var predicates: [VisualFormat.Predicate]? {
    if case .predicates(let predicates) = self { predicates } else { nil }
  }
}

extension CGFloat {
  /// The number in a dictionary of metrics, of any numeric type.
  fileprivate init?(metric: Any) {
    switch metric {
    case let number as CGFloat: self = number
    case let number as NSNumber: self.init(number.doubleValue)
    case let number as UILayoutPriority: self.init(number.rawValue)
    default: return nil
    }
  }
}
