import Foundation
import Testing

@testable import ScenarioModel

/// The reference of the scenario format, `SCENARIOS.md`.
@Suite struct ScenarioReferenceTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let reference: String

  init() throws {
    let file = Self.root.appending(path: "Sources/ScenarioModel/SCENARIOS.md")
    reference = try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: [
    ScenarioKey.allCases.map(\.rawValue), MatrixKey.allCases.map(\.rawValue),
    TechniqueOption.allCases.map(\.rawValue), ScreenKey.allCases.map(\.rawValue),
    StepKeyword.allCases.map(\.rawValue), PushKey.allCases.map(\.rawValue),
    SwipeBackKey.allCases.map(\.rawValue), RotationTarget.allCases.map(\.rawValue),
    StatusBarChange.allCases.map(\.rawValue),
    PopKey.allCases.map(\.rawValue), PresentKey.allCases.map(\.rawValue),
    DismissKey.allCases.map(\.rawValue), SwipeDownKey.allCases.map(\.rawValue),
    MultitaskingKey.allCases.map(\.rawValue), PresentRequest.Style.allCases.map(\.rawValue),
    MultitaskingRequest.Width.allCases.map(\.rawValue), KeyboardChangeKey.allCases.map(\.rawValue),
    ScrollKey.allCases.map(\.rawValue), SetConstantKey.allCases.map(\.rawValue),
    SetPriorityKey.allCases.map(\.rawValue), BarsKey.allCases.map(\.rawValue),
    VisibilityKey.allCases.map(\.rawValue), FirstResponderVisibilityKey.allCases.map(\.rawValue),
    SetKey.allCases.map(\.rawValue), EdgeKey.allCases.map(\.rawValue),
    CheckpointKey.allCases.map(\.rawValue), SimulationKey.allCases.map(\.rawValue),
    OrientationKey.allCases.map(\.rawValue), Invariant.named.map(\.text),
    ForwardedCall.allCases.map(\.rawValue),
    ViewReference.Word.allCases.map(\.rawValue), Quantity.allCases.map(\.rawValue),
    Component.allCases.map(\.rawValue), ViewChange.properties,
    ViewKey.allCases.map(\.rawValue), ConstraintKey.allCases.map(\.rawValue),
    ViewPropertyTable.all.map(\.name),
  ])
  func everyKeyIsExplained(_ keys: [String]) {
    #expect(!keys.isEmpty)
    for key in keys {
      // A key stands in code: `key`, or `key: value`, or within { key: value }.
      let isThere = reference.contains("`\(key)`") || reference.contains("\(key):")
      #expect(isThere, "\(key)")
    }
  }

  @Test func examplesAreRight() throws {
    let yaml = reference.split(separator: "```yaml\n").dropFirst().compactMap {
      $0.split(separator: "\n```").first.map(String.init)
    }
    #expect(yaml.count == 6)
    _ = try parse(yaml[0])
    _ = try parse(yaml[0] + "\n" + yaml[1])
    _ = try parse(yaml[0].prefix(upTo: "steps:") + yaml[2])
    _ = try parse(yaml[0] + "\n" + yaml[3])
    _ = try parse(yaml[0] + "\n" + yaml[4])
    _ = try parse(yaml[5] + "\nmatrix: { devices: [iphone-8] }\nsteps: [{ checkpoint: at rest }]")
  }

  private func parse(_ text: String) throws -> ScenarioFile {
    try ScenarioFile.parse(text: text, file: "SCENARIOS.md", name: "example")
  }
}

extension String {
  /// What comes before a word.
  fileprivate func prefix(upTo word: String) -> String {
    range(of: word).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
