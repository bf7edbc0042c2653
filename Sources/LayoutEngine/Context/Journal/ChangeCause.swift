/// The cause of changes: the owner of the running code.
package enum ChangeCause: Hashable, Sendable {
  /// The application: its observers, timers, blocks, delegates, and the methods of its classes.
  case application
  /// UIKit, also in response to other code.
  case system
  /// The user, or a script that operates the device.
  case script
}
