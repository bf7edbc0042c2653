import Foundation
import ProjectFiles
package import Reporting
import SnapshotModel

/// Databases that git tracks are refused, because everybody who proposes a change can write them.
package enum TrackedDatabase {
  /// Refuses a database that the git repository around it tracks, by its path or at the end of links.
  ///
  /// A tracked log, shared memory or journal is refused too, even without a tracked database,
  /// because SQLite would apply it to the database beside it. Without git, nothing is refused. If
  /// git refuses to read the repository, such as another user's checkout in a container, a note
  /// gives the reason and the database is used.
  ///
  /// - Parameters:
  ///   - file: The path of the database.
  ///   - console: The console for the note.
  /// - Throws: `Failure` with the file's name.
  package static func refuse(_ file: String, on console: Console) throws(Failure) {
    let suffix: String?
    do throws(Failure) {
      suffix = try trackedSuffix(of: file)
    } catch {
      console.note(
        "note: \(file): cannot check whether git tracks this database: \(error.report.message)"
      )
      error.report.advice.forEach(console.show)
      return
    }
    guard let suffix else { return }
    let companion = suffix.isEmpty ? "this database" : "this file of the database \(file)"
    throw Failure(
      "git tracks \(companion), so a change of the repository could replace its "
        + "recordings",
      at: "\(file)\(suffix)",
      fix: "run 'git rm --cached \(file)\(suffix)', which keeps the file, and list it in .gitignore"
    )
  }

  /// Returns the suffix of the first tracked file of a database; nil for none.
  private static func trackedSuffix(of file: String) throws(Failure) -> String? {
    let named = URL(filePath: file).standardizedFileURL
    let suffixes = ["", "-wal", "-shm", "-journal"]
    let resolved = named.resolvingSymlinksInPath()
    // Most databases have no link in their paths, and each question starts git.
    for path in named.path == resolved.path ? [named] : [named, resolved] {
      let names = suffixes.map { path.lastPathComponent + $0 }
      let tracked = try GitIndex.entries(names, in: path.deletingLastPathComponent().path)
      let suffix = suffixes.first { tracked.contains(path.lastPathComponent + $0) }
      if let suffix { return suffix }
    }
    return nil
  }
}
