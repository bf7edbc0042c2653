import Foundation
import SnapshotModel

/// The commits in which the scenarios and screens of an older recording may be found.
package enum EarlierRevisions {
  /// The commits to look in, the most likely first: what is checked out, where the branch began, and the
  /// last change of the baselines.
  ///
  /// - Parameter folder: The folder of baselines.
  /// - Returns: Their full names, each once; empty without git or repository.
  package static func commits(baselines folder: String) -> [String] {
    let git = GitProgram()
    let head = git.commit(["rev-parse", "--verify", "HEAD^{commit}"])
    let base = targets.lazy.compactMap { git.commit(["merge-base", "HEAD", $0]) }.first
    let last = git.commit(
      ["rev-list", "--max-count=1", "HEAD", "--", ":(glob)\(folder)/**/*.txt"]
    )
    return [head, base, last].compactMap(\.self).distinct
  }

  /// The branches that a pull request may be for, those that a service states first.
  private static var targets: [String] {
    let stated = ["GITHUB_BASE_REF", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME"]
      .compactMap { ProcessInfo.processInfo.environment[$0] }
      .filter { !$0.isEmpty && !$0.hasPrefix("-") }
    return (stated + ["main", "master"]).map { "refs/remotes/origin/\($0)" }
      + ["refs/heads/main", "refs/heads/master"]
  }
}

extension GitProgram {
  /// The commit that git names; nil where it refuses, or names none.
  fileprivate func commit(_ arguments: [String]) -> String? {
    guard let name = try? line(of: arguments), !name.isEmpty else { return nil }
    return name
  }
}
