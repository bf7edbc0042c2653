import Foundation
import ProjectFiles

/// Paths for services that show reports beside the files of a repository.
package enum RepositoryPath {
  /// Returns the path of a file from the top folder of the repository around the working directory.
  ///
  /// Without a repository, the path begins at the working directory.
  ///
  /// - Parameter path: Relative to the working directory unless it begins with a slash.
  /// - Returns: A path without `..`; nil for a file elsewhere.
  package static func path(of path: String) -> String? {
    let file = URL(filePath: path).resolvingSymlinksInPath().path
    guard file.hasPrefix(top + "/") else { return nil }
    return String(file.dropFirst(top.count + 1))
  }

  /// The top folder of the repository; without one, the working directory.
  static let top: String = {
    let here = URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
    return Repository.folder(around: here.path) ?? here.path
  }()
}
