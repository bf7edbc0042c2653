import Reporting
import Reports
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the outcome of a technique in one run.
@Suite struct TechniqueOutcomeTests {
  /// A field at 560...594 in content of 700, on a screen of 375 by 667.
  private func snapshot(
    offset: Double,
    inset: Insets = .zero,
    adjusted: Insets? = nil,
    content: Double = 700,
    top: Double = 0,
    fieldX: Double = 20,
    keyboard: Double? = nil,
    focused: Bool = true,
    window: Size = Size(width: 375, height: 667)
  ) -> Snapshot {
    let field = SampleView(
      name: "field",
      className: "UITextField",
      frame: Rect(x: fieldX, y: 560, width: 200, height: 34)
    )
    let scrollView = SampleView(
      name: "scrollView",
      className: "UIScrollView",
      frame: Rect(x: 0, y: top, width: 375, height: 667 - top),
      scroll: ScrollGeometry(
        contentSize: Size(width: 375, height: content),
        contentOffset: Point(x: 0, y: offset),
        contentInset: inset,
        adjustedContentInset: adjusted ?? inset
      ),
      subviews: [field]
    )
    let form = SampleView(
      name: "form",
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      subviews: [scrollView]
    )
    return Snapshot(
      window: window,
      keyboard: keyboard.map { Rect(x: 0, y: 667 - $0, width: 375, height: $0) },
      firstResponder: focused ? "form/scrollView/field" : nil,
      views: form.geometry()
    )
  }

  private func bottom(_ length: Double, top: Double = 0) -> Insets {
    Insets(top: top, left: 0, bottom: length, right: 0)
  }

  private func run(_ snapshots: [Snapshot], technique: String = "content-inset") -> Run {
    Run(
      engine: EngineIdentity(name: "scvdb", version: "1.0.0", fingerprint: "f00d"),
      identity: CaseIdentity(
        scenario: "form",
        device: "iphone-8",
        orientation: "portrait",
        technique: technique
      ),
      questionHash: "question",
      steps: snapshots.enumerated().map { index, snapshot in
        Step(index: index, time: 0, action: "checkpoint", detail: "\(index)", snapshot: snapshot)
      },
      pushes: [],
      findings: []
    )
  }

  // MARK: Visibility

  /// The keyboard grew from 216 to 258 and the inset did not: at an offset of 143 the field is on
  /// screen at 417...451, and the keyboard begins at 667 - 258 = 409.
  @Test func hiddenDistanceIsMeasuredFromKeyboardTop() {
    let outcome = TechniqueOutcome(
      of: run([snapshot(offset: 143, inset: bottom(216), keyboard: 258)])
    )
    #expect(outcome.focusedCheckpoints == 1)
    #expect(
      outcome.hiddenFields.map { [$0.checkpoint, $0.field.path.text, "\($0.field.hiddenBy)"] } == [
        ["0", "form/scrollView/field", "42.0"]
      ]
    )
  }

  /// At an offset of 594 - 409 = 185 the field ends where the keyboard begins.
  @Test func fieldTouchingKeyboardIsVisible() {
    let up = snapshot(offset: 185, inset: bottom(258), keyboard: 258)
    #expect(TechniqueOutcome(of: run([up])).hiddenFields == [])
  }

  @Test func pixelRoundingHidesNothing() {
    let half = snapshot(offset: 184.5, inset: bottom(258), keyboard: 258)
    #expect(half.focusedField?.hiddenBy == 0)
    let two = snapshot(offset: 183, inset: bottom(258), keyboard: 258)
    #expect(two.focusedField?.hiddenBy == 2)
  }

  /// At an offset of 536 the field is on screen at 24...58, and a bar covers the area above 64.
  @Test func fieldUnderABarIsHidden() {
    let scrolled = snapshot(offset: 536, adjusted: bottom(258, top: 64), keyboard: 258)
    #expect(scrolled.focusedField?.hiddenBy == 40)
  }

  @Test func fieldBesideTheScreenIsHidden() {
    #expect(snapshot(offset: 185, fieldX: -15).focusedField?.hiddenBy == 15)
  }

  /// The field is on screen at 20...220, 417...451; the keyboard floats over it, or beside it, or
  /// above.
  @Test(arguments: [
    (Rect(x: 100, y: 430, width: 250, height: 200), 21.0),
    (Rect(x: 225, y: 430, width: 150, height: 200), 0.0),
    (Rect(x: 0, y: 100, width: 375, height: 216), 0.0),
  ])
  func floatingKeyboardHidesItsOverlap(_ keyboard: Rect, by points: Double) {
    var floating = snapshot(offset: 143)
    floating.keyboard = keyboard
    #expect(floating.focusedField?.hiddenBy == points)
  }

  @Test func missingFocusHasNoFieldOutcome() {
    let outcome = TechniqueOutcome(of: run([snapshot(offset: 0, focused: false)]))
    #expect(outcome.focusedCheckpoints == 0)
    #expect(outcome.scrolling == nil)
  }

  // MARK: Scroll distance

  /// From -20 up to 17.6 are 37.6 points; afterwards a smaller scroll back to 10.
  @Test func farthestOffsetCounts() {
    let outcome = TechniqueOutcome(
      of: run([
        snapshot(offset: -20, focused: false), snapshot(offset: 17.6, keyboard: 216),
        snapshot(offset: 10, keyboard: 216),
      ])
    )
    #expect(outcome.scrolling?.distance == 37.6)
    #expect(outcome.scrolling?.lastOffset == 10)
    #expect(outcome.scrolling?.lastField == "form/scrollView/field")
  }

  /// A rotation's effect on an offset does not count as scrolling: each window size has its own
  /// start.
  @Test func rotatedScreenHasSeparateStart() {
    let turned = Size(width: 667, height: 375)
    let outcome = TechniqueOutcome(
      of: run([
        snapshot(offset: 0, focused: false), snapshot(offset: 300, window: turned),
        snapshot(offset: 340, window: turned),
      ])
    )
    #expect(outcome.scrolling?.distance == 40)
  }

  // MARK: Restored state

  /// A container overwrites an app's own inset of 49.
  ///
  /// The content was 685 tall between 44 and 34 + 49 = 83. Afterwards it is 734 tall, above 34.
  @Test func lostInsetAndGrownContentAreReported() {
    let outcome = TechniqueOutcome(
      of: run([
        snapshot(offset: -44, adjusted: bottom(83, top: 44), content: 685, focused: false),
        snapshot(offset: -44, adjusted: bottom(291, top: 44), content: 734, keyboard: 291),
        snapshot(offset: -44, adjusted: bottom(34, top: 44), content: 734, focused: false),
      ])
    )
    #expect(outcome.restoration?.offset == true)
    #expect(outcome.restoration?.insets == false)
    #expect(outcome.restoration?.contentSize == false)
    #expect(outcome.restoration?.isWhole == false)
  }

  @Test func remainingOffsetIsReported() {
    let outcome = TechniqueOutcome(
      of: run([
        snapshot(offset: 0, focused: false), snapshot(offset: 33, keyboard: 216),
        snapshot(offset: 33, focused: false),
      ])
    )
    #expect(outcome.restoration?.offset == false)
    #expect(outcome.restoration?.insets == true)
    #expect(outcome.restoration?.contentSize == true)
  }

  @Test(arguments: [[0, 1], [1, 2]])
  func restorationRequiresBeforeAndAfter(of part: [Int]) {
    let all = [
      snapshot(offset: 0, focused: false), snapshot(offset: 33, keyboard: 216),
      snapshot(offset: 0, focused: false),
    ]
    #expect(TechniqueOutcome(of: run(part.map { all[$0] })).restoration == nil)
    #expect(TechniqueOutcome(of: run(all)).restoration?.isWhole == true)
  }

  // MARK: Side by side

  @Test func techniqueThatLosesFocusKeepsNothingVisible() {
    let (visible, hidden) = (
      snapshot(offset: 185, inset: bottom(258), keyboard: 258),
      snapshot(offset: 143, inset: bottom(216), keyboard: 258)
    )
    let focusless = snapshot(offset: 185, focused: false)
    var comparison = TechniqueComparison()
    for (technique, snapshots) in [
      ("good", [visible, visible]), ("bad", [visible, hidden]), ("lost", [visible, focusless]),
    ] {
      comparison.add(TechniqueOutcome(of: run(snapshots, technique: technique)))
    }
    #expect(comparison.caseCount == 1)
    #expect(comparison.techniques == ["good", "bad", "lost"])
    #expect(comparison.techniques.map(comparison.visibleCases) == [1, 0, 0])
  }
}
