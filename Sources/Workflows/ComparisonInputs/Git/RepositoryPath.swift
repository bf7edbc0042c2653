import Foundation
import ProjectFiles

/// Paths as services call them that show reports beside the files of a repository.
package enum RepositoryPath {
  /// The path of a file from the top folder of the repository around the working directory, or from the
  /// working directory where there is no repository.
  ///
  /// - Parameter path: Relative to the working directory unless it begins with a slash.
  /// - Returns: A path without `..`; nil for a file elsewhere.
  package static func path(of path: String) -> String? {
    let file = URL(filePath: path).resolvingSymlinksInPath().path
    guard file.hasPrefix(top + "/") else { return nil }
    return String(file.dropFirst(top.count + 1))
  }

  private static let top: String = {
    let here = URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
    return Repository.folder(around: here.path) ?? here.path
  }()
}
