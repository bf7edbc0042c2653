import EngineProtocol
import Foundation
import InterfaceBuilder
import Reporting
package import ScenarioModel

/// The scenarios of an app's screens on two systems, as `init` would write them.
package struct UpgradeScenarios {
  /// A scenario with the questions of its cases.
  typealias Asked = (file: ScenarioFile, questions: CaseQuestions)

  /// The scenarios in the order of the documents and their scenes.
  private(set) var scenarios: [Asked] = []
  /// Documents without their own screen.
  package private(set) var withoutScreens: [String] = []
  /// Documents that are not for iOS, one sentence each.
  package private(set) var notes: [String] = []
  /// The errors of documents and scenes that cannot be checked.
  package private(set) var failures: [any Error]

  /// The devices and systems of the check.
  package let matrix: UpgradeMatrix
  let fonts: FontLibrary
  let scenes: SceneCache
  private let technique: Technique?
  private var draftNames = DraftNames(baselines: ScenarioFiles.usualFolder, fonts: [])

  /// - Parameters:
  ///   - matrix: The devices and systems.
  ///   - technique: The technique of the project; nil for one that keeps the fields visible.
  ///   - fonts: The fonts for measuring text.
  ///   - failures: The errors of searching for documents.
  package init(
    _ matrix: UpgradeMatrix,
    technique: Technique?,
    fonts: FontLibrary,
    failures: [any Error]
  ) {
    self.matrix = matrix
    self.technique = technique
    self.fonts = fonts
    self.failures = failures
    scenes = SceneCache(noting: fonts.documents)
  }

  /// The number of screens.
  package var count: Int { scenarios.count }

  /// Adds the screens of a document; an unreadable one does not affect the others.
  package mutating func add(_ file: InterfaceBuilderFiles.File) async {
    do {
      let stages = fonts.apps.stages(of: file.path, noting: fonts.documents)
      let startingMatrix = StartingMatrix(matrix.present, for: stages)
      fonts.documents.add(startingMatrix.notes)
      let document = try DraftedDocument(
        file: file.path,
        scenes: scenes,
        on: startingMatrix,
        in: fonts
      )
      if document.scenes.isEmpty { withoutScreens.append(file.path) }
      for draft in draftNames.drafts(of: document, on: startingMatrix) { await add(draft) }
    } catch ImportError.notInterfaceBuilder(let location, let found, _) where !file.isNamed {
      notes.append("left out: \(location): \(found) is not a document for iOS")
    } catch {
      failures.append(error)
    }
  }

  private mutating func add(_ draft: ScenarioDraft) async {
    do {
      let draft = draft.besideDocument
      let text = try await draft.text(by: technique, scenes: scenes, fonts: fonts).text
      let folder = URL(filePath: draft.scene.file).deletingLastPathComponent().relativePath
      let path = "\(folder)/\(draft.document).yaml"
      // Conditions that hold on the present system are also checked on the later one.
      var scenario = try ScenarioFile.parse(text: text, file: path, name: draft.name).scenario
      scenario.matrix.systems = [matrix.from, matrix.to]
      let file = try ScenarioFile.parse(text: scenario.text(), file: path, name: draft.name)
      scenarios.append((file, try file.questions(measuredBy: fonts, scenes)))
    } catch {
      failures.append(error)
    }
  }
}

extension ScenarioDraft {
  /// The draft for a file in the folder of its document.
  fileprivate var besideDocument: ScenarioDraft {
    ScenarioDraft(
      scene: scene,
      startingMatrix: startingMatrix,
      document: URL(filePath: scene.file).lastPathComponent,
      fonts: fonts,
      name: name
    )
  }
}
