import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

/// The techniques' tables of options, verified by runs: an ignored option changes nothing.
@Suite struct IgnoredOptionTests {
  /// Every revision of `container-scroll`, with whether it scrolls to the first responder.
  private static let engines = [
    ("scvdb@1.1.0", false), ("container-scroll@0.0.1", false),
    ("container-scroll@0.1.0-2018.12.29", false), ("container-scroll@0.1.0", true),
  ]

  /// Returns the geometry with a focused field at 560...600 of content of 647 points.
  ///
  /// The keyboard's top is at 407, above the field.
  private func geometry(
    _ label: String,
    _ option: TechniqueOption,
    _ value: TechniqueOptions.Value
  ) async throws -> String {
    let engine = try #require(BuiltInEngine(label: label))
    var asked = try question(
      "iphone-8",
      screens: [.weak(subviews: [.field("field", top: 560)])],
      technique: .containerScroll,
      steps: [.focus(view: "field"), .wait(seconds: 1), .checkpoint(name: "up")]
    )
    // Without UIKit's own scrolling, only the technique scrolls.
    asked.scenario.simulation = SimulationSettings()
    asked.scenario.simulation?.scrollsToFirstResponder = false
    asked.scenario.options = TechniqueOptions()
    asked.scenario.options[option] = value
    return try await engine.checkedRun(asked).geometryHash
  }

  @Test(arguments: engines)
  func onlyScrollingRevisionReadsScrollOptions(label: String, scrolls: Bool) async throws {
    let margins = [
      try await geometry(label, .visibilityScrollMargin, 0),
      try await geometry(label, .visibilityScrollMargin, 20),
    ]
    #expect((margins[0] != margins[1]) == scrolls)
    let switches = [
      try await geometry(label, .shouldScrollFirstResponderToVisibleForKeyboard, true),
      try await geometry(label, .shouldScrollFirstResponderToVisibleForKeyboard, false),
    ]
    #expect((switches[0] != switches[1]) == scrolls)
    let words = try #require(BuiltInEngine(label: label)?.capabilities?.words)
    for name in ["visibilityScrollMargin", "shouldScrollFirstResponderToVisibleForKeyboard"] {
      #expect(words.contains("option:container-scroll:\(name)") == scrolls)
    }
  }

  /// The tables name versions of revisions.
  @Test(arguments: Technique.allCases)
  func optionReadersAreRevisions(technique: Technique) {
    for option in technique.options {
      for label in technique.readers(of: option) ?? [] {
        #expect(EngineRevision.ofTechniques.contains { $0.label == label }, "\(label)")
      }
    }
  }

  /// A text view has the focus, and the toolbar is visible, so that each option could matter.
  @Test(
    arguments: Technique.allCases.flatMap { technique in
      technique.row.fixedOptions.map { (technique, $0) }
    }
  )
  func stepsCannotChangeFixedOptions(technique: Technique, option: TechniqueOption) async throws {
    func geometry(_ value: TechniqueOptions.Value) async throws -> String {
      var changed = TechniqueOptions()
      changed[option] = value
      var asked = try question(
        "iphone-x",
        screens: [.weak(subviews: [.field("text", top: 560, kind: .textView)])],
        navigation: true,
        technique: technique,
        steps: [
          .setOptions(changed), .focus(view: "text"), .wait(seconds: 1), .checkpoint(name: "up"),
        ]
      )
      asked.scenario.bars = Bars(navigationBar: true, toolbar: true)
      asked.scenario.options = TechniqueOptions()
      return try await BuiltInEngine.current.checkedRun(asked).geometryHash
    }
    let (one, other): (TechniqueOptions.Value, TechniqueOptions.Value) =
      option.row.kind == .points ? (400, 900) : (false, true)
    #expect(try await geometry(one) == geometry(other))
  }
}
