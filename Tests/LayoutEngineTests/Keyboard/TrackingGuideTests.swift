import Testing

@testable import LayoutEngine

/// The keyboard's guide, and the constraints for its positions, on an iPad of 768 x 1024 points.
@MainActor @Suite struct TrackingGuideTests {
  private let device = "ipad-6"

  @MainActor private struct Scene {
    let window = UIWindow()
    let box = ContentBox(10, 10)
    let near: NSLayoutConstraint
    let away: NSLayoutConstraint
    var guide: UIKeyboardLayoutGuide { window.keyboardLayoutGuide }
    let keyboard = SimulatedDevice.current.keyboard

    init(_ edge: NSDirectionalRectEdge) {
      window.makeKeyAndVisible()
      window.addConstrained(box)
      near = box.leadingAnchor.constraint(equalTo: window.leadingAnchor)
      away = box.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 100)
      guide.followsUndockedKeyboard = true
      guide.setConstraints([near], activeWhenNearEdge: edge)
      guide.setConstraints([away], activeWhenAwayFrom: edge)
    }
  }

  @Test func guideFollowsUndockedKeyboardOnRequest() throws {
    try makeDevice(device).run {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let keyboard = SimulatedDevice.current.keyboard
      let guide = window.keyboardLayoutGuide
      keyboard.place(.floating(CGPoint(x: 400, y: 500)))
      keyboard.show()
      #expect(guide.layoutFrame == rect(0, 1024, 768, 0))
      guide.followsUndockedKeyboard = true
      #expect(guide.layoutFrame == rect(400, 500, 320, 216))
    }
  }

  /// A box above the guide and centered on it.
  ///
  /// It is at x = 400 + 160 - 5 and y = 500 - 10, then at 384 - 5 and 1024 - 258 - 10.
  @Test func allFourEdgesFollowKeyboard() throws {
    try makeDevice(device).run {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let box = window.addConstrained(ContentBox(10, 10))
      let guide = window.keyboardLayoutGuide
      guide.followsUndockedKeyboard = true
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor).isActive = true
      box.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.place(.floating(CGPoint(x: 400, y: 500)))
      keyboard.show()
      window.layoutIfNeeded()
      #expect(box.frame == rect(555, 490, 10, 10))
      keyboard.place(.docked)
      window.layoutIfNeeded()
      #expect(box.frame == rect(379, 756, 10, 10))
    }
  }

  @Test func hiddenGuideIsNearBottomOnly() throws {
    try makeDevice(device).run {
      for edge in [NSDirectionalRectEdge.top, .leading, .trailing, .bottom] {
        let scene = Scene(edge)
        #expect(scene.near.isActive == (edge == .bottom))
        #expect(scene.away.isActive == (edge != .bottom))
        scene.keyboard.show()
        #expect(scene.near.isActive == (edge == .bottom))
        scene.keyboard.hide()
      }
    }
  }

  /// The sides of a keyboard with the screen's width are never near.
  @Test func undockedKeyboardCanBeNearTop() throws {
    try makeDevice(device).run {
      let (top, leading) = (Scene(.top), Scene(.leading))
      top.keyboard.place(.undocked(gap: 700))
      top.keyboard.show()
      #expect(top.near.isActive)
      #expect(!top.away.isActive)
      #expect(!leading.near.isActive)
    }
  }

  /// A floating keyboard 320 wide can move by 448 points: it is near the left up to 149.
  @Test func floatingGuideIsNearItsCorner() throws {
    try makeDevice(device).run {
      let (leading, trailing) = (Scene(.leading), Scene(.trailing))
      leading.keyboard.place(.floating(CGPoint(x: 100, y: 400)))
      leading.keyboard.show()
      #expect(leading.near.isActive)
      #expect(trailing.away.isActive)
      leading.keyboard.place(.floating(CGPoint(x: 400, y: 400)))
      #expect(leading.away.isActive)
      #expect(trailing.near.isActive)
    }
  }

  @Test func trackedConstraintsCanBeReadAndRemoved() throws {
    try makeDevice(device).run {
      let scene = Scene(.bottom)
      #expect(scene.guide.constraintsActive(whenNearEdge: .bottom) == [scene.near])
      #expect(scene.guide.constraintsActive(whenAwayFrom: .bottom) == [scene.away])
      scene.guide.removeAllTrackedConstraints()
      #expect(!scene.near.isActive)
      #expect(scene.guide.constraintsActive(whenNearEdge: .bottom).isEmpty)
    }
  }
}
