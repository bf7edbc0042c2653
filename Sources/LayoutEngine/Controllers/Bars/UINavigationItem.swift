public import Foundation

/// The contents of a navigation bar while its view controller is on top of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open var title: String?

  /// The line above the title; it makes the bar higher.
  open var prompt: String? {
    didSet { if prompt != oldValue { owner?.navigationController?.barsDidChange() } }
  }

  open var titleView: UIView?

  /// The back button of the next view controller's bar, which returns to this one.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of the back button that returns to this view controller.
  open var backButtonTitle: String?

  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { isBackButtonHidden = newValue }
  }

  private var isBackButtonHidden = false

  /// Whether the title is large; `automatic` takes the mode of the previous item on the stack.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet {
      if largeTitleDisplayMode != oldValue { owner?.navigationController?.barsDidChange() }
    }
  }

  /// The view controller of the item.
  weak var owner: UIViewController?

  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leadingItems }
    set { leadingItems = newValue }
  }

  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailingItems }
    set { trailingItems = newValue }
  }

  private var leadingItems: [UIBarButtonItem]?
  private var trailingItems: [UIBarButtonItem]?

  /// The first item on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leadingItems?.first }
    set { leadingItems = newValue.map { [$0] } }
  }

  /// The first item on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { trailingItems?.first }
    set { trailingItems = newValue.map { [$0] } }
  }

  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Whether the leading items appear beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false

  /// Whether the search bar disappears while the content scrolls.
  open var hidesSearchBarWhenScrolling = true

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    isBackButtonHidden = hidesBackButton
  }

  /// Replaces the leading items with one item.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leadingItems = item.map { [$0] }
  }

  /// Replaces the trailing items with one item.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    trailingItems = item.map { [$0] }
  }

  /// Replaces the leading items.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leadingItems = items
  }

  /// Replaces the trailing items.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    trailingItems = items
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
