import Foundation
import ProjectFiles
package import Reporting

/// Databases that git tracks, which are refused: everybody who can propose a change can write them.
package enum TrackedDatabase {
  /// Refuses a database that the git repository around it tracks, by its path or at the end of links.
  ///
  /// Without git, or where git does not read the repository, nothing is refused.
  ///
  /// - Throws: `Failure` which names the file.
  package static func refuse(_ file: String) throws(Failure) {
    let named = URL(filePath: file).standardizedFileURL
    let paths = Set([named, named.resolvingSymlinksInPath()].map(\.path))
    guard paths.contains(where: isTracked) else { return }
    throw Failure(
      "\(file): git tracks this database, so that a change of the repository can replace its recordings",
      hint: "'git rm --cached \(file)' leaves the file alone; list it in .gitignore"
    )
  }

  /// Whether the index of the repository around a database lists it, or its log or journal.
  ///
  /// SQLite would apply these to the database. The work tree is not read.
  private static func isTracked(_ path: String) -> Bool {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    guard Repository.folder(around: folder.path) != nil else { return false }
    let entries = try? GitProgram().output(
      of: ["-C", folder.path, "--literal-pathspecs", "ls-files", "--cached", "-z", "--"]
        + ["", "-wal", "-shm", "-journal"].map { url.lastPathComponent + $0 }
    )
    return entries?.isEmpty == false
  }
}
