import BuiltInEngine
import EngineProtocol
import Foundation
import InterfaceBuilder
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Runs the examples of the scenario reference.
@Suite struct ScenarioReferenceTests {
  private static let examples: [String] =
    (try? ScenarioReference().files.filter { text in
      // Examples that name missing files or classes show how to name them.
      ![
        "Card.xib", "form.screen.yaml", "Gallery.storyboard", "Notes.storyboard",
        "LoginViewController", "ContactsController", "ProfileViewController",
      ].contains(where: text.contains)
    }) ?? []

  @Test func thereAreExamples() throws {
    #expect(try Self.examples.count == ScenarioReference().blocks.count - 7)
  }

  @Test(arguments: examples)
  func exampleIsAnsweredAndHolds(_ text: String) async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let place = root.appending(path: "Baselines/sign-up/example.yaml").path
    let file = try ScenarioFile.parse(text: text, file: place, name: "example")
    let questions = try file.questions { scene, folder, version in
      let path = folder.appending(path: scene.file).path
      return try InterfaceBuilderDocument(contentsOf: path, sizeClasses: version.sizeClasses)
        .screen(scene: scene.scene)
    }
    #expect(!questions.isEmpty)
    for question in questions {
      let run = try await BuiltInEngine.current.run(question)
      let broken = run.findings.filter { $0.kind == .brokenInvariant }
      #expect(broken.isEmpty, "\(run.identity): \(broken)")
    }
  }
}
