public import Foundation
import ScenarioModel

/// One thing that happens to a screen while its layout is recorded.
///
/// Virtual time passes in ``wait(_:)`` only. Every other step begins what it is about and lets happen
/// what is due at that instant: after ``rotate(to:)`` the rotation is under way.
public struct LayoutStep: Sendable {
  let step: ScenarioStep

  /// Makes a view first responder; the keyboard comes up for a text field or text view.
  ///
  /// - Parameter view: The view's name, without the path: an accessibility identifier, or the name of
  ///   the property that holds it. Of several views the first is meant, parents before children.
  /// - Returns: The step.
  public static func focus(_ view: String) -> LayoutStep {
    LayoutStep(step: .focus(view: view))
  }

  /// Takes the focus away; the keyboard leaves.
  public static let resign = LayoutStep(step: .resign)

  /// Presses the return key for the first responder.
  public static let returnKey = LayoutStep(step: .returnKey)

  /// Turns the device, if it is held the other way.
  public static func rotate(to orientation: LayoutOrientation) -> LayoutStep {
    LayoutStep(step: .rotate(to: RotationTarget(orientation.catalogOrientation)))
  }

  /// Sets a content offset as code would, without clamping it.
  ///
  /// - Parameters:
  ///   - view: The scroll view's name, see ``focus(_:)``; nil is the first one of the screen.
  ///   - offset: The content offset, in points.
  ///   - animated: Whether it takes time to be seen.
  /// - Returns: The step.
  public static func scroll(
    _ view: String? = nil,
    to offset: CGPoint,
    animated: Bool = false
  ) -> LayoutStep {
    let offset = Point(x: offset.x, y: offset.y)
    return LayoutStep(step: .scroll(view: view, to: offset, animated: animated))
  }

  /// Lets virtual time pass, in which animations end and timers fire.
  ///
  /// - Parameter seconds: How long, from 0 to 3600.
  /// - Returns: The step.
  public static func wait(_ seconds: Double) -> LayoutStep {
    LayoutStep(step: .wait(seconds: seconds))
  }

  /// Records the geometry of all views, as it is in force.
  ///
  /// - Parameter name: What the moment is called in reports; each checkpoint has another name.
  /// - Returns: The step.
  public static func checkpoint(_ name: String) -> LayoutStep {
    LayoutStep(step: .checkpoint(name: name))
  }
}
