import Foundation

/// Finds the sources of Swift packages and other dependencies on the disk.
struct PackageSources {
  /// The folder of the project.
  let root: String
  /// The folders that the user named.
  let named: [String: String]
  /// The files of the workspace, which can be folders of packages.
  let listed: [String]
  /// The folders with a manifest in the project's folder, the outermost first.
  ///
  /// A project can contain a folder with packages, or packages of another workspace.
  private let nearby: [String]

  init(root: String, named: [String: String], listed: [String]) {
    (self.root, self.named, self.listed) = (root, named, listed)
    nearby = Self.packages(in: root)
  }

  /// The folders where Xcode, SwiftPM and Carthage check packages out.
  static let checkouts = [
    ".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts",
    "build/SourcePackages/checkouts", "Carthage/Checkouts",
  ]

  /// Returns the folder of a product's package; nil if its manifest is not found.
  func folder(of product: XcodePackageProduct) -> String? {
    if let folder = named[product.name], hasManifest(folder) { return folder }
    switch product.package {
    case .local(let folder):
      return [named[FilePath.name(of: folder)], folder].compactMap(\.self).first(where: hasManifest)
    case .remote(let url):
      return folder(ofPackage: Self.name(of: url))
    case .unnamed(let folders):
      let all = (named.sorted { $0.key < $1.key }.map(\.value) + folders + listed + nearby)
        .filter(hasManifest)
      // Manifests also name the products that they use.
      return all.first { declares(product.name, in: $0) }
        ?? all.first { mentions(product.name, in: $0) }
    }
  }

  /// The number of folders between the project and a package in it.
  private static let depth = 3

  private static func packages(in root: String) -> [String] {
    var found: [String] = []
    var folders = [root]
    for _ in 0..<depth {
      folders = folders.flatMap { folder in
        FilePath.names(in: folder).sorted().filter(canContainPackages)
          .map { FilePath.joined(folder, $0) }
          .filter { FilePath.kind(of: $0) == .folder }
      }
      found += folders.filter { FilePath.kind(of: FilePath.joined($0, "Package.swift")) == .file }
    }
    return found
  }

  /// Returns false for hidden folders, bundles, and folders of other tools.
  private static func canContainPackages(_ name: String) -> Bool {
    !name.contains(".")
      && !["Pods", "Carthage", "DerivedData", "node_modules", "build"].contains(name)
  }

  /// Returns the folder of a package with a name.
  func folder(ofPackage name: String) -> String? {
    let places = Self.checkouts.map { FilePath.joined(root, "\($0)/\(name)") }
    return ([named[name]] + places).compactMap(\.self).first(where: hasManifest)
  }

  /// Returns the project of a framework that Carthage checked out, if it has no manifest.
  func project(ofFramework name: String) -> String? {
    let folder = FilePath.joined(root, "Carthage/Checkouts/\(name)")
    guard !hasManifest(folder) else { return nil }
    return FilePath.names(in: folder).first { FilePath.ending(of: $0) == "xcodeproj" }
      .map { FilePath.joined(folder, $0) }
  }

  /// The name that SwiftPM gives a package with an address.
  static func name(of url: String) -> String {
    let name = FilePath.name(of: url.replacing(":", with: "/"))
    return name.hasSuffix(".git") ? String(name.dropLast(".git".count)) : name
  }

  func hasManifest(_ folder: String) -> Bool {
    FilePath.kind(of: FilePath.joined(folder, "Package.swift")) == .file
  }

  /// Returns whether a manifest declares a product with a literal name.
  private func declares(_ product: String, in folder: String) -> Bool {
    manifest(in: folder).matches(of: /\.(?:library|executable)\s*\(\s*name:\s*"([^"]+)"/)
      .contains { $0.output.1 == product }
  }

  /// Returns whether a manifest contains the name of a product.
  private func mentions(_ product: String, in folder: String) -> Bool {
    manifest(in: folder).contains("\"\(product)\"")
  }

  private func manifest(in folder: String) -> String {
    let data = try? SourceTree(root: folder).file(at: "Package.swift").contents()
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
