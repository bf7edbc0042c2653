import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the bars, safe areas and keyboards of comparisons along an axis.
@Suite struct SurroundingsTests {
  /// A screen below a navigation bar that begins at 20: a label 8 below the bar, and a button.
  static func screen(bar: Double, buttonY: Double, labelWidth: Double = 100) -> SampleView {
    SampleView(
      name: "form",
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      safeArea: Insets(top: 20 + bar, left: 0, bottom: 0, right: 0),
      subviews: [
        SampleView(
          name: "label",
          className: "UILabel",
          frame: Rect(x: 16, y: 20 + bar + 8, width: labelWidth, height: 20)
        ),
        SampleView(
          name: "button",
          className: "UIButton",
          frame: Rect(x: 16, y: buttonY, width: 100, height: 44)
        ),
        SampleView(
          name: "bar",
          className: "UINavigationBar",
          frame: Rect(x: 0, y: 20, width: 375, height: bar)
        ),
      ]
    )
  }

  static func drift(
    _ old: SampleView,
    _ new: SampleView,
    _ axis: AxisComparison = AxisComparison(axis: .device, from: "iphone-8", to: "iphone-16"),
    options: DriftOptions = DriftOptions()
  ) throws -> Drift {
    try drift(sampleRun(old), sampleRun(new, device: "iphone-16"), axis, options)
  }

  private static func drift(
    _ before: Run,
    _ after: Run,
    _ axis: AxisComparison = AxisComparison(axis: .device, from: "iphone-8", to: "iphone-16"),
    _ options: DriftOptions = DriftOptions()
  ) throws -> Drift {
    var from = side("device:iphone-8", before)
    from.cases = from.cases.map {
      RecordedCase($0, pairedWith: after.identity, inputsChanged: false)
    }
    return try Drift(
      from: from,
      to: side("device:iphone-16", after),
      options: options,
      axis: axis
    )
  }

  /// The bar, the safe area and the label grow or move by 54 - 44 = 10.
  @Test func screenBelowTallerBarIsOneLine() throws {
    let drift = try Self.drift(
      Self.screen(bar: 44, buttonY: 300),
      Self.screen(bar: 54, buttonY: 300)
    )
    #expect(drift.hasDrift && drift.causes.isEmpty)
    let change = try #require(drift.movedParts.first?.change)
    #expect(change.part == .navigationBar && change.from == 44 && change.to == 54)
    #expect(drift.movedParts.map(\.screens) == [1] && drift.movedParts.map(\.cases) == [1])
    #expect(drift.screensThatOnlyFollow == 1)
    let text = TextReportFormat().render(drift)
    #expect(text.contains("navigation bar 44 -> 54: 1 screen in 1 case"), "\(text)")
  }

  /// A screen that begins below an opaque bar at 20: its own safe area does not contain the bar.
  private static func screenBelowOpaqueBar(_ bar: Double) -> SampleView {
    SampleView(
      name: "view",
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      subviews: [
        SampleView(
          name: "form",
          frame: Rect(x: 0, y: 20 + bar, width: 375, height: 647 - bar)
        ),
        SampleView(
          name: "bar",
          className: "UINavigationBar",
          frame: Rect(x: 0, y: 20, width: 375, height: bar)
        ),
      ]
    )
  }

  /// The screen begins 54 - 44 = 10 lower, and is 10 lower in height.
  @Test func screenBelowOpaqueBarFollows() throws {
    let drift = try Self.drift(Self.screenBelowOpaqueBar(44), Self.screenBelowOpaqueBar(54))
    #expect(drift.hasDrift && drift.causes.isEmpty)
    #expect(drift.movedParts.map(\.change.part) == [.navigationBar])
  }

  /// The bar ends at 50 + 44 = 94 and at 59 + 54 = 113, so the form is 19 lower.
  ///
  /// The container's safe area grows by 59 - 50 = 9, and the bar by 10.
  @Test func screenBelowOpaqueBarFollowsItsEnd() throws {
    func screen(inset: Double, bar: Double) -> SampleView {
      SampleView(
        name: "view",
        frame: Rect(x: 0, y: 0, width: 375, height: 667),
        safeArea: Insets(top: inset, left: 0, bottom: 0, right: 0),
        subviews: [
          SampleView(
            name: "form",
            frame: Rect(x: 0, y: inset + bar, width: 375, height: 667 - inset - bar)
          ),
          SampleView(
            name: "bar",
            className: "UINavigationBar",
            frame: Rect(x: 0, y: inset, width: 375, height: bar)
          ),
        ]
      )
    }
    let drift = try Self.drift(screen(inset: 50, bar: 44), screen(inset: 59, bar: 54))
    #expect(drift.hasDrift && drift.causes.isEmpty)
  }

  /// A table with two rows; each has a label in its middle.
  private static func table(rowHeight: Double, labelHeight: Double = 20) -> SampleView {
    func row(_ index: Int) -> SampleView {
      SampleView(
        name: "row\(index)",
        className: "UITableViewCell",
        frame: Rect(x: 0, y: Double(index) * rowHeight, width: 375, height: rowHeight),
        subviews: [
          SampleView(
            name: "label",
            className: "UILabel",
            frame: Rect(x: 16, y: (rowHeight - labelHeight) / 2, width: 200, height: labelHeight)
          )
        ]
      )
    }
    return SampleView(
      name: "table",
      className: "UITableView",
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      subviews: [row(0), row(1)]
    )
  }

  /// The rows grow by 51 - 44 = 7, the second row begins 7 lower, and the labels move by 3.5.
  @Test func tableFollowsHigherRows() throws {
    let drift = try Self.drift(Self.table(rowHeight: 44), Self.table(rowHeight: 51))
    #expect(drift.hasDrift && drift.causes.isEmpty)
    #expect(drift.movedParts.map(\.change.part) == [.rowHeight])
    #expect(TextReportFormat().render(drift).contains("row height 44 -> 51: 1 screen in 1 case"))
  }

  /// A label with a second line makes its row 20 higher; the system does not.
  @Test func rowWithHigherTextIsCause() throws {
    let drift = try Self.drift(
      Self.table(rowHeight: 44),
      Self.table(rowHeight: 64, labelHeight: 40)
    )
    #expect(!drift.causes.isEmpty && drift.movedParts.isEmpty)
  }

  /// The toolbar of 44 + 20 grows to 48 + 25 = 73, by 9.
  ///
  /// Its container's inset grows by 25 - 20 = 5.
  @Test func containerFollowsItsOwnInset() throws {
    func screen(bar: Double, inset: Double) -> SampleView {
      SampleView(
        name: "view",
        frame: Rect(x: 0, y: 0, width: 375, height: 667),
        safeArea: Insets(top: 20, left: 0, bottom: inset, right: 0),
        subviews: [
          SampleView(
            name: "form",
            frame: Rect(x: 0, y: 0, width: 375, height: 667),
            safeArea: Insets(top: 20, left: 0, bottom: bar + inset, right: 0)
          ),
          SampleView(
            name: "toolbar",
            className: "UIToolbar",
            frame: Rect(x: 0, y: 667 - bar - inset, width: 375, height: bar + inset)
          ),
        ]
      )
    }
    let drift = try Self.drift(screen(bar: 44, inset: 20), screen(bar: 48, inset: 25))
    #expect(drift.hasDrift && drift.causes.isEmpty)
  }

  /// A badge of an estimated width does not determine the layout in the larger room.
  @Test(arguments: [true, false])
  func ambiguityBesideEstimatesFollows(hasEstimate: Bool) throws {
    var runs = [44.0, 54].map { sampleRun(Self.screen(bar: $0, buttonY: 300), device: "iphone-16") }
    runs[0].identity.device = "iphone-8"
    runs[1].findings = [Finding(step: 1, view: "form/label", subject: .ambiguity(.vertical))]
    let estimate = SizeEstimate(view: "form/button", size: UnknownSize(.customClass, "Badge"))
    for index in runs.indices { runs[index].estimates = hasEstimate ? [estimate] : [] }
    let drift = try Self.drift(runs[0], runs[1])
    #expect(drift.causes.isEmpty == hasEstimate)
  }

  /// A label that becomes 20 narrower does not follow a bar that becomes 10 taller.
  @Test func otherNumberIsCause() throws {
    let drift = try Self.drift(
      Self.screen(bar: 44, buttonY: 300),
      Self.screen(bar: 54, buttonY: 300, labelWidth: 80)
    )
    #expect(drift.causes.map(\.subject) == [.view(path: "form/label")])
    // The label is also 10 lower, as the bar.
    #expect(drift.causes.map(\.kinds) == [[.resized]])
    #expect(drift.screensThatOnlyFollow == 0)
  }

  /// A centered switch at the right edge, and a label up to 8 before it.
  private static func row(switchWidth: Double, _ switchHeight: Double) -> SampleView {
    let x = 359 - switchWidth
    return SampleView(
      name: "row",
      frame: Rect(x: 0, y: 0, width: 375, height: 44),
      subviews: [
        SampleView(
          name: "label",
          className: "UILabel",
          frame: Rect(x: 16, y: 12, width: x - 8 - 16, height: 20)
        ),
        SampleView(
          name: "switch",
          className: "UISwitch",
          frame: Rect(x: x, y: (44 - switchHeight) / 2, width: switchWidth, height: switchHeight)
        ),
      ]
    )
  }

  /// A switch of iOS 26 has 63 x 28, and one of iOS 18 has 51 x 31 (react/react-native#53247).
  @Test func rowFollowsWiderSwitch() throws {
    let drift = try Self.drift(
      Self.row(switchWidth: 51, 31),
      Self.row(switchWidth: 63, 28)
    )
    #expect(drift.hasDrift && drift.causes.isEmpty)
    #expect(drift.movedParts.map(\.change.part) == [.switchHeight, .switchWidth])
    #expect(drift.movedParts.map(\.change.to) == [28, 63])
  }

  /// A constraint keeps the size of the second switch.
  @Test func fixedSwitchDoesNotHideOthers() throws {
    func screen(width: Double, height: Double) -> SampleView {
      var screen = Self.row(switchWidth: width, height)
      screen.subviews.append(
        SampleView(
          name: "fixed",
          className: "UISwitch",
          frame: Rect(x: 16, y: 60, width: 49, height: 31)
        )
      )
      return screen
    }
    let drift = try Self.drift(screen(width: 51, height: 31), screen(width: 63, height: 28))
    #expect(drift.hasDrift && drift.causes.isEmpty)
    #expect(drift.movedParts.map(\.change.to) == [28, 63])
  }

  /// The label moves by 10 with the bar, and becomes 3 or 5 narrower.
  @Test(arguments: [(97, 0), (95, 1)] as [(Double, Int)])
  func toleranceAppliesToRemainingNumbers(width: Double, causes: Int) throws {
    let drift = try Self.drift(
      Self.screen(bar: 44, buttonY: 300),
      Self.screen(bar: 54, buttonY: 300, labelWidth: width),
      options: DriftOptions(tolerance: 4)
    )
    #expect(drift.causes.count == causes)
  }

  /// The bar grows by 54 - 44 = 10, so a view beside it follows by 10 or 5, and never by 7.
  @Test(arguments: [(10, 0), (5, 0), (7, 1), (20, 1)] as [(Double, Int)])
  func onlyEdgesAndMiddlesAreFollowed(shift: Double, causes: Int) throws {
    let drift = try Self.drift(
      Self.screen(bar: 44, buttonY: 300),
      Self.screen(bar: 54, buttonY: 300 + shift)
    )
    #expect(drift.causes.count == causes)
  }

  /// The bar ends at 20 + 54 = 74, and the button begins at 66.
  @Test func coveredButtonIsFirst() throws {
    let drift = try Self.drift(
      Self.screen(bar: 44, buttonY: 66),
      Self.screen(bar: 54, buttonY: 66, labelWidth: 80)
    )
    #expect(drift.causes.map(\.kinds) == [[.coveredByBar], [.resized]])
  }

  /// The label spans 82 to 102, and the button begins at 94: they share 8 points.
  @Test func newOverlapIsCause() throws {
    let drift = try Self.drift(
      Self.screen(bar: 44, buttonY: 94),
      Self.screen(bar: 54, buttonY: 94)
    )
    #expect(drift.causes.map(\.kinds) == [[.overlapping]])
    #expect(drift.causes.map(\.subject) == [.view(path: "form/button")])
  }

  @Test func ordinaryComparisonKeepsEveryCause() throws {
    let drift = try DriftReportTests.drift(
      sampleRun(Self.screen(bar: 44, buttonY: 300)),
      sampleRun(Self.screen(bar: 54, buttonY: 300))
    )
    #expect(!drift.causes.isEmpty && drift.movedParts.isEmpty && drift.followingCauses == 0)
  }
}
