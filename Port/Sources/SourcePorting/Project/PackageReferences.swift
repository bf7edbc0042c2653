package import Foundation
import SwiftParser

/// The packages that a manifest depends on.
package struct PackageReferences {
  /// A package without sources.
  struct Missing: Hashable {
    /// The name of the package's folder.
    var name: String
    /// The name that targets use; nil for the same name.
    var label: String?

    /// Returns whether a target uses a product of the package.
    func provides(_ product: ProductUse) -> Bool {
      let used = product.package ?? product.name
      return [name, label].compactMap { $0?.lowercased() }.contains(used.lowercased())
    }
  }

  /// The existing folders with a manifest.
  package private(set) var folders: [URL] = []
  private(set) var missing: [Missing] = []

  /// - Parameters:
  ///   - manifest: The text of the manifest.
  ///   - root: The folder of the manifest, the base of paths.
  ///   - checkouts: The folders that may contain remote packages.
  ///   - known: The folders of further packages, by their names.
  /// - Throws: ``SourceProblem`` for a manifest that is a link out of its package.
  package init(
    of manifest: String,
    root: URL,
    checkouts: [URL],
    known: [String: URL] = [:]
  ) throws {
    let calls = ManifestCalls(ParsedFile(manifest))
    for package in calls.localPackages {
      guard let path = package.path.representedLiteralValue else { continue }
      let folder = URL(filePath: path, relativeTo: root).standardizedFileURL
      if try Self.hasManifest(folder) {
        folders.append(folder)
      } else {
        missing.append(Missing(name: folder.lastPathComponent, label: package.label))
      }
    }
    for package in calls.remotePackages {
      let places = checkouts.map { $0.appending(path: package.name) }
      if let folder = try known[package.name] ?? places.first(where: Self.hasManifest) {
        folders.append(folder)
      } else {
        missing.append(Missing(name: package.name, label: package.label))
      }
    }
  }

  private static func hasManifest(_ folder: URL) throws -> Bool {
    try SourceTree(root: folder.path).item(at: "Package.swift") != nil
  }
}

/// A product that a target uses.
struct ProductUse: Codable, Hashable {
  var name: String
  /// The name of the product's package; nil if the target does not name it.
  var package: String?
}
