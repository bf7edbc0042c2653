import Foundation
import Testing

@testable import SourcePorting

/// Copies of packages that depend on packages without sources.
@Suite struct MissingPackageTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Code/App.swift", "import UIKit\n")
    let app = StubPackage.Target(name: "App", path: "Code", dependencies: ["Kit"])
    try sandbox.describe(StubPackage(targets: [app], packages: ["../Kit"]))
  }

  /// Writes a package beside the main package; the text is a part of its manifest.
  private func addPackage(_ name: String, _ targets: String, dependencies: String) throws {
    try sandbox.write(
      "../\(name)/Package.swift",
      """
      // swift-tools-version: 5.9
      // dump: {"products": [{"name": "\(name)"}], "targets": [\(targets.replacing("\n", with: " "))]}
      let package = Package(name: "\(name)", dependencies: [\(dependencies)])
      """
    )
  }

  private func update() throws -> PortReport {
    var copy = sandbox.copy
    copy.omitsCode = true
    copy.replacesMissingPackages = true
    let before = TreeSnapshot(of: sandbox.folder)
    defer { #expect(TreeSnapshot(of: sandbox.folder).differences(from: before) == []) }
    return try copy.update()
  }

  private func text(_ path: String) throws -> String {
    let folder = "\(sandbox.root)/.build/scvdb-port/packages"
    return try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  @Test func standInDeclaresUsedProducts() throws {
    try addPackage(
      "Kit",
      """
      {"name": "Kit", "type": "regular", "path": "Sources", "dependencies": [
        {"product": ["Drawing", "Shapes", null, null]}, {"byName": ["Lines", null]},
        {"byName": ["Inner", null]}, {"product": ["Paper", "sheets", null, null]}]},
      {"name": "Inner", "type": "regular", "path": "Inner", "dependencies": []}
      """,
      dependencies: """
        .package(url: "https://host/Shapes.git", from: "1.0.0"), .package(path: "../Sheets")
        """
    )
    try sandbox.write("../Kit/Sources/Kit.swift", "import Drawing\n")
    try sandbox.write("../Kit/Inner/Inner.swift", "struct Inner {}\n")
    let report = try update()
    let shapes = try text("Shapes/Package.swift")
    #expect(shapes.contains(#".library(name: "Drawing", targets: ["Missing_Shapes"])"#))
    #expect(!shapes.contains("Inner"))
    // A name without a package can belong to any of them.
    let sheets = try text("Sheets/Package.swift")
    #expect(
      sheets.contains(#"name: "Lines", targets: ["Missing_Sheets"]), .library(name: "Paper","#)
    )
    #expect(try text("Kit/Package.swift").contains("packages/Shapes\")"))
    let notes = ["Sheets", "Shapes"].map {
      XcodeNote(subject: $0, reason: .item(.packageWithoutSources))
    }
    #expect(report.notes == notes)
  }

  /// A package without UIKit is copied too, so that its code can be omitted and its types are read.
  @Test func packagesWithoutUIKitAreCopied() throws {
    try addPackage(
      "Kit",
      #"{"name": "Kit", "type": "regular", "path": "Sources", "dependencies": []}"#,
      dependencies: ""
    )
    try sandbox.write("../Kit/Sources/Money.swift", "public struct Money { var cents: Int }\n")
    let report = try update()
    #expect(report.sources.map(\.module) == ["Kit", "App"])
    #expect(report.screenModules == ["Kit", "App"])
    let manifest = try String(contentsOfFile: "\(sandbox.package)/Package.swift", encoding: .utf8)
    #expect(manifest.contains("/.build/scvdb-port/packages/Kit\")"))
  }

  @Test func labelsOfLocalPackagesNameProducts() throws {
    try addPackage(
      "Kit",
      """
      {"name": "Kit", "type": "regular", "path": "Sources", "dependencies": [
        {"product": ["Hull", "Boat", null, null]}]}
      """,
      dependencies: #".package(name: "Boat", path: "../boat-kit")"#
    )
    try sandbox.write("../Kit/Sources/Kit.swift", "import Hull\n")
    _ = try update()
    #expect(try text("boat-kit/Package.swift").contains(#".library(name: "Hull","#))
  }

  @Test func namesOfPackagesIgnoreCase() throws {
    try addPackage(
      "Kit",
      """
      {"name": "Kit", "type": "regular", "path": "Sources", "dependencies": [
        {"product": ["Drawing", "Shapes", null, null]}]}
      """,
      dependencies: #".package(url: "https://host/Shapes.git", from: "1.0.0")"#
    )
    try sandbox.write("../Kit/Sources/Kit.swift", "import Drawing\n")
    let app = StubPackage.Target(name: "App", path: "Code", dependencies: ["Kit"])
    try sandbox.describe(StubPackage(targets: [app], packages: ["../Kit", "../shapes"]))
    _ = try update()
    let folder = "\(sandbox.root)/.build/scvdb-port/packages"
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/shapes"))
    #expect(try text("Shapes/Package.swift").contains(#".library(name: "Drawing","#))
    let manifest = try String(contentsOfFile: "\(sandbox.package)/Package.swift", encoding: .utf8)
    #expect(manifest.contains("packages/Shapes\")"))
  }

  /// One target is in the folder of the package, with the folder of the other target.
  @Test func leftOutTargetKeepsOtherFiles() throws {
    try addPackage(
      "Kit",
      """
      {"name": "Old", "type": "regular", "path": "", "exclude": ["Sources"], "dependencies": []},
      {"name": "Kit", "type": "regular", "path": "Sources", "dependencies": []}
      """,
      dependencies: ""
    )
    try sandbox.write("../Kit/Sources/Kit.swift", "import Old\n")
    try sandbox.write("../Kit/Sources/list.txt", "one\n")
    try sandbox.write("../Kit/Old.m", "@implementation Old @end\n")
    _ = try update()
    #expect(try text("Kit/scvdb-empty/Old/Empty.swift") == "// The module is left out.\n")
    #expect(try text("Kit/Sources/list.txt") == "one\n")
  }

  @Test func brokenPackageIsMissingForAllReferences() throws {
    try addPackage(
      "Kit",
      #"{"name": "Kit", "type": "regular", "path": "Sources", "dependencies": []}"#,
      dependencies: #".package(path: "../Broken")"#
    )
    try sandbox.write("../Kit/Sources/Kit.swift", "struct Kit {}\n")
    try addPackage(
      "Broken",
      #"{"name": "Broken", "type": "regular", "dependencies": []}"#,
      dependencies: ""
    )
    let app = StubPackage.Target(name: "App", path: "Code", dependencies: ["Kit", "Lines"])
    try sandbox.describe(StubPackage(targets: [app], packages: ["../Kit", "../Broken"]))
    _ = try update()
    #expect(try text("Broken/Package.swift").contains(#".library(name: "Lines","#))
  }

  @Test func unreadablePackageBecomesStandIn() throws {
    try addPackage(
      "Kit",
      #"{"name": "Kit", "type": "regular", "dependencies": []}"#,
      dependencies: ""
    )
    let report = try update()
    #expect(try text("Kit/Package.swift").contains(#".library(name: "Kit","#))
    #expect(report.notes.map(\.subject) == ["\(sandbox.folder)/Kit"])
  }

  @Test func objectiveCBecomesEmptyModule() throws {
    try addPackage(
      "Kit",
      """
      {"name": "Kit", "type": "regular", "path": "Sources", "dependencies": []},
      {"name": "Old", "type": "regular", "path": "Old", "dependencies": []},
      {"name": "Signed", "type": "binary", "path": "Signed.xcframework", "dependencies": []}
      """,
      dependencies: ""
    )
    try sandbox.write("../Kit/Sources/Kit.swift", "import Old\n")
    try sandbox.write("../Kit/Old/Old.m", "@implementation Old @end\n")
    let report = try update()
    #expect(try text("Kit/Package.swift").contains(#"guard ["Signed", "Old"].contains"#))
    #expect(try text("Kit/scvdb-empty/Old/Empty.swift") == "// The module is left out.\n")
    #expect(
      report.notes == [
        XcodeNote(subject: "Signed", reason: .item(.foreignTarget)),
        XcodeNote(subject: "Old", reason: .notSwift),
      ]
    )
  }

  /// The classes of a local package in Objective-C become Swift code without behavior.
  @Test func headersOfPackageBecomeSwift() throws {
    try addPackage(
      "Kit",
      #"{"name": "Old", "type": "regular", "path": "Old", "dependencies": []}"#,
      dependencies: ""
    )
    try sandbox.write("../Kit/Old/Old.m", "@implementation Old @end\n")
    try sandbox.write("../Kit/Old/include/module.modulemap", "module Old {}\n")
    for path in ["Old.h", "include/Old.h"] {
      try sandbox.write("../Kit/Old/\(path)", "@interface Old : NSObject\n@end\n")
    }
    let report = try update()
    #expect(report.notes == [XcodeNote(subject: "Old", reason: .objectiveC)])
    #expect(
      try text("Kit/Old/Old.h.ported.swift").contains("open class Old: NSObject {\n}")
    )
    let folder = "\(sandbox.root)/.build/scvdb-port/packages/Kit/Old"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    #expect(files.filter { $0.contains(".m") || $0.hasPrefix("include/") } == [])
  }
}
