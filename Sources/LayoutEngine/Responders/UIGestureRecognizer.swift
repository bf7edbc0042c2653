public import Foundation

/// Recognizes a gesture on a view.
///
/// The finger of a simulated screen drives only the recognizers of scroll views. Any other
/// recognizer acts when code sets its ``state``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociatedObjectHolder {
  /// The associated objects.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// Makes a recognizer with a target and its action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Makes a recognizer from an archive.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  open internal(set) weak var view: UIView?

  open var isEnabled = true

  /// Whether a recognized gesture cancels its touches in the view.
  open var cancelsTouchesInView = true

  /// Whether the view receives touches only after the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether the view receives the end of touches only after the gesture has failed.
  open var delaysTouchesEnded = true

  open var name: String?

  /// The object that can prevent recognition.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The accepted kinds of touches, as numbers; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Whether all touches must be of one kind.
  open var requiresExclusiveTouchType = true

  /// The recognizers that must fail first; none fails by itself here.
  private(set) var requiredFailures: [UIGestureRecognizer] = []

  /// Requires the failure of another recognizer; recorded only.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(otherGestureRecognizer)
  }

  /// The state of recognition; a change to a recognized state notifies the targets.
  ///
  /// The view and the delegate can prevent the first recognized state; the gesture then fails. In
  /// the next turn after its end, failure or cancellation, the state is `possible` again.
  open var state: State {
    get { storedState }
    set { advance(to: newValue) }
  }

  private var storedState = State.possible

  private func advance(to newState: State) {
    guard isEnabled else { return }
    let isBeginning = storedState == .possible && newState.isRecognized
    guard !isBeginning || mayBegin else {
      storedState = .failed
      return finish()
    }
    storedState = newState
    if newState.isRecognized || newState == .cancelled {
      for target in targets { target.action.send(to: target.object, with: self) }
    }
    if newState.isFinal { finish() }
  }

  private var mayBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func finish() {
    SimulatedDevice.current.clock.schedule(after: 0) { [weak self] in
      guard let self, storedState.isFinal else { return }
      storedState = .possible
      reset()
    }
  }

  open func reset() {}

  /// Whether this recognizer prevents another.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Called when fingers touch the screen, which never happens here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers leave the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  private var targets: [(object: AnyObject, action: Selector)] = []

  /// Adds an action for the recognized gesture.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((target as AnyObject, action))
  }

  /// Removes the actions of a target; nil means all targets.
  open func removeTarget(_ target: Any?, action: Selector?) {
    guard let target else { return targets.removeAll() }
    targets.removeAll { $0.object === target as AnyObject }
  }

  /// Returns the origin, because there are no fingers.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Returns the position of one finger, in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  open var numberOfTouches: Int { 0 }

  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// Another name of ``ended``, for gestures without duration.
    public static let recognized = State.ended

    /// Whether the gesture is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }
}

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1

  open var numberOfTouchesRequired = 1
}

/// The sources of scrolling besides fingers.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = Self(rawValue: 1)
  public static let continuous = Self(rawValue: 2)
  public static let all: Self = [.discrete, .continuous]
}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1

  open var maximumNumberOfTouches = Int.max

  /// The accepted scroll wheels and surfaces; there are none here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// Records the movement of a finger that drags a scroll view's content.
  func follow(_ distance: CGPoint, velocity: CGPoint) {
    moved = moved + distance
    speed = velocity
  }

  /// Returns the distance of the finger since the start of the drag, or since
  /// ``setTranslation(_:in:)``.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets the distance of the finger.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// Returns the velocity of the dragging finger, in points per second; zero for other recognizers.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// Recognizes a finger that moves inwards from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Recognizes two fingers that move towards or away from each other.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers divided by their initial distance; as set.
  open var scale: CGFloat = 1
  /// The change of the scale per second; always zero here.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that rotate about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the beginning, in radians; as set.
  open var rotation: CGFloat = 0
  /// The change of the angle per second; always zero here.
  open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Decides about the recognition of a gesture; every method has a default.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognized at once; not called here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture waits for another to fail; not called here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this one to fail; not called here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture accepts a touch; not called here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
}

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction = Direction.right

  open var numberOfTouchesRequired = 1

  public struct Direction: OptionSet, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Self(rawValue: 1 << 0)
    public static let left = Self(rawValue: 1 << 1)
    public static let up = Self(rawValue: 1 << 2)
    public static let down = Self(rawValue: 1 << 3)
  }
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0

  open var numberOfTouchesRequired = 1

  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum movement during the press, in points.
  open var allowableMovement: CGFloat = 10
}
