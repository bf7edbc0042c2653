import ProjectFiles
import Reporting
import SnapshotModel
import SnapshotStore

/// Drafts of baselines that git tracks are refused, because a change of the repository could
/// replace baselines.
package enum TrackedDrafts {
  /// Refuses tracked drafts in a baselines folder.
  ///
  /// If git refuses to read the repository, any draft is refused.
  ///
  /// - Throws: `Failure` with the draft's name.
  package static func refuse(in baselines: String) throws {
    let reader = ProjectReader(around: baselines)
    guard try reader.entry(at: baselines) == .folder else { return }
    let drafts = try reader.names(in: baselines).filter {
      $0.hasPrefix(FileSystem.stagingPrefix)
    }
    guard let file = try tracked(drafts, in: baselines).first else { return }
    throw Failure(
      "git tracks this draft, so a change of the repository could replace baselines",
      at: "\(baselines)/\(file)",
      fix: "remove the draft with 'git rm -r \(baselines)/\(file.prefix { $0 != "/" })'"
    )
  }

  private static func tracked(_ drafts: [String], in baselines: String) throws -> [String] {
    do throws(Failure) {
      return try GitIndex.entries(drafts, in: ProjectReader.visiblePath(of: baselines))
    } catch {
      throw Failure(
        FailureReport(
          "this draft is not completed, because git may track it, and \(error.report.message)",
          at: "\(baselines)/\(drafts[0])",
          advice: error.report.advice
        )
      )
    }
  }
}
