import DriftReport
import Reports
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the drawing of a window that pages show, scroll and label.
@Suite struct WindowMarkupTests {
  /// A list of 160 by 100 points with a visible row and a row below it.
  private static func screen(name: String = "row", width: Double = 160) -> SampleView {
    SampleView(
      name: "box",
      frame: Rect(x: 0, y: 0, width: 200, height: 400),
      safeArea: Insets(top: 20, left: 0, bottom: 34, right: 0),
      subviews: [
        SampleView(
          name: "list",
          className: "UIScrollView",
          frame: Rect(x: 20, y: 50, width: 160, height: 100),
          scroll: ScrollGeometry(
            contentSize: Size(width: 160, height: 300),
            contentOffset: Point(x: 0, y: 0),
            contentInset: .zero,
            adjustedContentInset: .zero
          ),
          subviews: [
            SampleView(name: name, frame: Rect(x: 0, y: 20, width: width, height: 44)),
            SampleView(name: "far", frame: Rect(x: 0, y: 200, width: 160, height: 44)),
          ]
        ),
        SampleView(name: "after", frame: Rect(x: 20, y: 250, width: 160, height: 44)),
      ]
    )
  }

  private static func elements(_ screen: SampleView, showsTitles: Bool = false) -> [String] {
    let snapshot = Snapshot(
      window: Size(width: 200, height: 400),
      keyboard: nil,
      firstResponder: nil,
      views: screen.geometry()
    )
    return WindowMarkup(of: snapshot, showsTitles: showsTitles).elements
  }

  @Test func scrolledContentStaysInMarkup() {
    let far = #"<rect class="view" x="20" y="250" width="160" height="44"/>"#
    // A view behind the list has the same frame in the window, and is not its content.
    let elements = Self.elements(Self.screen())
    #expect(elements.count { $0 == far } == 2)
    let titled = Self.elements(Self.screen(), showsTitles: true)
    #expect(titled.count { $0.contains(#"y="250""#) } == 1)
  }

  @Test func scrolledContentEndsBeforeNextSibling() throws {
    let elements = Self.elements(Self.screen())
    let begin = try #require(elements.firstIndex { $0.hasPrefix(#"<svg class="viewport""#) })
    let end = try #require(elements.firstIndex(of: "</svg>"))
    #expect(elements[begin...end].contains { $0.contains(">far</text>") })
    #expect(!elements[begin...end].contains { $0.contains(">after</text>") })
    #expect(elements[end...].contains { $0.contains(">after</text>") })
  }

  /// 20 points at the top and 34 at the bottom of 400.
  @Test func safeAreaOfTheScreenIsDrawn() {
    #expect(
      Self.elements(Self.screen())
        .contains(#"<rect class="safe" x="0" y="20" width="200" height="346"/>"#)
    )
  }

  /// With 5.5 points per letter and 6 points of padding, nine letters fit into 60 points.
  @Test(arguments: [
    ("nineChars", 60.0, "nineChars"), ("emailField", 60.0, "emailFie…"), ("row", 20.0, nil),
  ])
  func longNameIsShortened(name: String, width: Double, shown: String?) {
    // The row begins 20 points below the list, and a line of text is 10 points high.
    let texts = Self.elements(Self.screen(name: name, width: width)).compactMap {
      $0.firstMatch(of: /y="80">(.*)<\/text>/)?.output.1
    }
    #expect(texts == [shown].compactMap { $0.map { Substring($0) } })
  }
}
