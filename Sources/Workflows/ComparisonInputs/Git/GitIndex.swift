import Foundation
import ProjectFiles

/// The files that git tracks, as the index lists them without reading the work tree.
enum GitIndex {
  /// Finds the tracked files in a folder.
  ///
  /// - Parameters:
  ///   - names: Names of files and folders in the folder.
  ///   - folder: An absolute path.
  /// - Returns: The tracked files of these names, and those in the folders of these names, relative to the
  ///   folder; none without git or repository, or where git does not read the repository.
  static func entries(_ names: [String], in folder: String) -> [String] {
    guard !names.isEmpty, Repository.folder(around: folder) != nil else { return [] }
    let output = try? GitProgram().output(
      of: ["-C", folder, "--literal-pathspecs", "ls-files", "--cached", "-z", "--"] + names
    )
    return (output ?? Data()).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
