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
    let usual = ["main", "master", "develop"].first { branch in
      (try? git.line(of: ["rev-parse", "--verify", "--quiet", "refs/heads/\(branch)"])) != nil
    }
    return usual ?? (try? git.line(of: ["symbolic-ref", "--short", "HEAD"]))
  }
}
