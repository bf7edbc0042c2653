import Testing

@testable import LayoutEngine

/// Drags that dismiss the keyboard, on an iPhone 8: the keyboard spans y 451 to 667.
@MainActor @Suite struct KeyboardDragTests {
  @MainActor private struct Scene {
    let window = UIWindow()
    let scrollView = UIScrollView(frame: rect(0, 0, 375, 667))
    let field = UITextField(frame: rect(0, 0, 100, 30))
    let witness: KeyboardWitness
    let keyboard = SimulatedDevice.current.keyboard

    init(_ mode: UIScrollView.KeyboardDismissMode) {
      window.addSubview(scrollView)
      scrollView.addSubview(field)
      scrollView.keyboardDismissMode = mode
      window.makeKeyAndVisible()
      field.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      witness = KeyboardWitness()
    }
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
  func onDragDismissesAtDragStart(mode: UIScrollView.KeyboardDismissMode) throws {
    try makeDevice().run {
      let scene = Scene(mode)
      scene.keyboard.dragDidBegin(in: scene.scrollView)
      #expect(scene.witness.words == ["1.0 willChangeFrame", "1.0 willHide"])
      #expect(!scene.field.isFirstResponder)
    }
  }

  @Test func keyboardStaysWithoutDismissMode() throws {
    try makeDevice().run {
      let scene = Scene(.none)
      scene.keyboard.dragDidBegin(in: scene.scrollView)
      scene.keyboard.dragDidMove(to: 600, in: scene.scrollView)
      scene.keyboard.dragDidEnd(velocity: 500, in: scene.scrollView)
      #expect(scene.keyboard.frame == rect(0, 451, 375, 216))
      #expect(scene.witness.words.isEmpty)
    }
  }

  @Test func interactiveKeyboardFollowsFingerSilently() throws {
    try makeDevice().run {
      let scene = Scene(.interactive)
      let guide = scene.window.keyboardLayoutGuide
      scene.keyboard.dragDidBegin(in: scene.scrollView)
      for (finger, top) in [(400.0, 451.0), (500, 500), (700, 667), (480, 480), (300, 451)] {
        scene.keyboard.dragDidMove(to: finger, in: scene.scrollView)
        #expect(scene.keyboard.frame?.minY == CGFloat(top))
        #expect(guide.layoutFrame.minY == CGFloat(top))
      }
      #expect(scene.witness.words.isEmpty)
    }
  }

  /// The finger takes the keyboard 30 points above its edge: at 430 it has moved 430 + 30 - 451 =
  /// 9.
  @Test(arguments: [(30.0, 460.0), (-30, 451)])
  func paddingStartsDragEarlier(padding: CGFloat, top: CGFloat) throws {
    try makeDevice().run {
      let scene = Scene(.interactive)
      scene.window.keyboardLayoutGuide.keyboardDismissPadding = padding
      scene.keyboard.dragDidMove(to: 430, in: scene.scrollView)
      #expect(scene.keyboard.frame?.minY == top)
    }
  }

  @Test func releaseDuringDescentDismissesKeyboard() throws {
    try makeDevice().run {
      let scene = Scene(.interactive)
      scene.keyboard.dragDidMove(to: 500, in: scene.scrollView)
      scene.keyboard.dragDidEnd(velocity: 100, in: scene.scrollView)
      #expect(scene.witness.words == ["1.0 willChangeFrame", "1.0 willHide"])
      #expect(
        scene.keyboard.posted.last?.movement
          == KeyboardMovement(
            begin: rect(0, 500, 375, 216),
            end: rect(0, 667, 375, 216),
            duration: 0.25
          )
      )
      #expect(!scene.field.isFirstResponder)
    }
  }

  @Test func fullDragHidesKeyboard() throws {
    try makeDevice().run {
      let scene = Scene(.interactiveWithAccessory)
      scene.keyboard.dragDidMove(to: 667, in: scene.scrollView)
      scene.keyboard.dragDidEnd(velocity: 0, in: scene.scrollView)
      #expect(scene.keyboard.posted.last?.movement.duration == 0)
      #expect(scene.keyboard.frame == nil)
    }
  }

  /// Upwards, or at rest after less than half of 216 down.
  @Test(arguments: [(600.0, -100.0), (550, 0)])
  func releasedKeyboardReturnsSilently(finger: CGFloat, velocity: CGFloat) throws {
    try makeDevice().run {
      let scene = Scene(.interactive)
      scene.keyboard.dragDidMove(to: finger, in: scene.scrollView)
      scene.keyboard.dragDidEnd(velocity: velocity, in: scene.scrollView)
      #expect(scene.keyboard.frame == rect(0, 451, 375, 216))
      #expect(scene.keyboard.presentedFrame?.minY == finger)
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(scene.keyboard.presentedFrame == rect(0, 451, 375, 216))
      #expect(scene.witness.words.isEmpty)
      #expect(scene.field.isFirstResponder)
    }
  }
}
