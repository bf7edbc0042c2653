import Foundation
import SourcePorting
import Testing

/// The files of a working copy, and the user's originals.
@Suite struct CopiedFileTests {
  private let sandbox: Sandbox
  private var app = StubPackage.Target(name: "App", path: "Code")

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Code/App.swift", "import UIKit\n")
    try sandbox.write("Code/en.lproj/Localizable.strings", "\"a\" = \"b\";\n")
  }

  /// Runs an update, and checks that the user's files are unchanged.
  @discardableResult
  private func update() throws -> PortReport {
    let before = TreeSnapshot(of: sandbox.folder)
    defer {
      let changed = TreeSnapshot(of: sandbox.folder).differences(from: before)
      #expect(changed == [])
    }
    return try sandbox.copy.update()
  }

  private func describe(_ targets: StubPackage.Target..., inManifest: Bool = true) throws {
    try sandbox.describe(StubPackage(targets: targets, hasManifest: inManifest))
  }

  @Test(arguments: [true, false])
  func excludingAFolderKeepsTheUsersFiles(inManifest: Bool) throws {
    var app = app
    try describe(app, inManifest: inManifest)
    try update()
    app.exclude = ["en.lproj"]
    try describe(app, inManifest: inManifest)
    try update()
    let strings = "\(sandbox.root)/Code/en.lproj/Localizable.strings"
    #expect(FileManager.default.fileExists(atPath: strings))
    #expect(sandbox.copied().keys.contains("Code/en.lproj/Localizable.strings"))
  }

  /// Only targets that see UIKit lose attributes for Objective-C.
  @Test func newDependencyRewritesUnchangedFiles() throws {
    try sandbox.write("Model/Model.swift", "class Model { @objc func save() {} }\n")
    var model = StubPackage.Target(name: "Model", path: "Model")
    try describe(app, model)
    try update()
    let copy = "\(sandbox.package)/Model/Model.ported.swift"
    #expect(try String(contentsOfFile: copy, encoding: .utf8).contains("@objc"))
    model.dependencies = ["App"]
    try describe(app, model)
    try update()
    #expect(try !String(contentsOfFile: copy, encoding: .utf8).contains("@objc"))
  }

  @Test func copiesAreRegularFiles() throws {
    try describe(app)
    try update()
    let strings = "Code/en.lproj/Localizable.strings"
    #expect(sandbox.copied()[strings] == .some(nil))
    let copy = "\(sandbox.package)/\(strings)"
    let before = TreeSnapshot(of: sandbox.folder)
    try Data("changed".utf8).write(to: URL(filePath: copy))
    chmod(copy, 0o444)
    #expect(TreeSnapshot(of: sandbox.folder) == before)
    try update()
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "\"a\" = \"b\";\n")
  }

  /// Only the owner can enter the folder: the copies of private files stay private.
  @Test func copiesKeepPermissions() throws {
    try sandbox.write("Code/run.sh", "exit 0\n")
    chmod("\(sandbox.root)/Code/run.sh", 0o700)
    try describe(app)
    try update()
    var status = stat()
    #expect(stat("\(sandbox.package)/Code/run.sh", &status) == 0 && status.st_mode & 0o777 == 0o700)
    #expect(stat("\(sandbox.root)/.build/scvdb-port", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test func filesWithoutChangesAreNotWritten() throws {
    try describe(app)
    #expect(try update().writtenCount == 4)
    #expect(try update().writtenCount == 0)
    // The times change, the content does not.
    utimes("\(sandbox.root)/Code/en.lproj/Localizable.strings", nil)
    #expect(try update().writtenCount == 0)
    try sandbox.write("Code/en.lproj/Localizable.strings", "\"a\" = \"c\";\n")
    #expect(try update().writtenCount == 1)
  }

  // MARK: Older working copies

  /// The working copy of a version that linked to files and folders.
  @Test func linksOfOlderVersionsAreReplaced() throws {
    try describe(app)
    let folder = "\(sandbox.root)/.build/scvdb-port"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/package/Code",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/package/Code/en.lproj",
      withDestinationPath: "\(sandbox.root)/Code/en.lproj"
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/package/Code/old.txt",
      withDestinationPath: "\(sandbox.root)/Code/App.swift"
    )
    let state =
      #"{"outputs": ["Code/en.lproj", "Code/en.lproj/Localizable.strings", "Code/old.txt"]}"#
    try Data(state.utf8).write(to: URL(filePath: "\(folder)/state.json"))
    try update()
    #expect(
      sandbox.copied() == [
        "Code/App.ported.swift": nil, "Code/ScvdbPortShim.swift": nil, "Package.swift": nil,
        "Code/en.lproj/Localizable.strings": nil,
      ]
    )
  }

  @Test(arguments: [
    "Code/en.lproj", "Code", "Code/en.lproj/Localizable.strings", "Package.swift", ".build",
  ])
  func linksInTheCopyAreNotFollowed(path: String) throws {
    try describe(app)
    try update()
    let place = "\(sandbox.package)/\(path)"
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.createSymbolicLink(
      atPath: place,
      withDestinationPath: "\(sandbox.root)/\(path == ".build" ? "Code" : path)"
    )
    try sandbox.write("Code/en.lproj/Localizable.strings", "\"a\" = \"c\";\n")
    try sandbox.write("Code/App.swift", "import UIKit\nlet a = 1\n")
    if path.hasPrefix("Package") || path.hasSuffix(".strings") {
      try update()
      #expect(!sandbox.copied().values.contains { $0 != nil })
    } else {
      #expect(throws: PortError.self) { try update() }
    }
    try describe(StubPackage.Target(name: "App", path: "Code", exclude: ["en.lproj"]))
    _ = try? update()
  }

  @Test func filesOfOthersAreNotReplaced() throws {
    try describe(app)
    try update()
    let notes = "\(sandbox.package)/Code/notes.txt"
    try Data("of a test".utf8).write(to: URL(filePath: notes))
    try update()
    #expect(FileManager.default.fileExists(atPath: notes))
    try sandbox.write("Code/notes.txt", "of the package")
    #expect(throws: PortError.self) { try update() }
    #expect(try String(contentsOfFile: notes, encoding: .utf8) == "of a test")
  }

  /// A manifest of the tool's files that names others.
  @Test(arguments: [
    "../../Code/App.swift", "package/../../../Code/App.swift", "/Code/App.swift", "package/..",
  ])
  func manifestWithForeignPathsIsRefused(path: String) throws {
    try describe(app)
    try update()
    let manifest = "\(sandbox.root)/.build/scvdb-port/files.json"
    try Data(#"[{"path": "\#(path)"}]"#.utf8).write(to: URL(filePath: manifest))
    _ = try? update()
  }

  @Test(arguments: [".build", ".build/scvdb-port"])
  func symlinkedBuildFolderIsRefused(path: String) throws {
    try describe(app)
    try FileManager.default.removeItem(atPath: "\(sandbox.root)/.build")
    if path != ".build" { try sandbox.write(".build/a", "") }
    try sandbox.link(path, to: "\(sandbox.root)/Code")
    #expect(throws: PortError.self) { try update() }
  }

  @Test func workingCopyRefusesToPortItself() throws {
    try describe(app)
    try update()
    let copy = WorkingCopy(root: URL(filePath: sandbox.package), checkout: Sandbox.checkout)
    #expect(throws: PortError.self) { try copy.update() }
  }

  // MARK: Links of the package

  @Test func linksInsideThePackageBecomeFiles() throws {
    try sandbox.write("Shared/logo.txt", "logo")
    try sandbox.write("Shared/Helper.swift", "import UIKit\n")
    try sandbox.link("Code/Shared", to: "../Shared")
    try sandbox.link("Code/same.txt", to: "Shared/logo.txt")
    try describe(app)
    try update()
    let copied = sandbox.copied()
    #expect(copied.keys.contains("Code/Shared/Helper.ported.swift"))
    for name in ["Code/Shared/logo.txt", "Code/same.txt"] {
      #expect(copied[name] == .some(nil))
      let text = try String(contentsOfFile: "\(sandbox.package)/\(name)", encoding: .utf8)
      #expect(text == "logo")
    }
  }

  @Test(arguments: [
    ("../../Other/secret.txt", "leads out of the package"), ("/etc/passwd", "leads out"),
    ("../../Other", "leads out of the package"), ("nowhere", "does not exist"),
    ("..", "contains it"), ("loop", "itself"), ("../.build/scvdb-port", "the working copy"),
    ("/dev/zero", "leads out"),
  ])
  func linksOutsidePackageAreErrors(target: String, problem: String) throws {
    try sandbox.write("../Other/secret.txt", "secret")
    try describe(app)
    try update()
    try sandbox.link("Code/loop", to: target)
    let error = #expect(throws: PortError.self) { try update() }
    let text = try #require(error?.description)
    #expect(text.contains("Code") && text.contains("loop") && text.contains(problem), "\(text)")
  }

  @Test func excludedOutsideLinksAreReported() throws {
    try sandbox.link("Code/gone", to: "nowhere")
    var app = app
    app.exclude = ["gone"]
    try describe(app)
    let lines = try update().lines(all: false)
    #expect(
      lines == [
        "note: left out: '\(sandbox.root)/Code/gone': the target of the link does not exist"
      ]
    )
  }

  @Test func pipesAreNotRead() throws {
    mkfifo("\(sandbox.root)/Code/pipe.swift", 0o600)
    try describe(app)
    let error = #expect(throws: PortError.self) { try update() }
    #expect(error?.description.contains("a pipe, socket or device") == true)
  }

  /// Each folder has two links to the next: a billion paths.
  @Test func linksThatMultiplyAreRefused() throws {
    for number in 0..<30 {
      try sandbox.write("Code/f\(number)/a.txt", "")
      for name in ["a", "b"] {
        try sandbox.link("Code/f\(number)/\(name)", to: "../f\(number + 1)")
      }
    }
    try sandbox.write("Code/f30/a.txt", "")
    try describe(app)
    let error = #expect(throws: PortError.self) { try update() }
    #expect(error?.description.contains("more than 100000 files") == true)
  }

  // MARK: Names

  @Test func namesAreComparedAsBytes() throws {
    let names = [
      "\u{E9}.txt", "e\u{301}.txt", "E.txt", "e.txt", "a\nb.txt", "\u{301}.txt", "Icon\r",
    ]
    for name in names { try sandbox.write("Code/\(name)", name) }
    try describe(app)
    try update()
    for name in names {
      let file = "\(sandbox.package)/Code/\(name)"
      #expect(try Array(Data(contentsOf: URL(filePath: file))) == Array(name.utf8))
    }
    try update()
  }

  @Test func namesThatAreNotTextAreErrors() throws {
    close(creat("\(sandbox.root)/Code/\u{E9}", 0o600))
    let bytes = Array("\(sandbox.root)/Code/".utf8CString.dropLast()) + [-1, 0]
    #expect(close(creat(bytes, 0o600)) == 0)
    try describe(app)
    let error = #expect(throws: PortError.self) { try update() }
    #expect(error?.description.contains("not UTF-8") == true)
  }

  @Test func filesWithSamePathAreRefused() throws {
    try sandbox.write("../Other/a.swift", "")
    try sandbox.write("outside/Other/a.swift", "")
    try describe(
      StubPackage.Target(name: "A", path: "../Other"),
      StubPackage.Target(name: "B", path: "outside/Other"),
      inManifest: false
    )
    #expect(throws: PortError.self) { try update() }
  }

  /// The tool's own file has the path of a folder.
  @Test func sharedFileAndFolderPathIsRefused() throws {
    try sandbox.write("Code/ScvdbPortShim.swift/a.txt", "")
    try describe(app)
    #expect(throws: PortError.self) { try update() }
  }

  @Test func filesThatBecomeFoldersAreReplaced() throws {
    try sandbox.write("Code/data", "file")
    try describe(app)
    try update()
    try FileManager.default.removeItem(atPath: "\(sandbox.root)/Code/data")
    try sandbox.write("Code/data/part", "part")
    try update()
    #expect(sandbox.copied().keys.contains("Code/data/part"))
    try FileManager.default.removeItem(atPath: "\(sandbox.root)/Code/data")
    try sandbox.write("Code/data", "file")
    try update()
    #expect(sandbox.copied().keys.contains("Code/data"))
  }

  /// Runs SwiftPM itself.
  @Test func swiftPMWritesNothingBesideTheManifest() throws {
    try sandbox.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", path: "Code")])
      """
    )
    let before = TreeSnapshot(of: sandbox.folder)
    let copy = WorkingCopy(root: URL(filePath: sandbox.root), checkout: Sandbox.checkout)
    #expect(try copy.update().targets == ["App"])
    #expect(TreeSnapshot(of: sandbox.folder).differences(from: before) == [])
    #expect(TreeSnapshot.names(in: "\(sandbox.root)/.build") == ["scvdb-port"])
  }
}
