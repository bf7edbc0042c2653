import Foundation

/// The system's own push and pop: one screen slides over the other, which gives way by less.
///
/// UIKit moves views of its own around those of the controllers, which stay where they are: what
/// moves is what is seen.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let device: SimulatedDevice

  /// The part of its width by which the lower screen gives way.
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
      from?.willBeSeenLeaving(by: CGPoint(x: isPop ? upper : lower, y: 0))
      context.view(forKey: .to)?
        .willBeSeenArriving(from: CGPoint(x: isPop ? lower : upper, y: 0))
    }
    device.afterAnimation(of: duration) {
      from?.endDeparture()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SimulationOptions {
  /// 1 where screens come from the right, -1 where they come from the left.
  var forwardSign: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }
}
