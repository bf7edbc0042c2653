import LayoutEngine
import Testing

/// Pushes and pops with custom animators of the delegate.
@Suite struct NavigationAnimatorTests {
  @Test func animatorEndsTransition() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      let delegate = AnimatingDelegate(log: fixture.log)
      fixture.stack.delegate = delegate
      fixture.stack.popViewController(animated: true)
      fixture.wait(0)
      #expect(
        fixture.log.take() == [
          "animator for pop B A", "interaction?", "will show A", "B viewWillDisappear 1",
          "A viewWillAppear 1", "animate", "A viewIsAppearing 1",
        ]
      )
      #expect(fixture.stack.transitionCoordinator?.transitionDuration == 0.5)
      fixture.wait(0.499)
      #expect(fixture.log.take() == [])
      fixture.wait(0.001)
      #expect(
        fixture.log.take() == [
          "B viewDidDisappear 1", "A viewDidAppear 1", "did show A", "ended true",
        ]
      )
      fixture.stack.pushViewController(fixture.top, animated: true)
      fixture.wait(0)
      #expect(fixture.log.take().first == "animator for push A B")
    }
  }

  @Test func unanimatedTransitionUsesNoAnimator() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      let delegate = AnimatingDelegate(log: fixture.log)
      fixture.stack.delegate = delegate
      fixture.stack.popViewController(animated: false)
      fixture.wait(0)
      #expect(!fixture.log.take().contains { $0.hasPrefix("animator") })
    }
  }

  @Test func contextContainsViewPositions() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      let delegate = AnimatingDelegate(log: fixture.log)
      fixture.stack.delegate = delegate
      fixture.stack.popViewController(animated: true)
      fixture.wait(0)
      let context = try #require(delegate.context)
      let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
      #expect(context.initialFrame(for: fixture.top) == screen)
      #expect(context.finalFrame(for: fixture.top) == .zero, "it is off screen then")
      #expect(context.finalFrame(for: fixture.bottom) == screen)
      #expect(context.initialFrame(for: fixture.bottom) == .zero)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(context.view(forKey: .to) === fixture.bottom.view)
    }
  }

  @Test func percentDrivenTransitionFollowsProgress() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      let delegate = AnimatingDelegate(log: fixture.log)
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.interaction = interaction
      fixture.stack.delegate = delegate
      fixture.stack.popViewController(animated: true)
      fixture.wait(1)
      #expect(fixture.bottom.view.presentedFrame.minX == 375)
      interaction.update(0.2)
      #expect(interaction.percentComplete == 0.2)
      // The animator's curve is linear.
      #expect(abs(fixture.bottom.view.presentedFrame.minX - 300) < 1e-6)
      _ = fixture.log.take()
      interaction.completionSpeed = 2
      interaction.finish()
      // 0.8 of 0.5 s, twice as fast.
      fixture.wait(0.199)
      #expect(fixture.log.take() == [])
      fixture.wait(0.001)
      #expect(fixture.log.take().last == "ended true")
      #expect(fixture.stack.viewControllers == [fixture.bottom])
    }
  }

  @Test func percentDrivenTransitionCanBeCanceled() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      let delegate = AnimatingDelegate(log: fixture.log)
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.interaction = interaction
      fixture.stack.delegate = delegate
      fixture.stack.popViewController(animated: true)
      fixture.wait(1)
      interaction.update(0.2)
      _ = fixture.log.take()
      interaction.cancel()
      fixture.wait(0.1)
      #expect(
        fixture.log.take() == [
          "A viewWillDisappear 1", "A viewDidDisappear 1", "B viewWillAppear 1",
          "B viewIsAppearing 1", "B viewDidAppear 1", "ended false",
        ]
      )
      #expect(fixture.stack.viewControllers == [fixture.bottom, fixture.top])
      #expect(fixture.top.view.window != nil && fixture.bottom.view.window == nil)
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
    log.record("animator for \(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.record("interaction?")
    return interaction
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { log.record("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { log.record("did show \(viewController.title ?? "")") }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.record("animate")
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

  func animationEnded(_ transitionCompleted: Bool) { log.record("ended \(transitionCompleted)") }
}
