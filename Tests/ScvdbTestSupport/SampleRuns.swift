package import SnapshotModel

/// Small manual runs, for tests of code that processes runs.
///
/// The screen is a sign-up form in a scroll view. Its numbers are consistent with each other, but
/// the engine would compute other numbers.
package enum SampleRuns {
  package static let engine = EngineIdentity(
    name: "sample",
    version: "1.0.0",
    fingerprint: String(repeating: "a1", count: 32)
  )

  package static let identity = CaseIdentity(
    scenario: "sign-up/keyboard",
    device: "iphone-8",
    orientation: "portrait",
    technique: "scrolling-content"
  )

  /// Returns the form before and after the keyboard covers its last field, and a screen pushed over
  /// it.
  ///
  /// The password field is `shift` points lower than usual.
  package static func keyboard(
    identity: CaseIdentity = identity,
    engine: EngineIdentity = engine,
    shift: Double = 0,
    events: [RunEvent] = []
  ) -> Run {
    let keyboard = Rect(x: 0, y: 451, width: 375, height: 216)
    return Run(
      engine: engine,
      identity: identity,
      questionHash: QuestionHash(digest: String(repeating: "90", count: 32)),
      steps: [
        checkpoint(0, time: 0, "at rest", form(keyboard: nil, focus: nil, shift: shift)),
        Step(index: 1, time: 0, action: "focus", detail: "password", snapshot: nil),
        checkpoint(
          2,
          time: 0.6,
          "keyboard up",
          form(keyboard: keyboard, focus: "signUp/scrollView/form/password", shift: shift)
        ),
        Step(index: 3, time: 0.6, action: "push", detail: "details", snapshot: nil),
        checkpoint(4, time: 1.1, "details", details),
      ],
      pushes: [
        NavigationPush(
          step: 3,
          time: 0.6,
          kind: .push,
          from: "signUp",
          to: "details",
          animated: true
        )
      ],
      events: events.isEmpty ? keyboardEvents : events,
      findings: [
        Finding(
          step: 2,
          kind: .brokenInvariant,
          view: "signUp/scrollView/form/password",
          message: "the keyboard covers the focused field"
        )
      ]
    )
  }

  /// Returns the keyboard run on several devices and in both orientations, in the order of their
  /// cases.
  ///
  /// The password field is shifted on the first device only.
  package static func matrix(
    engine: EngineIdentity = engine,
    shift: Double = 0,
    events: [RunEvent] = []
  ) -> [Run] {
    ["ipad-10", "iphone-8", "iphone-se"].flatMap { device in
      ["landscape", "portrait"].map { orientation in
        var identity = identity
        identity.device = device
        identity.orientation = orientation
        return keyboard(
          identity: identity,
          engine: engine,
          shift: device == "ipad-10" ? shift : 0,
          events: events
        )
      }
    }
  }

  /// The frames in the notifications of the keyboard run.
  private static let shown = KeyboardPayload(
    begin: Rect(x: 0, y: 667, width: 375, height: 216),
    end: Rect(x: 0, y: 451, width: 375, height: 216),
    duration: 0.25
  )

  /// The events that an engine may report for the keyboard run: the technique moves the indicator.
  package static let events = [
    RunEvent(
      step: 1,
      time: 0,
      kind: .focus,
      name: "firstResponder",
      cause: .script,
      after: .text("signUp/scrollView/form/password")
    ),
    RunEvent(
      step: 1,
      time: 0,
      kind: .notification,
      name: "keyboardWillShow",
      cause: .system,
      keyboard: shown
    ),
    RunEvent(
      step: 1,
      time: 0.1,
      kind: .inset,
      name: "verticalScrollIndicatorInsets.bottom",
      subject: "signUp/scrollView",
      cause: .technique,
      before: .number(0),
      after: .number(215.5),
      duration: 0.5
    ),
    RunEvent(
      step: 1,
      time: 0.25,
      kind: .notification,
      name: "keyboardDidShow",
      cause: .system,
      keyboard: shown
    ),
    RunEvent(
      step: 3,
      time: 0.6,
      kind: .call,
      name: "viewWillAppear",
      subject: "details",
      cause: .script
    ),
    RunEvent(step: 3, time: 0.6, kind: .layout, name: "layout", cause: .system),
  ]

  /// The keyboard's notifications from an engine that reports no events.
  private static let keyboardEvents = events.filter(\.isOfKeyboard).map { event in
    var event = event
    event.cause = nil
    return event
  }

  private static func checkpoint(
    _ index: Int,
    time: Double,
    _ name: String,
    _ snapshot: Snapshot
  ) -> Step {
    Step(index: index, time: time, action: "checkpoint", detail: name, snapshot: snapshot)
  }

  private static func form(keyboard: Rect?, focus: ViewPath?, shift: Double) -> Snapshot {
    let window = Rect(x: 0, y: 0, width: 375, height: 667)
    let safeArea = Insets(top: 20, left: 0, bottom: 0, right: 0)
    return Snapshot(
      window: Size(width: 375, height: 667),
      keyboard: keyboard,
      firstResponder: focus,
      views: [
        view("signUp", "UIView", frame: window, safeArea: safeArea),
        view(
          "signUp/scrollView",
          "UIScrollView",
          frame: window,
          safeArea: safeArea,
          scroll: ScrollGeometry(
            contentSize: Size(width: 375, height: 647),
            contentOffset: Point(x: 0, y: -20),
            contentInset: .zero,
            adjustedContentInset: safeArea
          )
        ),
        view(
          "signUp/scrollView/form",
          "UIStackView",
          frame: Rect(x: 0, y: 0, width: 375, height: 647),
          windowFrame: Rect(x: 0, y: 20, width: 375, height: 647)
        ),
        view(
          "signUp/scrollView/form/email",
          "UITextField",
          frame: Rect(x: 16, y: 100.333, width: 343, height: 34),
          windowFrame: Rect(x: 16, y: 120.333, width: 343, height: 34)
        ),
        view(
          "signUp/scrollView/form/password",
          "UITextField",
          frame: Rect(x: 16, y: 440 + shift, width: 343, height: 34),
          windowFrame: Rect(x: 16, y: 460 + shift, width: 343, height: 34)
        ),
        view(
          "signUp/scrollView/form/hint",
          "UILabel",
          frame: Rect(x: 16, y: 500, width: 0, height: 0),
          windowFrame: Rect(x: 16, y: 520, width: 0, height: 0),
          isHidden: true
        ),
      ]
    )
  }

  private static var details: Snapshot {
    let window = Rect(x: 0, y: 0, width: 375, height: 667)
    return Snapshot(
      window: Size(width: 375, height: 667),
      keyboard: nil,
      firstResponder: nil,
      views: [
        view("details", "UIView", frame: window, safeArea: .zero),
        view("details/title", "UILabel", frame: Rect(x: 16, y: 84, width: 120, height: 20.5)),
      ]
    )
  }

  private static func view(
    _ path: ViewPath,
    _ className: String,
    frame: Rect,
    windowFrame: Rect? = nil,
    safeArea: Insets = .zero,
    isHidden: Bool = false,
    scroll: ScrollGeometry? = nil
  ) -> ViewGeometry {
    ViewGeometry(
      path: path,
      className: className,
      frame: frame,
      windowFrame: windowFrame ?? frame,
      safeArea: safeArea,
      isHidden: isHidden,
      scroll: scroll
    )
  }
}
