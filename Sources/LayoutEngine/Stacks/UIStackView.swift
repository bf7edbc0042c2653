public import Foundation

/// A view that arranges views in a row or a column with constraints.
///
/// No view's `constraints` contain them. They are made again for each solution; see
/// ``StackArrangement``.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []
  private var gapGuides: [UILayoutGuide] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty stack; the archive is not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views in order, including hidden ones.
  open var arrangedSubviews: [UIView] { arranged }

  /// Appends a view to the arrangement, and adds it as a subview.
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

  /// Removes a view from the arrangement; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    layoutRulesDidChange()
  }

  /// Removes the subview from the arrangement as well.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The direction of the arrangement.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { layoutRulesDidChange() } }
  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill { didSet { layoutRulesDidChange() } }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill { didSet { layoutRulesDidChange() } }
  /// The distance between neighbors, in points; a minimum in some distributions.
  open var spacing: CGFloat = 0 { didSet { layoutRulesDidChange() } }
  /// Whether a column measures distances between baselines.
  open var isBaselineRelativeArrangement = false { didSet { layoutRulesDidChange() } }
  /// Whether the views are arranged inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { layoutRulesDidChange() } }

  /// A custom spacing that means ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A custom spacing that means the system's.
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing != Self.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
    layoutRulesDidChange()
  }

  /// Returns the custom spacing after a view, or `spacingUseDefault`.
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

  /// Returns the actual spacing after a view, in points.
  func resolvedSpacing(after view: UIView) -> CGFloat {
    switch customSpacing(after: view) {
    case Self.spacingUseDefault: spacing == Self.spacingUseSystem ? systemSpacing : spacing
    case Self.spacingUseSystem: systemSpacing
    case let custom: custom
    }
  }

  /// Returns invisible items in the gaps between neighbors.
  func gaps(_ count: Int) -> [UILayoutGuide] {
    while gapGuides.count < count {
      let guide = UILayoutGuide()
      guide.owningView = self
      gapGuides.append(guide)
    }
    return Array(gapGuides.prefix(count))
  }

  /// The first visible view of a column, or the tallest of a row.
  open override var forFirstBaselineLayout: UIView {
    let view = innermost { $0.axis == .vertical ? $0.visible.first : $0.tallest }
    return view.isPlainStack || view === self ? view : view.forFirstBaselineLayout
  }

  /// The last visible view of a column, or the tallest of a row.
  open override var forLastBaselineLayout: UIView {
    let view = innermost { $0.axis == .vertical ? $0.visible.last : $0.tallest }
    return view.isPlainStack || view === self ? view : view.forLastBaselineLayout
  }

  private var visible: [UIView] { arranged.filter { !$0.isHidden } }

  /// The visible view with the tallest content, and the first of equal ones.
  private var tallest: UIView? {
    let heights = visible.map { ($0, $0.contentSizeInStack.height) }
    return heights.max { $0.1 < $1.1 }?.0
  }

  /// Follows nested stacks to the first view with its own baseline.
  ///
  /// It is a loop, because recursion could overflow the stack.
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
  /// Whether the view's class is `UIStackView` itself.
  fileprivate var isPlainStack: Bool { type(of: self) == UIStackView.self }
}

extension UIStackView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack, by their hugging and compression resistance.
    case fill = 0
    case fillEqually = 1
    /// The views fill the stack in proportion to their content.
    case fillProportionally = 2
    case equalSpacing = 3
    /// The distances between their centers are equal.
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    /// Leading in a column, top in a row.
    case leading = 1
    /// The first baselines are aligned, in a row.
    case firstBaseline = 2
    case center = 3
    /// Trailing in a column, bottom in a row.
    case trailing = 4
    /// The last baselines are aligned, in a row.
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}
