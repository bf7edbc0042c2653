import BuiltInEngine
import DeviceCatalog
import EngineProtocol
import ScenarioModel
import SnapshotModel
import Testing

@testable import Explorer

@Suite struct GeometryTests {
  private func view(
    _ path: ViewPath,
    _ frame: Rect,
    scroll: ScrollGeometry? = nil
  ) -> ViewGeometry {
    ViewGeometry(
      path: path,
      className: "UIView",
      frame: frame,
      windowFrame: frame,
      safeArea: .zero,
      isHidden: false,
      scroll: scroll
    )
  }

  private func snapshot(_ views: [ViewGeometry]) -> Snapshot {
    Snapshot(
      window: Size(width: 375, height: 667),
      keyboard: nil,
      firstResponder: nil,
      views: views
    )
  }

  /// A pixel of an iPhone 8 is half a point.
  @Test(arguments: [(0.5, false), (1, true)])
  func differenceExceedsOnePixel(distance: Double, isDifferent: Bool) throws {
    let comparison = GeometryComparison(of: Trial(base: try smallForm(), events: []), offsets: true)
    let before = snapshot([view("form/a", Rect(x: 20, y: 30, width: 100, height: 40))])
    let after = snapshot([view("form/a", Rect(x: 20, y: 30 + distance, width: 100, height: 40))])
    let differences = comparison.differences(from: before, to: after)
    #expect(differences.isEmpty == !isDifferent)
    guard isDifferent else { return }
    #expect(differences[0].view == "form/a")
    #expect(differences[0].expectations.map(\.comparison.text) == ["a.y == 30"])
    #expect(differences[0].text { "is \($0), was \($1)" } == "a.y is 31, was 30")
  }

  @Test func offsetsAreComparedWhereNothingScrolls() throws {
    let trial = Trial(base: try smallForm(), events: [])
    func scrollView(at y: Double, bottom: Double) -> Snapshot {
      let scroll = ScrollGeometry(
        contentSize: Size(width: 375, height: 900),
        contentOffset: Point(x: 0, y: y),
        contentInset: Insets(top: 0, left: 0, bottom: bottom, right: 0),
        adjustedContentInset: .zero
      )
      return snapshot([
        view("form/scrollView", Rect(x: 0, y: 0, width: 375, height: 667), scroll: scroll)
      ])
    }
    for (offsets, texts) in [
      (true, ["scrollView.contentInset.bottom == 0", "scrollView.contentOffset.y == -20"]),
      (false, ["scrollView.contentInset.bottom == 0"]),
    ] {
      let found = GeometryComparison(of: trial, offsets: offsets)
        .differences(from: scrollView(at: -20, bottom: 0), to: scrollView(at: 8, bottom: 216))
      #expect(found.flatMap(\.expectations).map(\.comparison.text) == texts)
    }
  }

  /// In 375 points, the mirror image of a view from 20 to 120 begins at 375 - 120 = 255.
  @Test func viewKeepingItsSideIsNotMirrored() throws {
    var base = try smallForm()
    base.screens[0].rootView.constraints = [constraint("a", .leading), constraint("b", .left)]
    let comparison = MirrorComparison(of: Trial(base: base, events: []))
    let frame = Rect(x: 20, y: 30, width: 100, height: 40)
    let image = Rect(x: 255, y: 30, width: 100, height: 40)
    let plain = snapshot([view("form/a", frame), view("form/b", frame)])
    #expect(
      comparison.differences(
        from: plain,
        to: snapshot([view("form/a", image), view("form/b", frame)])
      ).isEmpty
    )
    let found = comparison.differences(from: plain, to: plain)
    #expect(found.flatMap(\.expectations).map(\.comparison.text) == ["a.window.minX == 255"])
  }

  /// The same 255, computed by the engine.
  @Test func engineLaysOutFromRightToLeft() async throws {
    let text = """
      screens:
        form:
          view:
            subviews:
              - name: field
                class: UITextField
                constraints:
                  - { firstAttribute: leading, secondItem: view, constant: 20 }
                  - { firstAttribute: top, secondItem: view, constant: 30 }
                  - { firstAttribute: width, constant: 100 }
                  - { firstAttribute: height, constant: 40 }
      simulation: { layoutDirection: rightToLeft }
      technique: none
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps:
        - checkpoint: { name: at rest, expect: [field.x == 255] }
      """
    let file = try ScenarioFile.parse(text: text, file: "form.yaml", name: "form")
    let question = try #require(try file.questions { try loadScene($0, $1, $2) }.first)
    #expect(try await BuiltInEngine.current.run(question).findings == [])
  }

  private func constraint(_ view: String, _ side: ConstraintNode.Attribute) -> ConstraintNode {
    ConstraintNode(
      id: view,
      firstItem: view,
      firstAttribute: side,
      secondItem: "view",
      secondAttribute: side,
      constant: 20
    )
  }
}
