public import Foundation

/// Drives a transition by a fraction.
///
/// The animator's animations are paused and show the state of ``update(_:)`` until ``finish()`` or
/// ``cancel()``.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var transition: ControllerTransition?

  /// The transition's own duration, in seconds.
  open var duration: CGFloat { CGFloat(transition?.coordinator.transitionDuration ?? 0) }
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The animation curve after the gesture ends.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The speed after the gesture ends, as a multiple of the transition's own.
  open var completionSpeed: CGFloat = 1
  /// Whether the transition starts under the control of a gesture instead of running by itself.
  open var wantsInteractiveStart = true

  /// Begins the interactive part: creates the animator's animations and pauses them.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    transition.animate()
  }

  /// Shows the transition at a fraction, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = max(0, min(1, percentComplete))
    transition.updateInteractiveTransition(self.percentComplete)
    transition.scrubber?.move(to: self.percentComplete)
  }

  /// Continues the transition to its end.
  open func finish() {
    guard let transition, transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    transition.scrubber?.release(forwards: true, speed: Double(completionSpeed))
  }

  open func cancel() {
    guard let transition, transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    transition.scrubber?.release(forwards: false, speed: Double(completionSpeed))
  }
}
