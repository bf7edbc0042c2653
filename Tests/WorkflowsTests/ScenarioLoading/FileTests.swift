import Foundation
import Reporting
import ScenarioModel
import ScvdbTestSupport
import Testing
import Workflows

/// Finds the files of a command line in folders.
@Suite struct FileTests {
  private func write(_ files: [String: String], in folder: String) throws {
    for (path, text) in files {
      let file = URL(filePath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  @Test func documentsAreFoundInOrderWithoutDependencies() throws {
    try withTemporaryFolder { folder in
      try write(
        ["b/B.xib": "", "a/A.storyboard": "", "a/x.txt": "", "Pods/P.xib": "", ".h/H.xib": ""],
        in: folder
      )
      let found = InterfaceBuilderFiles([folder, "\(folder)/b/B.xib"])
      #expect(found.files.map(\.path) == ["\(folder)/a/A.storyboard", "\(folder)/b/B.xib"])
      #expect(found.files.map(\.isNamed) == [false, false])
      #expect(found.failures.isEmpty)
    }
  }

  @Test func folderWithoutDocumentsIsAFailure() throws {
    try withTemporaryFolder { folder in
      let failures = InterfaceBuilderFiles([folder, "\(folder)/none"]).failures
      #expect(
        failures.map { FailureReport($0).message } == [
          "\(folder): there is no storyboard or xib in this folder",
          "\(folder)/none: there is no such file or folder",
        ]
      )
    }
  }

  @Test func unreadableScenarioDropsOnlyItself() throws {
    let scenario = """
      screens: { box: { view: { subviews: [{ name: field, class: UITextField }] } } }
      matrix: {devices: [iphone-8], orientations: [portrait]}
      steps:
        - checkpoint: at rest
      """
    try withTemporaryFolder { folder in
      try write(["good.yaml": scenario, "sub/bad.yaml": "steps: ["], in: folder)
      let files = ScenarioFiles(baselines: folder)
      let (read, lost) = try files.readEach([])
      #expect(read.map(\.scenario.name) == ["good"])
      #expect(lost.map(\.name) == ["sub/bad"])
      #expect(throws: (any Error).self) { try files.read([]) }
      let failure = #expect(throws: Failure.self) { try files.read(["goood"]) }
      #expect(failure?.report.advice == [.hint("did you mean 'good'?")])
    }
  }

  /// Six scenarios of 2 x 100 x 1000 cases each.
  @Test func allCasesAreCountedBeforeCreation() throws {
    let languages = "abcdefghij".flatMap { first in "abcdefghij".map { "\(first)\($0)" } }
    let widths = (0..<1000).map { "\(400 + Double($0) / 4)" }
    let scenario = """
      screens: { box: { view: {} } }
      technique: none
      matrix:
        devices: [ipad-10]
        languages: [\(languages.joined(separator: ", "))]
        widths: [\(widths.joined(separator: ", "))]
      steps: [checkpoint: at rest]
      """
    try withTemporaryFolder { folder in
      let names = (1...6).map { "\($0).yaml" }
      try write(Dictionary(uniqueKeysWithValues: names.map { ($0, scenario) }), in: folder)
      let files = ScenarioFiles(baselines: folder)
      let failure = #expect(throws: Failure.self) { try files.read([]) }
      #expect(
        failure?.message == "the scenarios have 1200000 cases together, more than 1000000"
      )
      #expect(try files.read(["1", "2"]).count == 2)
    }
  }

  @Test func scenarioWithTakenNameGetsNumber() throws {
    try withTemporaryFolder { path in
      let folder = ScenarioFolder(path: "\(path)/new")
      let written = try ["a", "a", "b"].map { try folder.write($0, named: "x") }
      #expect(written == ["x", "x", "x-2"].map { "\(path)/new/\($0).yaml" })
    }
  }
}
