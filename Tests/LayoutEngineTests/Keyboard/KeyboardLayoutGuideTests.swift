import Testing

@testable import LayoutEngine

/// The guide of the strip that the keyboard covers, on an iPhone 8: 667 points high, keyboard 216.
@MainActor @Suite struct KeyboardLayoutGuideTests {
  /// A window with a panel at y = 300; in it are a view 267 high with a guide, and a box above it.
  @MainActor private struct Scene {
    let window = UIWindow()
    let panel = UIView(frame: rect(0, 300, 375, 367))
    let owner = UIView(frame: rect(0, 100, 375, 267))
    let box = ContentBox(10, 10)

    init() {
      window.makeKeyAndVisible()
      window.addSubview(panel)
      panel.addSubview(owner)
      owner.addConstrained(box)
      box.bottomAnchor.constraint(equalTo: owner.keyboardLayoutGuide.topAnchor).isActive = true
    }
  }

  @Test func guideIsAtBottomWithoutKeyboard() throws {
    try makeDevice().run {
      let scene = Scene()
      scene.window.layoutIfNeeded()
      #expect(scene.box.frame.maxY == CGFloat(267))
      #expect(scene.owner.keyboardLayoutGuide.layoutFrame == rect(0, 267, 375, 0))
    }
  }

  /// If the view ends at 400 of the 852 points of an iPhone 15, the rest is 452.
  @Test func hiddenKeyboardGuideReachesWindowEnd() throws {
    try makeDevice("iphone-15").run {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let owner = UIView(frame: rect(0, 0, 393, 400))
      window.addSubview(owner)
      let guide = owner.keyboardLayoutGuide
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == rect(0, 400, 393, 452))
      owner.frame.origin.y = 100
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == rect(0, 400, 393, 352))
    }
  }

  @Test(arguments: [(true, 34.0), (false, 0.0)])
  func hiddenKeyboardGuideUsesAreaOrEdge(usesSafeArea: Bool, height: CGFloat) throws {
    try makeDevice("iphone-11").run {
      let window = UIWindow()
      window.keyboardLayoutGuide.usesBottomSafeArea = usesSafeArea
      window.layoutIfNeeded()
      #expect(window.keyboardLayoutGuide.layoutFrame == rect(0, 896 - height, 414, height))
    }
  }

  @Test func guideHeightEqualsKeyboardOverlap() throws {
    try makeDevice().run {
      let scene = Scene()
      SimulatedDevice.current.keyboard.show()
      scene.window.layoutIfNeeded()
      // The keyboard begins at 667 - 216 = 451 on the screen, 51 below the owner's top.
      #expect(scene.box.frame.maxY == CGFloat(51))
      #expect(scene.owner.keyboardLayoutGuide.layoutFrame == rect(0, 51, 375, 216))
    }
  }

  @Test func guideStaysAtKeyboardWhenAncestorMoves() throws {
    try makeDevice().run {
      let scene = Scene()
      SimulatedDevice.current.keyboard.show()
      scene.window.layoutIfNeeded()
      scene.panel.frame.origin.y = 280
      scene.window.layoutIfNeeded()
      #expect(scene.box.frame.maxY == CGFloat(71))
      scene.panel.transform = CGAffineTransform(translationX: 0, y: -10)
      scene.window.layoutIfNeeded()
      #expect(scene.box.frame.maxY == CGFloat(81))
    }
  }
}
