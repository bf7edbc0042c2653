import DriftReport
import Foundation
import Reports
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct RecordingPageTests {
  @Test func screensHaveAppearancesAndWireframes() async throws {
    let run = SampleRuns.keyboard()
    let step = try #require(run.steps.first { $0.snapshot != nil })
    let view = try #require(step.snapshot?.views.first)
    let text = DrawnText("Hello", x: 0, baseline: 20, width: 40, size: 17, color: DrawnColor(0xff))
    let appearance = ScreenAppearance(views: [view.path: ViewAppearance(items: [.text(text)])])
    let page = try await RecordingPage(
      side("latest", [run]),
      sharedAppearances: { $0.map { _ in SharedAppearances { _ in [step.index: appearance] } } }
    ).text()
    #expect(page.contains(">Hello</text>") && page.contains(#"<g class="look">"#))
    #expect(page.contains(#"<button type="button" class="wireframe""#))
    #expect(page.contains(".f000000ff{fill:#000000}"))
    let plain = try await RecordingPage(side("latest", [run])).text()
    #expect(!plain.contains(#"class="look""#) && !plain.contains(#"class="wireframe""#))
  }

  /// A name of 5 MB exceeds the limit of 4 MB for explanations.
  @Test func pageReportsOmittedExplanations() async throws {
    var run = SampleRuns.keyboard()
    let step = try #require(run.steps.first { $0.snapshot != nil })
    let path = try #require(step.snapshot?.views.first?.path)
    let item = String(repeating: "a", count: 5_000_000)
    let value = FrameExplanation.Value(.x, 0, freeItems: [item])
    run.explanations = run.steps.filter { $0.snapshot != nil }.map {
      ExplainedStep(step: $0.index, views: [FrameExplanation(view: path, values: [value])])
    }
    let page = try await RecordingPage(side("latest", [run])).text()
    // The first of three screens is complete.
    #expect(page.contains("Size limit reached: 2 screens without explanation."))
  }

  /// Each screen over the cases of the matrix, for the checkpoints that more than one case has.
  @Test func contactSheetsShowEachScreen() async throws {
    let runs = SampleRuns.matrix()
    let page = try await RecordingPage(side("latest", runs)).text()
    let keys = runs.flatMap { run in
      run.steps.filter { $0.snapshot != nil }.map { "\(run.identity.scenario), \($0.detail)" }
    }
    let several = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
    #expect(
      page.components(separatedBy: #"<details class="card sheet">"#).count == several.count + 1
    )
    for (name, count) in several {
      #expect(page.contains(#"<h3>\#(name)</h3> <span class="faint">\#(count) screens</span>"#))
    }
  }

  @Test func runsShowOmittedCode() async throws {
    var run = SampleRuns.keyboard()
    run.omissions = [
      OmissionCount(screen: "details", type: "Details", count: 2),
      OmissionCount(screen: "signUp", type: "SignUp", count: 1),
    ]
    let page = try await RecordingPage(side("latest", [run])).text()
    for line in ["2 on screen details (Details 2)", "1 on screen signUp (SignUp 1)"] {
      #expect(page.count(of: "<p class=\"where\">omissions: \(line)</p>") == 1)
    }
    let plain = try await RecordingPage(side("latest", [SampleRuns.keyboard()])).text()
    #expect(!plain.contains("omissions"))
  }

  @Test func everyRunHasItsCheckpointsAndFindings() async throws {
    let page = try await RecordingPage(side("latest", SampleRuns.matrix())).text()
    #expect(page.contains("showing latest (sample 1.0.0, 6 cases, "))
    #expect(page.contains("<h1>6 runs, 6 findings</h1>"))
    #expect(page.count(of: #"<article class="card run timeline""#) == 6)
    // Three checkpoints each; all devices have equal checkpoints, so that each is drawn once.
    #expect(page.count(of: "<li data-time=") == 18)
    #expect(page.count(of: #"<g id="s"#) == 3)
    #expect(page.count(of: "the keyboard covers the focused field") == 6)
    #expect(page.count(of: "<b>error</b> <span>2 findings</span>") == 3)
  }

  /// Tests the elements for choosing a time.
  @Test func eventsHaveTheirTimesAndValues() async throws {
    let run = SampleRuns.keyboard(events: SampleRuns.events)
    let page = try await RecordingPage(side("latest", [run])).text()
    #expect(page.contains(#"data-end="1.1""#))
    #expect(page.contains("<summary>6 events</summary>"))
    let inset =
      #"<tr class="run" data-time="0.1" data-step="1" data-kind="inset" "#
      + #"data-name="verticalScrollIndicatorInsets.bottom" data-view="signUp/scrollView" "#
      + #"data-from="0" data-to="215.5">"#
    #expect(page.contains(inset))
    #expect(page.contains("<td>0 → 215.5</td><td>0.5 s</td>"))
    // The frame at the end of the notification.
    #expect(page.count(of: #"data-keyboard="0 451 375 216""#) == 2)
    // From 0.1 to 0.6 of 1.1 seconds, in thousandths.
    #expect(page.contains(#"<path class="run" d="M91 0v10M91 5H545"/>"#))
  }

  /// The page has room for 40,000 rows.
  @Test func findingsStayWithoutTheirTimeline() async throws {
    let events = Array(repeating: SampleRuns.events[0], count: 40_001)
    let page = try await RecordingPage(side("latest", [SampleRuns.keyboard(events: events)])).text()
    #expect(page.contains("Size limit reached: 1 timeline left out."))
    #expect(page.count(of: #"<article class="card run""#) == 1)
    #expect(page.contains("the keyboard covers the focused field"))
    #expect(!page.contains("<li data-time="))
  }

  @Test func engineWithoutEventsShowsKeyboardNotifications() async throws {
    let page = try await RecordingPage(side("latest", [SampleRuns.keyboard()])).text()
    #expect(page.contains("<summary>2 events</summary>"))
    #expect(page.contains("<td>keyboardWillShow</td>"))
  }
}

/// Tests the events of two runs, shown together.
@Suite struct TimelinePageTests {
  @Test func commonEventIsOneRow() throws {
    var later = SampleRuns.events
    later[2].time = 0.15
    let page = try page(
      side("baseline", [SampleRuns.keyboard(events: SampleRuns.events)]),
      side("latest", [SampleRuns.keyboard(events: later)])
    )
    // One of six events has another time, and is shown for each run.
    #expect(page.count(of: #"<tr class="both""#) == 5)
    let sides = page.matches(of: /<tr class="(before|after)" data-time="([\d.]+)"/)
      .map { "\($0.output.1) \($0.output.2)" }
    #expect(sides == ["before 0.1", "after 0.15"])
    let times = page.matches(of: /<tr class="\w+" data-time="([\d.]+)"/)
      .compactMap { Double($0.output.1) }
    #expect(times == times.sorted() && times.count == 7)
  }

  /// An inserted step gives the later steps other numbers.
  @Test func commonEventsShareRowAcrossSteps() throws {
    let later = SampleRuns.events.map { event in
      var event = event
      event.step = 2
      return event
    }
    let page = try page(
      side("baseline", [SampleRuns.keyboard(shift: 1, events: SampleRuns.events)]),
      side("latest", [SampleRuns.keyboard(events: later)])
    )
    #expect(page.count(of: #"<tr class="both""#) == 6)
    #expect(page.count(of: #"<tr class="before""#) == 0)
  }
}
