import Foundation
import ScenarioModel
import Testing

@Suite struct ScenarioDiscoveryTests {
  @Test func filesAreFoundAtAnyDepthInByteOrder() throws {
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

  @Test func linkBackToTheFolderIsNotFollowed() throws {
    try withFolder(files: ["a/x.yaml"]) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "a/again"),
        withDestinationURL: folder
      )
      #expect(try ScenarioDiscovery.files(under: folder) == ["a/x.yaml"])
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
  func nameIsThePathWithoutExtension(_ path: String, _ name: String) {
    #expect(ScenarioDiscovery.name(ofFile: path) == name)
  }

  @Test func bytesThatAreNotTextAreRefused() throws {
    try withFolder(files: []) { folder in
      let file = folder.appending(path: "x.yaml")
      try Data([0xFF, 0xFE, 0x00]).write(to: file)
      let error = #expect(throws: ScenarioError.self) {
        try ScenarioDiscovery.read(file, file: "x.yaml", name: "x")
      }
      #expect(error?.problem == .notUTF8)
    }
  }

  @Test func pipeIsRefusedAndNotWaitedFor() throws {
    try withFolder(files: []) { folder in
      let pipe = folder.appending(path: "x.yaml")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      let error = #expect(throws: ScenarioError.self) {
        try ScenarioDiscovery.read(pipe, file: "x.yaml", name: "x")
      }
      #expect(error?.problem == .notAFile)
    }
  }

  @Test func twoFilesOfOneNameAreRefused() throws {
    let first = try ScenarioFile.parse(text: smallest, file: "a.json", name: "a")
    let second = try ScenarioFile.parse(text: smallest, file: "a.yaml", name: "a")
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioDiscovery.checkNames(of: [first, second])
    }
    #expect(error?.problem == .twoScenarios(name: "a", other: "a.json"))
    #expect(error?.location.file == "a.yaml")
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
