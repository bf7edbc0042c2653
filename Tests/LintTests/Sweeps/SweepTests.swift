import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

@testable import Lint

@Suite struct SweepTests {
  private func widths(_ text: String, step: Double = 1) throws -> SweepAxis {
    .width(try SweepRange(text, step: step, within: SweepAxis.lengths))
  }

  /// 16 on each side and at least 300 need 332.
  @Test(arguments: [(1.0, "320...331"), (0.25, "320...331.75")])
  func constraintBreaksWithoutRoom(step: Double, span: String) throws {
    let scene = SweepScene(
      views: [ViewNode(id: "box", name: "box", kind: .view)],
      constraints: [
        pin("box", .left, 16), pin("box", .right, -16), pin("box", .top, 40),
        size("box", .height, 44), size("box", .width, 300, .greaterThanOrEqual),
      ]
    )
    let result = try scene.result(along: widths("320...400", step: step))
    #expect(result.spans("unsatisfiable-constraints") == [span])
    #expect(result.changeCount == 1)
  }

  /// The row is as wide as the screen; 16 on each side and at least 300 need 332.
  @Test func enginesLayOutRows() async throws {
    var content = ViewNode(
      id: "content",
      name: "content",
      kind: .view,
      translatesAutoresizingMaskIntoConstraints: true,
      subviews: [ViewNode(id: "box", name: "box", kind: .view)],
      constraints: [
        pin("box", .left, to: "content", 16), pin("box", .right, to: "content", -16),
        pin("box", .top, to: "content"), pin("box", .bottom, to: "content"),
        size("box", .height, 44), size("box", .width, 300, .greaterThanOrEqual),
      ]
    )
    content.slot = "contentView"
    var cell = ViewNode(
      id: "cell",
      name: "cell",
      kind: .tableViewCell,
      translatesAutoresizingMaskIntoConstraints: true,
      subviews: [content]
    )
    cell.slot = "cell"
    let scene = SweepScene(
      views: [ViewNode(id: "table", name: "table", kind: .tableView, subviews: [cell])],
      constraints: [ConstraintNode.Attribute.left, .right, .top, .bottom].map { pin("table", $0) }
    )
    let stage = ScreenStage.iPhone8
    let sweep = Sweep(along: try widths("328...334"), on: stage)
    let result = try await sweep.result(of: scene.swept(on: stage), by: BuiltInEngine.current)
    #expect(result.spans("unsatisfiable-constraints") == ["328...331"])
  }

  /// One control spans 16 to 166, the other from 166 to 16 before the end.
  ///
  /// They overlap by 332 less the width, and the tolerance is 4.
  @Test func controlsOverlapWhereTheyMeet() throws {
    let top = 40.0
    let scene = SweepScene(
      views: [
        node("one", .button, "One", Rect(x: 16, y: top, width: 150, height: 44)),
        node("two", .button, "Two", Rect(x: 209, y: top, width: 150, height: 44)),
      ],
      constraints: ["one", "two"].flatMap {
        [pin($0, .top, top), size($0, .width, 150), size($0, .height, 44)]
      } + [pin("one", .left, 16), pin("two", .right, -16)]
    )
    let result = try scene.result(along: widths("300...1000"))
    #expect(result.spans("overlapping-controls") == ["300...327"])
    #expect(
      result.entries.map(\.condition.text).contains("button 'two' overlaps button 'one'")
    )
  }

  /// A view that begins at 350 is outside a screen that ends there.
  @Test func aViewLeavesTheScreen() throws {
    let scene = SweepScene(
      views: [node("mark", .label, "!", Rect(x: 350, y: 40, width: 20, height: 20))],
      constraints: [
        pin("mark", .left, 350), pin("mark", .top, 40), size("mark", .width, 20),
        size("mark", .height, 20),
      ]
    )
    #expect(
      try scene.result(along: widths("340...400")).spans("off-screen-view") == ["340...350"]
    )
  }

  /// UIKit's windows are regular from 678 points up.
  ///
  /// Two changes of one point are one change.
  @Test func sizeClassChangesAtThreshold() throws {
    let scene = SweepScene(views: [], constraints: [])
    let result = try scene.result(along: widths("670...680"))
    #expect(result.spans("size-class") == ["670...677", "678...680"])
    #expect(result.changeCount == 1)
    #expect(try scene.result(along: widths("320...677")).entries.isEmpty)
  }

  /// The label on top is as wide as its text.
  ///
  /// The label below has the screen's width less 32.
  @Test func textTruncatesOrWrapsBelowItsWidth() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let frame = Rect(x: 16, y: 40, width: 343, height: 21)
    var wrapping = node("wrapping", .label, text, frame)
    wrapping.properties.numberOfLines = 0
    let scene = SweepScene(
      views: [
        node("free", .label, text, frame), node("narrow", .label, text, frame), wrapping,
      ],
      constraints: ["free", "narrow", "wrapping"].enumerated().flatMap { index, name in
        [pin(name, .left, 16), pin(name, .top, 40 + 100 * Double(index))]
      } + [pin("narrow", .right, -16), pin("wrapping", .right, -16)]
    )
    let stage = ScreenStage.iPhone8
    let axis = try widths("100...600")
    let frames = try Sweep(along: axis, on: stage).stops(of: scene.swept(on: stage)) { stop, _ in
      stop.snapshot.views.filter { $0.path.lastName == "free" }.map(\.frame.width)
    }
    let width = try #require(frames.first?.first)
    let result = try scene.result(along: axis)
    let truncation = try #require(
      result.entries.first { $0.condition.view == "form/narrow" }?.spans.first
    )
    // A whole number below the text's width lacks up to a point, and half a pixel is tolerated.
    let last = try #require(Double(result.stops[truncation.upperBound]))
    #expect(truncation.lowerBound == 0)
    #expect((width + 32 - 2..<width + 32).contains(last))
    let spans = result.spans("line-count", "form/wrapping")
    #expect(spans.last == "\(Int(last) + 1)...600")
    #expect(spans.count > 2)
    let counts = result.entries.filter { $0.condition.kind == "line-count" }
      .map(\.condition.text)
    #expect(counts.last == "label 'wrapping' has 1 line")
    #expect(counts.dropLast().last == "label 'wrapping' has 2 lines")
  }

  /// A button at 40 with a height of 44 ends at 84.
  ///
  /// It is cut by more than 4 points below 80, and off the screen up to 40.
  @Test func heightsAreSwept() throws {
    let scene = SweepScene(
      views: [node("go", .button, "Go", Rect(x: 16, y: 40, width: 100, height: 44))],
      constraints: [
        pin("go", .left, 16), pin("go", .top, 40), size("go", .width, 100),
        size("go", .height, 44),
      ]
    )
    let range = try SweepRange("30...100", within: SweepAxis.lengths)
    let result = try scene.result(along: .height(range))
    #expect(result.spans("off-screen-view") == ["30...40"])
    #expect(result.spans("unreachable-content") == ["41...79"])
  }

  /// A label with room for twice the text's length truncates the text beyond that.
  @Test func textTruncatesBeyondLabelLength() throws {
    let frame = Rect(x: 16, y: 40, width: 100, height: 21)
    let scene = SweepScene(
      views: [
        node("free", .label, "ooooo ooooo", frame), node("bound", .label, "ooooo", frame),
      ],
      constraints: [
        pin("free", .left, 16), pin("free", .top, 40), pin("bound", .left, 16),
        pin("bound", .top, 80),
        ConstraintNode(
          id: "width",
          firstItem: "bound",
          firstAttribute: .width,
          secondItem: "free",
          secondAttribute: .width
        ),
      ]
    )
    // At 100 percent the label above has the text that the one below has at 220: 11 characters of
    // 5. The twelfth is a space, which has no width at the end.
    let stage = ScreenStage.iPhone8
    let fixed = scene.swept(on: stage)
    let stops = try Sweep(along: .textLength(SweepRange("100...100", within: 1...1000)), on: stage)
      .stops(of: fixed) { stop, _ in stop.snapshot.views }
    let width = try #require(stops.first?.first { $0.path == "form/free" }).frame.width
    var bound = scene
    bound.views.removeFirst()
    bound.constraints = [
      pin("bound", .left, 16), pin("bound", .top, 80), size("bound", .width, width),
    ]
    let range = try SweepRange("100...300", step: 20, within: SweepAxis.textLengths)
    let result = try bound.result(along: .textLength(range))
    #expect(result.spans("truncated-text") == ["260...300"])
  }

  /// Body is 23 points at extraExtraExtraLarge and 28 at accessibilityMedium.
  ///
  /// A single line needs nine tenths of that: 20.7 and 25.2.
  @Test func textSizesAreSwept() throws {
    var label = node("name", .label, "N", Rect(x: 16, y: 40, width: 300, height: 30))
    label.properties.font = FontNode(textStyle: "body")
    label.properties.numberOfLines = 0
    let scene = SweepScene(
      views: [label],
      constraints: [
        pin("name", .left, 16), pin("name", .top, 40), size("name", .width, 300),
        size("name", .height, 23),
      ]
    )
    let result = try scene.result(along: .textSize)
    #expect(
      result.spans("truncated-text")
        == ["accessibilityMedium...accessibilityExtraExtraExtraLarge"]
    )
    #expect(result.stops.first == "extraSmall" && result.stops.count == 12)
  }

  @Test func missingStopsSeparateSpans() {
    var tracker = SpanTracker<String>()
    for items in [["a", "b"], ["a"], [], ["a", "b"], ["b", "b"]] {
      tracker.add(items.map { ($0, $0) })
    }
    #expect(tracker.tracks.map(\.item) == ["a", "b"])
    #expect(tracker.tracks.map(\.spans) == [[0...1, 3...3], [0...0, 3...4]])
  }
}
