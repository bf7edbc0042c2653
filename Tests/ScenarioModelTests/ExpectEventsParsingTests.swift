import ScenarioModel
import SnapshotModel
import Testing

/// Parses the events that files expect.
@Suite struct ExpectEventsParsingTests {
  @Test(arguments: [
    (
      "notification keyboardWillShow",
      EventPattern(
        kind: .notification,
        name: "keyboardWillShow",
        subject: nil,
        isAbsent: false
      )
    ),
    (
      "inset contentInset.bottom of form/scrollView",
      EventPattern(
        kind: .inset,
        name: "contentInset.bottom",
        subject: "form/scrollView",
        isAbsent: false
      )
    ),
    ("no diagnostic", EventPattern(kind: .diagnostic, name: nil, subject: nil, isAbsent: true)),
    (
      "no inset of form",
      EventPattern(kind: .inset, name: nil, subject: "form", isAbsent: true)
    ),
  ])
  func eventPatternRoundTrips(_ text: String, _ pattern: EventPattern) throws {
    let file = try ScenarioFile.parse(
      text: """
        screens: { form: { view: {} } }
        matrix: { devices: [iphone-8] }
        steps: [{ checkpoint: start }, { expectEvents: [\(text)] }]
        """,
      file: "events.yaml",
      name: "events"
    )
    #expect(file.scenario.steps.last == .expectEvents([pattern]))
    #expect(pattern.text == text)
  }
}
