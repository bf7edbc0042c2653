import Foundation
import ProjectFiles
import ScenarioModel
import Testing

@Suite struct ScenarioDiscoveryTests {
  @Test func filesAreFoundRecursivelyInByteOrder() throws {
    try withFolder(
      files: [
        "b/y.yaml", "a.json", "b/x.yml", "B.yaml", "b/x.baseline", "b/.hidden.yaml",
        "Logo.xcassets/Contents.json", "é.yaml", "b/form.screen.yaml",
      ]
    ) { folder in
      let found = try ScenarioDiscovery.files(under: folder)
      #expect(found == ["B.yaml", "a.json", "b/x.yml", "b/y.yaml", "é.yaml"])
    }
  }

  @Test func linkToParentFolderIsRefused() throws {
    try withFolder(files: ["a/x.yaml"]) { folder in
      let link = folder.appending(path: "a/again")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
      #expect(throws: FileRefusal(.circularLink, at: link.path)) {
        try ScenarioDiscovery.files(under: folder)
      }
    }
  }

  @Test func linkedFolderIsFollowed() throws {
    try withFolder(files: ["Baselines/a/x.yaml", "Shared/y.yaml"]) { folder in
      let baselines = folder.appending(path: "Baselines")
      try FileManager.default.createSymbolicLink(
        atPath: baselines.appending(path: "b").path,
        withDestinationPath: "../Shared"
      )
      #expect(try ScenarioDiscovery.files(under: baselines) == ["a/x.yaml", "b/y.yaml"])
    }
  }

  @Test func folderMayBeALinkItself() throws {
    try withFolder(files: ["real/a/x.yaml"]) { folder in
      let link = folder.appending(path: "link")
      try FileManager.default.createSymbolicLink(
        at: link,
        withDestinationURL: folder.appending(path: "real")
      )
      #expect(try ScenarioDiscovery.files(under: link) == ["a/x.yaml"])
    }
  }

  @Test(arguments: [
    ("sign-up/keyboard.yaml", "sign-up/keyboard"), ("a.b.json", "a.b"), ("notes.txt", "notes.txt"),
  ])
  func nameIsPathWithoutExtension(_ path: String, _ name: String) {
    #expect(ScenarioDiscovery.name(ofFile: path) == name)
  }

  @Test func bytesThatAreNotTextAreRefused() throws {
    try withFolder(files: []) { folder in
      let file = folder.appending(path: "x.yaml")
      try Data([0xFF, 0xFE, 0x00]).write(to: file)
      #expect(throws: FileRefusal(.notUTF8, at: "x.yaml")) {
        try ScenarioDiscovery.read(file, file: "x.yaml", name: "x")
      }
    }
  }

  @Test func pipeIsRefusedWithoutWaiting() throws {
    try withFolder(files: []) { folder in
      let pipe = folder.appending(path: "x.yaml")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      #expect(throws: FileRefusal(.special, at: "x.yaml")) {
        try ScenarioDiscovery.read(pipe, file: "x.yaml", name: "x")
      }
    }
  }

  @Test func twoFilesOfOneNameAreRefused() throws {
    let errors = ScenarioDiscovery.ambiguousNames(
      of: [("a.json", "a"), ("b.yaml", "b"), ("a.yaml", "a")]
    )
    #expect(errors.keys.sorted() == [0, 2])
    #expect(errors[0]?.problem == .twoScenarios(name: "a", other: "a.yaml"))
    #expect(errors[2]?.problem == .twoScenarios(name: "a", other: "a.json"))
    #expect(errors[2]?.location.file == "a.yaml")
  }

  @Test(arguments: [("caf\u{E9}", "cafe\u{301}"), ("A/b", "a/b"), ("\u{212B}", "\u{E5}")])
  func namesThatFileSystemsMergeAreRefused(_ name: String, _ other: String) {
    let errors = ScenarioDiscovery.ambiguousNames(
      of: [("\(name).yaml", name), ("\(other).yaml", other)]
    )
    #expect(
      errors[1]?.problem
        == .similarScenarios(name: other, other: name, file: "\(name).yaml")
    )
    #expect(errors.count == 2)
  }

  /// A file in place of a scenario may have a secret in any line.
  @Test(arguments: [
    "secret", "secret: value", "secret: 1\nsecret: 2", "- secret", "[secret", "secret: [",
    "\"secret\"",
    "%secret\n", "secret: &secret\n*secret",
  ])
  func otherFileContentIsNotQuoted(text: String) {
    for error in [
      #expect(throws: ScenarioErrors.self) {
        try ScenarioFile.parse(text: text, file: "a.yaml", name: "a")
      },
      #expect(throws: ScenarioErrors.self) {
        try ScreenFile.parse(text: text, file: "a.yaml", name: "a")
      },
      #expect(throws: ScenarioErrors.self) {
        try ProjectSettings.parse(text: text, file: "a.yaml")
      },
    ] {
      #expect(error.map { !$0.description.contains("secret") } ?? false, "\(text)")
    }
  }

  private func withFolder(files: [String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      let url = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(smallest.utf8).write(to: url)
    }
    try body(folder)
  }
}
