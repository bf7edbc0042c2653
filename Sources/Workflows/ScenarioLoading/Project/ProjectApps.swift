import InterfaceBuilder

/// The properties of the apps around documents, searched once for each project.
struct ProjectApps {
  /// The properties by the folder of the project.
  private var found: [String: AppProperties] = [:]

  /// Returns the properties of the app with a document.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - warnings: Receives the refused files of the project.
  /// - Returns: The properties; they are read once for all documents of a project.
  mutating func app(around file: String, noting warnings: DocumentWarnings) -> AppProperties {
    let folder = ProjectFolder(around: file).path
    if let known = found[folder] { return known }
    let app = AppProperties(folder: folder)
    warnings.add(app.refusals.map { ImportWarning($0) })
    found[folder] = app
    return app
  }
}
