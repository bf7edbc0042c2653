import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Compares events and their sources, where checkpoints show no difference.
@Suite struct EventDriftTests {
  private func lines(_ change: (inout Run) -> Void) throws -> [String] {
    var run = sampleRun()
    change(&run)
    return try drift(sampleRun(), run).lines
  }

  @Test func delayedInsetIsReportedOnce() throws {
    var run = sampleRun()
    for index in 1...2 { run.events[index].time = 0.15 }
    let drift = try drift(sampleRun(), run)
    #expect(drift.lines == ["contentInset.bottom: timing at 0.1>0.15"])
    // The layout follows the inset.
    #expect(drift.causes.map(\.first.followingEvents) == [1])
    #expect(
      TextReportFormat(width: 100).render(drift).contains(
        """
        at step 0 focus email in sign-up/keyboard iphone-8 portrait scrolling-content
          note    signUp/scrollView contentInset.bottom from 0 to 216 by technique: at 0.1 -> 0.15 (+0.05)
                  and 1 event at the same time

        """
      )
    )
  }

  /// 0.3 s after the run's start is 0.05 s after the checkpoint and 0.3 s after the focus.
  @Test func overtakenEventIsLate() throws {
    let drift = try lines {
      let event = $0.events.remove(at: 1)
      $0.events.append(event)
      $0.events[3].step = 2
      $0.events[3].time = 0.3
    }
    #expect(drift == ["contentInset.bottom: timing at 0.1>0.3"])
  }

  @Test func changedEventCauseIsDrift() throws {
    #expect(
      try lines { $0.events[1].cause = .system } == [
        "contentInset.bottom: timing cause technique>system"
      ]
    )
  }

  @Test func newEventIsDrift() throws {
    let again = RunEvent(
      step: 0,
      time: 0.2,
      kind: .inset,
      name: "contentInset.bottom",
      subject: "signUp/scrollView",
      cause: .technique,
      before: .number(216),
      after: .number(217)
    )
    #expect(
      try lines { $0.events.insert(again, at: 3) } == ["contentInset.bottom: timing at ->0.2"]
    )
  }

  @Test func anotherOrderIsDrift() throws {
    #expect(
      try lines { $0.events.swapAt(1, 2) } == [
        "contentInset.bottom: reordered events signUp/scrollView contentInset.bottom, layout"
          + ">layout, signUp/scrollView contentInset.bottom"
      ]
    )
  }

  @Test func checkpointDifferenceIsReportedOnce() throws {
    var screen = sampleScreen()
    screen.change("scrollView") {
      $0.scroll?.contentInset = Insets(top: 0, left: 0, bottom: 200, right: 0)
    }
    var run = sampleRun(screen)
    run.events[1].after = .number(200)
    let lines = try drift(sampleRun(), run).lines
    #expect(lines.filter { $0.hasPrefix("contentInset.bottom") } == [])
    #expect(lines.contains { $0.contains("contentInset contentInset.bottom") })
  }

  @Test func toleranceCoversLengthsNotTimes() throws {
    var run = sampleRun()
    run.events[1].after = .number(216.333)
    #expect(try !drift(sampleRun(), run, tolerance: 0.5).hasDrift)
    run.events[1].time = 0.11
    #expect(try drift(sampleRun(), run, tolerance: 0.5).hasDrift)
  }

  @Test func engineWithoutEventsHasNoDrift() throws {
    var silent = sampleRun().reportingKeyboardAlone()
    silent.engine.version = "1.1.0"
    #expect(try !drift(silent, sampleRun()).hasDrift)
    #expect(try !drift(sampleRun(), silent).hasDrift)
  }
}

/// Tests which event of a drift is reported first.
@Suite struct DepthTests {
  /// The inset comes 0.05 s later, together with a layout that the form caused before.
  @Test func layoutFollowsInsetInReport() throws {
    var run = sampleRun()
    let (inset, layout) = (1, 2)
    run.events[layout].time = 0.05
    run.events[inset].time = 0.15
    run.events.swapAt(inset, layout)
    let causes = try drift(sampleRun(), run).causes
    #expect(
      causes.map(\.subject.eventName) == ["contentInset.bottom", "layout"]
    )
  }
}

extension DepthTests {
  /// The form has another inset and, at an earlier checkpoint, the hint has another position.
  @Test func insetPrecedesViewInReport() throws {
    var screen = sampleScreen()
    screen.change("scrollView", "form", "hint") { $0.frame = $0.frame.taller(5) }
    var run = sampleRun(screen)
    run.events[1].after = .number(200)
    let causes = try drift(sampleRun(), run).causes
    #expect(causes.first?.subject.eventName == "contentInset.bottom")
    #expect(causes.last?.subject == .view(path: "signUp/scrollView/form/hint"))
  }

  /// A missing layout event does not reorder the other events.
  @Test func missingEventIsNotReordering() throws {
    var run = sampleRun()
    run.events.remove(at: 2)
    let changes = try drift(sampleRun(), run).causes.flatMap(\.first.changes)
    #expect(!changes.contains { $0.kind == .reordered })
  }
}

extension Difference.Subject {
  fileprivate var eventName: String? {
    guard case .event(let event) = self else { return nil }
    return event.name
  }
}
