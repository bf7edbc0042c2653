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
  /// The targets among them with a list of sources that contains no folder.
  package var listingTargets: [String] = []
  /// The added target for the engine of the app; nil for none.
  var engine: EngineTarget?

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
    let walker = ManifestWalker(viewMode: .sourceAccurate)
    walker.walk(file.tree)
    guard let variable = walker.packageVariable else {
      throw PortError.noPackageVariable(manifest: name)
    }
    var dependsOnCheckout = false
    var edits: [SourceEdit] = []
    for literal in walker.pathLiterals {
      guard let path = literal.representedLiteralValue else { continue }
      let absolute = URL(filePath: path, relativeTo: root).standardizedFileURL
      if absolute.resolvingSymlinksInPath().path == checkout.resolvingSymlinksInPath().path {
        dependsOnCheckout = true
      }
      edits.append(file.replacement(literal, by: quoted(ported[absolute.path] ?? absolute.path)))
    }
    for (call, name) in walker.remotePackages {
      let copy = ported.first { URL(filePath: $0.key).lastPathComponent == name }
      guard let copy else { continue }
      edits.append(file.replacement(call, by: ".package(path: \(quoted(copy.value)))"))
    }
    let text = String(decoding: edits.applied(to: file.text), as: UTF8.self)
    return text + additions(to: variable, dependsOnCheckout, toolsVersion(of: manifest))
  }

  /// Returns the existing folders of the packages that a manifest names.
  ///
  /// - Throws: ``SourceProblem`` for a manifest that is a link out of its package.
  package static func dependencies(
    of manifest: String,
    root: URL,
    checkouts: [URL]
  ) throws -> [URL] {
    let walker = ManifestWalker(viewMode: .sourceAccurate)
    walker.walk(ParsedFile(manifest).tree)
    let local = walker.pathLiterals.compactMap(\.representedLiteralValue)
      .map { URL(filePath: $0, relativeTo: root).standardizedFileURL }
    let remote = try walker.remotePackages.compactMap { package in
      try checkouts.map { $0.appending(path: package.name) }.first(where: hasManifest)
    }
    return try local.filter(hasManifest) + remote
  }

  private static func hasManifest(_ folder: URL) throws -> Bool {
    try SourceTree(root: folder.path).item(at: "Package.swift") != nil
  }

  private func additions(
    to variable: String,
    _ dependsOnCheckout: Bool,
    _ toolsVersion: (Int, Int)
  ) -> String {
    let dependency =
      dependsOnCheckout ? "" : self.dependency("scvdb", checkout, of: variable, toolsVersion)
    let (combine, usesCombine) = self.combine(variable, toolsVersion)
    let (frameworks, usesFrameworks) = frameworks(variable, toolsVersion)
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
    let listing =
      listing(TargetShim.fileName, listingTargets)
      + listing(DataModelSource.fileName, modelListers)
    return """

      // Added by scvdb-port.
      \(dependency)\(combine)\(frameworks)for target in \(variable).targets {
        if [\(list(targets))].contains(target.name) {
          target.dependencies.append(.product(name: "UIKit", package: "scvdb"))
          target.dependencies.append(.product(name: "PortSupport", package: "scvdb"))\(storyboards)
        }
        if [\(list(testTargets))].contains(target.name) {
          target.dependencies.append(.product(name: "PortTestSupport", package: "scvdb"))
        }\(usesCombine)\(usesFrameworks)\(listing)\(language)
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

/// Finds the package and the paths of other packages in a manifest.
private final class ManifestWalker: SyntaxVisitor {
  var packageVariable: String?
  var pathLiterals: [StringLiteralExprSyntax] = []
  /// Dependencies by address, with the name that SwiftPM derives from it.
  var remotePackages: [(call: FunctionCallExprSyntax, name: String)] = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.hasSuffix("Package"),
      let name = node.pattern.as(IdentifierPatternSyntax.self)
    {
      packageVariable = packageVariable ?? name.identifier.text
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    guard [".package", "Package.Dependency.package"].contains(callee) else { return .visitChildren }
    for argument in node.arguments {
      guard let literal = argument.expression.as(StringLiteralExprSyntax.self) else { continue }
      switch argument.label?.text {
      case "path": pathLiterals.append(literal)
      case "url":
        let last = literal.representedLiteralValue?.split(separator: "/").last ?? ""
        let name = last.hasSuffix(".git") ? last.dropLast(".git".count) : last
        remotePackages.append((node, String(name)))
      default: break
      }
    }
    return .visitChildren
  }
}
