import Foundation

/// The constraints that arrange the views of a stack view.
///
/// All are required, except constraints that minimize a loosely filled stack. Hidden views have
/// zero length and no spacing, and do not affect the other views.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let visible: [UIView]
  private let isRow: Bool
  private let relativeToMargins: Bool

  init(of stack: UIStackView) {
    self.stack = stack
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    isRow = stack.axis == .horizontal
    relativeToMargins = stack.isLayoutMarginsRelativeArrangement
  }

  func append(to rules: inout LayoutRules) {
    appendCanvas(to: &rules)
    // In a loose stack the views depend on the gap items, so these precede the spacings.
    if !isLoose { appendSpacing(to: &rules) }
    appendDistribution(to: &rules)
    if isLoose { appendSpacing(to: &rules) }
    appendAlignment(to: &rules)
    appendHidden(to: &rules)
  }

  // MARK: Attributes by role

  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossLength: Attribute { isRow ? .height : .width }
  private var crossMiddle: Attribute { isRow ? .centerY : .centerX }

  /// Returns the stack's attribute, relative to the margins if required.
  private func canvas(_ attribute: Attribute) -> Attribute {
    guard relativeToMargins else { return attribute }
    return switch attribute {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: attribute
    }
  }

  private func rule(
    _ first: LayoutItem,
    _ firstAttribute: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: LayoutItem?,
    _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: Float = 1000,
    identifier: String
  ) -> LayoutRule {
    LayoutRule(
      first: .init(item: first, attribute: firstAttribute),
      relation: relation,
      second: second.map { .init(item: $0, attribute: secondAttribute) },
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      holder: stack,
      origin: .arrangement(stack, identifier)
    )
  }

  // MARK: Along the axis

  /// Whether spacings are only minimum distances.
  private var isLoose: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  /// Aligns the first view with the stack's start, and the last view with its end.
  private func appendCanvas(to rules: inout LayoutRules) {
    guard let first = visible.first, let last = visible.last else { return }
    let own = LayoutItem.view(stack)
    rules.append(
      rule(own, canvas(start), .equal, .view(first), start, identifier: "UISV-canvas-connection")
    )
    rules.append(
      rule(own, canvas(end), .equal, .view(last), end, identifier: "UISV-canvas-connection")
    )
  }

  private func appendSpacing(to rules: inout LayoutRules) {
    let isBaselineRelative = !isRow && stack.isBaselineRelativeArrangement
    for (previous, next) in zip(visible, visible.dropFirst()) {
      rules.append(
        rule(
          .view(next),
          isBaselineRelative ? .firstBaseline : start,
          isLoose ? .greaterThanOrEqual : .equal,
          .view(previous),
          isBaselineRelative ? .lastBaseline : end,
          constant: stack.resolvedSpacing(after: previous),
          identifier: "UISV-spacing"
        )
      )
    }
  }

  private func appendDistribution(to rules: inout LayoutRules) {
    switch stack.distribution {
    case .fill: if isRow { appendSharesOfTexts(to: &rules) }
    case .fillEqually: appendEqualLengths(to: &rules)
    case .fillProportionally: appendProportions(to: &rules)
    case .equalSpacing: appendGaps(to: &rules, from: end, to: start, firstPriority: 1000)
    case .equalCentering: appendGaps(to: &rules, from: middle, to: middle, firstPriority: 150)
    }
  }

  /// Gives each multiline label an equal share of the row, slightly above its compression
  /// resistance: `width = 1/N of the row - its share of the spacing`.
  ///
  /// Source: rdar://41192642.
  private func appendSharesOfTexts(to rules: inout LayoutRules) {
    let texts = visible.compactMap { $0 as? UILabel }.filter { $0.numberOfLines != 1 }
    guard !texts.isEmpty, visible.count > 1,
      SimulatedDevice.current.options.givesTextsEqualSharesOfRows
    else { return }
    let share = 1 / CGFloat(visible.count)
    let spacing = visible.dropLast().map { stack.resolvedSpacing(after: $0) }.reduce(0, +)
    for text in texts {
      rules.append(
        rule(
          .view(text),
          .width,
          .equal,
          .view(stack),
          .width,
          multiplier: share,
          constant: -spacing * share,
          priority: min(
            999,
            text.contentCompressionResistancePriority(for: .horizontal).rawValue + 10
          ),
          identifier: "UISV-text-width-disambiguation"
        )
      )
    }
  }

  private func appendEqualLengths(to rules: inout LayoutRules) {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      rules.append(
        rule(.view(view), length, .equal, .view(first), length, identifier: "UISV-fill-equally")
      )
    }
  }

  /// Sizes each view by its content's share of all content and spacing.
  ///
  /// The priorities decrease, so that constraints break in a fixed order after rounding or with
  /// unusual spacings.
  private func appendProportions(to rules: inout LayoutRules) {
    let lengths = visible.map(contentLength)
    let gaps = visible.dropLast().map { stack.resolvedSpacing(after: $0) }
    let total = lengths.reduce(0, +) + gaps.reduce(0, +)
    guard total > 0 else { return }
    for (index, view) in visible.enumerated() {
      rules.append(
        rule(
          .view(view),
          length,
          .equal,
          .view(stack),
          length,
          multiplier: lengths[index] / total,
          priority: visible.count == 1 ? 1000 : 999 - Float(index),
          identifier: "UISV-fill-proportionally"
        )
      )
    }
  }

  private func contentLength(of view: UIView) -> CGFloat {
    let size = view.contentSizeInStack
    return max(0, isRow ? size.width : size.height)
  }

  /// Makes the items in the gaps equally long, and the stack as short as possible.
  private func appendGaps(
    to rules: inout LayoutRules,
    from: Attribute,
    to: Attribute,
    firstPriority: Float
  ) {
    let gaps = stack.gaps(max(0, visible.count - 1))
    for (index, gap) in gaps.enumerated() {
      let (previous, next) = (visible[index], visible[index + 1])
      rules.append(
        rule(
          .guide(gap),
          start,
          .equal,
          .view(previous),
          from,
          identifier: "UISV-distributing-edge"
        )
      )
      rules.append(
        rule(.guide(gap), end, .equal, .view(next), to, identifier: "UISV-distributing-edge")
      )
      guard index > 0 else { continue }
      rules.append(
        rule(
          .guide(gap),
          length,
          .equal,
          .guide(gaps[0]),
          length,
          priority: firstPriority == 1000 ? 1000 : firstPriority - Float(index - 1),
          identifier: "UISV-fill-equally"
        )
      )
    }
    rules.append(
      rule(.view(stack), length, .equal, nil, priority: 24, identifier: "UISV-canvas-fit")
    )
  }

  // MARK: Across the axis

  private func appendAlignment(to rules: inout LayoutRules) {
    for view in visible { appendAlignment(of: view, to: &rules) }
    guard stack.alignment != .fill, !visible.isEmpty else { return }
    appendBaselines(to: &rules)
    rules.append(
      rule(.view(stack), crossLength, .equal, nil, priority: 51, identifier: "UISV-spanning-fit")
    )
  }

  private func appendAlignment(of view: UIView, to rules: inout LayoutRules) {
    let edges = edgeRelations
    let own = LayoutItem.view(stack)
    let free = freeEdge(of: view)
    if free != crossStart {
      rules.append(
        rule(
          .view(view),
          crossStart,
          edges.start,
          own,
          canvas(crossStart),
          identifier: "UISV-alignment"
        )
      )
    }
    if free != crossEnd {
      rules.append(
        rule(.view(view), crossEnd, edges.end, own, canvas(crossEnd), identifier: "UISV-alignment")
      )
    }
    if stack.alignment == .center {
      let middleOfCanvas = canvas(crossMiddle)
      rules.append(
        rule(.view(view), crossMiddle, .equal, own, middleOfCanvas, identifier: "UISV-alignment")
      )
    }
    guard stack.alignment != .fill else { return }
    // A view without an intrinsic cross size fills the stack.
    rules.append(
      rule(
        .view(view),
        crossLength,
        .equal,
        own,
        crossLength,
        priority: 25,
        identifier: "UISV-ambiguity-suppression"
      )
    )
  }

  /// The relations of a view's cross edges to the stack's.
  private var edgeRelations: (start: NSLayoutConstraint.Relation, end: NSLayoutConstraint.Relation)
  {
    switch effectiveAlignment {
    case .fill: (.equal, .equal)
    case .leading: (.equal, .lessThanOrEqual)
    case .trailing: (.greaterThanOrEqual, .equal)
    case .center, .firstBaseline, .lastBaseline: (.greaterThanOrEqual, .lessThanOrEqual)
    }
  }

  /// Returns the edge of a row that does not bound a view; nil if both edges do.
  ///
  /// Up to iOS 13 only the first view bounds the row above its first baseline or below its last
  /// one. Source: rdar://32291130.
  private func freeEdge(of view: UIView) -> Attribute? {
    let edge: Attribute
    switch effectiveAlignment {
    case .firstBaseline: edge = crossStart
    case .lastBaseline: edge = crossEnd
    default: return nil
    }
    guard view !== visible.first, SimulatedDevice.current.options.boundsRowsByFirstBaselineOnly
    else { return nil }
    return edge
  }

  /// The alignment; a column uses edges instead of baselines.
  private var effectiveAlignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline where !isRow: .leading
    case .lastBaseline where !isRow: .trailing
    case let alignment: alignment
    }
  }

  private func appendBaselines(to rules: inout LayoutRules) {
    let baseline: Attribute
    switch effectiveAlignment {
    case .firstBaseline: baseline = .firstBaseline
    case .lastBaseline: baseline = .lastBaseline
    default: return
    }
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      rules.append(
        rule(.view(view), baseline, .equal, .view(first), baseline, identifier: "UISV-alignment")
      )
    }
  }

  // MARK: Hidden views

  private var hidingPriority: Float {
    let yields = SimulatedDevice.current.options.keepsRequiredLengthsOfHiddenViews
    return yields ? LayoutRules.yieldingPriority : 1000
  }

  /// Gives a hidden view zero length at the end of its visible predecessor.
  private func appendHidden(to rules: inout LayoutRules) {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      rules.append(
        rule(.view(view), length, .equal, nil, priority: hidingPriority, identifier: "UISV-hiding")
      )
      let item = LayoutItem.view(previous ?? stack)
      let edge = previous == nil ? canvas(start) : end
      rules.append(rule(.view(view), start, .equal, item, edge, identifier: "UISV-hiding"))
      let cross = canvas(crossStart)
      rules.append(
        rule(.view(view), crossStart, .equal, .view(stack), cross, identifier: "UISV-hiding")
      )
    }
  }
}

extension UIView {
  /// The size of the view's content; for a stack its fitting size.
  var contentSizeInStack: CGSize {
    guard let stack = self as? UIStackView else { return contentSizeForLayout }
    return SimulatedDevice.current.arrangedSizes.size(of: stack)
  }
}
