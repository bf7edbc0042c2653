public import LayoutEngine

/// An item for another application.
///
/// The engine transfers no items.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler, because nothing changes after creation.

  private let item: Any?
  private let types: [String]

  public override init() {
    (item, types) = (nil, [])
    super.init()
  }
  public init(object: Any) {
    (item, types) = (object, [])
    super.init()
  }
  /// Creates a provider for an object of a type.
  public init(item: Any?, typeIdentifier: String?) {
    (self.item, types) = (item, typeIdentifier.map { [$0] } ?? [])
    super.init()
  }
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    (item, types) = (fileURL, ["public.file-url"])
    super.init()
  }
  public let suggestedName: String? = nil
  public var registeredTypeIdentifiers: [String] { types }
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier)
  }
}

@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The appearance of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor?
  public override init() { super.init() }
}

@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that defines the coordinates.
  public let container: UIView
  public let center: CGPoint
  /// The transform about the preview's center.
  public let transform: CGAffineTransform
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// The target of a dragged item's preview.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// A preview of a view for a menu or a drag.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// Creates a preview at the view's position.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  open var size: CGSize { view.bounds.size }
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A preview of a dragged item.
public typealias UITargetedDragPreview = UITargetedPreview

@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Returns the position of the finger in a view.
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// The appearance of a drop's progress.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// The cases are in UIKit's order.
  case none, `default`
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session, if the drag started in this application.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

public enum UIDropOperation: UInt, Sendable {
  /// The cases are in UIKit's order.
  case cancel, forbidden, copy, move
}

/// The proposed handling of a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// An interaction for drops in a view.
///
/// The engine has no drops.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// An interaction for drags from a view.
///
/// The engine has no drags.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// The delegate for drops; every method has a default.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
}

/// An animator for animations beside a drag.
///
/// The engine has no drags.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The target under a finger that rests during a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
}
