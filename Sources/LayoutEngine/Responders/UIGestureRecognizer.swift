public import Foundation

/// Recognizes a movement of fingers on a view.
///
/// The finger of a simulated screen moves scroll views only, by their recognizers. Any other acts
/// when ``state`` is set to what it would have recognized.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociatedObjectHolder {
  /// What code has associated with the recognizer.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// Creates a recognizer, with something to do when it recognizes.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer that an archive describes.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  open internal(set) weak var view: UIView?

  open var isEnabled = true

  /// Whether a recognized gesture takes its touches away from the view.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only once the gesture is ruled out.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of touches only once the gesture is ruled out.
  open var delaysTouchesEnded = true

  open var name: String?

  /// The object that is asked before anything is recognized.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Kinds of touches that are watched, as numbers; all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Whether touches of one kind only are watched at a time.
  open var requiresExclusiveTouchType = true

  /// Whether this recognizer waits until others have failed; they never do by themselves here.
  private(set) var requiredFailures: [UIGestureRecognizer] = []

  /// Waits with recognizing until another recognizer has failed; recorded only.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(otherGestureRecognizer)
  }

  /// How far recognition has come; a change to a recognized state notifies the targets.
  ///
  /// Before the first recognized state the view and the delegate are asked; where one objects the
  /// gesture has failed. What has ended, failed or was cancelled is then possible again.
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

  /// Whether this recognizer keeps another from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer keeps this one from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Notifies the recognizer that fingers have touched down, which none do here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Notifies the recognizer that fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Notifies the recognizer that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Notifies the recognizer that touches will not end properly.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  private var targets: [(object: AnyObject, action: Selector)] = []

  /// Adds something to do when the gesture is recognized.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((target as AnyObject, action))
  }

  /// Takes everything away that an object is to do; nil stands for all objects.
  open func removeTarget(_ target: Any?, action: Selector?) {
    guard let target else { return targets.removeAll() }
    targets.removeAll { $0.object === target as AnyObject }
  }

  /// Where the fingers are, in a view's coordinates: at the origin, because there are none.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Where one of the fingers is, in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  open var numberOfTouches: Int { 0 }

  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// The name of ``ended`` for gestures without duration.
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

/// With what content is scrolled besides fingers.
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

  /// With which wheels or surfaces content is scrolled; there are none here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// Goes along with a finger that drags a scroll view's content.
  func follow(_ distance: CGPoint, velocity: CGPoint) {
    moved = moved + distance
    speed = velocity
  }

  /// How far the finger has moved: since the drag of a scroll view's content has begun, or since
  /// ``setTranslation(_:in:)`` has set how far.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets how far the finger has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// How fast the finger moves that drags a scroll view's content, in points a second; any other
  /// rests.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// Recognizes a finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Recognizes two fingers that move towards or away from each other.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance as a multiple of the one at the beginning; as set.
  open var scale: CGFloat = 1
  /// How fast the scale changes; it does not.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the beginning, in radians; as set.
  open var rotation: CGFloat = 0
  /// How fast the angle changes; it does not.
  open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Is asked before a gesture is recognized; every method has a default.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a gesture may be recognized beside another; not asked, for want of fingers.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture waits for another to fail; not asked, for want of fingers.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this one to fail; not asked, for want of fingers.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch is watched; not asked, for want of fingers.
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

  /// For how long at least, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far it may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
}
