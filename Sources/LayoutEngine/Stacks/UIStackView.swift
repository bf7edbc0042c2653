public import Foundation

/// A view that arranges views in a row or a column by constraints of its own.
///
/// The constraints are in no view's `constraints`: they are made from the arrangement for
/// each solution again, see ``StackArrangement``.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []
  private var gapGuides: [UILayoutGuide] = []

  /// Makes a stack of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty stack; archives hold nothing that is read here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views in order, hidden ones included.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end of the arrangement, and as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view into the arrangement, and adds it as a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview === self { arranged.removeAll { $0 === view } }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    layoutRulesDidChange()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    layoutRulesDidChange()
  }

  /// Takes a leaving view out of the arrangement as well.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Whether the views stand in a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { layoutRulesDidChange() } }
  /// How the views share the stack's length.
  open var distribution = Distribution.fill { didSet { layoutRulesDidChange() } }
  /// How the views lie across the axis.
  open var alignment = Alignment.fill { didSet { layoutRulesDidChange() } }
  /// The distance between neighbours, the least one in some distributions, in points.
  open var spacing: CGFloat = 0 { didSet { layoutRulesDidChange() } }
  /// Whether a column's distances run from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { layoutRulesDidChange() } }
  /// Whether the views are arranged inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { layoutRulesDidChange() } }

  /// A custom spacing that stands for ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A custom spacing that stands for the system's.
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing != Self.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
    layoutRulesDidChange()
  }

  /// The distance set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  override var defaultLayoutMargins: UIEdgeInsets { .zero }

  override func appendLayoutRules(to rules: inout LayoutRules) {
    StackArrangement(of: self).append(to: &rules)
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { layoutRulesDidChange() }
  }

  /// The distance that counts after a view.
  func resolvedSpacing(after view: UIView) -> CGFloat {
    switch customSpacing(after: view) {
    case Self.spacingUseDefault: spacing == Self.spacingUseSystem ? systemSpacing : spacing
    case Self.spacingUseSystem: systemSpacing
    case let custom: custom
    }
  }

  /// Invisible items that stand for the gaps between neighbours.
  func gaps(_ count: Int) -> [UILayoutGuide] {
    while gapGuides.count < count {
      let guide = UILayoutGuide()
      guide.owningView = self
      gapGuides.append(guide)
    }
    return Array(gapGuides.prefix(count))
  }

  /// The first visible view of a column, the tallest of a row.
  open override var forFirstBaselineLayout: UIView {
    let view = innermost { $0.axis == .vertical ? $0.visible.first : $0.tallest }
    return view.isPlainStack || view === self ? view : view.forFirstBaselineLayout
  }

  /// The last visible view of a column, the tallest of a row.
  open override var forLastBaselineLayout: UIView {
    let view = innermost { $0.axis == .vertical ? $0.visible.last : $0.tallest }
    return view.isPlainStack || view === self ? view : view.forLastBaselineLayout
  }

  private var visible: [UIView] { arranged.filter { !$0.isHidden } }

  /// The visible view with the highest content, the first of several.
  private var tallest: UIView? {
    let heights = visible.map { ($0, $0.contentSizeInStack.height) }
    return heights.max { $0.1 < $1.1 }?.0
  }

  /// Follows stacks in stacks to the first view that gives its baseline in its own way.
  ///
  /// One after the other and not each in the other, because they may be nested deeply.
  private func innermost(_ next: (UIStackView) -> UIView?) -> UIView {
    var stack: UIStackView = self
    while let view = next(stack) {
      guard let inner = view as? UIStackView, inner.isPlainStack else { return view }
      stack = inner
    }
    return stack
  }
}

extension UIView {
  /// Whether the view is a stack of no class of the app's.
  fileprivate var isPlainStack: Bool { type(of: self) == UIStackView.self }
}

extension UIStackView {
  /// How the views share the stack's length.
  public enum Distribution: Int, Sendable {
    /// They fill it, by their hugging and resistance.
    case fill = 0
    case fillEqually = 1
    /// They fill it in proportion to their content.
    case fillProportionally = 2
    case equalSpacing = 3
    /// The distances of their centres are equal.
    case equalCentering = 4
  }

  /// How the views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    /// They lie at the leading edge, in a row at the top.
    case leading = 1
    /// Their first baselines are in line, in a row.
    case firstBaseline = 2
    case center = 3
    /// They lie at the trailing edge, in a row at the bottom.
    case trailing = 4
    /// Their last baselines are in line, in a row.
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}
