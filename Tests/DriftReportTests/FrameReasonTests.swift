import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Explains why a number of a frame changed.
@Suite struct FrameReasonTests {
  private typealias Part = FrameExplanation.Part

  private func gap(_ constant: String, name: String = "gap") -> ExplanationSource {
    ExplanationSource(.constraint, name: name, equation: "city.top == button.bottom \(constant)")
  }

  private let button = ExplanationSource(.contentSize, view: "button")

  private func lines(
    _ from: FrameExplanation.Value,
    _ to: FrameExplanation.Value
  ) -> [String] {
    FrameReason.lines(
      from: FrameExplanation(view: "form/city", values: [from]),
      to: FrameExplanation(view: "form/city", values: [to]),
      calling: ViewTitles()
    )
  }

  /// 105 + 23 = 128, and 105 + 35 = 140.
  @Test func changedConstantShowsBothValues() {
    let from = FrameExplanation.Value(
      .y,
      128,
      parts: [Part(gap("+ 23.0"), amount: 23), Part(button, amount: 105)]
    )
    let to = FrameExplanation.Value(
      .y,
      140,
      parts: [Part(gap("+ 35.0"), amount: 35), Part(button, amount: 105)]
    )
    #expect(
      lines(from, to) == ["y 128 -> 140: city.top == button.bottom + 23 -> + 35 (gap)"]
    )
    #expect(lines(from, from) == [])
  }

  /// 23 - 8 = 15: a changed sign belongs to its number.
  @Test func signIsShownWithNumber() {
    let from = FrameExplanation.Value(.y, 23, parts: [Part(gap("+ 23.0"), amount: 23)])
    let to = FrameExplanation.Value(.y, -8, parts: [Part(gap("- 8.0"), amount: -8)])
    #expect(lines(from, to) == ["y 23 -> -8: city.top == button.bottom + 23 -> - 8 (gap)"])
  }

  /// A centered view moves by half the growth of the space below it: 0.5 x 60 - 0.5 x 48 = 6.
  @Test func partialChangeShowsMultiplier() {
    let from = FrameExplanation.Value(
      .y,
      24,
      parts: [Part(gap("+ 48.0"), amount: 24, multiplier: -0.5)]
    )
    let to = FrameExplanation.Value(
      .y,
      30,
      parts: [Part(gap("+ 60.0"), amount: 30, multiplier: -0.5)]
    )
    #expect(
      lines(from, to) == ["y 24 -> 30: city.top == button.bottom + 48 -> + 60 (gap) times 0.5"]
    )
  }

  /// 105 + 23 = 128, and 105 + 0 + 35 = 140.
  @Test func partsOfZeroAreLeftOut() {
    let center = ExplanationSource(.constraint, equation: "city.centerY == form.centerY")
    let from = FrameExplanation.Value(
      .y,
      128,
      parts: [Part(gap("+ 23.0"), amount: 23), Part(button, amount: 105)]
    )
    let to = FrameExplanation.Value(
      .y,
      140,
      parts: [
        Part(center, amount: 0), Part(gap("+ 35.0"), amount: 35), Part(button, amount: 105),
      ]
    )
    let gap = "city.top == button.bottom"
    #expect(lines(from, to) == ["y 128 -> 140: \(gap) + 23 -> + 35 (gap)"])
    #expect(lines(to, from) == ["y 140 -> 128: \(gap) + 35 -> + 23 (gap)"])
  }

  /// 20 + 8 + 8 = 36, and 26 + 8 + 8 + 8 = 50; the spacings of a stack are one part.
  @Test func changedPartsShowTheirAmounts() {
    let spacing = ExplanationSource(.arrangement, name: "UISV-spacing", view: "stack")
    let eight = Part(spacing, amount: 8)
    let from = FrameExplanation.Value(.y, 36, parts: [Part(button, amount: 20), eight, eight])
    let to = FrameExplanation.Value(.y, 50, parts: [Part(button, amount: 26), eight, eight, eight])
    #expect(
      lines(from, to) == [
        "y 36 -> 50: content size of button 20 -> 26, UISV-spacing of stack 16 -> 24"
      ]
    )
  }

  /// 40 from one constraint, then 52 from another one, and half a point of rounding.
  @Test func partsThatCameAndWentAreNamed() {
    let from = FrameExplanation.Value(.y, 40, parts: [Part(gap("+ 40.0", name: "a"), amount: 40)])
    let to = FrameExplanation.Value(
      .y,
      52.5,
      parts: [Part(gap("+ 52.0", name: "b"), amount: 52)],
      rounding: 0.5
    )
    #expect(
      lines(from, to) == [
        "y 40 -> 52.5: without city.top == button.bottom + 40 (a) (40), "
          + "with city.top == button.bottom + 52 (b) (52), rounding 0 -> 0.5"
      ]
    )
  }
}
