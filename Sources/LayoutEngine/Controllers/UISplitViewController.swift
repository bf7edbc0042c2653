public import Foundation

/// A container that shows a list beside its detail in regular width, and one of the two in compact
/// width.
///
/// In regular width the ``displayMode`` determines the columns beside or over the secondary column;
/// gestures are not simulated. In compact width the container is collapsed and shows one column:
/// the secondary unless the delegate decides otherwise. Columns are not merged into one stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, ContainerContent {
  /// The number of columns, or the classic style with two columns.
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic
    case tile
    case overlay
    case displace
  }

  public let style: Style

  private var columns: [Column: UIViewController] = [:]
  /// The mode that resulted from showing and hiding columns, until the preferred mode is set.
  private var chosenMode: DisplayMode?
  /// The mode of the last layout.
  private var placedMode: DisplayMode?
  private var wasCollapsed: Bool?

  // MARK: Creation

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container with the classic two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container with the classic two columns, or with the style of a document.
  public required init?(coder: NSCoder) {
    style = (coder as? DocumentCoder)?.splitStyle ?? .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The object that receives changes and decides about collapsing.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The columns' controllers, the primary first.
  open var viewControllers: [UIViewController] {
    get { Self.order.compactMap { columns[$0] } }
    set {
      let columnOrder: [Column] =
        style == .tripleColumn ? Self.order : [.primary, .secondary]
      for (index, column) in columnOrder.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  private static let order: [Column] = [.primary, .supplementary, .secondary]

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc else { return }
    columns[column].map(dismissColumn)
    columns[column] = vc
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func dismissColumn(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column beside or over the secondary, depending on the split behavior.
  open func show(_ column: Column) {
    switch column {
    case .primary: choose(hasThreeColumns ? .two : .one)
    case .supplementary: choose(.one)
    case .secondary, .compact: if splitBehavior == .overlay { choose(.none) }
    }
  }

  /// Hides a column; hiding the supplementary column also hides the primary.
  open func hide(_ column: Column) {
    switch column {
    case .primary: choose(hasThreeColumns && displayMode.columns != .none ? .one : .none)
    case .supplementary: choose(.none)
    case .secondary, .compact: break
    }
  }

  private func choose(_ columns: ColumnsShown) {
    chosenMode = DisplayMode(columns, behavior: splitBehavior)
    modeMayHaveChanged()
  }

  /// Shows a controller in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .primary)
  }

  /// Shows a controller as the detail: pushed while collapsed, otherwise in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed, let stack = columns[.primary] as? UINavigationController {
      stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  // MARK: Display

  /// Whether the container shows only one column.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The display mode that the application prefers.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      modeMayHaveChanged()
    }
  }

  /// The columns that are visible.
  ///
  /// The chosen or preferred mode applies if the split behavior allows it. By default one column is
  /// beside the secondary in a landscape container, and none in portrait.
  open var displayMode: DisplayMode { displayMode(in: viewIfLoaded?.bounds.size ?? .zero) }

  private func displayMode(in size: CGSize) -> DisplayMode {
    guard !isCollapsed else { return .secondaryOnly }
    let requested = chosenMode ?? preferredDisplayMode
    let columns =
      requested == .automatic
      ? (size.width > size.height ? ColumnsShown.one : .none) : requested.columns
    // The classic container always allows its primary column over the secondary.
    if style == .unspecified, requested == .oneOverSecondary { return requested }
    let possible = columns == .two && !hasThreeColumns ? .one : columns
    return DisplayMode(possible, behavior: splitBehavior(in: size))
  }

  private func modeMayHaveChanged() {
    announceMode()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Notifies the delegate of a new mode before the layout of the columns.
  private func announceMode() {
    guard isViewLoaded, !isCollapsed, let old = placedMode else { return }
    let new = displayMode
    guard new != old else { return }
    placedMode = new
    SimulatedDevice.current.attributing(to: .application) {
      delegate?.splitViewController(self, willChangeTo: new)
    }
  }

  /// The split behavior that the application prefers.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeMayHaveChanged() } }

  /// The arrangement of the columns.
  ///
  /// By default they are tiled in a landscape container and overlaid in portrait. The two columns
  /// of the classic style are always tiled.
  open var splitBehavior: SplitBehavior {
    splitBehavior(in: viewIfLoaded?.bounds.size ?? .zero)
  }

  private func splitBehavior(in size: CGSize) -> SplitBehavior {
    if style == .unspecified { return .tile }
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return size.width > size.height ? .tile : .overlay
  }

  private var hasThreeColumns: Bool { columns[.supplementary] != nil }

  /// Whether a swipe shows the primary column; only stored.
  open var presentsWithGesture = true

  /// Whether a button shows only the secondary column; only stored.
  open var showsSecondaryOnlyButton = false

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading
    case trailing
  }

  /// A button that shows and hides the primary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
    }
  )

  /// The value that selects the system's width.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The primary column's fraction of the width.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The primary column's width, in points.
  open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The primary column's minimum width, in points.
  open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The primary column's maximum width, in points.
  open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The supplementary column's fraction of the width.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The supplementary column's width, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The supplementary column's minimum width, in points.
  open var minimumSupplementaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The supplementary column's maximum width, in points.
  open var maximumSupplementaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The primary column's width, in points: 320 unless the application sets another.
  open var primaryColumnWidth: CGFloat {
    primaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0)
  }

  /// The supplementary column's width, in points: 320 unless the application sets another.
  open var supplementaryColumnWidth: CGFloat {
    supplementaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0)
  }

  private var primaryWidth: ColumnWidth {
    ColumnWidth(
      fraction: preferredPrimaryColumnWidthFraction,
      preferred: preferredPrimaryColumnWidth,
      minimum: minimumPrimaryColumnWidth,
      maximum: maximumPrimaryColumnWidth
    )
  }

  private var supplementaryWidth: ColumnWidth {
    ColumnWidth(
      fraction: preferredSupplementaryColumnWidthFraction,
      preferred: preferredSupplementaryColumnWidth,
      minimum: minimumSupplementaryColumnWidth,
      maximum: maximumSupplementaryColumnWidth
    )
  }

  // MARK: As a controller

  open override func loadView() { loadContainerView() }

  package func installContent() { layoutContainer() }

  package func layoutContainer() {
    if wasCollapsed != isCollapsed { collapseOrExpand() }
    if !isCollapsed {
      announceMode()
      placedMode = displayMode
    }
    let frames = columnFrames(in: view.bounds)
    // Columns over the secondary are in front of it.
    for column in [.secondary, .compact, .supplementary, .primary] as [Column] {
      guard let controller = columns[column] else { continue }
      if let frame = frames[column] {
        place(controller, at: frame)
      } else if let content = controller.viewIfLoaded, content.superview === view {
        content.removeFromSuperview()
      }
    }
  }

  private func place(_ controller: UIViewController, at frame: CGRect) {
    guard let content = controller.view else { return }
    if content.superview !== view { view.addSubview(content) }
    content.frame = frame
    if controller !== columns[.secondary] { view.bringSubviewToFront(content) }
  }

  /// Collapses or expands the container after a change of the width class.
  ///
  /// The delegate first decides whether to omit the detail. Then it is notified of the result.
  private func collapseOrExpand() {
    let isFirst = wasCollapsed == nil
    wasCollapsed = isCollapsed
    let device = SimulatedDevice.current
    if isCollapsed {
      hidesSecondary = device.attributing(to: .application) { collapsesSecondary }
      guard style != .unspecified else { return }
      let top: Column = columns[.secondary] == nil || hidesSecondary ? .primary : .secondary
      device.attributing(to: .application) {
        topColumn =
          delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top) ?? top
        delegate?.splitViewControllerDidCollapse(self)
      }
    } else if !isFirst {
      hidesSecondary = false
      topColumn = nil
      device.attributing(to: .application) {
        if let proposed = delegate?.splitViewController(
          self,
          displayModeForExpandingToProposedDisplayMode: displayMode
        ), proposed != displayMode {
          chosenMode = proposed
        }
        delegate?.splitViewControllerDidExpand(self)
      }
    }
  }

  private var collapsesSecondary: Bool {
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return false }
    return delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
  }

  /// Whether the delegate omitted the detail from the collapsed container.
  private var hidesSecondary = false

  /// The column that the delegate chose for the collapsed container.
  private var topColumn: Column?

  /// Returns the column's size for a container size in the same collapsed state.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let column = columns.first { $0.value === container }?.key
    let frames = columnFrames(in: CGRect(origin: .zero, size: parentSize))
    return column.flatMap { frames[$0]?.size }
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  /// Returns compact width for columns beside or over the secondary.
  open override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let own = super.overrideTraitCollection(forChild: childViewController)
    let isNarrow =
      childViewController === columns[.primary] || childViewController === columns[.supplementary]
    guard isNarrow, !isCollapsed else { return own }
    return UITraitCollection(horizontalSizeClass: .compact).overridden(by: own)
  }

  /// Returns the frames of the visible columns, in the container's coordinates.
  private func columnFrames(in bounds: CGRect) -> [Column: CGRect] {
    guard !isCollapsed else { return [collapsedColumn: bounds] }
    let mode = displayMode(in: bounds.size)
    let edge: CGRectEdge =
      (primaryEdge == .leading) != view.isRightToLeft ? .minXEdge : .maxXEdge
    var frames: [Column: CGRect] = [:]
    var rest = bounds
    for column in shownColumns(of: mode) {
      let width = (column == .primary ? primaryWidth : supplementaryWidth)
        .resolved(in: bounds.width)
      let parts = rest.divided(atDistance: width, from: edge)
      frames[column] = parts.slice
      rest = parts.remainder
    }
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: rest = bounds
    case .twoDisplaceSecondary:
      // The secondary keeps its width beside one column, so part of it is outside the container.
      let one = supplementaryWidth.resolved(in: bounds.width)
      let width = bounds.width - one
      rest.origin.x = edge == .minXEdge ? rest.minX : rest.maxX - width
      rest.size.width = width
    default: break
    }
    frames[.secondary] = rest
    return frames
  }

  /// Returns the columns that a mode shows beside the secondary, starting at the edge.
  private func shownColumns(of mode: DisplayMode) -> [Column] {
    let requested: [Column] =
      switch mode.columns {
      case .none: []
      case .one: [hasThreeColumns ? .supplementary : .primary]
      case .two: [.primary, .supplementary]
      }
    return requested.filter { columns[$0] != nil }
  }

  private var collapsedColumn: Column {
    if columns[.compact] != nil { return .compact }
    if let topColumn, columns[topColumn] != nil { return topColumn }
    return columns[.secondary] == nil || hidesSecondary ? .primary : .secondary
  }
}

/// The number of columns beside or over the secondary.
private enum ColumnsShown {
  case none
  case one
  case two
}

extension UISplitViewController.DisplayMode {
  fileprivate init(_ columns: ColumnsShown, behavior: UISplitViewController.SplitBehavior) {
    self =
      switch (columns, behavior) {
      case (.none, _): .secondaryOnly
      case (.one, .overlay): .oneOverSecondary
      case (.one, _): .oneBesideSecondary
      case (.two, .overlay): .twoOverSecondary
      case (.two, .displace): .twoDisplaceSecondary
      case (.two, _): .twoBesideSecondary
      }
  }

  fileprivate var columns: ColumnsShown {
    switch self {
    case .automatic, .oneBesideSecondary, .oneOverSecondary: .one
    case .secondaryOnly: .none
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .two
    }
  }
}

/// The application's settings for a column's width; `automaticDimension` marks an unset value.
@MainActor
private struct ColumnWidth {
  var fraction: CGFloat
  var preferred: CGFloat
  var minimum: CGFloat
  var maximum: CGFloat

  private static let standard: CGFloat = 320

  private func stated(_ width: CGFloat) -> CGFloat? {
    width == UISplitViewController.automaticDimension ? nil : width
  }

  /// Returns the width in a container.
  ///
  /// A fraction is limited to 320 points unless a maximum is set.
  func resolved(in total: CGFloat) -> CGFloat {
    var width = stated(preferred) ?? stated(fraction).map { $0 * total } ?? Self.standard
    if let maximum = stated(maximum) {
      width = min(width, maximum)
    } else if stated(preferred) == nil {
      width = min(width, Self.standard)
    }
    if let minimum = stated(minimum) { width = max(width, minimum) }
    return min(width, total)
  }
}

/// Receives the changes of a split view controller and decides about collapsing.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Returns whether the collapsed container omits the secondary controller.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the column that the collapsed container shows.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns whether the delegate shows a detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// Returns the mode after expanding; UIKit does not call this for the classic style.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when the container has collapsed to one column.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when the container has expanded to several columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called before other columns are shown.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
