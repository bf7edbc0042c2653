public import Foundation

/// Manages a presentation as a sheet.
///
/// Detents decide about the height where the sheet stands at the bottom edge; elsewhere, on iPads,
/// they make no difference here.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The height at which the sheet rests at present; nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The greatest height at which what is below can still be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling to the edge makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersGrabberVisible = false
  /// Whether the sheet stands at the bottom where height is compact.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet has its content's width there.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// The view from which the sheet comes.
  open var sourceView: UIView?

  /// Makes changes of the sheet in an animation.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(withDuration: 0.3) {
      changes()
      containerView?.layoutIfNeeded()
    }
  }

  open func invalidateDetents() { containerView?.setNeedsLayout() }

  override func sheetLayout(
    _ style: UIModalPresentationStyle,
    in surroundings: PresentationSurroundings
  ) -> SheetLayout {
    var layout = super.sheetLayout(style, in: surroundings)
    layout.isAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
    layout.followsPreferredWidth = widthFollowsPreferredContentSizeWhenEdgeAttached
    layout.detent = restingDetent(in: layout)?.height
    return layout
  }

  /// The detents that are active in a layout with their heights, the smallest first.
  func activeDetents(in layout: SheetLayout) -> [(detent: Detent, height: CGFloat)] {
    let context = DetentContext(
      containerTraitCollection: layout.surroundings.traits,
      maximumDetentValue: layout.maximumDetent
    )
    return detents.enumerated()
      .compactMap { index, detent in
        detent.resolvedValue(in: context).map { (detent, $0, index) }
      }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }
      .map { ($0.0, $0.1) }
  }

  /// The selected detent or, where that is not active, the smallest; nil where none is active.
  private func restingDetent(in layout: SheetLayout) -> (detent: Detent, height: CGFloat)? {
    let active = activeDetents(in: layout)
    return active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active.first
  }

  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public let identifier: Identifier

    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// Half of the greatest height, and inactive in compact height.
    ///
    /// Apple documents "approximately half of the screen"; that it is half of the greatest detent
    /// is inferred.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : context.maximumDetentValue / 2
      }
    }

    open class func large() -> UISheetPresentationController.Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height that a closure computes, in points without the safe area.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier("custom"), height: resolver)
    }

    /// The height under given circumstances, in points.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}

/// The circumstances under which a detent's height is asked for.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The circumstances of a sheet's container.
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}

/// Adapts a sheet and is notified of what a user does to it.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when a user has drawn the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
