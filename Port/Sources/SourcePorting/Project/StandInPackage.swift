/// A package without modules, in place of one without sources.
///
/// It declares the products that other packages use. Imports of their modules are omitted.
struct StandInPackage {
  /// The name of the folder, which identifies the package.
  var name: String
  var products: Set<String>

  /// The files, by their paths in the folder.
  var files: [(path: TreePath, text: String)] {
    [("Package.swift", manifest), ("Sources/Empty.swift", ManifestReduction.source)]
  }

  private var manifest: String {
    let target = quoted("Missing_\(name)".moduleName)
    let products = products.sorted().map {
      ".library(name: \(quoted($0)), targets: [\(target)])"
    }
    return """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: \(quoted(name)),
        products: [\(products.joined(separator: ", "))],
        targets: [.target(name: \(target), path: "Sources")]
      )

      """
  }
}
