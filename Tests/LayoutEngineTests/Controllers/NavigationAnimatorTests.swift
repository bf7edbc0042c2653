import LayoutEngine
import Testing

/// Pushes and pops with custom animators of the delegate.
@Suite struct NavigationAnimatorTests {
  @Test func animatorEndsTransition() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      let delegate = AnimatingDelegate(log: stage.log)
      stage.stack.delegate = delegate
      stage.stack.popViewController(animated: true)
      stage.wait(0)
      #expect(
        stage.log.take() == [
          "animator for pop B A", "interaction?", "will show A", "B viewWillDisappear 1",
          "A viewWillAppear 1", "animate", "A viewIsAppearing 1",
        ]
      )
      #expect(stage.stack.transitionCoordinator?.transitionDuration == 0.5)
      stage.wait(0.499)
      #expect(stage.log.take() == [])
      stage.wait(0.001)
      #expect(
        stage.log.take() == [
          "B viewDidDisappear 1", "A viewDidAppear 1", "did show A", "ended true",
        ]
      )
      stage.stack.pushViewController(stage.top, animated: true)
      stage.wait(0)
      #expect(stage.log.take().first == "animator for push A B")
    }
  }

  @Test func unanimatedTransitionUsesNoAnimator() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      let delegate = AnimatingDelegate(log: stage.log)
      stage.stack.delegate = delegate
      stage.stack.popViewController(animated: false)
      stage.wait(0)
      #expect(!stage.log.take().contains { $0.hasPrefix("animator") })
    }
  }

  @Test func contextContainsViewPositions() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      let delegate = AnimatingDelegate(log: stage.log)
      stage.stack.delegate = delegate
      stage.stack.popViewController(animated: true)
      stage.wait(0)
      let context = try #require(delegate.context)
      let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
      #expect(context.initialFrame(for: stage.top) == screen)
      #expect(context.finalFrame(for: stage.top) == .zero, "it is off screen then")
      #expect(context.finalFrame(for: stage.bottom) == screen)
      #expect(context.initialFrame(for: stage.bottom) == .zero)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(context.view(forKey: .to) === stage.bottom.view)
    }
  }

  @Test func percentDrivenTransitionFollowsProgress() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      let delegate = AnimatingDelegate(log: stage.log)
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.interaction = interaction
      stage.stack.delegate = delegate
      stage.stack.popViewController(animated: true)
      stage.wait(1)
      #expect(stage.bottom.view.presentedFrame.minX == 375)
      interaction.update(0.2)
      #expect(interaction.percentComplete == 0.2)
      // The animator's curve is linear.
      #expect(abs(stage.bottom.view.presentedFrame.minX - 300) < 1e-6)
      _ = stage.log.take()
      interaction.completionSpeed = 2
      interaction.finish()
      // 0.8 of 0.5 s, twice as fast.
      stage.wait(0.199)
      #expect(stage.log.take() == [])
      stage.wait(0.001)
      #expect(stage.log.take().last == "ended true")
      #expect(stage.stack.viewControllers == [stage.bottom])
    }
  }

  @Test func percentDrivenTransitionCanBeCanceled() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      let delegate = AnimatingDelegate(log: stage.log)
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.interaction = interaction
      stage.stack.delegate = delegate
      stage.stack.popViewController(animated: true)
      stage.wait(1)
      interaction.update(0.2)
      _ = stage.log.take()
      interaction.cancel()
      stage.wait(0.1)
      #expect(
        stage.log.take() == [
          "A viewWillDisappear 1", "A viewDidDisappear 1", "B viewWillAppear 1",
          "B viewIsAppearing 1", "B viewDidAppear 1", "ended false",
        ]
      )
      #expect(stage.stack.viewControllers == [stage.bottom, stage.top])
      #expect(stage.top.view.window != nil && stage.bottom.view.window == nil)
    }
  }
}

/// Provides an animator that moves the entering view in from the right in half a second.
private final class AnimatingDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let log: CallLog
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator for \(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interaction?")
    return interaction
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { log.note("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { log.note("did show \(viewController.title ?? "")") }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("animate")
    context = transitionContext
    guard let controller = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    container.addSubview(view)
    let end = transitionContext.finalFrame(for: controller)
    view.frame = end.offsetBy(dx: container.bounds.width, dy: 0)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.frame = end
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
}
