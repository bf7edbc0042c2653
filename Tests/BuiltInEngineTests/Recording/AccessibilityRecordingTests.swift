import ScenarioModel
import SnapshotModel
import Testing

/// The key `accessibility` of a scenario: checkpoints record the screen reader's elements.
@Suite struct AccessibilityRecordingTests {
  private func elements(
    _ properties: String,
    more: String = "accessibility: true"
  ) async throws -> [AccessibilityElement]? {
    let run = try await answer(
      "  - checkpoint: end",
      more: more,
      fieldConstraints: """
        frame: [20, 500, 100, 40]
                  \(properties)
                - { name: title, class: UILabel, text: Sign up, frame: [20, 40, 100, 20] }
        """
    )
    return try #require(run.steps.first?.snapshot).accessibility
  }

  private let title = AccessibilityElement(
    view: "form/title",
    label: "Sign up",
    traits: [.staticText]
  )

  @Test func elementsAreRecordedInReadingOrder() async throws {
    let field = AccessibilityElement(view: "form/field", value: "Email")
    #expect(try await elements("placeholder: Email") == [title, field])
  }

  @Test func scenarioOverridesAccessibility() async throws {
    let field = AccessibilityElement(
      view: "form/field",
      label: "Address",
      value: "empty",
      hint: "Where mail goes",
      identifier: "email",
      traits: [.header, .searchField]
    )
    let properties = """
      placeholder: Email
                accessibilityLabel: Address
                accessibilityValue: empty
                accessibilityHint: Where mail goes
                accessibilityIdentifier: email
                accessibilityTraits: [searchField, header]
      """
    #expect(try await elements(properties) == [title, field])
    #expect(try await elements("isAccessibilityElement: false") == [title])
    #expect(try await elements("accessibilityElementsHidden: true") == [title])
    #expect(
      try await elements("accessibilityViewIsModal: true").map { $0.map(\.view) } == ["form/field"]
    )
  }

  @Test func elementsAreRecordedOnlyOnRequest() async throws {
    #expect(try await elements("accessibilityLabel: Address", more: "") == nil)
    #expect(try await elements("accessibilityLabel: Address", more: "accessibility: false") == nil)
  }
}
