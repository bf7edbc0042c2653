import LayoutEngine
import Testing

/// A pop that follows a finger.
@Suite struct SwipeBackTests {
  @Test func completedSwipeIsPop() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      #expect(fixture.swipe(to: 0.6))
      #expect(fixture.stack.topViewController === fixture.bottom)
      fixture.wait(1)
      #expect(
        fixture.log.take() == [
          "B viewWillDisappear 1", "A viewWillAppear 1", "A viewIsAppearing 1",
        ],
        "nothing ends while the finger is there"
      )
      fixture.stack.endSwipeBack(completes: true)
      // 0.4 of 0.35 s remain.
      fixture.wait(0.139)
      #expect(fixture.log.take() == [])
      fixture.wait(0.001)
      #expect(fixture.log.take() == ["B viewDidDisappear 1", "A viewDidAppear 1"])
      #expect(fixture.stack.children == [fixture.bottom])
      #expect(fixture.top.view.window == nil)
      #expect(fixture.stack.transitionCoordinator == nil)
    }
  }

  @Test func canceledSwipeReversesCalls() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      fixture.swipe(to: 0.4)
      #expect(fixture.top.isMovingFromParent)
      _ = fixture.log.take()
      fixture.stack.endSwipeBack(completes: false)
      // The way back takes 0.4 of 0.35 s.
      fixture.wait(0.139)
      #expect(fixture.log.take() == [])
      fixture.wait(0.001)
      #expect(
        fixture.log.take() == [
          "A viewWillDisappear 1", "A viewDidDisappear 1", "B viewWillAppear 1",
          "B viewIsAppearing 1", "B viewDidAppear 1",
        ]
      )
      #expect(fixture.stack.viewControllers == [fixture.bottom, fixture.top])
      #expect(fixture.stack.navigationBar.items?.count == 2)
      #expect(fixture.bottom.view.window == nil)
      #expect(fixture.top.view.superview === fixture.stack.view)
      fixture.stack.popViewController(animated: true)
      fixture.wait(1)
      #expect(fixture.stack.children == [fixture.bottom], "and can be popped again")
    }
  }

  @Test func coordinatorReportsCancellation() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      fixture.swipe(to: 0.4)
      let coordinator = try #require(fixture.top.transitionCoordinator)
      #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
      #expect(!coordinator.isCancelled)
      #expect(coordinator.percentComplete == 0)
      #expect(coordinator.transitionDuration == 0.35)
      #expect(coordinator.viewController(forKey: .from) === fixture.top)
      #expect(coordinator.viewController(forKey: .to) === fixture.bottom)
      let log = CallLog()
      coordinator.notifyWhenInteractionChanges { context in
        log.record("let go at \(context.percentComplete), canceled \(context.isCancelled)")
        log.record("interactive \(context.isInteractive)")
      }
      coordinator.animate(alongsideTransition: nil) { context in
        log.record("completed, canceled \(context.isCancelled)")
      }
      fixture.stack.endSwipeBack(completes: false)
      #expect(log.take() == ["let go at 0.4, canceled true", "interactive false"])
      fixture.wait(1)
      #expect(log.take() == ["completed, canceled true"])
    }
  }

  @Test func delegateIgnoresCanceledScreen() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      let delegate = StackDelegate()
      fixture.stack.delegate = delegate
      fixture.swipe(to: 0.4)
      fixture.stack.endSwipeBack(completes: false)
      fixture.wait(1)
      #expect(delegate.words == ["will show A"])
      fixture.swipe(to: 0.4)
      fixture.stack.endSwipeBack(completes: true)
      fixture.wait(1)
      #expect(delegate.words == ["will show A", "will show A", "did show A"])
    }
  }

  /// The upper screen moves with the finger over all of 375 points, the lower one over 0.3 of them.
  @Test func screensFollowSwipePosition() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      fixture.swipe(to: 0.4)
      fixture.wait(1)
      expect(fixture.top.view, isSeenAt: 150)
      expect(fixture.bottom.view, isSeenAt: -0.3 * 375 * 0.6)
      #expect(fixture.top.view.frame.minX == 0, "only the visible position moves")
      fixture.stack.moveSwipeBack(to: 0.8)
      expect(fixture.top.view, isSeenAt: 300)
      fixture.stack.endSwipeBack(completes: false)
      // Half of the way back.
      fixture.wait(0.14)
      expect(fixture.top.view, isSeenAt: 150)
      fixture.wait(1)
      expect(fixture.top.view, isSeenAt: 0)
    }
  }

  @MainActor private func expect(_ view: UIView, isSeenAt x: CGFloat) {
    #expect(abs(view.presentedFrame.minX - x) < 1e-6, "\(view.presentedFrame.minX) is not \(x)")
  }

  @Test func alongsideAnimationFollowsSwipe() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.bottom.view.addSubview(box)
      fixture.bottom.willAppear = { [unowned controller = fixture.bottom] in
        controller.transitionCoordinator?.animate { _ in box.frame.origin.x = 100 }
      }
      fixture.swipe(to: 0.5)
      fixture.wait(1)
      // The middle of a symmetric curve.
      #expect(abs(box.presentedFrame.minX - 50) < 0.001)
      #expect(box.frame.minX == 100)
    }
  }

  @Test func gestureCanBeRefused() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      let recognizer = try #require(fixture.stack.interactivePopGestureRecognizer)
      recognizer.isEnabled = false
      #expect(!fixture.swipe(to: 0.5))
      recognizer.isEnabled = true
      fixture.stack.isNavigationBarHidden = true
      #expect(!fixture.swipe(to: 0.5), "without a bar there is no way back to be seen")
      let delegate = GestureJudge()
      recognizer.delegate = delegate
      delegate.allows = false
      #expect(!fixture.swipe(to: 0.5))
      delegate.allows = true
      fixture.wait(0)
      #expect(fixture.swipe(to: 0.5), "a delegate of the application's own decides alone")
      fixture.stack.endSwipeBack(completes: true)
      fixture.wait(1)
      #expect(!fixture.swipe(to: 0.5), "there is nothing below the root")
    }
  }

  @Test func customBackButtonDisablesGesture() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      fixture.top.navigationItem.hidesBackButton = true
      #expect(!fixture.swipe(to: 0.5))
      fixture.top.navigationItem.hidesBackButton = false
      fixture.top.navigationItem.leftBarButtonItem = UIBarButtonItem()
      #expect(!fixture.swipe(to: 0.5))
      fixture.top.navigationItem.leftItemsSupplementBackButton = true
      #expect(fixture.swipe(to: 0.5))
    }
  }

  // MARK: The keyboard

  @Test func keyboardLeavesWithScreen() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      let field = fixture.focusField(in: fixture.top)
      let start = fixture.device.clock.now
      let witness = KeyboardWitness()
      fixture.swipe(to: 0.4)
      #expect(!field.isFirstResponder)
      #expect(witness.words == ["\(start) willChangeFrame", "\(start) willHide"])
      #expect(
        witness.payloads.first?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.35
      )
      // The keyboard moves to the side with its screen.
      let seen = try #require(fixture.device.keyboard.presentedFrame)
      #expect(abs(seen.minX - 150) < 1e-6)
      #expect(seen.minY == 451)
      fixture.wait(1)
      #expect(witness.words.count == 2, "and has not gone before the finger")
      fixture.stack.endSwipeBack(completes: true)
      fixture.wait(1)
      #expect(witness.words.count == 4)
      #expect(witness.words.last?.hasSuffix("didHide") ?? false)
      #expect(fixture.device.keyboard.presentedFrame == nil)
      #expect(fixture.device.firstResponderView == nil)
    }
  }

  @Test func canceledSwipeRestoresFocus() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      let field = fixture.focusField(in: fixture.top)
      fixture.swipe(to: 0.4)
      let witness = KeyboardWitness()
      fixture.stack.endSwipeBack(completes: false)
      #expect(field.isFirstResponder)
      #expect(witness.words.count == 2)
      #expect(witness.words.last?.hasSuffix("willShow") ?? false)
      let duration = witness.payloads.last?[UIResponder.keyboardAnimationDurationUserInfoKey]
      #expect(abs((duration as? Double ?? 0) - 0.14) < 1e-9)
      fixture.wait(0.14)
      #expect(witness.words.last?.hasSuffix("didShow") ?? false)
      #expect(fixture.device.keyboard.frame?.height == 216)
    }
  }

  @Test func canceledSwipeRemovesFocusBelow() throws {
    try makeDevice().run {
      let fixture = NavigationFixture()
      fixture.stack.popViewController(animated: false)
      fixture.wait(0)
      let field = fixture.focusField(in: fixture.bottom)
      fixture.stack.pushViewController(fixture.top, animated: true)
      fixture.wait(1)
      #expect(!field.isFirstResponder)
      fixture.swipe(to: 0.4)
      #expect(field.isFirstResponder)
      fixture.stack.endSwipeBack(completes: false)
      #expect(!field.isFirstResponder)
      fixture.wait(1)
      fixture.stack.popViewController(animated: true)
      fixture.wait(1)
      #expect(field.isFirstResponder, "and comes with the screen when that comes for good")
    }
  }
}

private final class StackDelegate: NSObject, UINavigationControllerDelegate {
  var words: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { words.append("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { words.append("did show \(viewController.title ?? "")") }
}

private final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var allows = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}
