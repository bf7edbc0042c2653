import Foundation

/// Finds the sources of Swift packages and other dependencies on the disk.
struct PackageSources {
  /// The folder of the project.
  let root: String
  /// The folders that the user named.
  let named: [String: String]
  /// The files of the workspace, which can be folders of packages.
  let listed: [String]

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
      return (named.sorted { $0.key < $1.key }.map(\.value) + folders + listed + nearby)
        .first { hasManifest($0) && declares(product.name, in: $0) }
    }
  }

  /// The folders beside the project; a package may be listed in another workspace only.
  private var nearby: [String] {
    FilePath.names(in: root).filter { !$0.hasPrefix(".") }.map { FilePath.joined(root, $0) }
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

  /// Returns whether a manifest names a product.
  private func declares(_ product: String, in folder: String) -> Bool {
    guard let file = try? SourceTree(root: folder).file(at: "Package.swift"),
      let data = try? file.contents()
    else { return false }
    return String(decoding: data, as: UTF8.self).contains("\"\(product)\"")
  }
}
