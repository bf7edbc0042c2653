import DriftReport
import Reporting
import ScvdbTestSupport
import SnapshotModel

/// Returns a run that shows the keyboard, records a checkpoint of the given screen, pushes another
/// screen and records that screen.
func sampleRun(
  _ screen: SampleView = sampleScreen(),
  device: String = "iphone-8",
  version: String = "1.0.0",
  questionHash: QuestionHash = "question"
) -> Run {
  let keyboardUp = sampleSnapshot(
    screen,
    keyboard: sampleKeyboard,
    focus: "signUp/scrollView/form/password"
  )
  let keyboard = KeyboardPayload(
    begin: Rect(x: 0, y: 667, width: 375, height: 216),
    end: sampleKeyboard,
    duration: 0.25
  )
  return Run(
    engine: EngineIdentity(name: "scvdb", version: version, fingerprint: "f00d"),
    identity: CaseIdentity(
      scenario: "sign-up/keyboard",
      device: device,
      orientation: "portrait",
      technique: "scrolling-content"
    ),
    questionHash: questionHash,
    steps: [
      Step(index: 0, time: 0, action: "focus", detail: "email", snapshot: nil),
      Step(index: 1, time: 0.25, action: "checkpoint", detail: "keyboard up", snapshot: keyboardUp),
      Step(index: 2, time: 0.25, action: "push", detail: "details", snapshot: nil),
      Step(
        index: 3,
        time: 0.75,
        action: "checkpoint",
        detail: "pushed",
        snapshot: sampleSnapshot()
      ),
    ],
    pushes: [
      NavigationPush(
        step: 2,
        time: 0.25,
        kind: .push,
        from: "signUp",
        to: "details",
        animated: true
      )
    ],
    events: [
      RunEvent(
        step: 0,
        time: 0,
        kind: .notification,
        name: "keyboardWillShow",
        cause: .system,
        keyboard: keyboard
      ),
      RunEvent(
        step: 0,
        time: 0.1,
        kind: .inset,
        name: "contentInset.bottom",
        subject: "signUp/scrollView",
        cause: .technique,
        before: .number(0),
        after: .number(216),
        duration: 0.25
      ),
      RunEvent(step: 0, time: 0.1, kind: .layout, name: "layout", cause: .system),
      RunEvent(
        step: 0,
        time: 0.25,
        kind: .notification,
        name: "keyboardDidShow",
        cause: .system,
        keyboard: keyboard
      ),
    ],
    findings: [
      Finding(step: 1, kind: .ambiguousLayout, view: "signUp", message: "no width is given")
    ],
    estimates: [
      SizeEstimate(view: "signUp/scrollView/form/hint", size: UnknownSize(.font, "Sora"))
    ]
  )
}

/// Returns a side with unique hashes for every case, so that all rows are compared.
func side(_ name: String, _ runs: Run...) -> RecordingSide {
  RecordingSide(
    name: name,
    cases: runs.map { RecordedCase(NamedRun($0, of: name)) }
  )
}

/// A run with hashes that no other side has.
private final class NamedRun: CaseSource {
  private let run: Run
  private let side: String

  init(_ run: Run, of side: String) {
    self.run = run
    self.side = side
  }

  var identity: CaseIdentity { run.identity }
  var engine: EngineIdentity { run.engine }
  var questionHash: QuestionHash { run.questionHash }
  var geometryHash: String { "geometry of \(side)" }
  var answerHash: String { "answer of \(side)" }
  var origin: [String] { [] }

  func snapshotHashes() -> [String: String] { [:] }
  func read(without checkpoints: Set<String>) -> Run { run }
  func explanations() -> [ExplainedStep] { [] }
}

/// Compares two runs of one case.
func drift(_ from: Run, _ to: Run, tolerance: Double = 0) throws -> Drift {
  try Drift(
    from: side("baseline", from),
    to: side("latest", to),
    options: DriftOptions(tolerance: tolerance)
  )
}

/// Compares the sample run with a run that has a changed screen at its first checkpoint.
func drift(tolerance: Double = 0, change: (inout SampleView) -> Void) throws -> Drift {
  var screen = sampleScreen()
  change(&screen)
  return try drift(sampleRun(), sampleRun(screen), tolerance: tolerance)
}

extension Drift {
  /// Every difference in the form of the text format, without case and checkpoint.
  var lines: [String] {
    cases.flatMap(\.steps).flatMap(\.differences).map { difference in
      let subject =
        switch difference.subject {
        case .step: "step"
        case .screen: "screen"
        case .view(let path): path.text
        case .keyboard(let notification): notification
        case .navigation(let kind): kind.rawValue
        case .event(let event): event.name
        case .finding(let kind, _): kind.rawValue
        }
      let changes = difference.changes.map {
        "\($0.kind) \($0.property) \(word($0.from))>\(word($0.to))"
      }
      return "\(subject): \(changes.joined(separator: ", "))"
    }
  }

  var followers: Int {
    causes.flatMap(\.occurrences).reduce(0) { $0 + $1.difference.followers.count }
  }

  private func word(_ value: DriftValue?) -> String {
    switch value {
    case nil: "-"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .finding(let finding): finding.sentence
    }
  }
}
