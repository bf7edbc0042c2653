import Foundation
import Testing

@testable import SourcePorting

/// The manifests of builds with omissions.
@Suite struct ManifestReductionTests {
  private func applied(
    to manifest: String,
    tools: String = "5.9",
    emptyTargets: [String] = []
  ) throws -> String {
    var edit = ManifestEdit(
      root: URL(filePath: "/apps/tasks", directoryHint: .isDirectory),
      checkout: URL(filePath: "/tools/scvdb", directoryHint: .isDirectory),
      targets: [],
      testTargets: []
    )
    edit.standIns = ["Bar": "/copies/Bar", "team.car": "/copies/team.car", "Gone": "/copies/Gone"]
    edit.reduction = ManifestReduction(emptyTargets: emptyTargets, isDependency: true)
    return try edit.applied(
      to: "// swift-tools-version: \(tools)\nlet package = Package(name: \"A\", \(manifest))",
      named: "Package.swift"
    )
  }

  @Test func standInsReplaceMissingPackages() throws {
    let result = try applied(
      to: """
        dependencies: [
          .package(url: "https://host/team/Bar.git", from: "1.0.0"),
          .package(name: "Boat", url: "git@host:team/Bar.git", .branch("main")),
          .package(id: "team.car", from: "1.0.0"), .package(path: "../Gone"),
        ]
        """
    )
    #expect(result.contains(#".package(path: "/copies/Bar"),"#))
    #expect(result.contains(#".package(name: "Boat", path: "/copies/Bar"),"#))
    #expect(
      result.contains(#".package(path: "/copies/team.car"), .package(path: "/copies/Gone"),"#)
    )
  }

  @Test func productsOfEmptyTargetsBecomeLibraries() throws {
    let result = try applied(
      to: """
        products: [.executable(name: "tool", targets: ["Tool"])],
        targets: [.executableTarget(name: "Tool")]
        """,
      emptyTargets: ["Tool"]
    )
    #expect(result.contains(#"products: [.library(name: "tool", targets: ["Tool"])]"#))
    #expect(result.contains(#"targets: [.target(name: "Tool")]"#))
  }

  @Test func conditionsForIOSIncludeLinux() throws {
    let result = try applied(
      to: """
        targets: [
          .target(name: "A", condition: .when(platforms: [.macOS, .iOS])),
          .target(name: "B", condition: .when(platforms: [.macOS])),
          .target(name: "C", condition: .when(platforms: [.iOS, .linux])),
        ]
        """
    )
    #expect(result.contains("\"A\", condition: .when(platforms: [.macOS, .iOS, .linux])"))
    #expect(result.contains("\"B\", condition: .when(platforms: [.macOS])"))
    #expect(result.contains("\"C\", condition: .when(platforms: [.iOS, .linux])"))
  }

  /// Plugins exist since SwiftPM 5.5, the language mode of a target since 6.0.
  @Test(arguments: [("5.3", false, false), ("5.5", true, false), ("6.0", true, true)])
  func statementsFitToolsVersion(tools: String, plugins: Bool, mode: Bool) throws {
    let result = try applied(to: "targets: []", tools: tools)
    #expect(result.contains("target.plugins = nil") == plugins)
    #expect(result.contains(".swiftLanguageMode(.v5)") == mode)
    #expect(result.contains("package.targets.removeAll { $0.type == .test }"))
  }

  /// SwiftPM's answer for a manifest with a macro, a plugin, tests and missing packages.
  @Test(arguments: ["5.9", "6.0"]) func reducedManifestsAreValid(tools: String) throws {
    let manifest = """
      // swift-tools-version: \(tools)
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "A",
        products: [
          .library(name: "A", type: .dynamic, targets: ["A"]),
          .plugin(name: "Draw", targets: ["Draw"]),
        ],
        dependencies: [.package(url: "https://host/team/Bar.git", from: "1.0.0")],
        targets: [
          .target(
            name: "A",
            dependencies: ["Macros", .product(name: "Bar", package: "Bar")],
            swiftSettings: [.unsafeFlags(["-warnings-as-errors"])],
            plugins: [.plugin(name: "Draw")]
          ),
          .macro(name: "Macros"), .plugin(name: "Draw", capability: .buildTool()),
          .testTarget(name: "ATests"),
        ]
      )
      """
    var edit = ManifestEdit(
      root: URL(filePath: "/apps/tasks", directoryHint: .isDirectory),
      checkout: URL(filePath: "/tools/scvdb", directoryHint: .isDirectory),
      targets: ["A"],
      testTargets: []
    )
    edit.standIns = ["Bar": "/copies/Bar"]
    edit.reduction = ManifestReduction(emptyTargets: ["Macros"], isDependency: true)
    let result = try edit.applied(to: manifest, named: "Package.swift")
    let dump = try ManifestDump.installed.output(result)
    struct Package: Decodable {
      struct Target: Decodable {
        var name: String
        var type: String
      }
      struct Product: Decodable { var name: String }
      var targets: [Target]
      var products: [Product]
    }
    let package = try JSONDecoder().decode(Package.self, from: dump)
    #expect(package.targets.map(\.name) == ["A", "Macros"])
    #expect(package.targets.map(\.type) == ["regular", "regular"])
    #expect(package.products.map(\.name) == ["A"])
    let text = String(decoding: dump, as: UTF8.self)
    #expect(text.contains("-no-warnings-as-errors") && !text.contains("dynamic"))
  }
}
