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
