import DriftReport
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Different results end as drift, or the report lists the ignored differences.
@Suite struct IgnoredDifferenceTests {
  private func edited(_ edit: (inout Run) -> Void) -> Run {
    var run = sampleRun()
    edit(&run)
    return run
  }

  /// A report that ends with "no drift" lists the ignored differences in every format.
  private func expectListed(_ line: String, in drift: Drift) throws {
    #expect(!drift.hasDrift)
    #expect(TextReportFormat().render(drift).contains(line))
    #expect(MarkdownReportFormat().render(drift).contains(line))
    #expect(GitHubReportFormat().render(drift).contains(line))
    #expect(JUnitReportFormat().render(drift).contains(line))
    #expect(try SARIFReportFormat().render(drift).contains(line))
  }

  /// Sums of rounded numbers may differ by more than two thousandths, but nothing moved here that
  /// could cause a difference.
  @Test func slightlyDifferentWindowFrameIsDrift() throws {
    let run = edited {
      let frame = $0.steps[1].snapshot?.views[1].windowFrame
      if let frame { $0.steps[1].snapshot?.views[1].windowFrame = frame.moved(y: 0.002) }
    }
    let before = try #require(sampleRun().steps[1].snapshot?.views[1])
    let y = before.windowFrame.y
    let expected = "\(before.path): movedInWindow windowFrame.y \(y)>\(canonicalPoints(y + 0.002))"
    #expect(try drift(sampleRun(), run).lines == [expected])
  }

  @Test func missingEventsAreDrift() throws {
    let run = edited { $0.events = [] }
    #expect(try drift(sampleRun(), run).hasDrift)
    #expect(try drift(run, sampleRun()).hasDrift)
  }

  /// One version of an engine cannot report all events in one run and only keyboard notifications
  /// in another.
  @Test func missingEventsOfSameVersionAreDrift() throws {
    let run = edited { $0 = $0.reportingKeyboardAlone() }
    for (old, new) in [(sampleRun(), run), (run, sampleRun())] {
      let drift = try drift(old, new)
      #expect(drift.hasDrift && drift.ignored.casesWithoutEvents == 0)
    }
  }

  /// A finding with another number is ignored, and a changed position of a step is not.
  @Test func ignoredFindingsDoNotHideOtherDrift() throws {
    let (old, new) = (
      edited { $0.findings = [Self.hiddenField("128 by 41 points")] },
      edited {
        $0.findings = [Self.hiddenField("128 by 40 points")]
        $0.steps[3].index = 4
      }
    )
    #expect(try drift(old, new).hasDrift)
  }

  @Test func engineWithoutEventsIsListed() throws {
    let other = edited {
      $0 = $0.reportingKeyboardAlone()
      $0.engine.version = "1.1.0"
    }
    let drift = try drift(other, sampleRun())
    #expect(drift.ignored == IgnoredDifferences(casesWithoutEvents: 1))
    try expectListed("events not compared in 1 case: one of the engines reports none", in: drift)
  }

  @Test func findingsWithOtherNumbersAreListed() throws {
    let (old, new) = (
      edited { $0.findings = [Self.hiddenField("128 by 41 points")] },
      edited { $0.findings = [Self.hiddenField("128 by 40 points")] }
    )
    let drift = try drift(old, new)
    #expect(drift.ignored == IgnoredDifferences(findings: 1))
    try expectListed("ignored other numbers or wording in 1 finding", in: drift)
  }

  private static func hiddenField(_ detail: String) -> Finding {
    Finding(step: 1, view: "signUp", subject: .invariant("focusedFieldVisible"), detail: detail)
  }

  /// The position of a step is part of the result, and no comparison reads it.
  @Test func uncomparedAnswerDifferenceIsDrift() throws {
    let run = edited { $0.steps[3].index = 4 }
    let drift = try drift(sampleRun(), run)
    #expect(drift.lines == ["step: unexplained answer answer of ba>answer of la"])
    #expect(drift.causes.map(\.severity) == [.error])
  }
}
