/// The parts of a manifest that a build with omissions leaves out.
///
/// All names stay valid: an empty module replaces a target, so products and dependencies on it do
/// not change.
struct ManifestReduction: Hashable {
  /// The targets that become empty modules.
  var emptyTargets: [String] = []
  /// Whether other packages depend on the package, and its tests are left out.
  var isDependency = false

  /// The folder of the sources of empty targets, relative to the package in the working copy.
  private static let folder: TreePath = "scvdb-empty"

  /// Returns the path of the source of an empty target.
  static func source(of target: String) -> TreePath {
    folder.appending(target).appending("Empty.swift")
  }

  /// The content of the source of an empty target.
  static let source = "// The module is left out.\n"

  /// Returns the statements for the end of a manifest.
  ///
  /// - Parameters:
  ///   - variable: The variable with the package.
  ///   - toolsVersion: The version of SwiftPM that the manifest is for.
  ///   - hasStrictWarnings: Whether the manifest can make errors of warnings.
  /// - Returns: Lines of code.
  func statements(
    _ variable: String,
    _ toolsVersion: (Int, Int),
    hasStrictWarnings: Bool
  ) -> String {
    var lines = isDependency ? ["\(variable).targets.removeAll { $0.type == .test }"] : []
    // Plugins are programs for Apple's systems, or generate code with tools that are not here.
    if toolsVersion >= (5, 5) {
      lines += [
        "\(variable).products.removeAll { $0 is Product.Plugin }",
        "\(variable).targets.removeAll { $0.type == .plugin }",
        "for target in \(variable).targets { target.plugins = nil }",
      ]
    }
    // A dynamic library would contain classes of UIKit once more.
    lines += [
      "\(variable).products = \(variable).products.map { product in",
      "  guard let library = product as? Product.Library else { return product }",
      "  return .library(name: library.name, targets: library.targets)",
      "}",
    ]
    if !emptyTargets.isEmpty {
      let names = emptyTargets.map { quoted($0) }.joined(separator: ", ")
      lines += [
        "\(variable).targets = \(variable).targets.map { target in",
        "  guard [\(names)].contains(target.name) else { return target }",
        "  return .target(name: target.name, path: \"\(Self.folder)/\\(target.name)\")",
        "}",
      ]
    }
    if hasStrictWarnings {
      lines += [
        "for target in \(variable).targets {",
        "  target.swiftSettings?.append(.unsafeFlags([\"-no-warnings-as-errors\"]))",
        "}",
      ]
    }
    // Frameworks here have fewer annotations for concurrency than Apple's.
    if toolsVersion >= (6, 0) {
      lines += [
        "for target in \(variable).targets where target.type != .system {",
        "  target.swiftSettings = (target.swiftSettings ?? []) + [",
        "    .swiftLanguageMode(.v5), .enableUpcomingFeature(\"BareSlashRegexLiterals\"),",
        "  ]",
        "}",
      ]
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
