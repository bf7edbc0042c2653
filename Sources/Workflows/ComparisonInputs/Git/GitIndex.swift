import Foundation
import ProjectFiles
import Reporting

/// The files that git tracks, from the index, without reading the work tree.
enum GitIndex {
  /// Finds the tracked files in a folder.
  ///
  /// - Parameters:
  ///   - names: Names of files and folders in the folder.
  ///   - folder: An absolute path.
  /// - Returns: The tracked files with these names or in these folders, relative to the folder;
  ///   none without git or a repository.
  /// - Throws: `Failure` if git refuses to read the repository, such as a repository of another
  ///   user.
  static func entries(_ names: [String], in folder: String) throws(Failure) -> [String] {
    // Git does not start in a missing folder. Such a folder has no tracked files.
    guard !names.isEmpty, realPath(folder) != nil, let top = Repository.folder(around: folder)
    else { return [] }
    do {
      return try GitProgram().output(
        of: ["-C", folder, "--literal-pathspecs", "ls-files", "--cached", "-z", "--"] + names
      )
      .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    } catch let refusal as GitProgram.Refusal {
      if refusal.isMissing || refusal.isWithoutRepository { return [] }
      throw unread(top, refusal.words, isOfOthers: refusal.isAboutOwner)
    } catch {
      throw unread(top, "\(error)", isOfOthers: false)
    }
  }

  private static func unread(_ top: String, _ reason: String, isOfOthers: Bool) -> Failure {
    Failure(
      "git does not list the tracked files in \(top): \(reason)",
      fix: isOfOthers
        ? "run 'git config --global --add safe.directory \(top)', which trusts the repository"
        : "repair the repository until 'git -C \(top) ls-files' succeeds"
    )
  }
}

extension GitProgram.Refusal {
  /// Whether git finds no repository, despite a file or folder `.git`.
  fileprivate var isWithoutRepository: Bool { words.hasPrefix("not a git repository (or any") }

  /// Whether the repository belongs to an untrusted user.
  fileprivate var isAboutOwner: Bool { words.hasPrefix("detected dubious ownership") }
}
