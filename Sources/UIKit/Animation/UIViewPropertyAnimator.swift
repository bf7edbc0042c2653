public import LayoutEngine

public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  /// Whether the animation runs back to its beginning.
  var isReversed: Bool { get set }
  /// The progress of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Stops the animation; if `withoutFinishing` is false, ``finishAnimation(at:)`` follows.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Runs the completions of a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that can be changed while it runs.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

/// Animates changes of views at a pace, by the virtual clock.
///
/// Changes take effect when the animation starts, and presentation layers show the values on
/// screen. A reversed animation does not undo them. ``fractionComplete`` is the elapsed fraction of
/// the time.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the animation, in seconds.
  public let duration: TimeInterval

  public let timingParameters: (any UITimingCurveProvider)?

  /// The delay before the start, in seconds.
  open private(set) var delay: TimeInterval = 0
  open var isInterruptible = true
  /// Whether the user can touch moving views.
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  /// Whether scrubbing ignores the pace.
  open var scrubsLinearly = true
  /// Whether the animation stays active at its end.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var end: VirtualClock.EventID?
  /// The animation's elapsed seconds at ``resumedAt``, or at the pause while it is paused.
  private var elapsed: TimeInterval = 0
  private var resumedAt: TimeInterval = 0
  /// The visible animation, from its first start on.
  private var seen: RunningAnimation?

  // MARK: Creation

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let settling = parameters.springTimingParameters?.motion?.settlingDuration
    self.duration = settling ?? max(0, duration)
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator with a named curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: spring)
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeInOut,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What happens

  /// Adds changes.
  ///
  /// An active animation applies them at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if state == .active { runAnimations() }
  }

  /// Adds changes.
  ///
  /// The delay does not affect when they take effect.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open private(set) var state = UIViewAnimatingState.inactive

  open var isRunning: Bool { end != nil }

  /// Whether the animation runs back to its beginning.
  ///
  /// Completions then receive `.start`.
  open var isReversed = false

  /// The elapsed fraction of the time, from 0 to 1.
  ///
  /// Setting it activates the animator and pauses it there.
  open var fractionComplete: CGFloat {
    get { duration > 0 ? min(1, CGFloat(time / duration)) : 0 }
    set {
      pauseAnimation()
      elapsed = duration * TimeInterval(max(0, min(1, newValue)))
      seen?.pause(at: elapsed)
    }
  }

  private var time: TimeInterval {
    isRunning ? elapsed + SimulatedDevice.current.clock.now - resumedAt : elapsed
  }

  /// Applies the changes and starts the clock, or continues after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Applies the changes at once, and starts the clock after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    activate()
    run(for: max(0, duration - elapsed), after: max(0, delay))
  }

  /// Applies the changes if they are not applied yet, and stops the clock.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    elapsed = time
    cancelEnd()
    activate()
    seen?.pause(at: elapsed)
  }

  /// Continues after a pause, for a fraction of the whole duration; 0 means the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let rest = durationFactor == 0 ? duration - elapsed : duration * TimeInterval(durationFactor)
    run(for: max(0, rest), after: 0)
  }

  /// Stops the animation.
  ///
  /// If `withoutFinishing` is true, the animator becomes inactive at once. Otherwise the
  /// completions wait for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    elapsed = time
    cancelEnd()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  /// Runs the completions of a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    runAnimations()
  }

  private func runAnimations() {
    let pending = animations
    animations = []
    let device = SimulatedDevice.current
    let pace = timingParameters.map { AnimationPace($0) } ?? .easeInOut
    let seen = self.seen ?? RunningAnimation(duration: duration, pace: pace, on: device)
    self.seen = seen
    device.animate(duration: duration, as: seen) {
      for animation in pending { animation() }
    }
  }

  private func run(for rest: TimeInterval, after delay: TimeInterval) {
    let clock = SimulatedDevice.current.clock
    resumedAt = clock.now + delay
    seen?.resume(at: elapsed, after: delay)
    end = clock.schedule(after: rest + delay) { [self] in
      elapsed = duration
      end = nil
      if !pausesOnCompletion { complete(at: isReversed ? .start : .end) }
    }
  }

  private func cancelEnd() {
    if let end { SimulatedDevice.current.clock.cancel(end) }
    end = nil
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let pending = completions
    state = .inactive
    forget()
    SimulatedDevice.current.attributing(to: .application) {
      for completion in pending { completion(position) }
    }
  }

  private func forget() {
    completions = []
    elapsed = 0
    seen?.finish()
    seen = nil
  }
}
