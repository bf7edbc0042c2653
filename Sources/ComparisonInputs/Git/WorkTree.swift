/// The work tree of the git repository around the working directory.
package enum WorkTree {
  /// The commit that is checked out, with `-dirty` at its end where tracked files differ from it; nil
  /// without git, repository or commit.
  ///
  /// Only the sizes and times of files are compared with the index, not their contents: no filter, hook or
  /// monitor that a repository may name in its configuration is run.
  package static var commit: String? {
    let git = GitProgram()
    guard let commit = try? git.line(of: ["rev-parse", "--verify", "HEAD^{commit}"]) else {
      return nil
    }
    let options = ["--raw", "--no-ext-diff", "--no-textconv", "--ignore-submodules"]
    let isClean =
      (try? git.isSilent(["diff-files"] + options)) ?? true
      && (try? git.isSilent(["diff-index", "--cached"] + options + [commit])) ?? true
    return isClean ? commit : "\(commit)-dirty"
  }
}

extension GitProgram {
  /// Whether git prints nothing.
  fileprivate func isSilent(_ arguments: [String]) throws -> Bool {
    try output(of: arguments).isEmpty
  }
}
