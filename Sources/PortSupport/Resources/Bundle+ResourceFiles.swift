public import Foundation

extension Bundle {
  /// Returns the bundle with an identifier; the program's own for a framework of the application.
  public static func packaged(identifier: String) -> Bundle? {
    Bundle(identifier: identifier) ?? main
  }

  /// Returns the URL of a file in the bundle, or among the resources of the package's targets.
  public func packagedURL(
    forResource name: String?,
    withExtension ending: String?,
    subdirectory: String? = nil,
    localization: String? = nil
  ) -> URL? {
    let own = url(
      forResource: name,
      withExtension: ending,
      subdirectory: subdirectory,
      localization: localization
    )
    if let own { return own }
    guard let name else { return nil }
    let file = ResourceName(name, ending: ending, folder: subdirectory, language: localization)
    return file.path(in: ResourceFiles.paths).map { URL(filePath: $0) }
  }

  /// Returns the path of a file in the bundle, or among the resources of the package's targets.
  public func packagedPath(
    forResource name: String?,
    ofType ending: String?,
    inDirectory folder: String? = nil,
    forLocalization language: String? = nil
  ) -> String? {
    packagedURL(
      forResource: name,
      withExtension: ending,
      subdirectory: folder,
      localization: language
    )?.path
  }
}
