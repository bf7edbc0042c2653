import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Finds the view that caused a drift, where one view grows and others shrink.
@Suite struct SpacerDriftTests {
  /// Views below each other on a screen of 375 by 600 points: a name, the y position, the height.
  private typealias Row = (name: String, y: Double, height: Double)

  /// Spacers are plain views without content; the others have content.
  private func screen(_ rows: [Row], height: Double = 600) -> SampleView {
    SampleView(
      name: "signUp",
      frame: Rect(x: 0, y: 0, width: 375, height: height),
      subviews: rows.map { row in
        SampleView(
          name: row.name,
          className: row.name.hasPrefix("spacer") ? "UIView" : "UILabel",
          frame: Rect(x: 0, y: row.y, width: 375, height: row.height)
        )
      }
    )
  }

  private let before: [Row] = [
    ("spacer-a", 0, 100), ("logo", 100, 50), ("spacer-b", 150, 100), ("title", 250, 50),
    ("spacer-c", 300, 300),
  ]

  private func drift(to after: [Row], height: Double = 600) throws -> Drift {
    try DriftReportTests.drift(sampleRun(screen(before)), sampleRun(screen(after, height: height)))
  }

  /// The logo is 6 points taller; the spacers lose 1, 2 and 3.
  @Test func growingViewShrinksSpacers() throws {
    let drift = try drift(to: [
      ("spacer-a", 0, 99), ("logo", 99, 56), ("spacer-b", 155, 98), ("title", 253, 50),
      ("spacer-c", 303, 297),
    ])
    #expect(drift.lines == ["signUp/logo: moved y 100.0>99.0, resized height 50.0>56.0"])
    #expect(drift.followers == 4)
  }

  /// The logo is 1 point taller, and rounding to pixels takes all of it from one spacer.
  @Test func growingViewShrinksOneSpacer() throws {
    let drift = try drift(to: [
      ("spacer-a", 0, 100), ("logo", 100, 51), ("spacer-b", 151, 99), ("title", 250, 50),
      ("spacer-c", 300, 300),
    ])
    #expect(drift.lines == ["signUp/logo: resized height 50.0>51.0"])
    #expect(drift.followers == 1)
  }

  /// The gap between the logo and the spacer below grows from 0 to 6 points.
  ///
  /// That spacer is resized itself, so the logo is the cause.
  @Test func distanceShrinksSpacers() throws {
    let drift = try drift(to: [
      ("spacer-a", 0, 99), ("logo", 99, 50), ("spacer-b", 155, 98), ("title", 253, 50),
      ("spacer-c", 303, 297),
    ])
    #expect(drift.lines == ["signUp/logo: moved y 100.0>99.0"])
    #expect(drift.followers == 4)
  }

  @Test func spacersAreStretchedByTheirSuperview() throws {
    let drift = try drift(
      to: [
        ("spacer-a", 0, 102), ("logo", 102, 50), ("spacer-b", 152, 102), ("title", 254, 50),
        ("spacer-c", 304, 306),
      ],
      height: 610
    )
    #expect(drift.lines == ["signUp: resized height 600.0>610.0"])
    #expect(drift.followers == 5)
  }

  /// Two labels that grew at the same time are separate causes; no sum of amounts relates them.
  @Test func viewsThatGrewSeparatelyAreSeparateCauses() throws {
    let drift = try drift(to: [
      ("spacer-a", 0, 100), ("logo", 100, 56), ("spacer-b", 156, 100), ("title", 256, 56),
      ("spacer-c", 312, 288),
    ])
    #expect(drift.lines.contains("signUp/logo: resized height 50.0>56.0"))
    #expect(
      drift.lines.contains("signUp/title: moved y 250.0>256.0, resized height 50.0>56.0")
    )
  }

  /// A bar that is 6 points taller, and a title and a list pinned to the safe area below it.
  @Test func viewsPinnedToSafeAreaFollowIt() throws {
    func screen(top: Double) -> SampleView {
      var screen = self.screen([("title", top + 8, 20), ("list", top + 40, 560 - top)])
      screen.safeArea = Insets(top: top, left: 0, bottom: 0, right: 0)
      return screen
    }
    let drift = try DriftReportTests.drift(sampleRun(screen(top: 44)), sampleRun(screen(top: 50)))
    #expect(drift.lines == ["signUp: safeArea safeArea.top 44.0>50.0"])
    #expect(drift.followers == 2)
  }

  /// The middle of 600 is 300, the middle of 620 is 310.
  @Test func centeredViewFollowsSuperview() throws {
    let drift = try DriftReportTests.drift(
      sampleRun(screen([("logo", 275, 50)])),
      sampleRun(screen([("logo", 285, 50)], height: 620))
    )
    #expect(drift.lines == ["signUp: resized height 600.0>620.0"])
    #expect(drift.followers == 1)
  }

  /// A label that moved by less than another label grew was not pushed.
  @Test func differentDistanceIsSeparateCause() throws {
    let drift = try DriftReportTests.drift(
      sampleRun(screen([("logo", 100, 50), ("title", 250, 50)])),
      sampleRun(screen([("logo", 100, 70), ("title", 253, 50)]))
    )
    #expect(drift.lines.contains("signUp/title: moved y 250.0>253.0"))
    #expect(drift.followers == 0)
  }

  /// The screen grew by 100 points, and the view has no constraint to its end or middle.
  @Test func partOfGrowthIsSeparateCause() throws {
    let drift = try DriftReportTests.drift(
      sampleRun(screen([("logo", 100, 50)])),
      sampleRun(screen([("logo", 110, 50)], height: 700))
    )
    #expect(drift.lines.contains("signUp/logo: moved y 100.0>110.0"))
    #expect(drift.followers == 0)
  }

  // MARK: Stack views

  /// A stack of two views in a row below a title, with the height of the views.
  private func stack(
    _ heights: [String: Double],
    order: [String] = ["switch", "entry"]
  ) -> SampleView {
    var y = 0.0
    let views = order.map { name in
      let height = heights[name] ?? 0
      defer { y += height + 10 }
      return SampleView(
        name: name,
        className: "UITextField",
        frame: Rect(x: 0, y: y, width: 100, height: height)
      )
    }
    let column = SampleView(
      name: "column",
      className: "UIStackView",
      frame: Rect(x: 0, y: 20, width: 375, height: y - 10),
      subviews: views
    )
    return SampleView(
      name: "signUp",
      frame: Rect(x: 0, y: 0, width: 375, height: 600),
      subviews: [column]
    )
  }

  @Test func stackGrowsWithArrangedView() throws {
    let before = stack(["switch": 31, "entry": 34])
    let drift = try DriftReportTests.drift(
      sampleRun(before),
      sampleRun(stack(["switch": 32, "entry": 34]))
    )
    #expect(drift.lines == ["signUp/column/switch: resized height 31.0>32.0"])
    // column, and entry, which is pushed
    #expect(drift.followers == 2)
  }

  @Test func stackGrowsWithAddedView() throws {
    let before = stack(["switch": 31, "entry": 34])
    let after = stack(["switch": 31, "hint": 20, "entry": 34], order: ["switch", "hint", "entry"])
    let drift = try DriftReportTests.drift(sampleRun(before), sampleRun(after))
    // 31 + 10 below the column's top.
    #expect(drift.lines == ["signUp/column/hint: appeared frame ->0,41 100x20"])
    #expect(drift.followers == 2)
  }

  /// Views in a stack view do not push it sideways.
  @Test func movedStackIsReported() throws {
    var after = stack(["switch": 32, "entry": 34])
    after.change("column") {
      $0.frame = Rect(x: 16, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height)
    }
    let drift = try DriftReportTests.drift(
      sampleRun(stack(["switch": 31, "entry": 34])),
      sampleRun(after)
    )
    #expect(drift.lines.contains { $0.hasPrefix("signUp/column: moved x 0.0>16.0") })
  }

  // MARK: Edits

  /// Two views changed by the same amount, and an editor changed one of them.
  @Test func editedViewIsReportedFirst() throws {
    let (before, after) = (
      sampleRun(screen(before), questionHash: "before"),
      sampleRun(
        screen([
          ("spacer-a", 0, 100), ("logo", 100, 50), ("spacer-b", 150, 106), ("title", 256, 50),
          ("spacer-c", 306, 294),
        ]),
        questionHash: "after"
      )
    )
    let drift = try Drift(
      from: side("baseline", before),
      to: side("latest", after),
      screenEdits: { _, _ in [{ path in path == "signUp/title" ? 0 : nil }] }
    )
    #expect(drift.causes.first?.subject == .view(path: "signUp/title"))
  }
}
