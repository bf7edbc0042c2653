import Foundation
import ProjectFiles
package import Reporting

/// Databases that git tracks, which are refused: everybody who can propose a change can write them.
package enum TrackedDatabase {
  /// Refuses a database that the git repository around it tracks, by its path or at the end of links.
  ///
  /// Its log, shared memory or journal counts as well, even if the repository has no database: SQLite would apply these to
  /// the database beside them. Without git, or where git does not read the repository, nothing is refused.
  ///
  /// - Throws: `Failure` which names the file.
  package static func refuse(_ file: String) throws(Failure) {
    let named = URL(filePath: file).standardizedFileURL
    let suffixes = ["", "-wal", "-shm", "-journal"]
    for path in [named, named.resolvingSymlinksInPath()] {
      let names = suffixes.map { path.lastPathComponent + $0 }
      let tracked = GitIndex.entries(names, in: path.deletingLastPathComponent().path)
      guard let suffix = suffixes.first(where: { tracked.contains(path.lastPathComponent + $0) })
      else { continue }
      let companion = suffix.isEmpty ? "this database" : "this file of the database \(file)"
      throw Failure(
        "\(file)\(suffix): git tracks \(companion), so that a change of the repository can replace its "
          + "recordings",
        hint: "'git rm --cached \(file)\(suffix)' leaves the file alone; list it in .gitignore"
      )
    }
  }
}
