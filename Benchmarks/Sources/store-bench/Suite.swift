import SnapshotModel

/// Generated runs that look like runs of a form; they are the same in every process and on every
/// machine.
struct Suite {
  /// Checkpoints of a run, views of a checkpoint.
  var checkpoints: Int
  var views: Int
  /// The drift of another recording of the same cases.
  var drift = SuiteDrift.none

  /// Rows of the view `frames` that a run has.
  var framesOfRun: Int { checkpoints * views }

  static let engine = EngineIdentity(
    name: "arithmetic",
    version: "1.0.0",
    fingerprint: String(repeating: "c0", count: 32)
  )

  /// The run of a case; different cases have no equal frames.
  func run(_ number: Int) -> Run {
    Run(
      engine: Self.engine,
      identity: identity(number),
      questionHash: questionHash(number),
      steps: (0..<checkpoints).flatMap { steps($0, of: number) },
      pushes: [],
      events: (0..<checkpoints).flatMap(events),
      findings: []
    )
  }

  func plannedCase(_ number: Int) -> Plan.Case {
    Plan.Case(identity: identity(number), questionHash: questionHash(number))
  }

  private func identity(_ number: Int) -> CaseIdentity {
    CaseIdentity(
      scenario: "form/scenario-\(number / 80)",
      device: "device-\(number / 2 % 40)",
      orientation: number % 2 == 0 ? "portrait" : "landscape",
      technique: "scrolling-content"
    )
  }

  private func questionHash(_ number: Int) -> QuestionHash {
    let digits = String(number, radix: 16)
    return QuestionHash(digest: String(repeating: "0", count: 64 - digits.count) + digits)
  }

  private func steps(_ checkpoint: Int, of number: Int) -> [Step] {
    let time = Double(checkpoint) / 2
    return [
      Step(index: 2 * checkpoint, time: time, action: "wait", detail: "0.5", snapshot: nil),
      Step(
        index: 2 * checkpoint + 1,
        time: time + 0.5,
        action: "checkpoint",
        detail: "checkpoint \(checkpoint)",
        snapshot: snapshot(checkpoint, of: number)
      ),
    ]
  }

  private var keyboard: KeyboardPayload {
    KeyboardPayload(
      begin: Rect(x: 0, y: 667, width: 375, height: 216),
      end: Rect(x: 0, y: 451, width: 375, height: 216),
      duration: 0.25
    )
  }

  private func events(_ checkpoint: Int) -> [RunEvent] {
    [
      RunEvent(
        step: 2 * checkpoint,
        time: Double(checkpoint) / 2,
        kind: .notification,
        name: "keyboardWillChangeFrame",
        cause: .system,
        keyboard: keyboard
      ),
      RunEvent(
        step: 2 * checkpoint,
        time: Double(checkpoint) / 2,
        kind: .inset,
        name: "contentInset.bottom",
        subject: "form/scrollView",
        cause: .technique,
        before: .number(0),
        after: .number(216),
        duration: 0.25
      ),
    ]
  }

  private func snapshot(_ checkpoint: Int, of number: Int) -> Snapshot {
    Snapshot(
      window: Size(width: 375, height: 667),
      keyboard: Rect(x: 0, y: 451, width: 375, height: 216),
      firstResponder: nil,
      views: (0..<views).map { view($0, checkpoint: checkpoint, of: number) }
    )
  }

  private func view(_ index: Int, checkpoint: Int, of number: Int) -> ViewGeometry {
    // Thirds of a point occur on devices with three pixels to a point.
    let shift = Double(number * checkpoints + checkpoint) / 3
    let travel = drift.travel(ofView: index, checkpoint: checkpoint, case: number, in: self)
    let frame = Rect(x: 16, y: Double(44 * index) + shift + travel, width: 343, height: 34)
    let isScrollView = index == 1
    let path: ViewPath =
      switch index {
      case 0: "form"
      case 1: "form/scrollView"
      default: "form/scrollView/contentView/row-\(index)/textField"
      }
    return ViewGeometry(
      path: path,
      className: isScrollView ? "UIScrollView" : index == 0 ? "UIView" : "UITextField",
      frame: frame,
      windowFrame: Rect(x: 16, y: frame.y + 20, width: 343, height: 34),
      safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      isHidden: false,
      scroll: isScrollView ? scroll(shift: shift) : nil
    )
  }

  private func scroll(shift: Double) -> ScrollGeometry {
    let insets = Insets(top: 20, left: 0, bottom: 216, right: 0)
    return ScrollGeometry(
      contentSize: Size(width: 375, height: 880 + shift),
      contentOffset: Point(x: 0, y: -20),
      contentInset: .zero,
      adjustedContentInset: insets
    )
  }
}

/// The frames of a suite that differ from the suite without drift.
struct SuiteDrift {
  static let none = SuiteDrift(stride: 0, checkpoints: 0, views: 0)

  /// The distance between two cases with drift; 0 for no drift.
  var stride: Int
  /// The number of drifted checkpoints of a case, counted from the last.
  var checkpoints: Int
  /// The number of drifted views of a checkpoint, counted from the last.
  var views: Int

  /// The distance that a drifted view moves down, in points.
  fileprivate func travel(
    ofView view: Int,
    checkpoint: Int,
    case number: Int,
    in suite: Suite
  ) -> Double {
    guard stride > 0, number % stride == 0, checkpoint >= suite.checkpoints - checkpoints,
      view >= suite.views - views
    else { return 0 }
    return 12
  }
}
