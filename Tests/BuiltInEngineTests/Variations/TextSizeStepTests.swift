import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

/// Dynamic Type and bold text that change while a screen is visible.
@Suite struct TextSizeStepTests {
  private func run(_ steps: [ScenarioStep]) async throws -> Run {
    let labels = [label("adjusting", adjusts: true), label("fixed", adjusts: false)]
    return try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.content(height: 600, subviews: labels)],
        technique: .none,
        steps: steps
      )
    )
  }

  /// Returns a label at the top, without its own size constraints.
  private func label(_ name: String, adjusts: Bool) -> ViewNode {
    var label = ViewNode(id: name, name: name, kind: .label)
    label.properties.text = "Hello"
    label.properties.font = FontNode(textStyle: "body")
    label.properties.adjustsFontForContentSizeCategory = adjusts
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Body text is 17 points high at large and 33 at accessibilityLarge.
  ///
  /// In the system font the lines are 20.29 and 39.38 points high, 20.5 and 39.5 on whole pixels.
  @Test func onlyAdjustingLabelsTakeOtherFonts() async throws {
    let run = try await run([
      .checkpoint(name: "large"), .textSize(TextSizeChange(size: .accessibilityLarge)),
      .checkpoint(name: "larger"), .textSize(TextSizeChange(size: .large)),
      .checkpoint(name: "back"),
    ])
    let heights = try ["large", "larger", "back"].map { checkpoint in
      try ["adjusting", "fixed"].map { try run.frames(at: checkpoint)[$0]?.height }
    }
    #expect(heights == [[20.5, 20.5], [39.5, 20.5], [20.5, 20.5]])
  }

  @Test func boldTextWidensAdjustingLabels() async throws {
    let run = try await run([
      .checkpoint(name: "regular"), .textSize(TextSizeChange(isBold: true)),
      .checkpoint(name: "bold"), .textSize(TextSizeChange(isBold: false)),
      .checkpoint(name: "back"),
    ])
    let widths = try ["regular", "bold", "back"].map {
      try #require(try run.frames(at: $0)["adjusting"]?.width)
    }
    #expect(widths[1] > widths[0])
    #expect(widths[2] == widths[0])
    #expect(
      try run.frames(at: "bold")["fixed"]?.width == run.frames(at: "regular")["fixed"]?.width
    )
  }

  @Test func journalContainsTextSize() async throws {
    let run = try await run([
      .checkpoint(name: "large"), .textSize(TextSizeChange(size: .small, isBold: true)),
    ])
    let events = run.events.filter { $0.step == 1 && $0.kind != .layout }
    #expect(
      events.map(\.name) == [
        "preferredContentSizeCategory", "legibilityWeight", "contentSizeCategoryDidChange",
      ]
    )
    #expect(events.map(\.after).prefix(2) == [.text("small"), .text("bold")])
  }
}
