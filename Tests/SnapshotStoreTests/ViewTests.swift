import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Queries the database's views in the `sqlite3` shell; the sample's numbers are in `SampleRuns`.
@Suite struct ViewTests {
  /// Returns the shell's output for a query to a database of two versions.
  ///
  /// The second version moves the password field down by 4 points on the iPad in both orientations.
  private func answer(_ query: String, change: (inout Run) -> Void = { _ in }) throws -> [String] {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      var engine = SampleRuns.engine
      try store.save(SampleRuns.matrix(engine: engine), label: "before")
      engine.version = "1.1.0"
      var runs = SampleRuns.matrix(engine: engine, shift: 4)
      for index in runs.indices { change(&runs[index]) }
      try store.save(runs)
      return try shell(file, query).split(separator: "\n").map(String.init)
    }
  }

  @Test func runsViewContainsRunColumns() throws {
    #expect(
      try answer("SELECT * FROM runs WHERE run IN (1, 12)") == [
        "1|1|sign-up/keyboard|ipad-10|landscape|scrolling-content|||sample|1.0.0|before||5|3|1|"
          + SampleRuns.keyboard().geometryHash,
        "12|2|sign-up/keyboard|iphone-se|portrait|scrolling-content|||sample|1.1.0|||5|3|1|"
          + SampleRuns.keyboard().geometryHash,
      ]
    )
  }

  @Test func framesHaveBothCoordinateSpaces() throws {
    let query = """
      SELECT checkpoint, class, x, y, width, height, window_x, window_y, window_width,
        window_height, safe_top, hidden
      FROM frames WHERE run = 1 AND view = 'signUp/scrollView/form/email'
      """
    #expect(
      try answer(query) == [
        "at rest|UITextField|16.0|100.333|343.0|34.0|16.0|120.333|343.0|34.0|0.0|0",
        "keyboard up|UITextField|16.0|100.333|343.0|34.0|16.0|120.333|343.0|34.0|0.0|0",
      ]
    )
  }

  @Test func scrollViewsViewContainsScrollGeometry() throws {
    let query = """
      SELECT view, content_height, offset_y, inset_top, adjusted_top
      FROM scroll_views WHERE run = 1 AND checkpoint = 'at rest'
      """
    #expect(try answer(query) == ["signUp/scrollView|647.0|-20.0|0.0|20.0"])
  }

  /// An inset of 20 at the upper edge makes content of 647 points fit a scroll view of 667 exactly.
  ///
  /// Its only legal offset is -20. Scrolled by -50 it is 30 points above that, and by 5 it is 25
  /// below.
  @Test func legalOffsetsFollowFromInsetsAndContent() throws {
    let query = """
      SELECT checkpoint, view, offset_y, min_x, max_x, min_y, max_y, beyond_x, beyond_y
      FROM legal_offsets WHERE run = 7 AND step = 2
      """
    for (offset, beyond) in [(-20.0, 0.0), (-50, -30), (5, 25)] {
      let rows = try answer(query) {
        $0.steps[2].snapshot?.views[1].scroll?.contentOffset = Point(x: 0, y: offset)
      }
      #expect(
        rows == [
          "keyboard up|signUp/scrollView|\(offset)|0.0|0.0|-20.0|-20.0|0.0|\(beyond)"
        ]
      )
    }
    // An inset of 216 at the lower edge leaves room for 647 + 216 - 667 = 196 points.
    let rows = try answer(query) {
      let insets = Insets(top: 20, left: 0, bottom: 216, right: 0)
      $0.steps[2].snapshot?.views[1].scroll?.adjustedContentInset = insets
    }
    #expect(rows == ["keyboard up|signUp/scrollView|-20.0|0.0|0.0|-20.0|196.0|0.0|0.0"])
  }

  /// The last change of an edge counts, from its own step on; a controller exists once it was
  /// called.
  @Test func additionalInsetsDependOnStep() throws {
    func inset(_ step: Int, _ edge: String, _ before: Double, _ after: Double) -> RunEvent {
      RunEvent(
        step: step,
        time: 0,
        kind: .inset,
        name: "additionalSafeAreaInsets.\(edge)",
        subject: "signUp",
        cause: .technique,
        before: .number(before),
        after: .number(after)
      )
    }
    let query = """
      SELECT checkpoint, controller, additional_top, additional_left, additional_bottom,
        additional_right
      FROM additional_insets WHERE run = 7 ORDER BY step, controller
      """
    let rows = try answer(query) { run in
      let events = SampleRuns.events
      run.events =
        events.filter { $0.step < 3 }
        + [
          inset(1, "bottom", 0, 100), inset(1, "bottom", 100, 216), inset(1, "top", 0, 8),
          inset(3, "bottom", 216, 0),
        ] + events.filter { $0.step >= 3 }
    }
    #expect(
      rows == [
        "keyboard up|signUp|8.0|0.0|216.0|0.0",
        "details|details|0.0|0.0|0.0|0.0",
        "details|signUp|8.0|0.0|0.0|0.0",
      ]
    )
  }

  @Test func keyboardFramesAndPushesAreListed() throws {
    #expect(
      try answer("SELECT step, time, notification, end_y FROM keyboard_frames WHERE run = 1") == [
        "1|0.0|willShow|451.0", "1|0.25|didShow|451.0",
      ]
    )
    #expect(
      try answer("SELECT step, time, kind, from_screen, to_screen FROM navigation_pushes LIMIT 1")
        == ["3|0.6|push|signUp|details"]
    )
  }

  @Test func eventsViewContainsCauseAndTime() throws {
    let query = """
      SELECT step, time, kind, cause, subject, name, before, after, duration
      FROM events WHERE run = 1 ORDER BY position
      """
    #expect(
      try answer(query) { $0.events = SampleRuns.events } == []
    )
    #expect(
      try answer(query.replacing("run = 1", with: "run = 7")) {
        $0.events = SampleRuns.events
      } == [
        "1|0.0|focus|script||firstResponder||signUp/scrollView/form/password|",
        "1|0.0|notification|system||keyboardWillShow|||",
        "1|0.1|inset|technique|signUp/scrollView|verticalScrollIndicatorInsets.bottom"
          + "|0.0|215.5|0.5",
        "1|0.25|notification|system||keyboardDidShow|||",
        "3|0.6|call|script|details|viewWillAppear|||",
        "3|0.6|layout|system||layout|||",
      ]
    )
  }

  @Test func notificationsHaveCausesFromEvents() throws {
    let query =
      "SELECT run, time, notification, cause, end_y FROM notifications WHERE run IN (1, 7) ORDER BY 1, 2"
    let rows = try answer(query) { run in
      run.events = SampleRuns.events
      run.events[3].cause = .script
    }
    #expect(
      rows == [
        "1|0.0|willShow||451.0", "1|0.25|didShow||451.0",
        "7|0.0|willShow|system|451.0", "7|0.25|didShow|script|451.0",
      ]
    )
  }

  /// The field, from 460 to 494 in the window, is completely below the keyboard's edge at 451.
  @Test func coveredFieldsShowCoveredHeight() throws {
    let query = "SELECT run, checkpoint, view, focused, covered_height FROM covered_fields"
    let covered = try answer("\(query) WHERE run IN (1, 7)")
    #expect(
      covered == [
        "1|keyboard up|signUp/scrollView/form/password|1|34.0",
        "7|keyboard up|signUp/scrollView/form/password|1|34.0",
      ]
    )
  }

  /// A field from 430 to 464 reaches 13 points under the keyboard; the one above ends at 154.333.
  @Test func fieldCanBePartlyCovered() throws {
    let query = "SELECT view, covered_height FROM covered_fields WHERE run = 12"
    let covered = try answer(query) {
      $0.steps[2].snapshot?.views[4].windowFrame = Rect(x: 16, y: 430, width: 343, height: 34)
    }
    #expect(covered == ["signUp/scrollView/form/password|13.0"])
  }

  @Test func fieldHiddenByAncestorIsNotCovered() throws {
    let query = "SELECT count(*) FROM covered_fields WHERE run > 6"
    #expect(try answer(query) == ["6"])
    #expect(try answer(query) { $0.steps[2].snapshot?.views[2].isHidden = true } == ["0"])
    // A view with a name that only begins alike is not an ancestor.
    let other = try answer(query) {
      $0.steps[2].snapshot?.views[5].path = "signUp/scrollView/fo"
      $0.steps[2].snapshot?.views[5].isHidden = true
    }
    #expect(other == ["6"])
  }

  @Test func driftViewNamesExactlyMovedViews() throws {
    let query = """
      SELECT device, orientation, checkpoint, view, change, from_y, to_y, dx, dy, dheight, window_dy,
        from_version, to_version, from_run, to_run
      FROM drift ORDER BY to_run, checkpoint
      """
    let moved = "signUp/scrollView/form/password|moved|440.0|444.0|0.0|4.0|0.0|4.0|1.0.0|1.1.0"
    #expect(
      try answer(query) == [
        "ipad-10|landscape|at rest|\(moved)|1|7", "ipad-10|landscape|keyboard up|\(moved)|1|7",
        "ipad-10|portrait|at rest|\(moved)|2|8", "ipad-10|portrait|keyboard up|\(moved)|2|8",
      ]
    )
  }

  @Test func driftViewContainsEveryChangeKind() throws {
    let query = "SELECT DISTINCT view, change FROM drift WHERE device = 'iphone-8' ORDER BY 1, 2"
    let kinds = try answer(query) { run in
      guard var form = run.steps[0].snapshot else { return }
      form.views[0].safeArea = .zero
      form.views[1].scroll?.contentOffset = Point(x: 0, y: 0)
      form.views[2].windowFrame = Rect(x: 0, y: 0, width: 375, height: 647)
      form.views[3].frame = Rect(x: 16, y: 100.333, width: 340, height: 34)
      form.views[4].path = "signUp/scrollView/form/passphrase"
      form.views[5].isHidden = false
      run.steps[0].snapshot = form
      run.steps[4].detail = "more details"
    }
    #expect(
      kinds == [
        "details|appeared", "details|disappeared", "details/title|appeared",
        "details/title|disappeared", "signUp|safe area changed",
        "signUp/scrollView|scrolling changed", "signUp/scrollView/form|moved with an ancestor",
        "signUp/scrollView/form/email|resized", "signUp/scrollView/form/hint|shown",
        "signUp/scrollView/form/passphrase|appeared", "signUp/scrollView/form/password|disappeared",
      ]
    )
  }

  @Test func historyHasARowForEachChange() throws {
    let query = """
      SELECT device, run, version, y FROM history
      WHERE view LIKE '%password' AND checkpoint = 'at rest' AND orientation = 'portrait'
      ORDER BY run
      """
    #expect(
      try answer(query) == [
        "ipad-10|2|1.0.0|440.0", "iphone-8|4|1.0.0|440.0", "iphone-se|6|1.0.0|440.0",
        "ipad-10|8|1.1.0|444.0",
      ]
    )
  }
}
