public import Foundation

/// What a navigation bar shows while one controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item that an archive describes.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The text in the middle.
  open var title: String?

  /// The line above the title, on old systems.
  open var prompt: String?

  /// The view in place of the title.
  open var titleView: UIView?

  /// The button that leads back here from the next controller.
  open var backBarButtonItem: UIBarButtonItem?

  /// The text of the button that leads back here.
  open var backButtonTitle: String?

  /// Whether the way back is hidden.
  open var hidesBackButton = false

  /// Whether the title is large.
  ///
  /// Recorded only: bars here have their ordinary height.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The items on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The items on the trailing side.
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

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }
}
