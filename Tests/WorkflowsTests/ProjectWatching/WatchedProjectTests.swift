import Foundation
import ScvdbTestSupport
import Testing

@testable import Workflows

@Suite struct WatchedProjectTests {
  private let scenario = """
    screens:
      form: { storyboard: ../App/Form.storyboard, scene: form }
    technique: none
    matrix: { devices: [iphone-8] }
    steps:
      - checkpoint: at rest
    """

  /// Makes two scenarios with one storyboard each, and a scenario with both.
  private func project<Result>(
    _ body: (_ folder: String, WatchedProject) throws -> Result
  ) throws -> Result {
    try withTemporaryFolder { folder in
      for path in ["Baselines/sign-up", "App", "Fonts"] {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/\(path)",
          withIntermediateDirectories: true
        )
      }
      let second = scenario.replacing("Form", with: "Other")
      let other = "  other: { storyboard: ../App/Other.storyboard, scene: form }\nnavigation: true"
      let both = scenario.replacing("technique", with: other + "\ntechnique")
      let steps = "\n  - push: other\n  - checkpoint: pushed"
      let german = second.replacing("[iphone-8]", with: "[iphone-8], languages: [de]")
      for (name, text) in [("form", scenario), ("other", german), ("both", both + steps)] {
        let file = "\(folder)/Baselines/\(name).yaml"
        try text.write(toFile: file, atomically: false, encoding: .utf8)
      }
      let project = try WatchedProject(
        scenarios: [],
        baselines: "\(folder)/Baselines",
        fonts: ["\(folder)/Fonts"],
        settings: ["\(folder)/scvdb.yaml"]
      )
      return try body(folder, project)
    }
  }

  @Test(arguments: [
    ("App/Form.storyboard", ["both", "form"]),
    ("App/Other.storyboard", ["both", "other"]),
    ("Baselines/form.yaml", ["form"]),
    ("Baselines/form/iphone-8.portrait.none.txt", ["form"]),
    ("Baselines/form", ["form"]),
    ("App/Third.storyboard", []),
    ("App/de.lproj/Other.strings", ["other"]),
    ("App/mul.lproj/Other.xcstrings", ["other"]),
    ("App/fr.lproj/Other.strings", []),
    ("App/de.lproj/Form.strings", []),
    ("Baselines/de.lproj/Localizable.strings", ["other"]),
    ("Baselines/de.lproj/Localizable.stringsdict", ["other"]),
    ("Baselines/Localizable.xcstrings", ["other"]),
    ("notes.txt", []),
  ])
  func changedFileSelectsDependentScenarios(path: String, names: [String]) throws {
    try project { folder, project in
      let changes = FileChanges(paths: ["\(folder)/\(path)"])
      let files = names.map { "\(folder)/Baselines/\($0).yaml" }
      #expect(project.scenarios(touchedBy: changes) == .some(files))
    }
  }

  @Test(arguments: [
    "scvdb.yaml", "Fonts/Sora.ttf", "Baselines/new.yaml", "Baselines/sign-up/keyboard.yaml",
    "Baselines/drift.policy", "Baselines/gone/iphone-8.portrait.none.txt",
  ])
  func sharedFileAffectsAllScenarios(path: String) throws {
    try project { folder, project in
      let changes = FileChanges(paths: ["\(folder)/\(path)"])
      #expect(project.scenarios(touchedBy: changes) == .all)
    }
  }

  @Test func lostChangesAffectAllScenarios() throws {
    try project { _, project in
      #expect(project.scenarios(touchedBy: FileChanges(isIncomplete: true)) == .all)
    }
  }

  @Test func sharedFoldersAreWatched() throws {
    try project { folder, project in
      let expected = ["App", "Baselines", "Baselines/sign-up", "Fonts"].map { "\(folder)/\($0)" }
      #expect(project.folders.isSuperset(of: expected + [folder]))
    }
  }

  @Test func failedScenariosAreRerun() throws {
    try project { folder, project in
      let form = "\(folder)/Baselines/form.yaml"
      #expect(
        project.scenarios([form], andNamed: ["other"])
          == [form, "\(folder)/Baselines/other.yaml"]
      )
    }
  }
}
