public import Foundation

/// Recognizes a movement of fingers on a view.
///
/// No fingers touch a simulated screen: a recognizer acts when ``state`` is set to what it would
/// have recognized.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociatedObjectHolder {
  /// What code has associated with the recognizer.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// Creates a recognizer, with something to do when it recognizes.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that does nothing.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer that an archive describes.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view whose touches are watched.
  open internal(set) weak var view: UIView?

  /// Whether touches are watched.
  open var isEnabled = true

  /// Whether a recognized gesture takes its touches away from the view.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only once the gesture is ruled out.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of touches only once the gesture is ruled out.
  open var delaysTouchesEnded = true

  /// A name for debugging.
  open var name: String?

  /// How far recognition has come; a change to a recognized state tells the targets.
  open var state = State.possible {
    didSet {
      guard isEnabled, state.isRecognized else { return }
      for target in targets { target.action.send(to: target.object, with: self) }
    }
  }

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

  /// Where the fingers are, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// How far recognition has come.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// The name of ``ended`` for gestures without duration.
    public static let recognized = State.ended

    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }
}

/// Recognizes taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row.
  open var numberOfTapsRequired = 1

  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognizes a finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// With how many fingers at least.
  open var minimumNumberOfTouches = 1

  /// With how many fingers at most.
  open var maximumNumberOfTouches = Int.max
}

/// Recognizes a quick stroke.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to.
  open var direction = Direction.right

  /// With how many fingers.
  open var numberOfTouchesRequired = 1

  /// Where a stroke goes.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Self(rawValue: 1 << 0)
    /// To the left.
    public static let left = Self(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Self(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Self(rawValue: 1 << 3)
  }
}

/// Recognizes a finger that stays down.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// For how long at least, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far it may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
}
