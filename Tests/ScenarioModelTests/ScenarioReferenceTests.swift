import ScvdbTestSupport
import Testing

@testable import ScenarioModel

/// The reference of the scenario format, `SCENARIOS.md`.
@Suite struct ScenarioReferenceTests {
  private let reference: ScenarioReference

  init() throws { reference = try ScenarioReference() }

  /// The keys of maps.
  private static let keys: [[String]] = [
    ScenarioKey.allCases.map(\.rawValue), MatrixKey.allCases.map(\.rawValue),
    TechniqueOption.allCases.map(\.rawValue), ScreenKey.allCases.map(\.rawValue),
    StepKeyword.allCases.map(\.rawValue), PushKey.allCases.map(\.rawValue),
    SwipeBackKey.allCases.map(\.rawValue), PopKey.allCases.map(\.rawValue),
    PresentKey.allCases.map(\.rawValue), DismissKey.allCases.map(\.rawValue),
    SwipeDownKey.allCases.map(\.rawValue), MultitaskingKey.allCases.map(\.rawValue),
    KeyboardChangeKey.allCases.map(\.rawValue), ScrollKey.allCases.map(\.rawValue),
    DragKey.allCases.map(\.rawValue), ReleaseKey.allCases.map(\.rawValue),
    SetConstantKey.allCases.map(\.rawValue), SetPriorityKey.allCases.map(\.rawValue),
    BarsKey.allCases.map(\.rawValue), VisibilityKey.allCases.map(\.rawValue),
    FirstResponderVisibilityKey.allCases.map(\.rawValue), SetKey.allCases.map(\.rawValue),
    EdgeKey.allCases.map(\.rawValue), CheckpointKey.allCases.map(\.rawValue),
    SimulationKey.allCases.map(\.rawValue), OrientationKey.allCases.map(\.rawValue),
    ViewKey.allCases.map(\.rawValue), RowsKey.allCases.map(\.rawValue),
    ConstraintKey.allCases.map(\.rawValue),
    ViewPropertyTable.all.map(\.name),
  ]

  /// What else stands for something.
  private static let words: [[String]] = [
    RotationTarget.allCases.map(\.rawValue), StatusBarChange.allCases.map(\.rawValue),
    PresentRequest.Style.allCases.map(\.rawValue),
    MultitaskingRequest.Width.allCases.map(\.rawValue), Invariant.named.map(\.text),
    ForwardedCall.allCases.map(\.rawValue), ViewReference.Word.allCases.map(\.rawValue),
    Quantity.allCases.map(\.rawValue), Component.allCases.map(\.rawValue), ViewChange.properties,
  ]

  @Test(arguments: keys + words)
  func everyKeyIsExplained(_ keys: [String]) {
    #expect(!keys.isEmpty)
    for key in keys {
      // A key stands in code: `key`, or `key: value`, or within { key: value }.
      let isThere = reference.text.contains("`\(key)`") || reference.text.contains("\(key):")
      #expect(isThere, "\(key)")
    }
  }

  /// Every key stands in an example before its colon, or alone, as `resign` does.
  @Test(arguments: keys)
  func everyKeyIsInAnExample(_ keys: [String]) throws {
    for key in keys {
      let use = try Regex("[^A-Za-z.]\(key)[:\\n]")
      #expect(reference.blocks.contains { "\n\($0)".contains(use) }, "\(key)")
    }
  }

  @Test func examplesAreRight() throws {
    #expect(reference.files.count >= 15)
    for (number, text) in reference.files.enumerated() {
      #expect(throws: Never.self, "block \(number + 1)") {
        try ScenarioFile.parse(text: text, file: "SCENARIOS.md", name: "example")
      }
    }
  }
}
