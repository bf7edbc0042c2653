package import UIKit

/// The files beside the package's sources, which an app's bundle would contain.
///
/// `scvdb-port` lists them in a file, and an environment variable contains the path of the list.
/// The list has one line for each module and then one line for each path, in the order of the
/// manifest's targets.
package enum ResourceFiles: NamedResources {
  /// The environment variable with the path of the list.
  private static let variable = "SCVDB_RESOURCES"

  /// The paths of the files.
  package static let paths: [String] = lines.filter { $0.hasPrefix("/") }

  /// The modules of the package that use UIKit.
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

  /// Returns the properties of an image at the best scale for the screen.
  package static func image(named name: String) -> NamedImage? {
    catalog.image(named: name, scale: UIScreen.main.scale)
  }

  /// Returns a color in the light interface style.
  package static func color(named name: String) -> CGColor? { catalog.color(named: name) }
}
