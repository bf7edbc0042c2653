import Foundation

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
      {
        // `first` alone would run git again for the commit that it finds.
        Self.targets.lazy.compactMap { git.commit(["merge-base", "HEAD", $0]) }.first { _ in true }
      },
      { git.commit(["rev-list", "--max-count=1", "HEAD", "--", ":(glob)\(folder)/**/*.txt"]) },
    ]
  }

  package mutating func next() -> String? {
    while let search = searches.popFirst() {
      if let commit = search(), known.insert(commit).inserted { return commit }
    }
    return nil
  }

  /// The possible target branches of a pull request; the names from CI services come first.
  private static var targets: [String] {
    let stated = ["GITHUB_BASE_REF", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME"]
      .compactMap { ProcessInfo.processInfo.environment[$0] }
      .filter { !$0.isEmpty && !$0.hasPrefix("-") }
    return (stated + ["main", "master"]).map { "refs/remotes/origin/\($0)" }
      + ["refs/heads/main", "refs/heads/master"]
  }
}

extension GitProgram {
  /// Returns the commit that git prints; nil if git refuses or prints none.
  fileprivate func commit(_ arguments: [String]) -> String? {
    guard let name = try? line(of: arguments), !name.isEmpty else { return nil }
    return name
  }
}
