package import Foundation
import SwiftParser
import SwiftSyntax

/// Makes the manifest of the working copy from the user's manifest.
///
/// The text stays; relative paths of other packages become absolute. Statements at the end add our
/// products, so any style of manifest works.
package struct ManifestEdit {
  /// The folder of the user's package, the base of relative paths.
  package var root: URL
  /// The checkout of scvdb.
  package var checkout: URL
  /// The targets that see UIKit.
  package var targets: [String]
  /// The targets among them that import XCTest.
  package var testTargets: [String]
  /// The targets among them that import Combine.
  package var combineTargets: [String]
  /// The folders of the packages that are also rewritten, each with the folder of its copy.
  package var ported: [String: String]
  /// Whether the program loads interface files.
  package var usesStoryboards: Bool
  /// The frameworks that each target among them imports.
  package var frameworks: [String: [AppleFramework]] = [:]
  /// The targets among them with data models.
  package var modelTargets: [String] = []
  /// The targets among them with names of assets.
  var assetTargets: [String] = []
  /// The targets among them with a list of sources that contains no folder.
  package var listingTargets: [String] = []
  /// The folders of the packages in place of those without sources, by their names.
  var standIns: [String: String] = [:]
  /// The modules in place of open-source libraries without sources.
  var libraries = Libraries()
  /// The parts that are left out; nil to keep all.
  var reduction: ManifestReduction?
  /// The targets without the entry point of their app, which becomes a part of other programs.
  package var appTargets: [String] = []
  /// The added target for the engine of the app; nil for none.
  var engine: EngineTarget?

  /// Libraries, and the targets that import them.
  struct Libraries: Hashable {
    /// The folders of the packages, by the names of the libraries.
    var folders: [String: String] = [:]
    /// The names of the libraries that each target imports.
    var targets: [String: [String]] = [:]
  }

  package init(
    root: URL,
    checkout: URL,
    targets: [String],
    testTargets: [String],
    ported: [String: String] = [:],
    usesStoryboards: Bool = false,
    combineTargets: [String] = []
  ) {
    self.root = root
    self.checkout = checkout
    self.targets = targets
    self.testTargets = testTargets
    self.ported = ported
    self.usesStoryboards = usesStoryboards
    self.combineTargets = combineTargets
  }

  /// Returns the new manifest.
  ///
  /// - Throws: ``PortError/noPackageVariable(manifest:)``.
  package func applied(to manifest: String, named name: String) throws -> String {
    let file = ParsedFile(manifest)
    let calls = ManifestCalls(file)
    guard let variable = calls.packageVariable else {
      throw PortError.noPackageVariable(manifest: name)
    }
    var dependsOnCheckout = false
    var edits: [SourceEdit] = []
    var own = Set(calls.remotePackages.map { $0.name.lowercased() })
    for literal in calls.localPackages.map(\.path) {
      guard let path = literal.representedLiteralValue else { continue }
      let absolute = URL(filePath: path, relativeTo: root).standardizedFileURL
      if absolute.resolvingSymlinksInPath().path == checkout.resolvingSymlinksInPath().path {
        dependsOnCheckout = true
      }
      own.insert(absolute.lastPathComponent.lowercased())
      let copy =
        ported[absolute.path] ?? standIns.value(ignoringCase: absolute.lastPathComponent)
      edits.append(file.replacement(literal, by: quoted(copy ?? absolute.path)))
    }
    for package in calls.remotePackages {
      let copy = ported.first { URL(filePath: $0.key).lastPathComponent == package.name }?.value
      guard let path = copy ?? standIns.value(ignoringCase: package.name) else { continue }
      let name = package.label.map { "name: \(quoted($0)), " } ?? ""
      edits.append(file.replacement(package.call, by: ".package(\(name)path: \(quoted(path)))"))
    }
    if reduction != nil {
      edits += calls.conditionsForIOS.map { file.insertion(after: $0.expression, ", .linux") }
    }
    let libraryTargets = Set(appTargets + (reduction?.emptyTargets ?? []))
    for (name, targets) in calls.executables where !targets.isDisjoint(with: libraryTargets) {
      let kind = name.baseName.text == "executable" ? "library" : "target"
      edits.append(file.replacement(name, by: kind))
    }
    let hasStrictWarnings = ["warnings-as-errors", "treatAllWarnings"].contains(
      where: manifest.contains
    )
    let text = String(decoding: edits.applied(to: file.text), as: UTF8.self)
    let version = toolsVersion(of: manifest)
    let reduced = reduction?.statements(variable, version, hasStrictWarnings: hasStrictWarnings)
    return text + additions(to: variable, dependsOnCheckout, own, version, reduced ?? "")
  }

  private func additions(
    to variable: String,
    _ dependsOnCheckout: Bool,
    _ own: Set<String>,
    _ toolsVersion: (Int, Int),
    _ reduced: String
  ) -> String {
    let dependency =
      dependsOnCheckout ? "" : self.dependency("scvdb", checkout, of: variable, toolsVersion)
    let (combine, usesCombine) = self.combine(variable, toolsVersion)
    let (frameworks, usesFrameworks) = frameworks(variable, toolsVersion)
    let (libraries, usesLibraries) = libraries(variable, toolsVersion, except: own)
    // Manifests before version 6 use Swift 5.
    let language =
      toolsVersion >= (6, 0)
      ? """

        if [\(list(testTargets))].contains(target.name) {
          target.swiftSettings = (target.swiftSettings ?? []) + [.swiftLanguageMode(.v5)]
        }
      """ : ""
    let storyboards =
      usesStoryboards
      ? """

          target.dependencies.append(.product(name: "PortStoryboards", package: "scvdb"))
      """ : ""
    // The additional files of a target are in the first listed folder, if there is one.
    let modelListers = modelTargets.filter(listingTargets.contains)
    let assetListers = assetTargets.filter(listingTargets.contains)
    let listing =
      listing(TargetShim.fileName, listingTargets)
      + listing(DataModelSource.fileName, modelListers)
      + listing(AssetSymbols.fileName, assetListers)
    return """

      // Added by scvdb-port.
      \(reduced)\
      \(dependency)\(combine)\(frameworks)\(libraries)for target in \(variable).targets {
        if [\(list(targets))].contains(target.name) {
          target.dependencies.append(.product(name: "UIKit", package: "scvdb"))
          target.dependencies.append(.product(name: "PortSupport", package: "scvdb"))\(storyboards)
        }
        if [\(list(testTargets))].contains(target.name) {
          target.dependencies.append(.product(name: "PortTestSupport", package: "scvdb"))
        }\(usesCombine)\(usesFrameworks)\(usesLibraries)\(listing)\(language)
      }
      \(engine?.declaration(in: variable, toolsVersion) ?? "")
      """
  }

  /// Returns the code that adds a file to the listed sources of targets.
  private func listing(_ file: String, _ targets: [String]) -> String {
    guard !targets.isEmpty else { return "" }
    return """

        if [\(list(targets))].contains(target.name) {
          target.sources?.append(\(quoted(file)))
        }
      """
  }

  private func dependency(
    _ name: String,
    _ folder: URL,
    of variable: String,
    _ toolsVersion: (Int, Int)
  ) -> String {
    let label = toolsVersion >= (5, 2) ? "name: \(quoted(name)), " : ""
    return "\(variable).dependencies.append(.package(\(label)path: \(quoted(folder.path))))\n"
  }

  /// Returns the dependency on the package that replaces Combine, and the code that adds its
  /// product to targets.
  private func combine(
    _ variable: String,
    _ toolsVersion: (Int, Int)
  ) -> (dependency: String, use: String) {
    guard !combineTargets.isEmpty else { return ("", "") }
    let name = ImportRule.combine.ours
    let folder = checkout.appending(path: "Port/Combine")
    let use = """

        if [\(list(combineTargets))].contains(target.name) {
          target.dependencies.append(.product(name: "\(name)", package: "\(name)"))
        }
      """
    return (dependency(name, folder, of: variable, toolsVersion), use)
  }

  /// Returns the dependency on the package of frameworks, and the code that adds its products to
  /// targets.
  private func frameworks(
    _ variable: String,
    _ toolsVersion: (Int, Int)
  ) -> (dependency: String, use: String) {
    let used = frameworks.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    guard !used.isEmpty else { return ("", "") }
    let name = Self.frameworkPackage
    let products = used.map { target, frameworks in
      "\(quoted(target)): [\(list(frameworks.map(\.module)))]"
    }
    let use = """

        for product in [\(products.joined(separator: ", "))][target.name] ?? [] {
          target.dependencies.append(.product(name: product, package: "\(name)"))
        }
      """
    let folder = checkout.appending(path: "Port/Frameworks")
    return (dependency(name, folder, of: variable, toolsVersion), use)
  }

  /// Returns the dependencies on the packages of libraries, and the code that adds their products
  /// to targets.
  ///
  /// A package that depends on a library itself gets it in place of its own dependency. The names of
  /// its own dependencies are in lower case.
  private func libraries(
    _ variable: String,
    _ toolsVersion: (Int, Int),
    except own: Set<String>
  ) -> (dependency: String, use: String) {
    let folders = libraries.folders.filter { !own.contains($0.key.lowercased()) }
    guard !folders.isEmpty else { return ("", "") }
    let products = libraries.targets.sorted { $0.key < $1.key }.map { target, names in
      "\(quoted(target)): [\(list(names.filter { folders[$0] != nil }))]"
    }
    let use = """

        for product in [\(products.joined(separator: ", "))][target.name] ?? [] {
          target.dependencies.append(.product(name: product, package: product))
        }
      """
    let dependencies = folders.sorted { $0.key < $1.key }.map { name, folder in
      dependency(name, URL(filePath: folder), of: variable, toolsVersion)
    }
    return (dependencies.joined(), use)
  }

  private static let frameworkPackage = "PortFrameworks"

  private func list(_ names: [String]) -> String {
    names.map { quoted($0) }.joined(separator: ", ")
  }

  /// Returns the tools version in the first line of a manifest.
  private func toolsVersion(of manifest: String) -> (Int, Int) {
    guard
      let match = manifest.firstMatch(of: /swift-tools-version:\s*(\d+)(?:\.(\d+))?/),
      let major = Int(match.output.1)
    else { return (3, 1) }
    return (major, match.output.2.flatMap { Int($0) } ?? 0)
  }
}
