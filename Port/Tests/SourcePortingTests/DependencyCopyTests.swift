import Foundation
import SourcePorting
import Testing

/// The copies of packages that a package depends on.
@Suite struct DependencyCopyTests {
  private let sandbox: Sandbox
  private let folder: String

  init() throws {
    sandbox = try Sandbox()
    folder = "\(sandbox.root)/.build/scvdb-port/packages"
    try sandbox.write("Code/App.swift", "import UIKit\n")
    try describe(packages: ["../Kit"])
    try package("Kit", packages: [])
  }

  private func describe(packages: [String]) throws {
    let app = StubPackage.Target(name: "App", path: "Code")
    try sandbox.describe(StubPackage(targets: [app], packages: packages))
  }

  /// Writes a package beside the main package.
  private func package(_ path: String, packages: [String]) throws {
    let target = StubPackage.Target(name: "Kit", path: "Sources")
    let package = StubPackage(targets: [target], packages: packages)
    try sandbox.write("../\(path)/Package.swift", package.manifest)
    try sandbox.write("../\(path)/Sources/Kit.swift", "import UIKit\n")
    try sandbox.write("../\(path)/Sources/de.lproj/Texts.strings", "")
  }

  /// Runs an update, and checks that the files of all packages are unchanged.
  private func update() throws {
    let before = TreeSnapshot(of: sandbox.folder)
    defer { #expect(TreeSnapshot(of: sandbox.folder).differences(from: before) == []) }
    _ = try sandbox.copy.update()
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(path)")
  }

  @Test func updateReplacesLinksInDependencies() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Kit/Sources",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/Kit/Sources/de.lproj",
      withDestinationPath: "\(sandbox.folder)/Kit/Sources/de.lproj"
    )
    let state = Data(#"{"outputs": ["Sources/de.lproj"]}"#.utf8)
    try state.write(to: URL(filePath: "\(folder)/Kit.json"))
    try Data(#"{"outputs": []}"#.utf8)
      .write(to: URL(filePath: "\(sandbox.root)/.build/scvdb-port/state.json"))
    try update()
    #expect(exists("Kit/Sources/Kit.ported.swift"))
    let texts = "\(folder)/Kit/Sources/de.lproj"
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: texts)) == nil)
  }

  @Test func copiesOfRemovedDependenciesAreDeleted() throws {
    try update()
    #expect(exists("Kit/Package.swift") && exists("Kit.json"))
    try describe(packages: [])
    try update()
    #expect(!exists("Kit") && !exists("Kit.json"))
  }

  @Test func dependencyCyclesEnd() throws {
    try package("Kit", packages: ["../App", "../Other"])
    try package("Other", packages: ["../Kit"])
    try update()
    #expect(exists("Kit/Package.swift") && exists("Other/Package.swift"))
  }

  @Test(arguments: [URL.DirectoryHint.isDirectory, .notDirectory])
  func checkoutIsNotADependency(hint: URL.DirectoryHint) throws {
    try describe(packages: ["../Kit"])
    let copy = WorkingCopy(
      root: URL(filePath: sandbox.root, directoryHint: .isDirectory),
      checkout: URL(filePath: "\(sandbox.folder)/Kit", directoryHint: hint),
      swiftPM: .stub(root: sandbox.root)
    )
    _ = try copy.update()
    #expect(!exists("Kit"))
  }

  @Test func packagesWithSameNameAreRefused() throws {
    try package("Other/Kit", packages: [])
    try describe(packages: ["../Kit", "../Other/Kit"])
    #expect(throws: PortError.self) { try update() }
  }
}
