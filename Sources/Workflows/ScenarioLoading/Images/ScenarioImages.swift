import InterfaceBuilder
import ProjectFiles
package import ScenarioModel
package import SnapshotModel
import Synchronization

/// The images in the projects of scenarios' documents.
package final class ScenarioImages: Sendable {
  /// The files that are already read.
  private struct Known {
    /// The project folders by the paths of documents.
    var folders: [String: String] = [:]
    /// The catalogs by folders.
    var catalogs: [String: ImageCatalog] = [:]
  }

  private let known = Mutex(Known())
  private let warnings: DocumentWarnings?

  /// Makes images without reading any catalog yet.
  ///
  /// - Parameter warnings: Receives the warnings about omitted images; nil for none.
  package init(noting warnings: DocumentWarnings? = nil) {
    self.warnings = warnings
  }

  /// Returns an appearance with the images in the projects of a scenario's documents.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the screens.
  ///   - scenario: The scenario.
  /// - Returns: The same appearance with image files.
  package func adding(
    to appearance: ScreenAppearance,
    from scenario: ScenarioFile
  ) -> ScreenAppearance {
    var appearance = appearance
    for (path, view) in appearance.views where view.items.contains(where: \.isNamedImage) {
      appearance.views[path]?.items = view.items.map { item in
        guard case .image(var image) = item, let name = image.name else { return item }
        image.asset = asset(named: name, near: scenario.screenPaths, by: scenario.reader)
        return .image(image)
      }
    }
    return appearance
  }

  private func asset(
    named name: String,
    near documents: [String],
    by reader: ProjectReader
  ) -> ImageAsset? {
    known.withLock { known in
      var folders: [String] = []
      for path in documents {
        let folder = known.folders[path] ?? ProjectFolder(around: path).path
        known.folders[path] = folder
        if !folders.contains(folder) { folders.append(folder) }
      }
      for folder in folders {
        let catalog = known.catalogs[folder] ?? ImageCatalog(folder: folder, by: reader)
        known.catalogs[folder] = catalog
        let image = catalog.image(named: name)
        warnings?.add(catalog.takeRefusals().map { ImportWarning($0) })
        if let image { return image }
      }
      return nil
    }
  }
}

extension DrawnItem {
  fileprivate var isNamedImage: Bool {
    if case .image(let image) = self { image.name != nil } else { false }
  }
}
