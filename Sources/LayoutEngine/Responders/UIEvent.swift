public import Foundation

/// Something that the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Creates an event without touches.
  public override init() {
    super.init()
  }
}

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Creates a touch that belongs to no event.
  public override init() {
    super.init()
  }
}
