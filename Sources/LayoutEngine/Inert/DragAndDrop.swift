public import Foundation

/// Something that is handed from one application to another, which happens nowhere here.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler: nothing changes after creation.

  private let item: Any?
  private let types: [String]

  /// Makes a provider of nothing.
  public override init() {
    (item, types) = (nil, [])
    super.init()
  }
  /// Makes a provider of an object.
  public init(object: Any) {
    (item, types) = (object, [])
    super.init()
  }
  /// Makes a provider of an object of a type.
  public init(item: Any?, typeIdentifier: String?) {
    (self.item, types) = (item, typeIdentifier.map { [$0] } ?? [])
    super.init()
  }
  /// Makes a provider of a file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    (item, types) = (fileURL, ["public.file-url"])
    super.init()
  }
  /// What the object is called.
  public let suggestedName: String? = nil
  /// Which types there are.
  public var registeredTypeIdentifiers: [String] { types }
  /// Whether there is a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier)
  }
}

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is handed over.
  public let itemProvider: NSItemProvider
  /// What the application knows of it.
  open var localObject: Any?
  /// What shows of it.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Makes something that is dragged.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What shows of something that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it shows.
  public let parameters: UIDragPreviewParameters
  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

/// How a preview shows.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part that shows.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// Shows everything.
  public override init() { super.init() }
}

/// How something that is dragged shows.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview moves to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates it is.
  public let container: UIView
  /// The middle.
  public let center: CGPoint
  /// How it is drawn about its middle.
  public let transform: CGAffineTransform
  /// Makes a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// Where something that is dragged moves to.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// A view that shows for a menu, or moves.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it shows.
  public let parameters: UIPreviewParameters
  /// Where it is.
  public let target: UIPreviewTarget
  /// Makes a preview that moves.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// Makes a preview where the view is.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  /// The view's size.
  open var size: CGSize { view.bounds.size }
  /// The same with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A preview of something that is dragged.
public typealias UITargetedDragPreview = UITargetedPreview

/// What is dragged or dropped together.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether things may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether any is of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether any is of a class.
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}

/// What is dragged.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the application knows of it.
  var localContext: Any? { get set }
}

/// How the progress of a drop shows.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// UIKit's own list, in its order.
  case none, `default`
}

/// What is dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began here.
  var localDragSession: (any UIDragSession)? { get }
  /// How the progress shows.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// UIKit's own list, in its order.
  case cancel, forbidden, copy, move
}

/// What is to happen to a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What the drop does.
  public let operation: UIDropOperation
  /// Whether the exact place shows.
  open var isPrecise = false
  /// Makes a proposal.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Has a view take drops, which come nowhere here.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Is asked what happens.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Makes an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Has things of a view dragged, which happens nowhere here.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Is asked for what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether things can be dragged.
  open var isEnabled = true
  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is asked for what is dragged.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Is asked what happens to drops; every method has a default.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether drops are of interest.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool
  /// What is to happen.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Takes a drop.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Yes.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
}

/// Runs animations beside those of a drag, of which there are none here.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What lies below a finger that stays.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view.
  var targetView: UIView? { get set }
  /// What is meant in the view.
  var targetItem: Any? { get set }
}
