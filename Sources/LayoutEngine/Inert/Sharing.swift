public import Foundation

/// Decides what is shared in each way.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the type that is shared.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What is shared in a way.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a message.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Makes what is shared when it is needed.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// Something of the type that is shared.
  public let placeholderItem: Any?
  /// In which way it is shared.
  open var activityType: UIActivity.ActivityType? { nil }
  /// What is shared.
  open var item: Any { placeholderItem ?? "" }
  /// Makes a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
  /// Something of the type that is shared.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  /// What is shared in a way.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
  /// The subject of a message.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// An action behind a row that is moved aside, in its old form.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// How the action looks.
  public enum Style: Int, Sendable {
    case `default`
    case normal
    /// Another name of the default.
    public static var destructive: Style { .default }
  }
  /// How the action looks.
  public let style: Style
  /// The words.
  open var title: String?
  /// The colour.
  open var backgroundColor: UIColor?
  /// The effect.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void
  /// Makes an action.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// Shows when an animation of a menu ends.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What shows beside the menu.
  var previewViewController: UIViewController? { get }
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How what showed beside a menu goes.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// UIKit's own list, in its order.
  case dismiss, pop
}

/// Shows when what showed beside a menu is opened.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How what showed beside the menu goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The system's menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menus of the menu bar.
  open class var main: UIMenuSystem { SimulatedDevice.current.singleton { UIMenuSystem() } }
  /// Has the menus made again.
  open func setNeedsRebuild() {}
}

/// What is done for an action.
public typealias UIActionHandler = (UIAction) -> Void
