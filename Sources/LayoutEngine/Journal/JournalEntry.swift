package import DeviceCatalog
package import Foundation

/// Something that happened on a device, with who has done it.
package struct JournalEntry: Sendable {
  /// What happened; of values, how they were and how they are.
  package enum Change: Hashable, Sendable {
    /// UIKit has posted a notification, and the observers are about to receive it; those of the
    /// keyboard announce a movement.
    case notification(NSNotification.Name, keyboard: KeyboardMovement?)
    /// UIKit is about to call a method of a controller that the application has written.
    case call(String)
    /// Another responder, by its name, is the first.
    case firstResponder(from: String?, to: String?)
    case orientation(from: DeviceOrientation, to: DeviceOrientation)
    /// A trait, by UIKit's name of it, has another value for a controller, or for the whole device.
    case trait(String, from: String, to: String)
    /// Insets that a property of this name holds.
    case insets(String, from: UIEdgeInsets, to: UIEdgeInsets)
    case contentOffset(from: CGPoint, to: CGPoint)
    case contentSize(from: CGSize, to: CGSize)
    /// A layout pass of a window has moved or resized views.
    case layout
    /// The application has reported a mistake in how it is used, in particular of something.
    case diagnostic(String, of: String?)
  }

  /// When it happened, in virtual seconds.
  package let time: TimeInterval
  package let cause: ChangeCause
  /// The name of the view or controller that it happened to; empty where it concerns the device.
  package let subject: String
  package let change: Change
  /// How long the change takes to be seen, in seconds; nil where it is seen at once.
  package let duration: TimeInterval?
}
