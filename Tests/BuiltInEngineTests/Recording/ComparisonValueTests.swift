import ScenarioModel
import SnapshotModel
import Testing

/// Both values of every comparison in a scenario.
@Suite struct ComparisonValueTests {
  /// Returns the comparisons of a run without their cases.
  private func lines(_ steps: String, more: String = "") async throws -> [String] {
    let run = try await answer(steps, more: more)
    let prefix = "test iphone-8 portrait none "
    return run.recordedComparisons.map { String($0.line.dropFirst(prefix.count)) }
  }

  /// The field is at 20...120 and 500...540 of 375 x 667 points.
  @Test func comparisonNumbersHaveUnits() async throws {
    let lines = try await lines(
      """
        - checkpoint:
            name: at rest
            expect:
              - field.width == 100
              - 2 * field.width - 20 < view.width
              - field.width / field.height == 2.5
              - field.width * field.height >= 4000
              - field.isHidden == true
              - keyboard.isVisible == field.isHidden
      """
    )
    #expect(
      lines == [
        "\"at rest\": field.width == 100: 100 pt == 100 pt holds",
        "\"at rest\": 2 * field.width - 20 < view.width: 180 pt < 375 pt holds",
        "\"at rest\": field.width / field.height == 2.5: 2.5 == 2.5 holds",
        "\"at rest\": field.width * field.height >= 4000: 4000 >= 4000 holds",
        "\"at rest\": field.isHidden == true: false == true does not hold",
        "\"at rest\": keyboard.isVisible == field.isHidden: false == false holds",
      ]
    )
  }

  @Test func comparisonsReportPathsAndMissingViews() async throws {
    let lines = try await lines(
      """
        - expect: [focused == none, iphone-xs: view.width == 1, iphone-8: view.width != 375]
        - focus: field
        - turn:
            - expect: [focused == field, focused != none]
        - expect: [focused.superview.superview.superview.superview.superview.superview.width == 1]
        - checkpoint: end
      """
    )
    let deep = "focused" + String(repeating: ".superview", count: 6)
    #expect(
      lines == [
        "step 1 (expect): focused == none: none == none holds",
        "step 1 (expect): view.width != 375: 375 pt != 375 pt does not hold",
        "step 3 (turn): focused == field: form/field == form/field holds",
        "step 3 (turn): focused != none: form/field != none holds",
        "step 4 (expect): \(deep).width == 1: does not hold: there is no \(deep)",
      ]
    )
  }

  /// An invariant about the focus is skipped if no view has the focus.
  @Test func invariantsAreComparedAtCheckpoints() async throws {
    let run = try await answer(
      """
        - checkpoint: at rest
        - focus: field
        - wait: 0.5
        - checkpoint: focused
      """,
      more: "invariants: [offsetInLegalRange, focused.window.maxY <= 540, field.x / 0 == 1]"
    )
    #expect(
      run.comparisons.map { "\($0.step) \($0.subject) \($0.relation) \($0.holds)" } == [
        "0 field.x / 0 == false", "3 focused.window.maxY <= true", "3 field.x / 0 == false",
      ]
    )
    #expect(run.comparisons[1].actual == .number(540, .points))
    #expect(run.comparisons[1].expected == .number(540, .points))
    #expect(run.comparisons[0].actual?.text == "not a finite number")
    #expect(run.findings.filter { $0.kind == .brokenInvariant }.count == 2)
  }
}
