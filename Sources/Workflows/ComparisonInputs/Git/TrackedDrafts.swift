import ProjectFiles
import Reporting
import SnapshotStore

/// Drafts of baselines that git tracks, which are refused: a change of the repository could replace baselines.
package enum TrackedDrafts {
  /// Refuses the drafts in a folder of baselines that the git repository around it tracks.
  ///
  /// - Throws: `Failure` which names the draft.
  package static func refuse(in baselines: String) throws {
    let reader = ProjectReader(around: baselines)
    guard try reader.entry(at: baselines) == .folder else { return }
    let drafts = try reader.names(in: baselines).filter {
      $0.hasPrefix(FileSystem.stagingPrefix)
    }
    let tracked = GitIndex.entries(drafts, in: ProjectReader.visiblePath(of: baselines))
    guard let file = tracked.first else { return }
    throw Failure(
      "\(baselines)/\(file): git tracks this draft, so that a change of the repository can replace baselines",
      hint: "remove the draft with 'git rm -r \(baselines)/\(file.prefix { $0 != "/" })'"
    )
  }
}
