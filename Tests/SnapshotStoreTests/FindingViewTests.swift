import Reporting
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Compares the messages of findings in the database with the sentences of reports.
@Suite struct FindingViewTests {
  private static let width: ConstraintEquation = "box.width == 120.0"
  private static let subjects: [FindingSubject] = [
    .truncation, .invariant("everythingReachable"), .ambiguity(.horizontal), .ambiguity(.vertical),
    .ambiguity(.both), .prose(.ambiguousLayout, "the layout is ambiguous"),
    .unusable(ConflictItem(width, name: nil)),
    .conflict(broken: ConflictItem(width, name: "narrow"), with: []),
    .conflict(
      broken: ConflictItem(width, name: nil),
      with: [
        ConflictItem(.autoresizingMask, view: "box"), ConflictItem(.contentSize, view: "title"),
        ConflictItem(.arrangement, name: "UISV-spacing", view: "stack"),
        ConflictItem(.guide, name: "safeArea"),
      ]
    ),
  ]

  @Test(arguments: subjects, ["", "it is 4 points wide"])
  func messageIsTheSentence(subject: FindingSubject, detail: String) throws {
    if case .prose = subject, !detail.isEmpty { return }
    var run = SampleRuns.keyboard()
    let finding = Finding(step: 0, view: "signUp", subject: subject, detail: detail)
    run.findings = [finding]
    try withStore { store in
      try store.save([run])
      let row = try shell(store.file, "SELECT checkpoint, message FROM findings")
      #expect(row == "at rest|\(finding.sentence)\n")
    }
  }
}
