public import Foundation

/// Manages a popover, which points to its source.
///
/// In a compact width the popover is a sheet unless the delegate decides otherwise. The views of
/// bar button items do not exist here. A popover from a bar button item therefore also requires a
/// ``sourceView``.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The source view of the popover.
  open var sourceView: UIView?
  /// The rectangle that the popover points to, in the source view's coordinates.
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; `unknown` before the popover is on screen.
  open var arrowDirection: UIPopoverArrowDirection {
    containerView.map { layout(in: PresentationSurroundings(of: $0)).arrowDirection } ?? .unknown
  }
  /// Whether the popover may cover its source.
  open var canOverlapSourceViewRect = false
  /// The views that receive touches while the popover is shown.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// The minimum distance from the screen's edges, in points.
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

  /// The source rectangle, in the container's coordinates.
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

/// Adapts a popover and receives its dismissal by the user.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is shown.
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
