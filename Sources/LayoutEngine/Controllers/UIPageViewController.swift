public import Foundation

/// A container that shows one of a row of controllers, or two as the pages of a book.
///
/// Swipes are not simulated: pages turn by
/// ``setViewControllers(_:direction:animated:completion:)``. The new page is shown at once, and
/// the completion of an animated turn comes when the turn's time is over. Pages that scroll are in a scroll
/// view, as in UIKit.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How long turning a page takes, in seconds.
  private static let turnDuration: TimeInterval = 0.3

  public let transitionStyle: TransitionStyle
  /// Along which axis pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Where the back of the book is.
  open private(set) var spineLocation: SpineLocation
  open var isDoubleSided = false
  /// The object that knows which page comes before and after another.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is notified of turns by a user.
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

  /// Makes a container without pages, which turn by curling.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? { pages }

  /// The gestures that turn pages; none here.
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

  override func installContent() { layoutContainer() }

  override func layoutContainer() {
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
  /// Along which axis pages follow each other.
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

  /// Where the back of the book is.
  public enum SpineLocation: Int, Sendable {
    case none
    case min
    case mid
    case max
  }

  /// What a container can be made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the back of the book is.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages while they turn, in points; not simulated.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}

/// Knows which page comes before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots show; none here.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is notified of turns by a user; not simulated.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a page begins to turn.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// Called when a page has turned, or fallen back.
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
