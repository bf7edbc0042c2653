public import Foundation

@preconcurrency @MainActor
open class UIEvent: NSObject {
  public override init() {
    super.init()
  }

  open var type: EventType { .touches }

  /// The time of the event, in seconds.
  open var timestamp: TimeInterval { 0 }

  /// The touches; nil for none.
  open var allTouches: Set<UITouch>? { nil }

  /// The kind of user action.
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    case scroll = 10
    case hover
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Makes a touch without an event.
  public override init() {
    super.init()
  }

  /// The view where the touch began.
  open internal(set) weak var view: UIView?

  open var window: UIWindow? { view?.window }

  open var phase: Phase { .began }

  open var tapCount: Int { 1 }

  /// The time of the last change, in seconds.
  open var timestamp: TimeInterval { 0 }

  open var type: TouchType { .direct }

  /// Returns the origin, because there is no finger.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Returns the previous position in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }

  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer
  }
}

/// A press of a button; not simulated.
@preconcurrency @MainActor
open class UIPress: NSObject {}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
}
