import Reporting
import Reports
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import DriftReport

/// A column is 8 points wide and a row 16 points tall, unless the screen is too large for that.
@Suite struct ScreenDrawingTests {
  /// A field at the top, and a button with its lower part under the keyboard.
  private static let form = snapshot(
    SampleView(
      name: "box",
      frame: Rect(x: 0, y: 0, width: 160, height: 192),
      subviews: [
        SampleView(
          name: "field",
          className: "UITextField",
          frame: Rect(x: 16, y: 32, width: 128, height: 32)
        ),
        SampleView(
          name: "hint",
          frame: Rect(x: 16, y: 64, width: 128, height: 32),
          isHidden: true,
          subviews: [SampleView(name: "text", frame: Rect(x: 0, y: 0, width: 64, height: 32))]
        ),
        SampleView(
          name: "low",
          className: "UIButton",
          frame: Rect(x: 16, y: 96, width: 96, height: 48)
        ),
      ]
    ),
    keyboard: Rect(x: 0, y: 112, width: 160, height: 80),
    focus: "box/field"
  )

  /// The window has 160 / 8 + 1 columns and 192 / 16 + 1 rows, for edges at both ends.
  @Test func viewsAreBoxesAndKeyboardIsHatched() {
    let drawing = ScreenDrawing(of: Self.form, columns: 80)
    #expect(
      drawing.lines == [
        "┌───────────────────┐",
        "│box                │",
        "│ ┌───────────────┐ │",
        "│ │▸field         │ │",
        "│ └───────────────┘ │",
        "│                   │",
        "│ ┌───────────┐     │",
        "├─┼───────────┼─────┤",
        "│╱│low╱╱╱╱╱╱╱╱│╱╱╱╱╱│",
        "│╱└───────────┘╱╱╱╱╱│",
        "│╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱│",
        "│╱keyboard╱╱╱╱╱╱╱╱╱╱│",
        "└───────────────────┘",
      ]
    )
  }

  @Test func highlightedViewsAreDrawnHeavyOnTop() {
    let lines = ScreenDrawing(of: Self.form, columns: 80, highlighting: ["box/low"]).lines
    #expect(
      lines[6...9] == [
        "│ ┏━━━━━━━━━━━┓     │",
        "├─╋───────────╋─────┤",
        "│╱┃low╱╱╱╱╱╱╱╱┃╱╱╱╱╱│",
        "│╱┗━━━━━━━━━━━┛╱╱╱╱╱│",
      ]
    )
  }

  /// The later of two siblings covers the earlier one.
  ///
  /// The first is 10 columns by 4 rows from 0,0; the second begins at column 6, row 2.
  @Test func laterSiblingsCoverEarlierOnes() {
    let drawing = ScreenDrawing(
      of: snapshot(
        SampleView(
          name: "box",
          frame: Rect(x: 0, y: 0, width: 128, height: 96),
          subviews: [
            SampleView(name: "back", frame: Rect(x: 0, y: 0, width: 80, height: 64)),
            SampleView(name: "front", frame: Rect(x: 48, y: 32, width: 80, height: 64)),
          ]
        )
      ),
      columns: 80
    )
    #expect(
      drawing.lines == [
        "┌─────────┬─────┐",
        "│back     │box  │",
        "│     ┌───┴─────┤",
        "│     │front    │",
        "├─────┤         │",
        "│     │         │",
        "└─────┴─────────┘",
      ]
    )
  }

  /// The content is larger than the scroll view.
  ///
  /// 64 points of it are scrolled away at the top, and the part beyond the right edge is hidden.
  @Test func scrollViewsAreDashedAndClip() {
    let scroll = ScrollGeometry(
      contentSize: Size(width: 160, height: 300),
      contentOffset: Point(x: 0, y: 64),
      contentInset: .zero,
      adjustedContentInset: .zero
    )
    let drawing = ScreenDrawing(
      of: snapshot(
        SampleView(
          name: "box",
          frame: Rect(x: 0, y: 0, width: 128, height: 128),
          subviews: [
            SampleView(
              name: "list",
              className: "UIScrollView",
              frame: Rect(x: 16, y: 48, width: 80, height: 64),
              scroll: scroll,
              subviews: [
                SampleView(name: "gone", frame: Rect(x: 0, y: 0, width: 80, height: 48)),
                SampleView(name: "row", frame: Rect(x: 16, y: 80, width: 96, height: 32)),
              ]
            ),
            SampleView(
              name: "top",
              className: "UINavigationBar",
              frame: Rect(x: 0, y: 0, width: 128, height: 32)
            ),
          ]
        )
      ),
      columns: 80
    )
    #expect(
      drawing.lines == [
        "┌───────────────┐",
        "│top░░░░░░░░░░░░│",
        "├───────────────┤",
        "│ ┌list┄┄┄┄┄┐box│",
        "│ ┆ ┌───────┤   │",
        "│ ┆ │row    ┆   │",
        "│ ┆ └───────┤   │",
        "│ └┄┄┄┄┄┄┄┄┄┘   │",
        "└───────────────┘",
      ]
    )
  }

  /// A tablet of 1180 points in 80 columns: 1180 / 79 points per column, twice that per row.
  @Test func largeScreensAreScaledToTheColumns() {
    let pad = Rect(x: 0, y: 0, width: 1180, height: 820)
    let drawing = ScreenDrawing(of: snapshot(SampleView(name: "pad", frame: pad)), columns: 80)
    #expect(drawing.columns == 80)
    // 820 / (2 * 1180 / 79) = 27.4, and an edge at both ends.
    #expect(drawing.lines.count == 28)
  }

  @Test func drawingsAreSideBySideWithRoom() {
    let small = snapshot(SampleView(name: "a", frame: Rect(x: 0, y: 0, width: 32, height: 32)))
    let drawings = ["one", "two", "three"].map {
      ScreenDrawing(of: small, caption: $0, columns: 80)
    }
    // Two columns of 5 and the gap of 2 are 12.
    #expect(
      ScreenDrawing.sideBySide(drawings, columns: 12) == [
        "one    two",
        "┌───┐  ┌───┐",
        "│a  │  │a  │",
        "└───┘  └───┘",
        "",
        "three",
        "┌───┐",
        "│a  │",
        "└───┘",
      ]
    )
  }

  /// An escape sequence is spelled out, a wide character has two columns, a combining mark none.
  @Test func hostileNamesKeepLinesIntact() {
    let names = ["\u{1B}[2J", "日本", "e\u{301}", "a\u{202E}b"]
    let rows = names.enumerated().map { row, name in
      SampleView(name: name, frame: Rect(x: 0, y: Double(row) * 32, width: 160, height: 32))
    }
    let frame = Rect(x: 0, y: 0, width: 160, height: 128)
    let view = SampleView(name: "box", frame: frame, subviews: rows)
    let lines = ScreenDrawing(of: snapshot(view), caption: "\u{7}", columns: 80).lines
    #expect(lines[0] == #"\u{7}"#)
    #expect(lines[2] == #"│\u{1B}[2J          │"#)
    #expect(lines[4] == "│日本               │")
    #expect(lines[6] == "│e\u{301}                  │")
    #expect(lines[8] == #"│a\u{202E}b         │"#)
    #expect(lines.dropFirst().allSatisfy { $0.columns == 21 })
  }

  /// Lines stay within the columns for any result of an engine.
  @Test func anyScreenCanBeDrawn() {
    var random = RandomRuns(seed: 6)
    for _ in 0..<300 {
      for case let snapshot? in random.run().steps.map(\.snapshot) {
        let paths = Set(snapshot.views.map(\.path))
        let drawing = ScreenDrawing(of: snapshot, caption: "c", columns: 40, highlighting: paths)
        #expect(drawing.lines.allSatisfy { $0.columns <= 40 })
        #expect(drawing.lines.count <= 202)
      }
    }
  }
}

/// A screen as large as its root view.
func snapshot(_ root: SampleView, keyboard: Rect? = nil, focus: ViewPath? = nil) -> Snapshot {
  Snapshot(
    window: Size(width: root.frame.width, height: root.frame.height),
    keyboard: keyboard,
    firstResponder: focus,
    views: root.geometry()
  )
}
