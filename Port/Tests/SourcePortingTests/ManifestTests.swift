import Foundation
import Testing

@testable import SourcePorting

@Suite struct ManifestTests {
  private let edit = ManifestEdit(
    root: URL(filePath: "/apps/tasks", directoryHint: .isDirectory),
    checkout: URL(filePath: "/tools/scvdb", directoryHint: .isDirectory),
    targets: ["Tasks", "TasksTests"],
    testTargets: ["TasksTests"]
  )

  @Test func pathsOfOtherPackagesBecomeAbsolute() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let tasks = Package(name: "Tasks", dependencies: [.package(path: "../Model")], targets: [])
      """
    let result = try edit.applied(to: manifest, named: "Package.swift")
    #expect(result.contains(#".package(path: "/apps/Model")"#))
    #expect(
      result.contains(#"tasks.dependencies.append(.package(name: "scvdb", path: "/tools/scvdb"))"#)
    )
    #expect(result.contains(#"if ["Tasks", "TasksTests"].contains(target.name)"#))
  }

  @Test func manifestEditKeepsExistingCheckoutDependency() throws {
    let manifest = """
      let package = Package(name: "A", dependencies: [.package(name: "scvdb", path: "../../tools/scvdb")])
      """
    let result = try edit.applied(to: manifest, named: "Package.swift")
    #expect(result.contains(#".package(name: "scvdb", path: "/tools/scvdb")"#))
    #expect(!result.contains("dependencies.append(.package"))
  }

  /// The copy of an app has no entry point, so it cannot be a program.
  @Test func appBecomesLibrary() throws {
    var edit = edit
    edit.appTargets = ["Tasks"]
    let manifest = """
      // swift-tools-version: 5.9
      let package = Package(
        name: "Tasks",
        products: [
          .executable(name: "tasks", targets: ["Tasks"]),
          .executable(name: "tool", targets: ["Tool"]),
        ],
        targets: [.executableTarget(name: "Tasks"), .executableTarget(name: "Tool")]
      )
      """
    let result = try edit.applied(to: manifest, named: "Package.swift")
    #expect(result.contains(#".library(name: "tasks", targets: ["Tasks"])"#))
    #expect(result.contains(#".executable(name: "tool", targets: ["Tool"])"#))
    #expect(
      result.contains(#"targets: [.target(name: "Tasks"), .executableTarget(name: "Tool")]"#)
    )
  }

  /// Test cases do not use Swift 6, because XCTest calls them from outside of any actor.
  @Test(arguments: [("5.9", false), ("6.0", true), ("6", true)])
  func testsUseSwift5(tools: String, isStated: Bool) throws {
    let manifest = "// swift-tools-version:\(tools)\nlet package = Package(name: \"A\")"
    let result = try edit.applied(to: manifest, named: "Package.swift")
    #expect(result.contains("swiftLanguageMode") == isStated)
  }

  /// An executable target exists since SwiftPM 5.4.
  @Test(arguments: [("5.3", ".target"), ("5.9", ".executableTarget"), ("6.0", ".executableTarget")])
  func engineIsTarget(tools: String, kind: String) throws {
    var edit = edit
    edit.engine = EngineTarget(targets: ["Tasks"])
    let manifest = "// swift-tools-version:\(tools)\nlet package = Package(name: \"A\")"
    let result = try edit.applied(to: manifest, named: "Package.swift")
    #expect(
      result.contains(
        """
        package.targets.append(\(kind)(
          name: "app-engine",
          dependencies: [
            .target(name: "Tasks"),
            .product(name: "UIKit", package: "scvdb"),
            .product(name: "ScvdbAppEngine", package: "scvdb"),
          ],
          path: "scvdb-app-engine"
        """
      )
    )
  }

  @Test func copiesReplaceOtherPackages() throws {
    let edit = ManifestEdit(
      root: URL(filePath: "/apps/tasks", directoryHint: .isDirectory),
      checkout: URL(filePath: "/tools/scvdb", directoryHint: .isDirectory),
      targets: [],
      testTargets: [],
      ported: ["/apps/Styles": "/copies/Styles", "/checkouts/Bar": "/copies/Bar"]
    )
    let manifest = """
      let package = Package(name: "A", dependencies: [
        .package(path: "../Styles"), .package(url: "https://host/team/Bar.git", from: "1.0.0"),
        .package(url: "https://host/team/Other", from: "1.0.0"),
      ])
      """
    let result = try edit.applied(to: manifest, named: "Package.swift")
    #expect(result.contains(#".package(path: "/copies/Styles"), .package(path: "/copies/Bar"),"#))
    #expect(result.contains(#".package(url: "https://host/team/Other", from: "1.0.0")"#))
  }

  /// The empty packages replace dependencies of all manifests.
  @Test func librariesReplaceOwnDependenciesOnly() throws {
    var edit = edit
    edit.standIns = ["SnapKit": "/libraries/SnapKit", "Then": "/libraries/Then"]
    edit.libraries.folders = edit.standIns
    edit.libraries.targets = ["Tasks": ["SnapKit", "Then"]]
    let manifest = """
      // swift-tools-version: 5.9
      let package = Package(name: "A", dependencies: [
        .package(url: "https://host/team/snapkit", from: "1.0.0"),
      ])
      """
    let result = try edit.applied(to: manifest, named: "Package.swift")
    #expect(result.contains(#"  .package(path: "/libraries/SnapKit"),"#))
    #expect(!result.contains(#".package(name: "SnapKit""#))
    #expect(result.contains(#"append(.package(name: "Then", path: "/libraries/Then"))"#))
    #expect(result.contains(#"in ["Tasks": ["Then"]][target.name]"#))
  }

  @Test func combineIsAddedIfImported() throws {
    var edit = edit
    #expect(try !edit.applied(to: "let a = Package(name: \"A\")", named: "").contains("Combine"))
    edit.combineTargets = ["Tasks"]
    let result = try edit.applied(to: "let a = Package(name: \"A\")", named: "Package.swift")
    #expect(result.contains(#"path: "/tools/scvdb/Port/Combine""#))
    #expect(
      result.contains(
        """
          if ["Tasks"].contains(target.name) {
            target.dependencies.append(.product(name: "PortCombine", package: "PortCombine"))
        """
      )
    )
  }

  @Test func importedFrameworksAreAdded() throws {
    var edit = edit
    let manifest = "let a = Package(name: \"A\")"
    #expect(try !edit.applied(to: manifest, named: "").contains("Frameworks"))
    edit.frameworks = ["TasksTests": [], "Tasks": [.mapKit, .webKit]]
    let result = try edit.applied(to: manifest, named: "Package.swift")
    #expect(result.contains(#"path: "/tools/scvdb/Port/Frameworks""#))
    #expect(
      result.contains(
        """
          for product in ["Tasks": ["MapKit", "WebKit"]][target.name] ?? [] {
            target.dependencies.append(.product(name: product, package: "PortFrameworks"))
        """
      )
    )
  }

  @Test func listedSourcesIncludeAddedFile() throws {
    var edit = edit
    #expect(try !edit.applied(to: "let a = Package(name: \"A\")", named: "").contains("sources"))
    edit.listingTargets = ["Tasks"]
    let result = try edit.applied(to: "let a = Package(name: \"A\")", named: "Package.swift")
    #expect(
      result.contains(
        """
          if ["Tasks"].contains(target.name) {
            target.sources?.append("ScvdbPortShim.swift")
          }
        """
      )
    )
  }

  @Test func manifestsWithoutAPackageAreRefused() {
    #expect(throws: PortError.self) { try edit.applied(to: "print(1)", named: "Package.swift") }
  }

  @Test func descriptionReplacesManifest() throws {
    let json = """
      {"name": "Neon", "targets": [
        {"name": "Neon", "path": "Source", "exclude": ["Info.plist"], "defines": ["TEST"]},
        {"name": "NeonTests", "tests": true, "path": "Tests", "dependencies": ["Neon"]},
        {"name": "Quick", "path": "../Quick/Sources", "linux": true}
      ]}
      """
    let description = try JSONDecoder().decode(ProjectDescription.self, from: Data(json.utf8))
    let manifest = description.manifest
    let target =
      #".target(name: "Neon", path: "Source", exclude: ["Info.plist"], swiftSettings: [.define("TEST")])"#
    #expect(manifest.contains(target))
    #expect(
      manifest.contains(#".testTarget(name: "NeonTests", dependencies: ["Neon"], path: "Tests")"#)
    )
    #expect(manifest.contains(#".target(name: "Quick", path: "outside/Quick/Sources")"#))
  }
}
