import Foundation
import ProjectFiles
import Reporting
import ScenarioModel
import ScvdbTestSupport
import Testing

@testable import Workflows

/// Tests the files that `scvdb init` writes, and the files that it does not overwrite.
@Suite struct StartingTests {
  /// Returns the outcome and the content of a file for each of several texts written to it.
  private func outcomes(
    of texts: [String],
    replacing: Bool = false,
    isDryRun: Bool = false
  ) throws -> (outcomes: [StartingFolder.Outcome], content: String?) {
    try withTemporaryFolder { folder in
      let file = "\(folder)/new/a.yaml"
      let outcomes = try texts.map { text in
        var starting = StartingFolder(replaces: replacing, isDryRun: isDryRun)
        let outcome = try starting.plan(text, to: file)
        #expect(
          (try? Data(contentsOf: URL(filePath: file))) != Data(text.utf8) || outcome == .unchanged
        )
        try starting.write(file)
        return outcome
      }
      return (outcomes, try? String(contentsOfFile: file, encoding: .utf8))
    }
  }

  @Test func editedFilesAreKept() throws {
    let kept = try outcomes(of: ["a", "a", "b"])
    #expect(kept.outcomes == [.written, .unchanged, .kept])
    #expect(kept.content == "a")
    let replaced = try outcomes(of: ["a", "b"], replacing: true)
    #expect(replaced.outcomes == [.written, .replaced])
    #expect(replaced.content == "b")
  }

  @Test func conflictingFileStaysUnchanged() throws {
    try withTemporaryFolder { folder in
      let (file, new) = ("\(folder)/a.yaml", "\(folder)/b.yaml")
      try Data("old".utf8).write(to: URL(filePath: file))
      var starting = StartingFolder(replaces: true, isDryRun: false)
      #expect(try starting.plan("a new text", to: file) == .replaced)
      #expect(try starting.plan("a new text", to: new) == .written)
      FileSystem.$fault.withValue({ call, _ in call == .write ? ENOSPC : 0 }) {
        for file in [file, new] {
          let failure = #expect(throws: Failure.self) { try starting.write(file) }
          #expect(failure?.message == "\(file): cannot write: No space left on device")
        }
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.yaml"])
    }
  }

  @Test func dryRunWritesNothing() throws {
    let dry = try outcomes(of: ["a", "b"], replacing: true, isDryRun: true)
    #expect(dry.outcomes == [.written, .written])
    #expect(dry.content == nil)
  }

  @Test func irregularFileIsNotReplaced() throws {
    try withTemporaryFolder { folder in
      let failure = #expect(throws: Failure.self) {
        var starting = StartingFolder(replaces: true, isDryRun: false)
        _ = try starting.plan("a", to: folder)
      }
      #expect(
        failure?.message == "\(folder): cannot write: it exists and is not a regular file"
      )
    }
  }

  @Test func folderNameIsQuoted() {
    #expect(WorkflowFile(baselines: "it's").text.hasSuffix("baselines: 'it''s'\n"))
    #expect(commandLine("scvdb record", baselines: "Baselines") == "scvdb record")
    #expect(
      commandLine("scvdb record", baselines: "App/Base") == "scvdb record --baselines App/Base"
    )
    #expect(commandLine("scvdb record", baselines: "my folder").contains("'my folder'"))
  }

  /// A text field in a view of a storyboard.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="vc" storyboardIdentifier="SignUp">
    <view key="view" contentMode="scaleToFill" id="v">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><textField id="f" userLabel="email">
    <rect key="frame" x="20" y="40" width="200" height="34"/></textField></subviews>
    </view></viewController></objects></scene></scenes></document>
    """

  @Test func draftFocusesEachField() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/Main.storyboard"
      try Data(Self.document.utf8).write(to: URL(filePath: path))
      let file = try FocusDraft(document: path, scene: nil, filter: .init(), noting: FontLibrary())
        .file()
      let checkpoints = file.scenario.steps.compactMap { step in
        if case .checkpoint(let name, _, _) = step { name } else { nil }
      }
      #expect(checkpoints == ["at rest", "email focused", "keyboard gone"])
      #expect(throws: (any Error).self) {
        try FocusDraft(document: path, scene: "none", filter: .init(), noting: FontLibrary())
          .file()
      }
    }
  }
}
