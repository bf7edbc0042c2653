public import Foundation
import ScenarioModel

/// A step during the recording of a layout.
///
/// Virtual time passes only in ``wait(_:)``. Every other step starts its change and handles the
/// events of that moment. After ``rotate(to:)`` the rotation is running.
public struct LayoutStep: Sendable {
  let step: ScenarioStep

  /// Makes a view first responder; the keyboard is shown for a text field or text view.
  ///
  /// - Parameter view: The view's name, without the path: an accessibility identifier, or the name
  ///   of the property that holds it. If several views match, the first is used, parents before
  ///   children.
  /// - Returns: The step.
  public static func focus(_ view: String) -> LayoutStep {
    LayoutStep(step: .focus(view: view))
  }

  /// Resigns first responder; the keyboard is hidden.
  public static let resign = LayoutStep(step: .resign)

  /// Presses the return key for the first responder.
  public static let returnKey = LayoutStep(step: .returnKey)

  /// Rotates the device, if its orientation differs.
  public static func rotate(to orientation: LayoutOrientation) -> LayoutStep {
    LayoutStep(step: .rotate(to: RotationTarget(orientation.catalogOrientation)))
  }

  /// Sets a content offset as code would, without clamping it.
  ///
  /// - Parameters:
  ///   - view: The scroll view's name, see ``focus(_:)``; nil means the first one of the screen.
  ///   - offset: The content offset, in points.
  ///   - animated: Whether the change is animated.
  /// - Returns: The step.
  public static func scroll(
    _ view: String? = nil,
    to offset: CGPoint,
    animated: Bool = false
  ) -> LayoutStep {
    let offset = Point(x: offset.x, y: offset.y)
    return LayoutStep(step: .scroll(view: view, to: offset, animated: animated))
  }

  /// Lets virtual time pass, so that animations end and timers fire.
  ///
  /// - Parameter seconds: The duration, from 0 to 3600.
  /// - Returns: The step.
  public static func wait(_ seconds: Double) -> LayoutStep {
    LayoutStep(step: .wait(seconds: seconds))
  }

  /// Records the geometry of all views with the final values of animations.
  ///
  /// - Parameter name: The checkpoint's name in reports; names are unique.
  /// - Returns: The step.
  public static func checkpoint(_ name: String) -> LayoutStep {
    LayoutStep(step: .checkpoint(name: name))
  }
}
