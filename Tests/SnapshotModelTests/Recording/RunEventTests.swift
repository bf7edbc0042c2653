import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct RunEventTests {
  private let run = SampleRuns.keyboard(events: SampleRuns.events)

  @Test func oneEventIsOneLine() throws {
    let text = BaselineCoding.text(for: run)
    #expect(
      text.contains(
        """

          event focus firstResponder at 0 by script to named signUp/scrollView/form/password
          event notification keyboardWillShow at 0 by system
          event inset verticalScrollIndicatorInsets.bottom of signUp/scrollView at 0.1 by technique \
        from 0 to 215.5 animated 0.5
          event notification keyboardDidShow at 0.25 by system
        step 2 
        """
      )
    )
    #expect(try BaselineCoding.run(from: text, file: "events") == run)
  }

  @Test(arguments: ["", "of", "at", "named", "a b", "\"", "\n", "日本語", "0"])
  func anyTextRoundTrips(text: String) throws {
    var run = run
    run.events[0].name = text
    run.events[0].subject = ViewPath(text)
    run.events[0].before = .text(text)
    run.events[0].after = .text(text)
    #expect(try BaselineCoding.run(from: BaselineCoding.text(for: run), file: "hostile") == run)
    let json = try JSONEncoder().encode(run)
    #expect(try JSONDecoder().decode(Run.self, from: json) == run)
  }

  @Test(arguments: [
    ("focus firstResponder", "focused firstResponder", "unexpected 'focused'"),
    (
      "by script", "by magic",
      "unexpected 'magic'\nhint: expected 'technique' or 'system' or 'script'"
    ),
    ("from 0 to", "from nought to", "unexpected 'nought'"),
  ])
  func mistakesAreNamed(original: String, replacement: String, expected: String) throws {
    let text = BaselineCoding.text(for: run).replacing(
      original,
      with: replacement,
      maxReplacements: 1
    )
    let error = #expect(throws: BaselineError.self) {
      try BaselineCoding.run(from: text, file: "f.txt")
    }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }

  /// An engine may send no events.
  @Test func answersWithoutEventsAreRead() throws {
    let json = try JSONEncoder().encode(SampleRuns.keyboard())
    var object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    object["events"] = nil
    let silent = try JSONSerialization.data(withJSONObject: object)
    var expected = SampleRuns.keyboard()
    expected.events = []
    #expect(try JSONDecoder().decode(Run.self, from: silent) == expected)
  }

  /// A `keyboard` line with another time or name belongs to no event.
  @Test(arguments: [
    ("willShow at 0 begin", "willShow at 0.1 begin"), ("willShow at", "didShow at"),
  ])
  func frameOfAnotherNotificationIsRefused(original: String, replacement: String) {
    let text = BaselineCoding.text(for: run).replacing(
      "keyboard " + original,
      with: "keyboard " + replacement
    )
    #expect(
      throws: BaselineError.inconsistent(
        file: "f.txt",
        fault: .incompleteEvent(name: "keyboardWillShow", step: 1)
      )
    ) {
      try BaselineCoding.run(from: text, file: "f.txt")
    }
  }

  @Test func jsonValuesAreNumbersOrTexts() throws {
    let json = try JSONEncoder().encode([EventValue.number(215.5), .text("form")])
    #expect(String(decoding: json, as: UTF8.self) == #"[215.5,"form"]"#)
  }

  @Test(
    arguments: [
      { $0.events[2].time = 0.15 },
      { $0.events[2].cause = .system },
      { $0.events[2].after = .number(216) },
      { $0.events[2].after = .text("215.5") },
      { $0.events[2].duration = nil },
      { $0.events[2].subject = "" },
      { $0.events.swapAt(2, 3) },
      { $0.events.removeLast() },
    ] as [@Sendable (inout Run) -> Void]
  )
  func hashesDetectEveryChange(change: @Sendable (inout Run) -> Void) {
    var other = run
    change(&other)
    #expect(RunDigests(of: other).geometry != RunDigests(of: run).geometry)
    #expect(RunDigests(of: other).answer != RunDigests(of: run).answer)
  }

  @Test func eventsAreConsistentWithTheRun() {
    func fault(_ change: (inout Run) -> Void) -> InconsistentRun? {
      var run = run
      change(&run)
      do {
        try run.checkConsistency()
        return nil
      } catch {
        return error
      }
    }
    #expect(fault { _ in } == nil)
    #expect(fault { $0.events[5].step = 9 } == .unknownStep(event: "event", step: 9))
    #expect(fault { $0.events[0].step = 2 } == .eventOutOfOrder(event: "event", step: 1))
    #expect(
      fault { $0.events[2].after = .number(.nan) }
        == .notANumber(location: "event 'verticalScrollIndicatorInsets.bottom' of step 1")
    )
    #expect(
      fault { $0.events[1].keyboard = nil } == .incompleteEvent(name: "keyboardWillShow", step: 1)
    )
    #expect(fault { $0.events[3].name = "layout" } == .incompleteEvent(name: "layout", step: 1))
    #expect(
      fault { $0.events[2].cause = nil }
        == .incompleteEvent(name: "verticalScrollIndicatorInsets.bottom", step: 1)
    )
    #expect(
      fault { $0.events[3].cause = nil } == .incompleteEvent(name: "keyboardDidShow", step: 1)
    )
    // One more notification without a cause.
    #expect(fault { $0.keyboardFrames.append($0.keyboardFrames[1]) } != nil)
    var silent = SampleRuns.keyboard()
    silent.keyboardFrames.append(silent.keyboardFrames[1])
    #expect(throws: Never.self) { try silent.checkConsistency() }
  }

  /// An engine's names of notifications are kept, and read back from the event's name.
  @Test(arguments: [
    ("willShow", "keyboardWillShow"), ("didChangeFrame", "keyboardDidChangeFrame"),
    ("WillShow", "keyboard:WillShow"), ("", "keyboard:"), (":x", "keyboard::x"),
    ("éa", "keyboard:éa"), ("0", "keyboard:0"),
  ])
  func shortNotificationNamesMapToEvents(short: String, long: String) throws {
    var run = SampleRuns.keyboard()
    run.keyboardFrames[0].notification = short
    #expect(run.events[0].name == long)
    #expect(run.keyboardFrames[0].notification == short)
    #expect(try BaselineCoding.run(from: BaselineCoding.text(for: run), file: "names") == run)
  }

  /// A keyboard notification is one event in messages.
  @Test func keyboardFramesBelongToTheEvents() throws {
    #expect(run.events.map { $0.keyboard?.end.y } == [nil, 451, nil, 451, nil, nil])
    #expect(SampleRuns.keyboard().events.map(\.name) == ["keyboardWillShow", "keyboardDidShow"])
    #expect(SampleRuns.keyboard().events.allSatisfy { $0.cause == nil })
    let json = try JSONEncoder().encode(SampleRuns.keyboard())
    let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    let events = try #require(object["events"] as? [[String: Any]])
    #expect(events.map { $0["name"] as? String } == ["keyboardWillShow", "keyboardDidShow"])
    #expect(events.allSatisfy { $0["keyboard"] != nil && $0["cause"] == nil })
  }
}
