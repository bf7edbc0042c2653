import UIKit

/// The files of the package beside its sources, wherever an app's bundle would have them.
///
/// The tool lists them in a file, whose path is in the environment: a path a line, the targets in
/// the order of the manifest.
enum ResourceFiles: NamedResources {
  /// The variable of the environment.
  static let variable = "SCVDB_RESOURCES"

  static let paths: [String] = {
    guard let list = ProcessInfo.processInfo.environment[variable],
      let text = try? String(contentsOfFile: list, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map(String.init)
  }()

  private static let catalog = AssetCatalog(paths)

  static func image(named name: String) -> NamedImage? {
    catalog.image(named: name, scale: UIScreen.main.scale)
  }

  static func color(named name: String) -> CGColor? { catalog.color(named: name) }
}
