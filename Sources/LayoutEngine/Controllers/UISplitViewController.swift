public import Foundation

/// A container that shows a list beside its detail where there is room, and one of them where
/// there is not.
///
/// Where the width is regular the ``displayMode`` decides which columns stand beside the secondary
/// or over it; gestures are not simulated. Where it is compact the container is collapsed and shows
/// one column: the secondary, unless the delegate decides otherwise. Columns are not merged into
/// one stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are, and whether they are the classic two.
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
  /// The mode that code has chosen by showing and hiding columns, until it prefers another.
  private var chosenMode: DisplayMode?
  /// The mode that was in force when the columns were last placed.
  private var placedMode: DisplayMode?
  private var wasCollapsed: Bool?

  // MARK: Creation

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a container of the classic two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a container of the classic two columns.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The object that is notified of changes and decides about collapsing.
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

  /// Shows a column: beside the secondary or over it, as the split behavior has it.
  open func show(_ column: Column) {
    switch column {
    case .primary: choose(hasThreeColumns ? .two : .one)
    case .supplementary: choose(.one)
    case .secondary, .compact: if splitBehavior == .overlay { choose(.none) }
    }
  }

  /// Hides a column, and with the supplementary one the primary.
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

  /// Shows a controller as the list: in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .primary)
  }

  /// Shows a controller as the detail: on the stack while collapsed, else in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed, let stack = columns[.primary] as? UINavigationController {
      stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  // MARK: Display

  /// Whether there is room for one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Which columns the application would like to show.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      modeMayHaveChanged()
    }
  }

  /// Which columns show.
  ///
  /// It is what code has chosen, or prefers, as far as the split behavior allows it. By itself the
  /// container shows one column beside the secondary where it is wider than high, else none.
  open var displayMode: DisplayMode { displayMode(in: viewIfLoaded?.bounds.size ?? .zero) }

  private func displayMode(in size: CGSize) -> DisplayMode {
    guard !isCollapsed else { return .secondaryOnly }
    let wanted = chosenMode ?? preferredDisplayMode
    let columns =
      wanted == .automatic ? (size.width > size.height ? ColumnsShown.one : .none) : wanted.columns
    // The classic container puts its column over the other wherever it is asked to.
    if style == .unspecified, wanted == .oneOverSecondary { return wanted }
    let possible = columns == .two && !hasThreeColumns ? .one : columns
    return DisplayMode(possible, behavior: splitBehavior(in: size))
  }

  private func modeMayHaveChanged() {
    announceMode()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Notifies the delegate of another mode before the columns are placed in it.
  private func announceMode() {
    guard isViewLoaded, !isCollapsed, let old = placedMode else { return }
    let new = displayMode
    guard new != old else { return }
    placedMode = new
    SimulatedDevice.current.attributing(to: .application) {
      delegate?.splitViewController(self, willChangeTo: new)
    }
  }

  /// How the application would like columns to share the width.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeMayHaveChanged() } }

  /// How columns share the width: unless the application prefers something, they stand side by side
  /// where the container is wider than high, and overlay each other elsewhere; the classic two
  /// columns always stand side by side.
  open var splitBehavior: SplitBehavior {
    splitBehavior(in: viewIfLoaded?.bounds.size ?? .zero)
  }

  private func splitBehavior(in size: CGSize) -> SplitBehavior {
    if style == .unspecified { return .tile }
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return size.width > size.height ? .tile : .overlay
  }

  private var hasThreeColumns: Bool { columns[.supplementary] != nil }

  /// Whether a swipe shows the primary column; recorded only.
  open var presentsWithGesture = true

  /// Whether a button shows the secondary column alone; recorded only.
  open var showsSecondaryOnlyButton = false

  /// On which side the primary column stands.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// On which side the primary column stands.
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

  /// The width that stands for the system's own choice.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The primary column's share of the width.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The primary column's width, in points.
  open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The primary column's least width, in points.
  open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The primary column's greatest width, in points.
  open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The supplementary column's share of the width.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The supplementary column's width, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The supplementary column's least width, in points.
  open var minimumSupplementaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The supplementary column's greatest width, in points.
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

  override func installContent() { layoutContainer() }

  override func layoutContainer() {
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

  /// Asks the delegate, when the width becomes compact, whether the detail is to be left out, and
  /// notifies it when the container has collapsed or expanded.
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

  /// Whether the delegate left the detail out of the collapsed container.
  private var hidesSecondary = false

  /// The column that the delegate has chosen for the collapsed container.
  private var topColumn: Column?

  /// The column's size in a container of a size that is as collapsed as it is now.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let column = columns.first { $0.value === container }?.key
    let frames = columnFrames(in: CGRect(origin: .zero, size: parentSize))
    return column.flatMap { frames[$0]?.size }
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  /// Columns beside or over the secondary are compact in width.
  open override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let own = super.overrideTraitCollection(forChild: childViewController)
    let isNarrow =
      childViewController === columns[.primary] || childViewController === columns[.supplementary]
    guard isNarrow, !isCollapsed else { return own }
    return UITraitCollection(horizontalSizeClass: .compact).overridden(by: own)
  }

  /// The frames of the columns that show, in the container's coordinates.
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
      // The secondary keeps the width that it has beside one column, and leaves the container in
      // part.
      let one = supplementaryWidth.resolved(in: bounds.width)
      let width = bounds.width - one
      rest.origin.x = edge == .minXEdge ? rest.minX : rest.maxX - width
      rest.size.width = width
    default: break
    }
    frames[.secondary] = rest
    return frames
  }

  /// The columns that a mode shows beside the secondary, from the edge on.
  private func shownColumns(of mode: DisplayMode) -> [Column] {
    let wanted: [Column] =
      switch mode.columns {
      case .none: []
      case .one: [hasThreeColumns ? .supplementary : .primary]
      case .two: [.primary, .supplementary]
      }
    return wanted.filter { columns[$0] != nil }
  }

  private var collapsedColumn: Column {
    if columns[.compact] != nil { return .compact }
    if let topColumn, columns[topColumn] != nil { return topColumn }
    return columns[.secondary] == nil || hidesSecondary ? .primary : .secondary
  }
}

/// How many columns show beside the secondary or over it.
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

/// An application's setting of a column's width; `automaticDimension` for one that it leaves open.
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

  /// The width in a container of a width: a fraction is limited to 320 unless a maximum is stated.
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

/// Is notified of a split view controller's changes and decides about its collapsing.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Whether the secondary controller is left out where there is room for one only.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The column that shows where there is room for one only.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the delegate shows a detail by itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// The mode in which the container expands; not asked of the classic two columns on UIKit.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when the container shows one column now.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when the container shows several columns now.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called when other columns are about to show.
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
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The proposed one.
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
