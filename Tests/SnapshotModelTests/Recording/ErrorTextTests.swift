import SnapshotModel
import Testing

/// Each error has its subject, the problem and the fix.
@Suite struct ErrorTextTests {
  @Test(arguments: [
    (
      InconsistentRun.stepOutOfOrder(index: 2),
      "step 2 is out of order\nfix: number steps from 0 in the order of execution"
    ),
    (
      .unknownStep(event: "finding", step: 9),
      "a finding refers to the unknown step 9\nfix: give it the index of a step"
    ),
    (
      .eventOutOfOrder(event: "keyboard frame", step: 1),
      "a keyboard frame of step 1 follows a keyboard frame of a later step\nfix: list them in order of their steps"
    ),
    (
      .incompleteEvent(name: "keyboardWillShow", step: 1),
      "event 'keyboardWillShow' of step 1 has no cause, or its keyboard frames are missing or belong "
        + "to another event\nfix: give every event a cause, and every keyboard notification its keyboard "
        + "frames"
    ),
    (
      .repeatedCheckpoint(name: "at rest"),
      "two checkpoints are called 'at rest'\nfix: give every checkpoint of a scenario its own name"
    ),
    (
      .repeatedView(path: "form/a", checkpoint: "end"),
      "checkpoint 'end' has view 'form/a' twice\nfix: give every view its own path"
    ),
    (
      .estimateOfUnknownView(path: "form/a"),
      "an estimate refers to the unknown view 'form/a'\nfix: give it the path of a recorded view"
    ),
    (
      .repeatedEstimate(path: "form/a"),
      "view 'form/a' has the same estimate twice\nfix: list each estimate once"
    ),
    (
      .misplacedOmission(screen: "chat", type: "ChatCell"),
      "the omissions of type 'ChatCell' on screen 'chat' are repeated, not positive or not in order\n"
        + "fix: list each type of a screen once, by screen and decreasing count"
    ),
    (
      .notANumber(location: "step 1"),
      "step 1 has a number that is infinite, undefined, beyond a billion or finer than a thousandth\nfix: "
        + "correct the engine"
    ),
  ])
  func inconsistentRunHasDescription(error: InconsistentRun, text: String) {
    #expect(error.description == text)
  }

  private static let identity = CaseIdentity(
    scenario: "sign-up",
    device: "iphone-8",
    orientation: "portrait",
    technique: "none"
  )

  @Test(arguments: [
    (
      BaselineError.malformed(
        file: "a.txt",
        line: 3,
        column: 5,
        problem: "odd",
        advice: [.fix("correct it")]
      ),
      "a.txt:3:5: odd\nfix: correct it"
    ),
    (
      .misplaced(file: "b.txt", case: identity, expected: "sign-up/c.txt"),
      "b.txt: the baseline of sign-up iphone-8 portrait none belongs at sign-up/c.txt\nfix: "
        + "move it there, or delete it and accept the case again"
    ),
    (
      .refused(file: "a", problem: "the path leads out of the project", advice: [.fix("copy it")]),
      "a: the path leads out of the project\nfix: copy it"
    ),
    (
      .nameTooLong(file: "a", bytes: 300),
      "a: a name in this path has 300 bytes, but file systems allow 255\nfix: give the scenario a shorter "
        + "name"
    ),
    (
      .alike("a/B.txt", "A/b.txt"),
      "a/B.txt and A/b.txt: file systems that ignore letter case, as on macOS, do not distinguish "
        + "these paths\nfix: rename a scenario"
    ),
    (
      .unwritable(file: "a", reason: "disk full"),
      "a: cannot be written: disk full\nfix: check the permissions and the free space"
    ),
  ])
  func baselineErrorHasDescription(error: BaselineError, text: String) {
    #expect(error.description == text)
  }

  @Test func failureIsOneLine() {
    let failure = CaseFailure(
      identity: Self.identity,
      questionHash: QuestionHash(digest: "90"),
      kind: .crash,
      reason: "it stopped\nlast output: none"
    )
    #expect(
      failure.description
        == "sign-up iphone-8 portrait none (crash: it stopped last output: none)"
    )
  }

  /// Sorted by scenario, device, orientation, technique and system, with a missing system first.
  @Test func casesAreOrderedByTheirNames() {
    func identity(_ words: String...) -> CaseIdentity {
      CaseIdentity(
        scenario: words[0],
        device: words[1],
        orientation: words[2],
        technique: words[3],
        system: words.count > 4 ? words[4] : nil
      )
    }
    let ordered = [
      identity("a", "x", "landscape", "none"), identity("a", "x", "landscape", "none", "9.3"),
      identity("a", "x", "portrait", "form-root"), identity("a", "x", "portrait", "none"),
      identity("a", "y", "landscape", "form-root"), identity("b", "a", "landscape", "form-root"),
    ]
    #expect(Array(ordered.reversed()).sorted() == ordered)
    #expect(Array(ordered.reversed()).sorted(byCase: \.self) == ordered)
    #expect(caseOrder(of: ordered.count) { ordered[$0] } == nil)
    let mixed = [ordered[2], ordered[0], ordered[1]]
    #expect(caseOrder(of: mixed.count) { mixed[$0] } == [1, 2, 0])
    #expect(ordered[1].description == "a x landscape none iOS 9.3")
  }

  /// Settings are the least significant, standard settings come first, and equal cases keep their
  /// order.
  @Test func orderOfCasesEqualsComparison() {
    var cases: [CaseIdentity] = []
    for technique in ["none", "content-inset"] {
      for size in [TextSize.extraLarge, .large, .small] {
        for device in ["iphone-se-1", "ipad-10"] {
          var identity = CaseIdentity(
            scenario: "form",
            device: device,
            orientation: "portrait",
            technique: technique
          )
          identity.settings.textSize = size
          cases.append(identity)
        }
      }
    }
    cases += cases
    let sorted = cases.indices.sorted { cases[$0] < cases[$1] }
    #expect(caseOrder(of: cases.count) { cases[$0] } == sorted)
    #expect(sorted.prefix(2) == [9, 21])
  }
}
