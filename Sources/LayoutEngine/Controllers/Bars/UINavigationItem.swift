public import Foundation

/// What a navigation bar shows while one controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item that an archive describes.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open var title: String?

  /// The line above the title, which makes the bar higher.
  open var prompt: String? {
    didSet { if prompt != oldValue { owner?.navigationController?.barsDidChange() } }
  }

  open var titleView: UIView?

  /// The button that leads back here from the next controller.
  open var backBarButtonItem: UIBarButtonItem?

  /// The text of the button that leads back here.
  open var backButtonTitle: String?

  open var hidesBackButton = false

  /// Whether the title is large; by itself as the one below it on the stack.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet {
      if largeTitleDisplayMode != oldValue { owner?.navigationController?.barsDidChange() }
    }
  }

  /// The controller that the item is of.
  weak var owner: UIViewController?

  open var leftBarButtonItems: [UIBarButtonItem]?

  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first item on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Whether the items on the leading side stand beside the back button and do not replace it.
  open var leftItemsSupplementBackButton = false

  /// What searches the content, in a bar below the title.
  ///
  /// Recorded only: bars here have their ordinary height.
  open var searchController: UISearchController?

  /// Whether the search bar leaves while the content scrolls.
  open var hidesSearchBarWhenScrolling = true

  /// The looks of the bar for this item; the bar's unless set.
  open var standardAppearance: UINavigationBarAppearance?
  /// The looks of a low bar for this item.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks of the bar where content ends at it, for this item.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks of a low bar where content ends at it, for this item.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Replaces the items on the leading side by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Replaces the items on the trailing side by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the items on the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items on the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`
    case generic
    case minimal
  }

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }
}
