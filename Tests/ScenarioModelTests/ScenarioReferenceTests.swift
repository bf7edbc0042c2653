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
    OptionKey.allCases.map(\.rawValue), ScreenKey.allCases.map(\.rawValue),
    StepKeyword.allCases.map(\.rawValue), PushKey.allCases.map(\.rawValue),
    PopKey.allCases.map(\.rawValue), KeyboardChangeKey.allCases.map(\.rawValue),
    ScrollKey.allCases.map(\.rawValue), SetConstantKey.allCases.map(\.rawValue),
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
    #expect(yaml.count == 3)
    _ = try ScenarioFile.parse(text: yaml[0], file: "SCENARIOS.md", name: "first")
    let storm = yaml[0] + "\n" + yaml[1]
    _ = try ScenarioFile.parse(text: storm, file: "SCENARIOS.md", name: "second")
    let inPlace =
      yaml[2] + "\nmatrix: { devices: [iphone-8] }\nsteps: [{ checkpoint: at rest }]"
    _ = try ScenarioFile.parse(text: inPlace, file: "SCENARIOS.md", name: "third")
  }
}
