public import Foundation

/// An object that handles touches on a view besides its gesture recognizers.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view with the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added, or removed with nil.
  func willMove(to view: UIView?)
  /// Called after the interaction was added, or removed with nil.
  func didMove(to view: UIView?)
}

/// A menu that opens at a long press; it never opens here.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view with the interaction.
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added or removed.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Has no effect: the menu is never open here.
  open func dismissMenu() {}
}

/// Supplies the menus of a context menu interaction.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a point in the view's coordinates; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Returns a menu for the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu and its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying

  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Makes a configuration from closures for the preview and the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
