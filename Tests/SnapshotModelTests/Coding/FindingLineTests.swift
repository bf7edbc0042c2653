import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the lines of findings in baselines.
@Suite struct FindingLineTests {
  private func line(_ finding: Finding) -> String? {
    var run = SampleRuns.keyboard()
    run.findings = [finding]
    let lines = BaselineCoding.text(for: run).split(separator: "\n")
    let others = Set(BaselineCoding.text(for: SampleRuns.keyboard()).split(separator: "\n"))
    return lines.first { !others.contains($0) && !$0.hasPrefix("scvdb-baseline") }.map(String.init)
  }

  private func finding(_ subject: FindingSubject, detail: String = "") -> Finding {
    Finding(step: 2, view: "signUp/box", subject: subject, detail: detail)
  }

  private let wide = ConflictItem(.constraint, name: "wide", equation: "box.width == 120.0")

  @Test func invariantLineEndsWithNumbers() {
    let finding = finding(.invariant("focusedFieldVisible"), detail: "the field is at 0,600")
    #expect(
      line(finding)
        == #"  brokenInvariant focusedFieldVisible view signUp/box detail "the field is at 0,600""#
    )
  }

  @Test func conflictLineStartsWithBrokenConstraint() {
    let mask = ConflictItem(.autoresizingMask, view: "panel")
    let spacing = ConflictItem(.arrangement, name: "UISV-spacing", view: "stack")
    #expect(
      line(finding(.conflict(broken: wide, with: [mask, spacing])))
        == #"  conflict constraint named wide as "box.width == 120.0" "#
        + "with autoresizingMask of panel with arrangement named UISV-spacing of stack view signUp/box"
    )
  }

  @Test func otherSubjectLinesAreShort() {
    #expect(line(finding(.ambiguity(.both))) == "  ambiguousLayout both view signUp/box")
    #expect(line(finding(.truncation)) == "  truncatedText view signUp/box")
    let whole = Finding(
      step: 2,
      view: "",
      subject: .unusable(ConflictItem(.contentSize, view: "box"))
    )
    #expect(line(whole) == "  unusableConstraint contentSize of box")
  }

  @Test func engineSentenceIsOneLine() {
    let sentence = Finding(step: 2, kind: .truncatedText, view: "signUp/box", message: "cut off")
    #expect(line(sentence) == #"  finding truncatedText "cut off" view signUp/box"#)
  }

  @Test(
    arguments: hostileFindings(step: 2, "with view \"of\" as\n") + hostileFindings(step: 2, "view")
  )
  func findingLineRoundTrips(finding: Finding) throws {
    var run = SampleRuns.keyboard()
    run.findings = [finding]
    let text = BaselineCoding.text(for: run)
    #expect(try BaselineCoding.run(from: text, file: "f.txt").findings == [finding])
  }

  @Test(arguments: [
    ("ambiguousLayout sideways", "'horizontal' or 'vertical' or 'both' or 'unknown'"),
    ("conflict gravity", "'constraint' or 'autoresizingMask' or 'contentSize'"),
    (#"conflict constraint as "very wide""#, "an equation of the form 'box.width == 120.0'"),
    ("brokenInvariant", "the invariant"), ("finding truncatedText", "the finding's sentence"),
  ])
  func damagedLineIsNamed(damaged: String, expected: String) {
    var run = SampleRuns.keyboard()
    run.findings = [finding(.truncation)]
    let text = BaselineCoding.text(for: run)
      .replacing("truncatedText view signUp/box", with: damaged)
    let error = #expect(throws: BaselineError.self) {
      try BaselineCoding.run(from: text, file: "f.txt")
    }
    #expect(
      error?.description.contains("expected \(expected)") == true,
      "\(error?.description ?? "")"
    )
  }
}
