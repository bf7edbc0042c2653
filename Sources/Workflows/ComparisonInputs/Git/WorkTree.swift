import Foundation

/// The work tree of the git repository around the working directory.
package enum WorkTree {
  /// The commit that is checked out; nil without git, a repository or a commit.
  ///
  /// Files may differ from it. Git cannot compare them without running filters that the repository
  /// may name.
  package static var commit: String? {
    try? GitProgram().line(of: ["rev-parse", "--verify", "HEAD^{commit}"])
  }
}

extension WorkTree {
  /// The branch that pull requests are merged into: the default branch of the remote repository
  /// 'origin', else a local branch with a usual name, else the current one; nil without any.
  package static var defaultBranch: String? {
    let git = GitProgram()
    let remote = "refs/remotes/origin/"
    if let head = try? git.line(of: ["symbolic-ref", "\(remote)HEAD"]), head.hasPrefix(remote) {
      return String(head.dropFirst(remote.count))
    }
    return git.usualBranch ?? (try? git.line(of: ["symbolic-ref", "--short", "HEAD"]))
  }
}

extension GitProgram {
  /// The local branch with the most usual name for a default branch; nil without one.
  ///
  /// One call for all names, because each call starts a process.
  fileprivate var usualBranch: String? {
    let usual = ["main", "master", "develop"]
    let names = usual.map { "refs/heads/\($0)" }
    guard let output = try? output(of: ["for-each-ref", "--format=%(refname)"] + names) else {
      return nil
    }
    // A name also matches all branches in a folder of that name.
    let found = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return zip(usual, names).first { _, name in found.contains { $0 == name } }?.0
  }
}
