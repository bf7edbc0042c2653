import LayoutEngine
import Testing

/// A pop that follows a finger.
@Suite struct SwipeBackTests {
  @Test func completedSwipeIsPop() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      #expect(stage.swipe(to: 0.6))
      #expect(stage.stack.topViewController === stage.bottom)
      stage.wait(1)
      #expect(
        stage.log.take() == [
          "B viewWillDisappear 1", "A viewWillAppear 1", "A viewIsAppearing 1",
        ],
        "nothing ends while the finger is there"
      )
      stage.stack.endSwipeBack(completes: true)
      // 0.4 of 0.35 s remain.
      stage.wait(0.139)
      #expect(stage.log.take() == [])
      stage.wait(0.001)
      #expect(stage.log.take() == ["B viewDidDisappear 1", "A viewDidAppear 1"])
      #expect(stage.stack.children == [stage.bottom])
      #expect(stage.top.view.window == nil)
      #expect(stage.stack.transitionCoordinator == nil)
    }
  }

  @Test func canceledSwipeReversesCalls() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      stage.swipe(to: 0.4)
      #expect(stage.top.isMovingFromParent)
      _ = stage.log.take()
      stage.stack.endSwipeBack(completes: false)
      // The way back takes 0.4 of 0.35 s.
      stage.wait(0.139)
      #expect(stage.log.take() == [])
      stage.wait(0.001)
      #expect(
        stage.log.take() == [
          "A viewWillDisappear 1", "A viewDidDisappear 1", "B viewWillAppear 1",
          "B viewIsAppearing 1", "B viewDidAppear 1",
        ]
      )
      #expect(stage.stack.viewControllers == [stage.bottom, stage.top])
      #expect(stage.stack.navigationBar.items?.count == 2)
      #expect(stage.bottom.view.window == nil)
      #expect(stage.top.view.superview === stage.stack.view)
      stage.stack.popViewController(animated: true)
      stage.wait(1)
      #expect(stage.stack.children == [stage.bottom], "and can be popped again")
    }
  }

  @Test func coordinatorReportsCancellation() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      stage.swipe(to: 0.4)
      let coordinator = try #require(stage.top.transitionCoordinator)
      #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
      #expect(!coordinator.isCancelled)
      #expect(coordinator.percentComplete == 0)
      #expect(coordinator.transitionDuration == 0.35)
      #expect(coordinator.viewController(forKey: .from) === stage.top)
      #expect(coordinator.viewController(forKey: .to) === stage.bottom)
      let log = CallLog()
      coordinator.notifyWhenInteractionChanges { context in
        log.note("let go at \(context.percentComplete), canceled \(context.isCancelled)")
        log.note("interactive \(context.isInteractive)")
      }
      coordinator.animate(alongsideTransition: nil) { context in
        log.note("completed, canceled \(context.isCancelled)")
      }
      stage.stack.endSwipeBack(completes: false)
      #expect(log.take() == ["let go at 0.4, canceled true", "interactive false"])
      stage.wait(1)
      #expect(log.take() == ["completed, canceled true"])
    }
  }

  @Test func delegateIgnoresCanceledScreen() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      let delegate = StackDelegate()
      stage.stack.delegate = delegate
      stage.swipe(to: 0.4)
      stage.stack.endSwipeBack(completes: false)
      stage.wait(1)
      #expect(delegate.words == ["will show A"])
      stage.swipe(to: 0.4)
      stage.stack.endSwipeBack(completes: true)
      stage.wait(1)
      #expect(delegate.words == ["will show A", "will show A", "did show A"])
    }
  }

  /// The upper screen moves with the finger over all of 375 points, the lower one over 0.3 of them.
  @Test func screensFollowSwipePosition() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      stage.swipe(to: 0.4)
      stage.wait(1)
      expect(stage.top.view, isSeenAt: 150)
      expect(stage.bottom.view, isSeenAt: -0.3 * 375 * 0.6)
      #expect(stage.top.view.frame.minX == 0, "nothing but what is seen moves")
      stage.stack.moveSwipeBack(to: 0.8)
      expect(stage.top.view, isSeenAt: 300)
      stage.stack.endSwipeBack(completes: false)
      // Half of the way back.
      stage.wait(0.14)
      expect(stage.top.view, isSeenAt: 150)
      stage.wait(1)
      expect(stage.top.view, isSeenAt: 0)
    }
  }

  @MainActor private func expect(_ view: UIView, isSeenAt x: CGFloat) {
    #expect(abs(view.presentedFrame.minX - x) < 1e-6, "\(view.presentedFrame.minX) is not \(x)")
  }

  @Test func alongsideAnimationFollowsSwipe() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.bottom.view.addSubview(box)
      stage.bottom.willAppear = { [unowned controller = stage.bottom] in
        controller.transitionCoordinator?.animate { _ in box.frame.origin.x = 100 }
      }
      stage.swipe(to: 0.5)
      stage.wait(1)
      // The middle of a symmetric curve.
      #expect(abs(box.presentedFrame.minX - 50) < 0.001)
      #expect(box.frame.minX == 100)
    }
  }

  @Test func gestureCanBeRefused() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      let recognizer = try #require(stage.stack.interactivePopGestureRecognizer)
      recognizer.isEnabled = false
      #expect(!stage.swipe(to: 0.5))
      recognizer.isEnabled = true
      stage.stack.isNavigationBarHidden = true
      #expect(!stage.swipe(to: 0.5), "without a bar there is no way back to be seen")
      let delegate = GestureJudge()
      recognizer.delegate = delegate
      delegate.allows = false
      #expect(!stage.swipe(to: 0.5))
      delegate.allows = true
      stage.wait(0)
      #expect(stage.swipe(to: 0.5), "a delegate of the application's own decides alone")
      stage.stack.endSwipeBack(completes: true)
      stage.wait(1)
      #expect(!stage.swipe(to: 0.5), "there is nothing below the root")
    }
  }

  @Test func customBackButtonDisablesGesture() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      stage.top.navigationItem.hidesBackButton = true
      #expect(!stage.swipe(to: 0.5))
      stage.top.navigationItem.hidesBackButton = false
      stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem()
      #expect(!stage.swipe(to: 0.5))
      stage.top.navigationItem.leftItemsSupplementBackButton = true
      #expect(stage.swipe(to: 0.5))
    }
  }

  // MARK: The keyboard

  @Test func keyboardLeavesWithScreen() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      let field = stage.focusField(in: stage.top)
      let start = stage.device.clock.now
      let witness = KeyboardWitness()
      stage.swipe(to: 0.4)
      #expect(!field.isFirstResponder)
      #expect(witness.words == ["\(start) willChangeFrame", "\(start) willHide"])
      #expect(
        witness.payloads.first?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.35
      )
      // The keyboard moves to the side with its screen.
      let seen = try #require(stage.device.keyboard.presentedFrame)
      #expect(abs(seen.minX - 150) < 1e-6)
      #expect(seen.minY == 451)
      stage.wait(1)
      #expect(witness.words.count == 2, "and has not gone before the finger")
      stage.stack.endSwipeBack(completes: true)
      stage.wait(1)
      #expect(witness.words.count == 4)
      #expect(witness.words.last?.hasSuffix("didHide") ?? false)
      #expect(stage.device.keyboard.presentedFrame == nil)
      #expect(stage.device.firstResponderView == nil)
    }
  }

  @Test func canceledSwipeRestoresFocus() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      let field = stage.focusField(in: stage.top)
      stage.swipe(to: 0.4)
      let witness = KeyboardWitness()
      stage.stack.endSwipeBack(completes: false)
      #expect(field.isFirstResponder)
      #expect(witness.words.count == 2)
      #expect(witness.words.last?.hasSuffix("willShow") ?? false)
      let duration = witness.payloads.last?[UIResponder.keyboardAnimationDurationUserInfoKey]
      #expect(abs((duration as? Double ?? 0) - 0.14) < 1e-9)
      stage.wait(0.14)
      #expect(witness.words.last?.hasSuffix("didShow") ?? false)
      #expect(stage.device.keyboard.frame?.height == 216)
    }
  }

  @Test func canceledSwipeRemovesFocusBelow() throws {
    try makeDevice().run {
      let stage = NavigationFixture()
      stage.stack.popViewController(animated: false)
      stage.wait(0)
      let field = stage.focusField(in: stage.bottom)
      stage.stack.pushViewController(stage.top, animated: true)
      stage.wait(1)
      #expect(!field.isFirstResponder)
      stage.swipe(to: 0.4)
      #expect(field.isFirstResponder)
      stage.stack.endSwipeBack(completes: false)
      #expect(!field.isFirstResponder)
      stage.wait(1)
      stage.stack.popViewController(animated: true)
      stage.wait(1)
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
