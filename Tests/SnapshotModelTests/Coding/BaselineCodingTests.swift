import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct BaselineCodingTests {
  /// Written manually from the description of the format and the numbers of the sample.
  private let text = """
    scvdb-baseline 2
    scenario sign-up/keyboard
    device iphone-8
    orientation portrait
    technique scrolling-content
    engine sample 1.0.0 a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1
    question 9090909090909090909090909090909090909090909090909090909090909090

    step 0 at 0 checkpoint "at rest"
      screen 375 667
      view signUp UIView frame 0 0 375 667 window 0 0 375 667 safe 20 0 0 0
      view signUp/scrollView UIScrollView frame 0 0 375 667 window 0 0 375 667 safe 20 0 0 0 \
    content 375 647 offset 0 -20 inset 0 0 0 0 adjusted 20 0 0 0
      view signUp/scrollView/form UIStackView frame 0 0 375 647 window 0 20 375 647 safe 0 0 0 0
      view signUp/scrollView/form/email UITextField frame 16 100.333 343 34 \
    window 16 120.333 343 34 safe 0 0 0 0
      view signUp/scrollView/form/password UITextField frame 16 440 343 34 \
    window 16 460 343 34 safe 0 0 0 0
      view signUp/scrollView/form/hint UILabel frame 16 500 0 0 window 16 520 0 0 safe 0 0 0 0 \
    hidden
    step 1 at 0 focus password
      keyboard willShow at 0 begin 0 667 375 216 end 0 451 375 216 duration 0.25
      keyboard didShow at 0.25 begin 0 667 375 216 end 0 451 375 216 duration 0.25
    step 2 at 0.6 checkpoint "keyboard up"
      screen 375 667 keyboard 0 451 375 216 focus signUp/scrollView/form/password
      view signUp UIView frame 0 0 375 667 window 0 0 375 667 safe 20 0 0 0
      view signUp/scrollView UIScrollView frame 0 0 375 667 window 0 0 375 667 safe 20 0 0 0 \
    content 375 647 offset 0 -20 inset 0 0 0 0 adjusted 20 0 0 0
      view signUp/scrollView/form UIStackView frame 0 0 375 647 window 0 20 375 647 safe 0 0 0 0
      view signUp/scrollView/form/email UITextField frame 16 100.333 343 34 \
    window 16 120.333 343 34 safe 0 0 0 0
      view signUp/scrollView/form/password UITextField frame 16 440 343 34 \
    window 16 460 343 34 safe 0 0 0 0
      view signUp/scrollView/form/hint UILabel frame 16 500 0 0 window 16 520 0 0 safe 0 0 0 0 \
    hidden
      finding brokenInvariant "the keyboard covers the focused field" \
    view signUp/scrollView/form/password
    step 3 at 0.6 push details
      push from signUp to details at 0.6 animated
    step 4 at 1.1 checkpoint details
      screen 375 667
      view details UIView frame 0 0 375 667 window 0 0 375 667 safe 0 0 0 0
      view details/title UILabel frame 16 84 120 20.5 window 16 84 120 20.5 safe 0 0 0 0
    end

    """

  @Test func oneLineContainsOneFact() {
    #expect(BaselineCoding.text(for: SampleRuns.keyboard()) == text)
  }

  @Test func baselineRoundTrips() throws {
    #expect(try BaselineCoding.run(from: text, file: "sample") == SampleRuns.keyboard())
  }

  @Test func estimateIsOneLine() throws {
    var run = SampleRuns.keyboard()
    run.estimates = [
      SizeEstimate(view: "details/title", size: UnknownSize(.font, "Gotham Bold")),
      SizeEstimate(view: "signUp/scrollView/form", size: UnknownSize(.drawnSize)),
    ]
    let written = BaselineCoding.text(for: run)
    #expect(
      written.contains(
        """

        estimate details/title font "Gotham Bold"
        estimate signUp/scrollView/form drawnSize

        step 0 at 0 checkpoint
        """
      )
    )
    #expect(try BaselineCoding.run(from: written, file: "sample") == run)
  }

  @Test func omissionIsOneLine() throws {
    var run = SampleRuns.keyboard()
    run.estimates = [SizeEstimate(view: "details/title", size: UnknownSize(.font, "Gotham"))]
    run.omissions = [
      OmissionCount(screen: "details", type: "Form.Row", count: 12),
      OmissionCount(screen: "sign up", type: "SignUp", count: 1),
    ]
    let written = BaselineCoding.text(for: run)
    #expect(
      written.contains(
        """

        estimate details/title font Gotham
        omission details Form.Row 12
        omission "sign up" SignUp 1

        step 0 at 0 checkpoint
        """
      )
    )
    #expect(try BaselineCoding.run(from: written, file: "sample") == run)
  }

  @Test func systemIsOneLine() throws {
    var run = SampleRuns.keyboard()
    run.identity.system = "9.3"
    let written = BaselineCoding.text(for: run)
    #expect(written.contains("\ntechnique scrolling-content\nsystem 9.3\nengine "))
    #expect(try BaselineCoding.run(from: written, file: "sample") == run)
  }

  @Test(arguments: [
    "", " ", "a b", "-", "0", "end", "hidden", "\"", "\\", "a\"b\\c", "\n", "\r\n", "\t", "\u{0}",
    "日本語 é", "e\u{301}", "👩‍👩‍👧", "\u{202E}evil", "\u{FEFF}", "a\u{A0}b", "\\u{41}", "step 1",
  ])
  func anyTextRoundTrips(text: String) throws {
    var run = SampleRuns.keyboard()
    run.identity = CaseIdentity(scenario: text, device: text, orientation: text, technique: text)
    run.engine = EngineIdentity(name: text, version: text, fingerprint: text)
    run.questionHash = QuestionHash(text: text)
    run.steps[0].action = text
    run.steps[0].detail = text
    run.steps[0].snapshot?.firstResponder = ViewPath(text)
    run.steps[0].snapshot?.views[0].path = ViewPath(text)
    run.steps[0].snapshot?.views[0].className = text
    run.pushes[0].from = text
    run.pushes[0].to = text
    run.keyboardFrames[0].notification = text
    run.findings[0].view = ViewPath(text)
    run.findings[0].subject = .prose(.brokenInvariant, text)
    run.findings += hostileFindings(step: run.findings[0].step, text)
    let written = BaselineCoding.text(for: run)
    let read = try BaselineCoding.run(from: written, file: "hostile")
    #expect(read == run)
    // String equality ignores how characters are composed; the bytes must be the same too.
    #expect(Array(BaselineCoding.text(for: read).utf8) == Array(written.utf8))
    #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  /// The numbers are thousandths of a point over 1000, hence exact in the text.
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-44, "-44"), (63.667, "63.667"), (0.5, "0.5"), (-0.001, "-0.001"),
      (10.01, "10.01"), (1_000_000_000, "1000000000"), (120.3, "120.3"), (999.999, "999.999"),
      (1.0 / 3, "0.333"), (2.0 / 3, "0.667"),
    ] as [(Double, String)]
  )
  func numbersAreTheShortestDecimals(number: Double, expected: String) throws {
    var run = SampleRuns.keyboard()
    run.steps[0].snapshot?.window = Size(width: number, height: 667)
    let written = BaselineCoding.text(for: run)
    #expect(written.contains("\n  screen \(expected) 667\n"))
    #expect(try BaselineCoding.run(from: written, file: "numbers") == run)
  }
}
