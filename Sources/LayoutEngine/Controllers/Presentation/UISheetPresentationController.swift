public import Foundation

/// Manages a presentation as a sheet.
///
/// Detents determine the height of a sheet at the bottom edge. Elsewhere, on iPads, they have no
/// effect here.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The resting heights of the sheet.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The current detent; nil selects the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The largest detent that leaves the content below the sheet interactive.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling at the edge expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersGrabberVisible = false
  /// Whether the sheet is attached to the bottom in compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an attached sheet has its content's preferred width in compact height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners, in points; nil selects the system's.
  open var preferredCornerRadius: CGFloat?
  /// The source view of the sheet.
  open var sourceView: UIView?

  /// Runs changes of the sheet in an animation.
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

  /// Returns the active detents of a layout with their heights, the smallest first.
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

  /// Returns the selected detent, or the smallest one if it is inactive; nil without active
  /// detents.
  private func restingDetent(in layout: SheetLayout) -> (detent: Detent, height: CGFloat)? {
    let active = activeDetents(in: layout)
    return active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active.first
  }

  /// A resting height of a sheet.
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

    /// Returns the detent at half of the maximum height, inactive in compact height.
    ///
    /// Apple documents "approximately half of the screen". The half of the maximum detent is
    /// inferred.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : context.maximumDetentValue / 2
      }
    }

    open class func large() -> UISheetPresentationController.Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Returns a detent with a height from a closure, in points without the safe area.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier("custom"), height: resolver)
    }

    /// Returns the height in a context, in points.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}

/// The context for the height of a detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The context of a sheet's container.
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}

/// Adapts a sheet and receives the user's changes.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
