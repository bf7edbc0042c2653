import CSQLite
import Foundation

/// Files that killed processes of earlier versions have left under names that are not those of a
/// ``WorkFolder``.
///
/// No lock shows whether their process lives; but none of them was written for as long as an hour.
enum FormerLeftovers {
  private static let age = 3600

  /// Removes drafts of a database, `FILE.NUMBER.draft` with their journals, which are never published.
  static func removeDrafts(of file: String) {
    let url = URL(filePath: file)
    let draft = /\.\d+\.draft(?:-journal|-wal|-shm)?/
    remove(in: url.deletingLastPathComponent().path) { name in
      name.hasPrefix(url.lastPathComponent)
        && name.dropFirst(url.lastPathComponent.count).wholeMatch(of: draft) != nil
    }
  }

  /// Removes files that Foundation was to rename to others when they were whole.
  static func removeTemporaryFiles(in folder: String) {
    remove(in: folder) { $0.hasPrefix(".dat.nosync") }
  }

  private static func remove(in folder: String, _ isLeftover: (String) -> Bool) {
    // What cannot be listed is reported by what is written there.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where isLeftover(name) {
      var status = stat()
      let path = "\(folder)/\(name)"
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(), time(nil) - status.st_mtim.tv_sec > age
      else { continue }
      unlink(path)
    }
  }
}
