public import Foundation

@preconcurrency @MainActor
open class UIEvent: NSObject {
  public override init() {
    super.init()
  }

  open var type: EventType { .touches }

  /// When it was done, in seconds.
  open var timestamp: TimeInterval { 0 }

  /// The fingers; nil for none.
  open var allTouches: Set<UITouch>? { nil }

  /// What kind of thing a user does.
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

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Creates a touch that belongs to no event.
  public override init() {
    super.init()
  }

  /// The view that the finger touched first.
  open internal(set) weak var view: UIView?

  open var window: UIWindow? { view?.window }

  open var phase: Phase { .began }

  open var tapCount: Int { 1 }

  /// When it did so last, in seconds.
  open var timestamp: TimeInterval { 0 }

  open var type: TouchType { .direct }

  /// Where the finger is, in a view's coordinates: at the origin, because there is no finger.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Where the finger was before, in a view's coordinates.
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
