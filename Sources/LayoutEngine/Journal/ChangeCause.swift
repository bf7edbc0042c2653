/// The cause of changes: the owner of the running code.
package enum ChangeCause: Hashable, Sendable {
  /// The application: its observers, timers, blocks, delegates, and the methods of its classes.
  case application
  /// UIKit, also in response to other code.
  case system
  /// The user, or a script that operates the device.
  case script
}

extension SimulatedDevice {
  /// Runs code and attributes its changes to a cause.
  package func attributing<T, Failure: Error>(
    to cause: ChangeCause,
    _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    let outer = self.cause
    self.cause = cause
    defer { self.cause = outer }
    return try body()
  }

  /// Runs a method that UIKit calls and that an application class may override.
  func attributing(toClassOf object: AnyObject, _ body: () -> Void) {
    // Looking up the class takes time, and only a journal needs it.
    guard let journal else { return body() }
    attributing(to: journal.isApplicationClass(type(of: object)) ? .application : .system, body)
  }
}
