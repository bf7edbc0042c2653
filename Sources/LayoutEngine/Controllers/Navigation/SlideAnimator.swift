import Foundation

/// The system's push and pop: the upper screen slides over the lower one, which moves less.
///
/// UIKit moves private wrapper views around the controllers' views. Here too the controllers' views
/// keep their frames, and only their visible positions change.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let device: SimulatedDevice

  /// The distance that the lower screen moves, as a fraction of its width.
  private static let parallax: CGFloat = 0.3

  init(_ operation: UINavigationController.Operation, on device: SimulatedDevice) {
    (self.operation, self.device) = (operation, device)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { device.options.navigationDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let duration = transitionDuration(using: context)
    let isPop = operation == .pop
    let width = context.containerView.bounds.width * device.options.forwardSign
    let (lower, upper) = (-Self.parallax * width, width)
    let from = context.view(forKey: .from)
    device.animate(duration: duration, options: context.isInteractive ? .curveLinear : []) {
      from?.presentDeparture(by: CGPoint(x: isPop ? upper : lower, y: 0))
      context.view(forKey: .to)?
        .presentArrival(from: CGPoint(x: isPop ? lower : upper, y: 0))
    }
    device.afterAnimation(of: duration) {
      from?.endDeparture()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SimulationOptions {
  /// 1 if screens enter from the right, -1 if they enter from the left.
  var forwardSign: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }
}
