import ArgumentParser
import Foundation
import Workflows

/// The location of the key that identifies reusable answers.
struct CacheOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the key that allows the reuse of stored results.",
      discussion: """
        The folder must be outside the project. Without the option, the variable \
        \(AnswerReuse.KeyFolders.variable) names it. Without both, it is the folder scvdb in the \
        user's caches, unless CI is set.
        """,
      valueName: "folder"
    ),
    completion: .directory
  )
  var cache: String?

  func validate() throws {
    if cache?.isEmpty == true {
      throw ValidationError("--cache needs the name of a folder", fix: "name a folder")
    }
  }

  /// Returns whether stored answers are reused, and the key that identifies them.
  ///
  /// - Throws: `Failure` for a named folder without a key that cannot have one.
  func reuse(
    ifEnabled isEnabled: Bool,
    _ database: String,
    _ baselines: String
  ) throws -> AnswerReuse {
    let folders = [
      FileManager.default.currentDirectoryPath, baselines,
      URL(filePath: database).deletingLastPathComponent().path,
    ]
    return try AnswerReuse(
      isEnabled: isEnabled,
      AnswerReuse.KeyFolders(
        named: cache,
        environment: ProcessInfo.processInfo.environment,
        project: folders
      )
    )
  }
}
