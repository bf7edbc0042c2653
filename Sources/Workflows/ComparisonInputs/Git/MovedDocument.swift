import Foundation
import ProjectFiles
import Reporting

/// The present path of a storyboard or xib that was renamed or moved since the last commit, or on
/// the current branch.
package struct MovedDocument {
  /// The path, relative to the working directory.
  package let path: String

  /// Asks git for a rename; without one, it compares untracked documents with the last commit.
  ///
  /// The result is nil without git or a repository, and if no document was renamed so.
  ///
  /// - Parameter former: The path without a document, relative to the working directory.
  package init?(from former: String) {
    let git = GitProgram()
    guard let top = try? git.line(of: ["rev-parse", "--show-toplevel"]) else { return nil }
    let absolute = URL(filePath: former).standardizedFileURL.path
    guard absolute.hasPrefix(top + "/") else { return nil }
    let name = String(absolute.dropFirst(top.count + 1))
    let base = MergeBase.withAnyTarget()
    let renames = (["HEAD"] + [base].compactMap(\.self)).lazy.compactMap { commit in
      Self.rename(of: name, since: commit, git)
    }
    // `first` alone would run git again for the rename that it finds.
    guard let found = renames.first(where: { _ in true }) ?? Self.copy(of: name, below: top, git)
    else { return nil }
    let path = "\(top)/\(found)".relativePath(from: FileManager.default.currentDirectoryPath)
    guard ProjectReader.hasName(path) else { return nil }
    self.path = path
  }

  /// Returns the new name of a file in the index, with changed content if it is similar.
  ///
  /// A comparison with the work tree would run the filters of the repository's configuration.
  private static func rename(of name: String, since commit: String, _ git: GitProgram) -> String? {
    let words = [
      "diff", "--cached", "--name-status", "-z", "--find-renames", "--diff-filter=R",
      "--no-ext-diff", "--no-textconv", "--no-relative", commit, "--",
    ]
    guard let output = try? git.output(of: words) else { return nil }
    // A letter with a percentage, the old name and the new name, each ended by a zero.
    let parts = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: parts.count - 2, by: 3).first { parts[$0 + 1] == name }
      .map { parts[$0 + 2] }
  }

  /// Returns the only untracked document with the content that a file has in the last commit.
  private static func copy(of name: String, below top: String, _ git: GitProgram) -> String? {
    let words = ["-C", top, "ls-files", "--others", "--exclude-standard", "-z", "--"]
    guard let content = try? git.output(of: ["cat-file", "blob", "HEAD:\(name)"]),
      let list = try? git.output(of: words + ["*.storyboard", "*.xib"])
    else { return nil }
    let copies = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter {
      let file = "\(top)/\($0)"
      let reader = ProjectReader(around: file)
      return (try? reader.contents(of: file, as: .document, isNamed: false)) == content
    }
    return copies.count == 1 ? copies[0] : nil
  }
}
