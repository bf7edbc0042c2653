public import Foundation

/// Something that a view does with touches besides its gestures.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is added to.
  var view: UIView? { get }
  /// Called when the interaction is about to be added or, by nil, removed.
  func willMove(to view: UIView?)
  /// Called when the interaction was added or, by nil, removed.
  func didMove(to view: UIView?)
}

/// A menu that opens where a finger stays down, which none does here.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that the interaction is added to.
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called when the interaction is about to be added or removed.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Closes the menu, which is never open here.
  open func dismissMenu() {}
}

/// Makes menus that open where a finger stays down.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a point of the view's coordinates; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu of what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A menu and what shows beside it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying

  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Makes a menu and what shows beside it.
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
