import Testing

/// `insetsRestoredAfterHide` and `noUnexpectedAmbiguity`.
@Suite struct RestoredInsetTests {
  private let invariant = "invariants: [insetsRestoredAfterHide]"
  private let comesAndGoes = """
      - keyboard: [{ at: 0, show: 216 }]
      - wait: 1
      - checkpoint: up
      - keyboard: [{ at: 0, hide: true }]
      - wait: 1
      - checkpoint: down
    """

  @Test func restoredInsetKeepsInvariant() async throws {
    let run = try await answer(comesAndGoes, technique: "scrolling-content", more: invariant)
    #expect(run.broken == [])
  }

  /// The technique overwrites the application's 49 with 216, then with 0.
  @Test func insetThatIsLostIsReported() async throws {
    let run = try await answer(
      "  - setAdditionalSafeAreaInsets: { bottom: 49 }\n" + comesAndGoes,
      technique: "container-scroll",
      more: invariant
    )
    #expect(
      run.broken == [
        "insetsRestoredAfterHide: additionalSafeAreaInsets is 0,0,0,0, "
          + "and was 0,0,49,0 before the keyboard came"
      ]
    )
  }

  /// Until the technique follows the hide, its inset remains.
  @Test func earlyCheckpointHasOldInset() async throws {
    let run = try await answer(
      """
        - keyboard: [{ at: 0, show: 216 }]
        - wait: 1
        - keyboard: [{ at: 0, hide: true }]
        - checkpoint: early
      """,
      technique: "scrolling-content",
      more: invariant
    )
    #expect(run.broken.count == 1)
  }

  @Test func ambiguityBreaksItsInvariant() async throws {
    let run = try await answer(
      """
        - checkpoint: { name: start, expect: [field.hasAmbiguousLayout == false] }
        - deactivate: fieldTop
        - checkpoint: { name: ambiguous, expect: [field.hasAmbiguousLayout == true] }
      """,
      more: "invariants: [noUnexpectedAmbiguity]",
      fieldConstraints: """
        constraints:
                        - { firstAttribute: leading, secondItem: view, constant: 20 }
                        - { firstAttribute: top, secondItem: view, constant: 20, id: fieldTop }
        """
    )
    #expect(run.broken == ["noUnexpectedAmbiguity"])
  }
}
