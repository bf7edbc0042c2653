public import Foundation

/// A container that shows a list beside its detail where there is room, and one of them where
/// there is not.
///
/// Where the width is regular the primary column, and the supplementary one if there are three,
/// stands beside the secondary; overlays and gestures are not simulated. Where it is compact the
/// container is collapsed and shows one column: the secondary, unless the delegate says otherwise.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are, and whether they are the classic two.
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }

  /// Which columns show.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary
  }

  /// How columns share the width.
  public enum SplitBehavior: Int, Sendable {
    case automatic
    case tile
    case overlay
    case displace
  }

  /// How many columns there are.
  public let style: Style

  private var columns: [Column: UIViewController] = [:]
  private var hidden: Set<Column> = []
  private var wasCollapsed: Bool?

  // MARK: Creation

  /// Makes a container of columns.
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

  /// The object that hears of changes and decides about collapsing.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The columns' controllers, the primary first.
  open var viewControllers: [UIViewController] {
    get { Self.order.compactMap { columns[$0] } }
    set {
      let places: [Column] =
        style == .tripleColumn ? Self.order : [.primary, .secondary]
      for (index, column) in places.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  private static let order: [Column] = [.primary, .supplementary, .secondary]

  /// Puts a controller into a column.
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

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column.
  open func show(_ column: Column) {
    hidden.remove(column)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    hidden.insert(column)
    viewIfLoaded?.setNeedsLayout()
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
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Which columns show.
  open var displayMode: DisplayMode {
    guard !isCollapsed else { return .secondaryOnly }
    let beside = columnsBesideSecondary.count
    return beside == 0 ? .secondaryOnly : beside == 1 ? .oneBesideSecondary : .twoBesideSecondary
  }

  /// How the application would like columns to share the width; they are always beside each other.
  open var preferredSplitBehavior = SplitBehavior.automatic

  /// How columns share the width.
  open var splitBehavior: SplitBehavior { .tile }

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
      if hidden.contains(.primary) { show(.primary) } else { hide(.primary) }
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
  /// The supplementary column's width, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The primary column's width, in points: 320 unless the application says otherwise.
  open var primaryColumnWidth: CGFloat {
    let total = viewIfLoaded?.bounds.width ?? 0
    var width: CGFloat = 320
    if preferredPrimaryColumnWidthFraction != Self.automaticDimension {
      width = total * preferredPrimaryColumnWidthFraction
    }
    if preferredPrimaryColumnWidth != Self.automaticDimension {
      width = preferredPrimaryColumnWidth
    }
    if maximumPrimaryColumnWidth != Self.automaticDimension {
      width = min(width, maximumPrimaryColumnWidth)
    } else if preferredPrimaryColumnWidthFraction != Self.automaticDimension {
      width = min(width, 320)
    }
    if minimumPrimaryColumnWidth != Self.automaticDimension {
      width = max(width, minimumPrimaryColumnWidth)
    }
    return min(width, total)
  }

  /// The supplementary column's width, in points: 320 unless the application says otherwise.
  open var supplementaryColumnWidth: CGFloat {
    preferredSupplementaryColumnWidth == Self.automaticDimension
      ? 320 : preferredSupplementaryColumnWidth
  }

  // MARK: As a controller

  open override func loadView() { loadContainerView() }

  override func installContent() { layoutContainer() }

  override func layoutContainer() {
    if wasCollapsed != isCollapsed { collapseOrExpand() }
    let frames = columnFrames
    for column in Self.order + [.compact] {
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
  }

  /// Asks the delegate, when the width becomes compact, whether the detail is to be left out.
  private func collapseOrExpand() {
    let isFirst = wasCollapsed == nil
    wasCollapsed = isCollapsed
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    if isCollapsed {
      hidesSecondary =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    } else if !isFirst {
      hidesSecondary = false
    }
  }

  /// Whether the delegate left the detail out of the collapsed container.
  private var hidesSecondary = false

  private var columnsBesideSecondary: [Column] {
    guard preferredDisplayMode != .secondaryOnly else { return [] }
    let candidates: [Column] =
      preferredDisplayMode == .oneBesideSecondary && columns[.supplementary] != nil
      ? [.supplementary] : [.primary, .supplementary]
    return candidates.filter { columns[$0] != nil && !hidden.contains($0) }
  }

  /// The frames of the columns that show, in the container's coordinates.
  private var columnFrames: [Column: CGRect] {
    let bounds = view.bounds
    guard !isCollapsed else { return [collapsedColumn: bounds] }
    var frames: [Column: CGRect] = [:]
    var rest = bounds
    let isOnTheLeft = (primaryEdge == .leading) != view.isRightToLeft
    for column in columnsBesideSecondary {
      let width = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
      let parts = rest.divided(atDistance: width, from: isOnTheLeft ? .minXEdge : .maxXEdge)
      frames[column] = parts.slice
      rest = parts.remainder
    }
    frames[.secondary] = rest
    return frames
  }

  private var collapsedColumn: Column {
    if columns[.compact] != nil { return .compact }
    let top: Column = columns[.secondary] == nil || hidesSecondary ? .primary : .secondary
    guard style != .unspecified else { return top }
    return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top)
      ?? top
  }
}

/// Hears of a split view controller's changes and decides about its collapsing.
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
  /// Tells that other columns are about to show; not called here.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
}

extension UISplitViewControllerDelegate {
  /// Shows the secondary.
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
  /// It does not.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
