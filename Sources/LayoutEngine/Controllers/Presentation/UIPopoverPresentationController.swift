public import Foundation

/// Manages a presentation that points to what it belongs to.
///
/// In a compact width it is a sheet, unless the delegate decides otherwise. The view of a bar
/// button item is not known here, so that a popover of one needs a ``sourceView`` as well to point
/// somewhere.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover points.
  open var sourceView: UIView?
  /// The rectangle of that view to which it points.
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// From where it points; unknown before it is on screen.
  open var arrowDirection: UIPopoverArrowDirection {
    containerView.map { layout(in: PresentationSurroundings(of: $0)).arrowDirection } ?? .unknown
  }
  /// Whether it may cover what it points to.
  open var canOverlapSourceViewRect = false
  /// The views that can be touched while it is up.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// What it keeps from the screen's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  override func popoverFrame(in surroundings: PresentationSurroundings) -> CGRect? {
    layout(in: surroundings).frame
  }

  override func addedInsets(in surroundings: PresentationSurroundings) -> UIEdgeInsets {
    style(in: surroundings.traits) == .popover ? layout(in: surroundings).arrowInsets : .zero
  }

  private func layout(in surroundings: PresentationSurroundings) -> PopoverLayout {
    PopoverLayout(
      surroundings: surroundings,
      source: sourceFrame,
      permitted: permittedArrowDirections,
      margins: popoverLayoutMargins,
      preferredSize: preferredContentSize,
      containsArrow: SimulatedDevice.current.options.hasCards
    )
  }

  /// What the popover points to, in the container's coordinates.
  private var sourceFrame: CGRect? {
    guard let sourceView, let containerView, sourceView.window === containerView.window else {
      return nil
    }
    return containerView.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect,
      from: sourceView
    )
  }
}

/// Adapts a popover and is notified of its dismissal by a user.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when a popover is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
  public static let unknown = Self(rawValue: .max)
}
