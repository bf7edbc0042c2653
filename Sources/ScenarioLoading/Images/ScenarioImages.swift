package import ScenarioModel
package import SnapshotModel

/// The images of the projects that the documents of scenarios belong to.
package final class ScenarioImages {
  private var catalogs: [String: ImageCatalog] = [:]

  /// No catalog is read until one is asked for.
  package init() {}

  /// What screens look like with the images themselves, where the projects of a scenario's documents have them.
  ///
  /// - Parameters:
  ///   - appearance: What the screens look like.
  ///   - scenario: The scenario.
  /// - Returns: The same with files of images.
  package func adding(
    to appearance: ScreenAppearance,
    from scenario: ScenarioFile
  ) -> ScreenAppearance {
    var appearance = appearance
    for (path, view) in appearance.views {
      let items = view.items.map { item -> DrawnItem in
        guard case .image(var image) = item, let name = image.name else { return item }
        image.asset = catalogs(of: scenario).lazy.compactMap { $0.image(named: name) }.first
        return .image(image)
      }
      appearance.views[path]?.items = items
    }
    return appearance
  }

  private func catalogs(of scenario: ScenarioFile) -> [ImageCatalog] {
    var folders: [String] = []
    for path in scenario.screenPaths {
      let folder = ProjectFolder(around: path).path
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders.map { folder in
      if let known = catalogs[folder] { return known }
      let catalog = ImageCatalog(folder: folder)
      catalogs[folder] = catalog
      return catalog
    }
  }
}
