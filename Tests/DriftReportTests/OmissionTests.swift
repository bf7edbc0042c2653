import DriftReport
import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Compares the omitted code of screens, beside drifts and as drifts.
@Suite struct OmissionTests {
  private static let counts = [
    OmissionCount(screen: "signUp", type: "SignUpViewController", count: 4),
    OmissionCount(screen: "signUp", type: "FieldView", count: 1),
  ]
  private static let text = "5 on screen signUp (SignUpViewController 4, FieldView 1)"

  private func run(_ omissions: [OmissionCount], narrower points: Double = 0) -> Run {
    var screen = sampleScreen()
    screen.change("scrollView", "form", "email") { view in
      let frame = view.frame
      view.frame = Rect(
        x: frame.x,
        y: frame.y,
        width: frame.width - points,
        height: frame.height
      )
    }
    var run = sampleRun(screen)
    run.omissions = omissions
    return run
  }

  @Test func omissionsAreShownBesideDrift() throws {
    let drift = try drift(run(Self.counts), run(Self.counts, narrower: 4))
    let cause = try #require(drift.causes.first)
    #expect(drift.causes.count == 1)
    #expect(cause.omissions?.total == 5)
    let line = "omissions: \(Self.text)"
    #expect(TextReportFormat(width: 200).render(drift).contains("\n          \(line)\n"))
    #expect(
      MarkdownReportFormat().render(drift).contains("  omissions: `\(Self.text)`\n")
    )
    #expect(JUnitReportFormat().render(drift).contains("; \(line)"))
    #expect(GitHubReportFormat().render(drift).contains("; \(line)"))
    #expect(try SARIFReportFormat().render(drift).contains(line))
    let json = try JSONValue(json: JSONReportFormat().render(drift))
    let omissions = json["causes"][0]["omissions"]
    #expect(omissions["screen"].text == "signUp" && omissions["total"].number == 5)
    #expect(omissions["types"][1]["type"].text == "FieldView")
    #expect(omissions["types"][1]["count"].number == 1)
  }

  @Test func otherScreensHaveNoOmissions() throws {
    let others = [OmissionCount(screen: "details", type: "Details", count: 9)]
    let drift = try drift(run(others), run(others, narrower: 4))
    #expect(drift.causes.compactMap(\.omissions) == [])
    #expect(!TextReportFormat().render(drift).contains("omissions"))
    #expect(try JSONReportFormat().render(drift).contains("omissions") == false)
  }

  /// The views are equal, and a note shows both numbers.
  @Test func changedNumberAloneIsANote() throws {
    var fewer = Self.counts
    fewer[0].count = 2
    let drift = try drift(run(fewer), run(Self.counts))
    #expect(drift.hasDrift)
    let cause = try #require(drift.causes.first)
    #expect(drift.causes.count == 1)
    #expect(cause.severity == .note)
    #expect(cause.kinds == [.omittedCode])
    #expect(cause.stepNames == ["\"keyboard up\""])
    #expect(cause.omissions == nil)
    #expect(drift.withoutVersionBump.isEmpty && drift.nondeterministic.isEmpty)
    let text = TextReportFormat(width: 200).render(drift)
    #expect(
      text.contains(
        "signUp: omissions 3 (SignUpViewController 2, FieldView 1) -> "
          + "5 (SignUpViewController 4, FieldView 1)\n"
      )
    )
  }

  /// A frame may differ because its code is omitted now.
  @Test func firstOmissionIsShownBesideFrame() throws {
    let drift = try drift(run([]), run(Self.counts, narrower: 4))
    #expect(Set(drift.causes.flatMap(\.kinds)) == [.resized, .omittedCode])
    let frame = try #require(drift.causes.first { $0.kinds == [.resized] })
    #expect(frame.omissions?.total == 5)
    let text = TextReportFormat(width: 200).render(drift)
    #expect(text.contains("signUp: omissions none -> 5 (SignUpViewController 4, FieldView 1)\n"))
  }

  @Test func runsWithEqualOmissionsHaveNoDrift() throws {
    #expect(try drift(run(Self.counts), run(Self.counts)).hasDrift == false)
  }
}
