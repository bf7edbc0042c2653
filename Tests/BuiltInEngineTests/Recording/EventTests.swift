import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

/// The events of a run: subject, action and time.
@Suite struct EventTests {
  private func events(
    technique: Technique = .scrollingContent,
    steps: [ScenarioStep]
  ) async throws -> [RunEvent] {
    let screen = Screen.content(height: 1000, subviews: [.field("name", top: 600)])
    return try await BuiltInEngine.current.checkedRun(
      question("iphone-8", screens: [screen], technique: technique, steps: steps)
    ).events
  }

  /// The technique waits for 0.1 s of quiet; the keyboard of an iPhone 8 is 216 points high.
  @Test func techniqueAppliesInsetAfterNotifications() async throws {
    let events = try await events(steps: [.focus(view: "name"), .wait(seconds: 1)])
    let reported = events.filter {
      $0.kind == .notification || $0.kind == .inset || $0.kind == .focus
    }
    .filter { !$0.name.hasPrefix("window") }
    #expect(
      reported.map { "\($0.step) \($0.time) \($0.name) \($0.cause?.rawValue ?? "")" } == [
        "0 0.0 firstResponder script", "0 0.0 keyboardWillChangeFrame system",
        "0 0.0 keyboardWillShow system", "1 0.1 additionalSafeAreaInsets.bottom technique",
        "1 0.25 keyboardDidChangeFrame system", "1 0.25 keyboardDidShow system",
      ]
    )
    let inset = try #require(reported.first { $0.kind == .inset })
    #expect(inset.subject == "screen")
    #expect(inset.before == .number(0))
    #expect(inset.after == .number(216))
    #expect(inset.duration == 0.5)
    #expect(reported[0].after == .text("screen/scrollView/content/name"))
  }

  @Test func scriptedScrollHasScriptAsCause() async throws {
    let steps: [ScenarioStep] = [
      .checkpoint(name: "start"),
      .scroll(view: nil, to: Point(x: 0, y: 100), animated: true),
    ]
    let scrolls = try await events(steps: steps).filter { $0.kind == .scroll && $0.step == 1 }
    // The content begins below the status bar of 20 points.
    #expect(
      scrolls == [
        RunEvent(
          step: 1,
          time: 0,
          kind: .scroll,
          name: "contentOffset.y",
          subject: "screen/scrollView",
          cause: .script,
          before: .number(-20),
          after: .number(100),
          duration: 0.3
        )
      ]
    )
  }

  @Test func noTechniqueMeansNoTechniqueEvents() async throws {
    let events = try await events(
      technique: .none,
      steps: [.focus(view: "name"), .wait(seconds: 1), .rotate(to: .landscape), .wait(seconds: 1)]
    )
    #expect(events.allSatisfy { $0.cause != .technique })
    let rotation = try #require(events.first { $0.kind == .rotation })
    #expect(rotation.cause == .script)
    #expect(rotation.after == .text("landscape"))
  }

  /// Snapshots and events have the same names for subjects.
  @Test func subjectsAreViewsOrScreens() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak("first", subviews: [.field("name", top: 10)]), .weak("second")],
        navigation: true,
        steps: [
          .focus(view: "name"), .wait(seconds: 1), .checkpoint(name: "first"),
          .push(screen: "second", focus: nil, animated: true), .wait(seconds: 1),
          .checkpoint(name: "second"),
        ]
      )
    )
    let views = run.steps.compactMap(\.snapshot).flatMap(\.views).map(\.path)
    let subjects = Set(run.events.map(\.subject)).subtracting([""])
    #expect(subjects.isSubset(of: views), "\(subjects.subtracting(views))")
  }

  /// Scenarios can expect every event of a run.
  @Test(arguments: Technique.allCases)
  func scenariosCanExpectEveryEventName(technique: Technique) async throws {
    let steps: [ScenarioStep] = [
      .focus(view: "name"), .wait(seconds: 1), .rotate(to: .landscape), .wait(seconds: 1),
      .statusBar(.hidden), .resign, .wait(seconds: 1),
    ]
    for event in try await events(technique: technique, steps: steps) {
      let known = EventNames.of(event.kind)
      #expect(known.names.contains(event.name), "\(event.kind) \(event.name)")
      #expect(known.haveSubjects || event.subject.isEmpty, "\(event.kind) \(event.subject)")
    }
  }

  /// A content view without constraints has no fitting size.
  @Test func techniqueMisuseIsEvent() async throws {
    let empty = Screen(
      name: "empty",
      rootView: ViewNode(id: "content", name: "content", kind: .view)
    )
    let run = try await BuiltInEngine.current.checkedRun(
      question("iphone-8", screens: [empty], steps: [.checkpoint(name: "start")])
    )
    #expect(
      run.events.filter { $0.kind == .diagnostic } == [
        RunEvent(
          step: 0,
          time: 0,
          kind: .diagnostic,
          name: "undefinedContentSize",
          subject: "empty",
          cause: .technique
        )
      ]
    )
    let text = BaselineCoding.text(for: run)
    #expect(
      text.contains("\n  event diagnostic undefinedContentSize of empty at 0 by technique\n")
    )
    #expect(try BaselineCoding.run(from: text, file: "empty.txt") == run)
  }

  // MARK: expectEvents

  /// Returns the failed expectations about a field that gets the focus, and loses it after a
  /// second.
  private func failures(
    _ first: [EventPattern],
    _ second: [EventPattern] = []
  ) async throws -> [String] {
    let screen = Screen.content(height: 1000, subviews: [.field("name", top: 600)])
    var steps: [ScenarioStep] = [.focus(view: "name"), .wait(seconds: 1), .expectEvents(first)]
    if !second.isEmpty { steps += [.resign, .wait(seconds: 1), .expectEvents(second)] }
    return try await BuiltInEngine.current.checkedRun(
      question("iphone-8", screens: [screen], steps: steps)
    ).broken
  }

  private func shown(_ name: String) -> EventPattern {
    EventPattern(kind: .notification, name: name, subject: nil, isAbsent: false)
  }

  private let inset = EventPattern(
    kind: .inset,
    name: "additionalSafeAreaInsets.bottom",
    subject: "screen",
    isAbsent: false
  )

  @Test func otherEventsCanBeBetweenExpectedOnes() async throws {
    let expected = [shown("keyboardWillShow"), inset, shown("keyboardDidShow")]
    #expect(try await failures(expected) == [])
  }

  @Test func otherOrderIsFailure() async throws {
    #expect(
      try await failures([inset, shown("keyboardWillShow")]) == [
        "inset additionalSafeAreaInsets.bottom of screen, notification keyboardWillShow: there was "
          + "notification keyboardWillShow, inset additionalSafeAreaInsets.bottom of screen"
      ]
    )
  }

  @Test func repeatedPatternsExpectRepeatedEvents() async throws {
    #expect(
      try await failures([inset, inset]) == [
        "inset additionalSafeAreaInsets.bottom of screen, "
          + "inset additionalSafeAreaInsets.bottom of screen: there was "
          + "inset additionalSafeAreaInsets.bottom of screen"
      ]
    )
  }

  @Test func eachStepChecksEventsSincePreviousStep() async throws {
    let noShow = EventPattern(
      kind: .notification,
      name: "keyboardWillShow",
      subject: nil,
      isAbsent: true
    )
    #expect(try await failures([shown("keyboardWillShow")], [noShow, inset]) == [])
    #expect(
      try await failures([noShow]) == [
        "no notification keyboardWillShow: there was notification keyboardWillShow"
      ]
    )
    let rotation = EventPattern(kind: .rotation, name: "orientation", subject: nil, isAbsent: false)
    #expect(try await failures([rotation]) == ["rotation orientation: there was none"])
  }
}
