package import Foundation

/// Reads what SwiftPM knows of a package.
package struct ManifestReader {
  package let root: URL

  package init(root: URL) { self.root = root }

  /// The manifest that the present compiler reads: the one for the newest version that is not
  /// newer than the compiler.
  package func manifest() throws -> (name: String, text: String) {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
    let versioned = names.compactMap { name -> (version: [Int], name: String)? in
      guard let match = name.wholeMatch(of: /Package@swift-([0-9.]+)\.swift/) else { return nil }
      return (match.output.1.split(separator: ".").compactMap { Int($0) }, name)
    }
    let newest = versioned.filter { !Self.present.lexicographicallyPrecedes($0.version) }
      .max { $0.version.lexicographicallyPrecedes($1.version) }
    let name = newest?.name ?? "Package.swift"
    guard
      let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8)
    else { throw PortError.noManifest(folder: root.path) }
    return (name, text)
  }

  /// The newest version of a manifest that is looked for.
  private static let present = [6, 99]

  /// Asks SwiftPM for the targets and products of a manifest.
  package func contents(
    of manifest: String
  ) throws -> (targets: [ProjectTarget], products: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scvdb-port-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    let (status, output, errors) = try Program.run(
      ["swift", "package", "--package-path", folder.path, "dump-package"]
    )
    guard status == 0 else {
      throw PortError.manifestNotRead(folder: root.path, output: errors)
    }
    let dump = try JSONDecoder().decode(DumpedPackage.self, from: output)
    let targets = try dump.targets.filter { !["binary", "system"].contains($0.type) }.map {
      target in
      ProjectTarget(
        name: target.name,
        isTest: target.type == "test",
        folder: try self.folder(of: target, in: dump),
        sources: target.sources ?? [],
        excluded: target.exclude ?? [],
        dependencies: target.dependencies.compactMap(\.name),
        hasResources: target.resources?.isEmpty == false,
        isRewritten: ["regular", "executable", "test"].contains(target.type)
      )
    }
    return (targets, dump.products.map(\.name))
  }

  /// The folder of a target, by SwiftPM's own rules.
  private func folder(of target: DumpedPackage.Target, in package: DumpedPackage) throws -> String {
    if let path = target.path { return path }
    let roots = target.type == "test" ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    let named = (roots + ["Sources", "Tests", "Plugins"]).map { "\($0)/\(target.name)" }
    let candidates = named + (package.targets.count { $0.type == target.type } == 1 ? roots : [])
    let found = candidates.first { candidate in
      var isFolder: ObjCBool = false
      let path = root.appending(path: candidate).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    guard let found else { throw PortError.noTargetFolder(target: target.name, tried: candidates) }
    return found
  }
}

/// The part of `swift package dump-package` that is read here.
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

  /// A resource, of which only is of interest that it is there.
  struct Resource: Decodable {}

  /// A dependency by name, on a target or a product.
  struct Dependency: Decodable {
    /// The name of the target, or of the product of another package.
    var name: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
      let parts = kinds["byName"] ?? kinds["target"] ?? kinds["product"]
      guard case .text(let name)? = parts?.first
      else { return }
      self.name = name
    }
  }

  /// A dependency's name, or a condition that is of no interest.
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
