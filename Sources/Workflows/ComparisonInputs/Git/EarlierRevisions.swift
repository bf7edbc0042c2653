/// The commits that may contain the scenarios and screens of an older recording.
///
/// The most likely commits come first: the current commit, the base of the branch, and the last
/// change of the baselines. Each commit appears once, by its full name, and is searched on demand.
/// There are none without git or a repository.
package struct EarlierRevisions: IteratorProtocol {
  private var searches: ArraySlice<() -> String?>
  private var known: Set<String> = []

  /// - Parameter folder: The baselines folder.
  package init(baselines folder: String) {
    let git = GitProgram()
    searches = [
      { git.commit(["rev-parse", "--verify", "HEAD^{commit}"]) },
      { MergeBase.withAnyTarget() },
      { git.commit(["rev-list", "--max-count=1", "HEAD", "--", ":(glob)\(folder)/**/*.txt"]) },
    ]
  }

  package mutating func next() -> String? {
    while let search = searches.popFirst() {
      if let commit = search(), known.insert(commit).inserted { return commit }
    }
    return nil
  }
}
