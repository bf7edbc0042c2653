package import DeviceCatalog
package import Foundation

/// A change of the device in the user's hands.
package enum DeviceChange: Hashable, Sendable {
  case orientation(from: DeviceOrientation, to: DeviceOrientation)
  /// The user folds or unfolds the device.
  case display(from: FoldableDisplay, to: FoldableDisplay)
}

/// An event on a device and its cause.
package struct JournalEntry: Sendable {
  /// The kind of event, with old and new values.
  package enum Change: Hashable, Sendable {
    /// UIKit posts a notification, before observers receive it. Keyboard notifications announce a
    /// movement.
    case notification(NSNotification.Name, keyboard: KeyboardMovement?)
    /// UIKit is about to call a method of an application's controller.
    case call(String)
    /// The first responder changes, by name.
    case firstResponder(from: String?, to: String?)
    case device(DeviceChange)
    /// A trait changes, under UIKit's name, for a controller or for the device.
    case trait(String, from: String, to: String)
    /// Insets change, under the property's name.
    case insets(String, from: UIEdgeInsets, to: UIEdgeInsets)
    case contentOffset(from: CGPoint, to: CGPoint)
    case contentSize(from: CGSize, to: CGSize)
    /// A layout pass of a window moves or resizes views.
    case layout
    /// The application reports a mistake in its usage, with a detail.
    case diagnostic(String, of: String?)
  }

  /// The time, in virtual seconds.
  package let time: TimeInterval
  package let cause: ChangeCause
  /// The name of the affected view or controller; empty for the device.
  package let subject: String
  package let change: Change
  /// The seconds until the change is fully visible; nil if it is visible at once.
  package let duration: TimeInterval?
}
