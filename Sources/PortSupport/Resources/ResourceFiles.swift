package import LayoutEngine
import UIKit

/// The files of the package beside its sources, wherever an app's bundle would have them.
///
/// The tool lists them in a file, whose path is in the environment: the modules, then a path
/// a line, the targets in the order of the manifest.
package enum ResourceFiles: NamedResources {
  /// The variable of the environment.
  private static let variable = "SCVDB_RESOURCES"

  /// The paths of the files.
  package static let paths: [String] = lines.filter { $0.hasPrefix("/") }

  /// The modules of the package that see UIKit.
  package static let modules: [String] =
    lines.filter { $0.hasPrefix(modulePrefix) }.map { String($0.dropFirst(modulePrefix.count)) }

  private static let modulePrefix = "module "

  private static let lines: [String] = {
    guard let list = ProcessInfo.processInfo.environment[variable],
      let text = try? String(contentsOfFile: list, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map(String.init)
  }()

  private static let catalog = AssetCatalog(paths)

  /// The size of an image.
  package static func image(named name: String) -> NamedImage? {
    catalog.image(named: name, scale: UIScreen.main.scale)
  }

  /// A color in the light.
  package static func color(named name: String) -> CGColor? { catalog.color(named: name) }
}
