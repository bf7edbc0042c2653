import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests an app's views on the keyboard, on a screen of 375 by 667 points.
@Suite struct InputViewTests {
  private func snapshot(keyboard height: Double, bar: Double) -> Snapshot {
    let field = SampleView(
      name: "message",
      className: "UITextField",
      frame: Rect(x: 10, y: 5, width: 200, height: 34)
    )
    let host = SampleView(
      name: "inputSetHostView",
      className: "UIInputSetHostView",
      frame: Rect(x: 0, y: 667 - height, width: 375, height: height),
      subviews: [
        SampleView(
          name: "bar",
          frame: Rect(x: 0, y: 0, width: 375, height: bar),
          subviews: [field]
        )
      ]
    )
    return Snapshot(
      window: Size(width: 375, height: 667),
      keyboard: Rect(x: 0, y: 667 - height, width: 375, height: height),
      firstResponder: "inputSetHostView/bar/message",
      views: host.geometry()
    )
  }

  @Test func keyboardDoesNotCoverItsOwnBar() throws {
    let snapshot = snapshot(keyboard: 260, bar: 44)
    let field = try #require(snapshot.views.last)
    #expect(snapshot.isOnKeyboard(field.path))
    #expect(TouchReach(snapshot).heightUnderKeyboard(field) == 0)
  }

  /// Below a bar of 44, keys of 260 - 44 = 216 begin at 667 - 216 = 451.
  @Test func keysBeginBelowBar() {
    let keys = snapshot(keyboard: 260, bar: 44).keysFrame
    #expect(keys == Rect(x: 0, y: 451, width: 375, height: 216))
  }

  /// A bar of 44 above a home indicator of 34 leaves no room for keys.
  @Test func barAloneHasNoKeys() {
    #expect(snapshot(keyboard: 44 + 34, bar: 44).keysFrame == nil)
  }
}
