public import Foundation

/// Decides what is shared in each way.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the type that is shared.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
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
  open var activityType: UIActivity.ActivityType? { nil }
  open var item: Any { placeholderItem ?? "" }
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
  /// Something of the type that is shared.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// An action behind a row that is moved aside, in its old form.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case normal
    /// Another name of the default.
    public static var destructive: Style { .default }
  }
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void
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
  var previewViewController: UIViewController? { get }
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

@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  open class var main: UIMenuSystem { SimulatedDevice.current.singleton { UIMenuSystem() } }
  open func setNeedsRebuild() {}
}

public typealias UIActionHandler = (UIAction) -> Void
