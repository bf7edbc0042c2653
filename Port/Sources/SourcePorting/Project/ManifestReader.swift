package import Foundation

/// Calls SwiftPM for the description of a manifest.
package struct ManifestDump: Sendable {
  /// Returns the output of `swift package dump-package`.
  package var output: @Sendable (_ manifest: String) throws -> Data

  package init(output: @escaping @Sendable (_ manifest: String) throws -> Data) {
    self.output = output
  }

  /// The installed SwiftPM, in a temporary folder: it writes beside the manifest.
  package static let installed = ManifestDump { manifest in
    let (status, output, errors) = try TemporaryFolder.use { folder in
      try folder.write(Data(manifest.utf8), to: "Package.swift")
      return try Program.run(["swift", "package", "--package-path", folder.path, "dump-package"])
    }
    guard status == 0 else { throw Failure(output: errors) }
    return output
  }

  /// SwiftPM's output for a manifest that it cannot read.
  package struct Failure: Error {
    /// The standard error of SwiftPM.
    package var output: String
  }
}

/// Reads SwiftPM's description of a package.
package struct ManifestReader {
  private let tree: SourceTree
  private let swiftPM: ManifestDump

  package init(tree: SourceTree, swiftPM: ManifestDump = .installed) {
    self.tree = tree
    self.swiftPM = swiftPM
  }

  /// Returns the manifest that the present compiler reads.
  ///
  /// It is the one for the newest version that is not newer than the compiler.
  package func manifest() throws -> (name: String, text: String) {
    let names = try tree.item(at: "")?.names().compactMap(\.self) ?? []
    let versioned = names.compactMap { name -> (version: [Int], name: String)? in
      guard let match = name.wholeMatch(of: /Package@swift-([0-9.]+)\.swift/) else { return nil }
      return (match.output.1.split(separator: ".").compactMap { Int($0) }, name)
    }
    let newest = versioned.filter { !Self.present.lexicographicallyPrecedes($0.version) }
      .max { $0.version.lexicographicallyPrecedes($1.version) }
    let name = newest?.name ?? "Package.swift"
    guard let file = try tree.item(at: TreePath(name)) else {
      throw PortError.noManifest(folder: tree.root)
    }
    guard let text = String(data: try file.contents(), encoding: .utf8) else {
      throw PortError.badDescription(file: file.path, reason: "not UTF-8")
    }
    return (name, text)
  }

  /// The newest version of manifests that the tool looks for.
  private static let present = [6, 99]

  /// The targets and products of a manifest.
  struct Contents {
    var targets: [ProjectTarget]
    var products: [String]
    /// The targets without code for Linux: binaries and macros.
    var foreignTargets: [String]
  }

  /// Returns SwiftPM's targets and products of a manifest.
  func contents(of manifest: String) throws -> Contents {
    let output: Data
    do {
      output = try swiftPM.output(manifest)
    } catch let failure as ManifestDump.Failure {
      throw PortError.manifestNotRead(folder: tree.root, output: failure.output)
    }
    let dump = try JSONDecoder().decode(DumpedPackage.self, from: output)
    let targets = try dump.targets.filter { $0.type != "binary" }.map { target in
      ProjectTarget(
        name: target.name,
        isTest: target.type == "test",
        folder: try self.folder(of: target, in: dump),
        sources: target.sources ?? [],
        excluded: target.exclude ?? [],
        dependencies: target.dependencies.compactMap(\.name),
        products: target.dependencies.compactMap(\.product),
        hasResources: target.resources?.isEmpty == false,
        isRewritten: ["regular", "executable", "test"].contains(target.type),
        isSystemLibrary: target.type == "system"
      )
    }
    let foreign = dump.targets.filter { ["binary", "macro"].contains($0.type) }
    return Contents(
      targets: targets,
      products: dump.products.map(\.name),
      foreignTargets: foreign.map(\.name)
    )
  }

  /// Returns the folder of a target, by SwiftPM's own rules.
  private func folder(of target: DumpedPackage.Target, in package: DumpedPackage) throws -> String {
    if let path = target.path { return path }
    let roots = target.type == "test" ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    let named = (roots + ["Sources", "Tests", "Plugins"]).map { "\($0)/\(target.name)" }
    let candidates = named + (package.targets.count { $0.type == target.type } == 1 ? roots : [])
    let found = try candidates.first { try tree.item(at: TreePath($0))?.kind == .folder }
    guard let found else { throw PortError.noTargetFolder(target: target.name, tried: candidates) }
    return found
  }
}

/// The part of `swift package dump-package` that the tool reads.
private struct DumpedPackage: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]?
    var resources: [Resource]?
    var dependencies: [Dependency]
  }

  /// A resource; only its existence matters.
  struct Resource: Decodable {}

  /// A dependency by name, on a target or a product.
  struct Dependency: Decodable {
    /// The name of the target, or of the product of another package.
    var name: String?
    /// The product of another package; for a dependency by name, a target can have the name too.
    var product: ProductUse?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
      let parts = kinds["byName"] ?? kinds["target"] ?? kinds["product"]
      guard case .text(let name)? = parts?.first
      else { return }
      self.name = name
      guard kinds["target"] == nil else { return }
      product = ProductUse(name: name)
      if kinds["product"] != nil, case .text(let package)? = parts?.dropFirst().first {
        product?.package = package
      }
    }
  }

  /// A dependency's name, or an ignored condition.
  enum Part: Decodable {
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      let text = try? decoder.singleValueContainer().decode(String.self)
      self = text.map { .text($0) } ?? .other
    }
  }

  struct Product: Decodable { var name: String }

  var targets: [Target]
  var products: [Product]
}
