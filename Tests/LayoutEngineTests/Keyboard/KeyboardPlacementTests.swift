import Testing

@testable import LayoutEngine

/// Keyboards that leave the bottom edge, on an iPad of 768 x 1024 points without a home indicator,
/// with a keyboard 258 high: its top is at 1024 - 258 = 766.
@MainActor @Suite struct KeyboardPlacementTests {
  private let docked = rect(0, 766, 768, 258)
  /// 100 points above the bottom edge.
  private let undocked = rect(0, 666, 768, 258)

  @Test func undockingPostsHideAndDockingPostsShow() throws {
    try makeDevice("ipad-6").run {
      let device = SimulatedDevice.current
      let field = TestField("field")
      field.becomeFirstResponder()
      device.clock.advance(by: 1)
      let witness = KeyboardWitness()
      device.keyboard.place(.undocked(gap: 100))
      #expect(device.keyboard.frame == undocked)
      #expect(
        device.keyboard.posted.last?.movement
          == KeyboardMovement(begin: docked, end: undocked, duration: 0.25)
      )
      device.clock.advance(by: 1)
      device.keyboard.place(.docked)
      device.clock.advance(by: 1)
      #expect(
        witness.words == [
          "1.0 willChangeFrame", "1.0 willHide", "1.25 didChangeFrame", "1.25 didHide",
          "2.0 willChangeFrame", "2.0 willShow", "2.25 didChangeFrame", "2.25 didShow",
        ]
      )
      #expect(device.keyboard.frame == docked)
    }
  }

  @Test(arguments: [KeyboardPlacement.undocked(gap: 100), .split(gap: 100), .floating(.zero)])
  func undockedKeyboardPostsFrameChangesOnly(placement: KeyboardPlacement) throws {
    try makeDevice("ipad-6").run {
      let device = SimulatedDevice.current
      device.keyboard.place(placement)
      let witness = KeyboardWitness()
      let field = TestField("field")
      field.becomeFirstResponder()
      device.clock.advance(by: 1)
      field.resignFirstResponder()
      device.clock.advance(by: 1)
      #expect(
        witness.words == [
          "0.0 willChangeFrame", "0.25 didChangeFrame",
          "1.0 willChangeFrame", "1.25 didChangeFrame",
        ]
      )
    }
  }

  /// A finger moves an undocked keyboard; UIKit then sends a zero rectangle first.
  @Test func draggedKeyboardPostsZeroFrame() throws {
    try makeDevice("ipad-6").run {
      let device = SimulatedDevice.current
      device.keyboard.place(.undocked(gap: 100))
      let field = TestField("field")
      field.becomeFirstResponder()
      device.clock.advance(by: 1)
      let count = device.keyboard.posted.count
      device.keyboard.place(.undocked(gap: 300))
      let posted = device.keyboard.posted[count...]
      #expect(posted.map(\.notification) == [.willChangeFrame, .willChangeFrame])
      #expect(posted.first?.movement.end == .zero)
      #expect(posted.last?.movement.end == rect(0, 466, 768, 258))
    }
  }

  @Test func floatingKeyboardHasPhoneSize() throws {
    try makeDevice("ipad-6").run {
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.place(.floating(CGPoint(x: 400, y: 500)))
      let field = TestField("field")
      field.becomeFirstResponder()
      #expect(keyboard.frame == rect(400, 500, 320, 216))
    }
  }

  @Test func undockedShortcutsBarHasNoFrame() throws {
    try makeDevice("ipad-6").run {
      let keyboard = SimulatedDevice.current.keyboard
      let field = TestField("field")
      field.becomeFirstResponder()
      keyboard.setHasHardwareKeyboard(true)
      keyboard.place(.floating(CGPoint(x: 400, y: 900)))
      #expect(keyboard.posted.last?.notification == .willShow)
      #expect(keyboard.posted.last?.movement.end == .zero)
    }
  }
}
