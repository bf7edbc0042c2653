import Foundation
import Reporting

/// The commit where the current branch left another branch.
package struct MergeBase {
  /// The other branch, without the name of a remote.
  let branch: String
  /// The commit.
  let commit: String

  /// The target branch of the pull request that a CI service tests; nil outside of one.
  package static var pullRequestTarget: String? { statedTargets.first }

  /// Finds the merge base of the current commit and a branch.
  ///
  /// - Parameter branch: The branch; nil for the pull request's target, `main` or `master`.
  /// - Throws: `Failure` if no such branch has a common commit in this repository.
  package init(with branch: String?) throws {
    let git = GitProgram()
    let branches = branch.map { [$0] } ?? Self.targets
    for branch in branches where !branch.hasPrefix("-") {
      for name in Self.references(to: branch) {
        guard let commit = git.commit(["merge-base", "HEAD", name]) else { continue }
        (self.branch, self.commit) = (branch, commit)
        return
      }
    }
    throw Failure(
      "the merge base with \(branches.map { "'\($0)'" }.joined(separator: " or ")) is not in this clone",
      at: "merge-base",
      fix:
        "fetch the history of the branch; in GitHub Actions, set 'fetch-depth: 0' of the checkout"
    )
  }

  /// The merge base with the first possible target of a pull request; nil without one.
  static func withAnyTarget() -> String? { try? MergeBase(with: nil).commit }

  /// The branches that CI services name, and then the usual default branches.
  private static var targets: [String] { statedTargets + ["main", "master"] }

  private static var statedTargets: [String] {
    ["GITHUB_BASE_REF", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME"]
      .compactMap { ProcessInfo.processInfo.environment[$0] }
      .filter { !$0.isEmpty && !$0.hasPrefix("-") }
  }

  /// The names of a branch, the remote's first, because a local branch can be old.
  private static func references(to branch: String) -> [String] {
    ["refs/remotes/origin/\(branch)", "refs/heads/\(branch)"]
  }
}

extension GitProgram {
  /// Returns the commit that git prints; nil if git refuses or prints none.
  func commit(_ arguments: [String]) -> String? {
    guard let name = try? line(of: arguments), !name.isEmpty else { return nil }
    return name
  }
}
