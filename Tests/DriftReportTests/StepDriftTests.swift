import DriftReport
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Compares the steps of runs, apart from the views.
@Suite struct StepDriftTests {
  @Test func insertedStepLeavesOthersUnchanged() throws {
    var run = sampleRun()
    let wait = Step(index: 1, time: 0.25, action: "wait", detail: "1", snapshot: nil)
    run.steps.insert(wait, at: 1)
    for index in 2..<5 {
      run.steps[index].index += 1
      run.steps[index].time += 1
    }
    run.pushes[0].step += 1
    run.pushes[0].time += 1
    run.findings[0].step += 1
    #expect(try drift(sampleRun(), run).lines == ["step: stepAdded time ->0.25"])
    #expect(try drift(run, sampleRun()).lines == ["step: stepRemoved time 0.25>-"])
  }

  @Test func lateStepIsReportedOnce() throws {
    var run = sampleRun()
    for index in 2..<4 { run.steps[index].time += 0.5 }
    run.pushes[0].time += 0.5
    #expect(try drift(sampleRun(), run).lines == ["step: timing delay 0.0>0.5"])
  }

  @Test func missingSnapshotIsNamed() throws {
    var run = sampleRun()
    run.steps[3].snapshot = nil
    #expect(try drift(sampleRun(), run).lines == ["screen: vanished snapshot 6 views>-"])
  }

  @Test func wholeScreenIsCompared() throws {
    var run = sampleRun()
    run.steps[1].snapshot?.window = Size(width: 375, height: 812)
    run.steps[1].snapshot?.keyboard = Rect(x: 0, y: 400, width: 375, height: 267)
    run.steps[1].snapshot?.firstResponder = nil
    run.steps[3].snapshot?.keyboard = sampleKeyboard
    let lines = try drift(sampleRun(), run).lines.filter { $0.hasPrefix("screen") }
    #expect(
      lines == [
        "screen: window window.height 667.0>812.0, keyboardFrame keyboard.y 451.0>400.0, "
          + "keyboardFrame keyboard.height 216.0>267.0, "
          + "firstResponder firstResponder signUp/scrollView/form/password>-",
        "screen: keyboardFrame keyboard ->0,451 375x216",
      ]
    )
  }

  @Test func keyboardNotificationsAreComparedByName() throws {
    let before = sampleRun().reportingKeyboardAlone()
    var run = before
    run.keyboardFrames[0].end = Rect(x: 0, y: 407, width: 375, height: 260)
    run.keyboardFrames[0].duration = 0.4
    run.keyboardFrames[1].notification = "didHide"
    #expect(
      try drift(before, run).lines == [
        "willShow: keyboardFrame end.y 451.0>407.0, keyboardFrame end.height 216.0>260.0, "
          + "animation duration 0.25>0.4",
        "didHide: keyboardFrame end ->0,451 375x216",
        "didShow: keyboardFrame end 0,451 375x216>-",
      ]
    )
  }

  @Test func notificationsInAnotherOrderAreDrift() throws {
    let before = sampleRun().reportingKeyboardAlone()
    var run = before
    run.keyboardFrames.swapAt(0, 1)
    #expect(
      try drift(before, run).lines == [
        "step: reordered notifications willShow, didShow>didShow, willShow"
      ]
    )
  }

  @Test func pushesAreCompared() throws {
    var run = sampleRun()
    run.pushes[0].to = "summary"
    run.pushes[0].animated = false
    #expect(
      try drift(sampleRun(), run).lines == [
        "push: navigation to details>summary, navigation animated true>false"
      ]
    )
    run.pushes = []
    #expect(
      try drift(sampleRun(), run).lines == ["push: navigation screens signUp to details>-"]
    )
  }

  @Test func changedFindingNumbersAreNotDrift() throws {
    var (old, new) = (sampleRun(), sampleRun())
    let subject = FindingSubject.invariant("focusedFieldVisible")
    old.findings = [Finding(step: 1, view: "signUp", subject: subject, detail: "the field is at 1")]
    new.findings = [Finding(step: 1, view: "signUp", subject: subject, detail: "the field is at 2")]
    #expect(try drift(old, new).lines == [])
  }

  @Test func changedFindingSubjectIsDrift() throws {
    var (old, new) = (sampleRun(), sampleRun())
    old.findings = [Finding(step: 1, view: "signUp", subject: .ambiguity(.horizontal))]
    new.findings = [Finding(step: 1, view: "signUp", subject: .ambiguity(.vertical))]
    #expect(
      try drift(old, new).lines == [
        "ambiguousLayout: diagnostics message "
          + "the constraints leave horizontal position or width open>"
          + "the constraints leave vertical position or height open"
      ]
    )
  }

  @Test func endedFindingIsFixed() throws {
    var old = sampleRun()
    old.findings = [Finding(step: 1, view: "signUp", subject: .ambiguity(.horizontal))]
    var new = old
    new.findings = []
    let message = "the constraints leave horizontal position or width open"
    #expect(
      try drift(old, new).lines == ["ambiguousLayout: diagnosticsFixed message \(message)>-"]
    )
    #expect(try drift(new, old).lines == ["ambiguousLayout: diagnostics message ->\(message)"])
    #expect(DriftKind.diagnosticsFixed.usualSeverity == .note)
  }

  @Test func findingsAreComparedByKindAndView() throws {
    var run = sampleRun()
    run.findings[0].subject = .prose(.ambiguousLayout, "no height is given")
    run.findings.append(
      Finding(step: 3, kind: .brokenInvariant, view: "", message: "content is out of reach")
    )
    #expect(
      try drift(sampleRun(), run).lines == [
        "ambiguousLayout: diagnostics message no width is given>no height is given",
        "brokenInvariant: invariantBroken message ->content is out of reach",
      ]
    )
  }
}
