public import LayoutEngine

/// A container that shows one page of a sequence, or two as the pages of a book.
///
/// Swipes are not simulated. Pages turn by
/// ``setViewControllers(_:direction:animated:completion:)``. The new page is shown immediately. The
/// completion of an animated turn runs after the turn's duration. Scrolling pages are in a scroll
/// view, as in UIKit.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, ContainerContent {
  /// The duration of a page turn, in seconds.
  private static let turnDuration: TimeInterval = 0.3

  public let transitionStyle: TransitionStyle
  /// The axis of the page sequence.
  public let navigationOrientation: NavigationOrientation
  /// The position of the book's spine.
  open private(set) var spineLocation: SpineLocation
  open var isDoubleSided = false
  /// The object that provides the page before and after another.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that receives page turns by the user.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  private var pages: [UIViewController] = []
  private lazy var scrollView = PageScrollView(along: navigationOrientation)

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? NSNumber)?.intValue
    spineLocation =
      spine.flatMap(SpineLocation.init) ?? (style == .pageCurl ? .min : SpineLocation.none)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container without pages, with the page-curl style or a document's style.
  public required init?(coder: NSCoder) {
    let document = coder as? DocumentCoder
    transitionStyle = document?.scrollsPages == true ? .scroll : .pageCurl
    navigationOrientation = document?.hasVerticalPages == true ? .vertical : .horizontal
    spineLocation = transitionStyle == .scroll ? .none : .min
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? { pages }

  /// The gestures that turn pages; empty.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let previous = pages
    pages = viewControllers ?? []
    let (leaving, entering) = (previous.filter { !pages.contains($0) }, pages)
    for page in entering where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    if isOnScreen {
      for page in leaving { page.beginAppearance(false, animated: animated) }
      for page in entering { page.beginAppearance(true, animated: animated) }
    }
    if isViewLoaded { layoutContainer() }
    for page in leaving { remove(page) }
    guard animated else { return finishTurn(of: entering, completion) }
    SimulatedDevice.current.clock.schedule(after: Self.turnDuration) { [self] in
      finishTurn(of: entering, completion)
    }
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.endAppearance()
    page.removeFromParent()
  }

  private func finishTurn(of entering: [UIViewController], _ completion: ((Bool) -> Void)?) {
    if appearance == .appeared { for page in entering { page.endAppearance() } }
    completion?(true)
  }

  // MARK: As a controller

  open override func loadView() {
    loadContainerView()
    if transitionStyle == .scroll { view.addSubview(scrollView) }
  }

  package func installContent() { layoutContainer() }

  package func layoutContainer() {
    let isScrolling = transitionStyle == .scroll
    if isScrolling { scrollView.fill(view.bounds) }
    let host: UIView = isScrolling ? scrollView.place : view
    var rest = host.bounds
    for (index, page) in pages.enumerated() {
      guard let content = page.view else { continue }
      let share = 1 / CGFloat(pages.count - index)
      let isHorizontal = navigationOrientation == .horizontal
      let length = (isHorizontal ? rest.width : rest.height) * share
      let parts = rest.divided(atDistance: length, from: isHorizontal ? .minXEdge : .minYEdge)
      if content.superview !== host { host.addSubview(content) }
      content.frame = parts.slice
      rest = parts.remainder
    }
  }
}

extension UIPageViewController {
  /// The axis of the page sequence.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  /// The position of the book's spine.
  public enum SpineLocation: Int, Sendable {
    case none
    case min
    case mid
    case max
  }

  /// An option for creating a container.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The position of the book's spine.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages while they turn, in points; not simulated.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}

/// Provides the page before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the previous page; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the next page; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots; they are not shown.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives page turns by the user; not simulated.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a page begins to turn.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// Called when a page turn has completed or was canceled.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
