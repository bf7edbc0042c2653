import BuiltInEngine
import EngineProtocol
import Foundation
import InterfaceBuilder
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// The scenarios of `DEVIATIONS.md` result in the engine's number, and not in UIKit's.
@Suite struct DeviationTests {
  /// A section with a scenario and UIKit's number.
  struct Deviation: Sendable, CustomTestStringConvertible {
    var title: String
    var scenario: String
    /// A comparison that would hold in UIKit.
    var inUIKit: String
    var testDescription: String { title }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let page =
    (try? String(
      contentsOf: root.appending(path: "Sources/LayoutEngine/DEVIATIONS.md"),
      encoding: .utf8
    )) ?? ""

  private static let deviations: [Deviation] = page.split(separator: "\n### ").dropFirst()
    .compactMap { section in
      guard let yaml = section.firstMatch(of: /```yaml\n((?:.*\n)*?)```/)?.output.1,
        let uikit = section.firstMatch(of: /\nUIKit: `([^`]+)`/)?.output.1
      else { return nil }
      let title = section.prefix { $0 != "\n" }
      return Deviation(title: String(title), scenario: String(yaml), inUIKit: String(uikit))
    }

  @Test func everyDeviationHasScenarioAndValue() {
    #expect(Self.deviations.count >= 4)
    #expect(Self.deviations.count == Self.page.split(separator: "\n### ").count - 1)
    #expect(Self.deviations.count == Self.page.split(separator: "```yaml\n").count - 1)
  }

  @Test(arguments: deviations)
  func engineMatchesDocumentedDeviations(_ deviation: Deviation) async throws {
    for run in try await runs(of: deviation.scenario) {
      let broken = run.findings.filter { $0.kind == .brokenInvariant }
      #expect(broken.isEmpty, "\(broken)")
    }
  }

  /// A resolved deviation must be removed from the page.
  @Test(arguments: deviations)
  func engineBreaksInvariantOfEachDeviation(_ deviation: Deviation) async throws {
    let text = deviation.scenario + "invariants: [\(deviation.inUIKit)]\n"
    for run in try await runs(of: text) {
      #expect(
        run.findings.contains { $0.subject == .invariant(deviation.inUIKit) },
        "\(run.findings)"
      )
    }
  }

  private func runs(of text: String) async throws -> [Run] {
    let place = Self.root.appending(path: "Tests/BuiltInEngineTests/Deviations/it.yaml").path
    let file = try ScenarioFile.parse(text: text, file: place, name: "deviation")
    let questions = try file.questions { scene, folder, version in
      let path = folder.appending(path: scene.file).path
      return try InterfaceBuilderDocument(contentsOf: path, sizeClasses: version.sizeClasses)
        .screen(scene: scene.scene)
    }
    #expect(!questions.isEmpty)
    var runs: [Run] = []
    for question in questions { runs.append(try await BuiltInEngine.current.checkedRun(question)) }
    return runs
  }
}
