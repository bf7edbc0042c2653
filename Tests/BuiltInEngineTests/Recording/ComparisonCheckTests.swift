import SnapshotModel
import Testing

/// The values that comparisons read.
///
/// An iPhone 8 has 375 x 667 points at 2 pixels a point, a status bar of 20, and its keyboard at
/// 667 - 216 = 451.
@Suite struct ComparisonCheckTests {
  @Test(arguments: [
    "field.x == 20", "field.maxY == 500 + 40", "field.window.midX == (20 + 120) / 2",
    "field.height * 2 > 79 + 0.1", "rootView.width == screen.width", "screen.maxY == 667",
    "screen.safeAreaInsets.top == 20", "rootView.safeAreaInsets.top == 20",
    "keyboard.minY == 667", "keyboard.height == 0", "keyboard.isVisible == false",
    "focused == none", "field.superview == rootView", "field.superview != field",
    "field.isHidden == false", "controller.additionalSafeAreaInsets.bottom == 0",
    "form.field.x == field.x", "-field.x == -20", "field.x != 21", "field.x < 21", "field.x <= 20",
  ])
  func validComparisonHasNoFinding(_ comparison: String) async throws {
    let run = try await answer("  - checkpoint: { name: start, expect: [\(comparison)] }")
    #expect(run.broken == [])
  }

  /// A pixel is half a point here.
  @Test(arguments: [
    ("field.x == 21", "20 == 21 does not hold"),
    ("field.x != 20.5", "20 != 20.5 does not hold"),
    ("field.x < 20.5", "20 < 20.5 does not hold"),
    ("field.x >= 20.6", "20 >= 20.6 does not hold"),
    ("field == rootView", "they are not the same view"),
    ("field.superview != rootView", "they are the same view"),
    ("focused.x == 20", "there is no focused"),
    ("keyboard.isVisible == true", "0 == 1 does not hold"),
  ])
  func failedComparisonIsFinding(_ comparison: String, _ reason: String) async throws {
    let run = try await answer("  - checkpoint: { name: start, expect: ['\(comparison)'] }")
    #expect(run.broken == ["\(comparison): \(reason)"])
  }

  @Test func lengthsAreExactWithoutRounding() async throws {
    let run = try await answer(
      "  - checkpoint: { name: start, expect: [field.x == 20.4] }",
      more: "simulation: { roundsToPixels: false }"
    )
    #expect(run.broken == ["field.x == 20.4: 20 == 20.4 does not hold"])
  }

  @Test func findingNamesTheViewAndTheStep() async throws {
    let run = try await answer(
      """
        - expect: [field.x == 20]
        - expect: [1 == field.x]
        - checkpoint: end
      """
    )
    #expect(
      run.findings == [
        Finding(
          step: 1,
          view: "form/field",
          subject: .invariant("1 == field.x"),
          detail: "1 == 20 does not hold"
        )
      ]
    )
  }

  @Test func expectationOfOtherDeviceIsSkipped() async throws {
    let run = try await answer(
      """
        - checkpoint:
            name: start
            expect:
              - iphone-x: field.x == 1
                iphone-8: [field.x == 2]
      """
    )
    #expect(run.broken == ["field.x == 2: 20 == 2 does not hold"])
  }

  @Test func invariantIsCheckedWhileViewExists() async throws {
    let run = try await answer(
      """
        - checkpoint: nothing focused
        - focus: field
        - wait: 1
        - checkpoint: focused
      """,
      more: "invariants: [focused.window.maxY <= keyboard.minY]\n"
        + "simulation: { keyboardHeights: { portrait: 216 } }"
    )
    #expect(
      run.broken == ["focused.window.maxY <= keyboard.minY: 540 <= 451 does not hold"]
    )
  }

  @Test func turnDefersLayout() async throws {
    let run = try await answer(
      """
        - turn:
            - setAdditionalSafeAreaInsets: { bottom: 100 }
            - expect: [contentView.height == 647]
            - layout
            - expect: [contentView.height == 547]
        - checkpoint: end
      """,
      technique: "scrolling-content"
    )
    #expect(run.broken == [])
    #expect(run.steps.map(\.action) == ["turn", "checkpoint"])
  }
}
