import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the identity of findings, which does not depend on numbers or spelling.
@Suite struct FindingTests {
  private func finding(_ subject: FindingSubject, detail: String = "") -> Finding {
    Finding(step: 0, view: "form/box", subject: subject, detail: detail)
  }

  private func conflict(_ width: String, with other: ConflictItem) -> Finding {
    let broken = ConflictItem(.constraint, name: "narrow", equation: "box.width == \(width)")
    return finding(.conflict(broken: broken, with: [other]))
  }

  @Test func changedNumbersKeepFinding() {
    let wide = ConflictItem(.constraint, name: "wide", equation: "box.width == 100.0")
    let wider = ConflictItem(.constraint, name: "wide", equation: "box.width == 110.0")
    #expect(conflict("80.0", with: wide).isSame(as: conflict("90.0", with: wider)))
    let visible = FindingSubject.invariant("focusedFieldVisible")
    #expect(finding(visible, detail: "at 1,2").isSame(as: finding(visible, detail: "at 3,4")))
  }

  @Test func otherOpponentOrAxisIsOtherFinding() {
    let mask = conflict("80.0", with: ConflictItem(.autoresizingMask, view: "box"))
    let content = conflict("80.0", with: ConflictItem(.contentSize, view: "box"))
    #expect(!mask.isSame(as: content) && mask.topic == content.topic)
    let (across, down) = (finding(.ambiguity(.horizontal)), finding(.ambiguity(.vertical)))
    #expect(!across.isSame(as: down) && across.topic == down.topic)
  }

  @Test func engineMessagesAreCompared() {
    let one = Finding(step: 0, kind: .ambiguousLayout, view: "a", message: "no width is given")
    let other = Finding(step: 0, kind: .ambiguousLayout, view: "a", message: "no height is given")
    #expect(one.topic == other.topic && !one.isSame(as: other))
  }

  @Test func protocolRoundTripsFindings() throws {
    let findings =
      hostileFindings(step: 3, "\u{1}\"é/")
      + [Finding(step: 0, kind: .truncatedText, view: "", message: "cut")]
    let json = try JSONEncoder().encode(findings)
    #expect(try JSONDecoder().decode([Finding].self, from: json) == findings)
  }

  @Test func axesCanBeOmitted() throws {
    let json = Data(#"{"step":0,"kind":"ambiguousLayout","view":"a"}"#.utf8)
    let finding = try JSONDecoder().decode(Finding.self, from: json)
    #expect(finding.subject == .ambiguity(.unknown))
  }

  @Test(arguments: ["brokenInvariant", "unsatisfiableConstraints"])
  func findingWithoutASubjectIsRefused(kind: String) {
    let json = Data(#"{"step":0,"kind":"\#(kind)","view":"a"}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Finding.self, from: json) }
  }
}
