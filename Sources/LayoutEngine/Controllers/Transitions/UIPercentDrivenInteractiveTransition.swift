public import Foundation

/// Drives a transition by a fraction: its animator's animations stand still, and are
/// seen as far as ``update(_:)`` sets, until ``finish()`` or ``cancel()``.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var transition: ControllerTransition?

  /// How long the transition takes by itself, in seconds.
  open var duration: CGFloat { CGFloat(transition?.coordinator.transitionDuration ?? 0) }
  /// How far the transition has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The pace after the finger has left.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The speed after the finger has left, as a multiple of the transition's own.
  open var completionSpeed: CGFloat = 1
  /// Whether the transition begins by a finger, and does not run by itself.
  open var wantsInteractiveStart = true

  /// Begins to lead: has the animator make its animations, which stand still.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    transition.animate()
  }

  /// Shows the transition as it is when it has come so far, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = max(0, min(1, percentComplete))
    transition.updateInteractiveTransition(self.percentComplete)
    transition.scrubber?.move(to: self.percentComplete)
  }

  /// Lets the transition go on to its end.
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
