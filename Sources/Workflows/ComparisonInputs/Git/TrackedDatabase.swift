import Foundation
import ProjectFiles
package import Reporting

/// Databases that git tracks, which are refused: everybody who can propose a change can write them.
package enum TrackedDatabase {
  /// Refuses a database that the git repository around it tracks, by its path or at the end of links.
  ///
  /// Its log, shared memory or journal counts as well, even if the repository has no database: SQLite would apply these to
  /// the database beside them. Without git, nothing is refused. Where git does not read the repository, such as a
  /// checkout of another user in a container, a note has the reason and the database is used.
  ///
  /// - Parameters:
  ///   - file: The path of the database.
  ///   - console: The console for the note.
  /// - Throws: `Failure` which names the file.
  package static func refuse(_ file: String, on console: Console) throws(Failure) {
    let suffix: String?
    do throws(Failure) {
      suffix = try trackedSuffix(of: file)
    } catch {
      console.note(
        "note: \(file): a database that git tracks would be refused, but \(error.message)"
      )
      if let hint = error.hint { console.hint(hint) }
      return
    }
    guard let suffix else { return }
    let companion = suffix.isEmpty ? "this database" : "this file of the database \(file)"
    throw Failure(
      "\(file)\(suffix): git tracks \(companion), so that a change of the repository can replace its "
        + "recordings",
      hint: "'git rm --cached \(file)\(suffix)' leaves the file alone; list it in .gitignore"
    )
  }

  /// The suffix of the first tracked file of a database; nil for none.
  private static func trackedSuffix(of file: String) throws(Failure) -> String? {
    let named = URL(filePath: file).standardizedFileURL
    let suffixes = ["", "-wal", "-shm", "-journal"]
    for path in [named, named.resolvingSymlinksInPath()] {
      let names = suffixes.map { path.lastPathComponent + $0 }
      let tracked = try GitIndex.entries(names, in: path.deletingLastPathComponent().path)
      let suffix = suffixes.first { tracked.contains(path.lastPathComponent + $0) }
      if let suffix { return suffix }
    }
    return nil
  }
}
