import BuiltInEngine
import EngineProtocol
import Foundation
import ProjectFiles

/// A GitHub Actions workflow that compares every pull request with the baselines.
package struct WorkflowFile {
  /// The folder of baselines.
  package let baselines: String
  /// Whether the job builds the engine of an app first.
  package let hasAppEngine: Bool

  /// The folder of the commands from the top of the repository; nil for the top.
  private let folder: String?
  /// The branch of accepted layouts.
  private let branch: String

  /// - Parameters:
  ///   - baselines: The folder of baselines.
  ///   - hasAppEngine: Whether the job builds the engine of an app first.
  ///   - folder: The folder of the commands from the top of the repository; nil for the top.
  ///   - branch: The default branch of the repository; nil if it is unknown.
  package init(
    baselines: String,
    hasAppEngine: Bool = false,
    folder: String? = nil,
    branch: String? = nil
  ) {
    self.baselines = baselines
    self.hasAppEngine = hasAppEngine
    self.folder = folder
    self.branch = branch ?? "main"
  }

  /// Whether a workflow of the repository runs scvdb in the folder, perhaps an edited file.
  package var isInstalled: Bool {
    let workflows = RepositoryPath.top + "/.github/workflows"
    let reader = ProjectReader(around: workflows)
    guard ProjectReader.hasName(workflows), let names = try? reader.names(in: workflows) else {
      return false
    }
    return names.contains { name in
      let file = "\(workflows)/\(name)"
      guard let text = try? reader.text(of: file, as: .settings, isNamed: true) else {
        return false
      }
      return text.contains("scvdb") && folder.map(text.contains) ?? true
    }
  }

  /// The file's text in YAML.
  package var text: String {
    """
    # Compares every change with the accepted layouts, and fails for drift.
    # Written by 'scvdb init' of scvdb \(EngineRevision.current.version); it runs from .github/workflows/scvdb.yml.
    #
    # Set the variable SCVDB_REPOSITORY (Settings, Secrets and variables, Actions, Variables) to the
    # repository of scvdb, OWNER/NAME. To stay with one version, set SCVDB_REF to its tag or commit.
    # The first run builds scvdb, which takes minutes; later runs use the cache.
    name: layout
    on:
      pull_request:
      push:
        branches: [\(branch.quotedInYAML)]
    jobs:
      compare:
        runs-on: ubuntu-24.04
        container: swift:6.2-noble
        steps:
          - uses: actions/checkout@v4
            with:
              # The history contains the screens of the baselines.
              fetch-depth: 0
          - uses: actions/checkout@v4
            with:
              repository: ${{ vars.SCVDB_REPOSITORY }}
              ref: ${{ vars.SCVDB_REF }}
              path: .scvdb-source
          - uses: ./.scvdb-source
            with:
              baselines: \(baselines.quotedInYAML)

    """ + (folder.map(input) ?? "") + (hasAppEngine ? app : "")
  }
}

extension WorkflowFile {
  /// The input for a folder below the top of the repository; other paths are relative to it.
  private func input(folder: String) -> String {
    """
              # The folder of the project file; the other paths are relative to it.
              folder: \(folder.quotedInYAML)

    """
  }

  /// The inputs for the engine of an app.
  private var app: String {
    """
              # The folder with the Xcode project, or the project itself.
              app: .

    """
  }
}

/// Returns a shell command for a baselines folder.
///
/// - Parameters:
///   - command: The program and its subcommand.
///   - baselines: The folder; omitted if it is the default.
/// - Returns: The command line.
package func commandLine(_ command: String, baselines: String) -> String {
  guard baselines != ScenarioFiles.usualFolder else { return command }
  let isPlain = baselines.wholeMatch(of: /[A-Za-z0-9_.\/][A-Za-z0-9_.\/-]*/) != nil
  let word = isPlain ? baselines : EngineCommand.commandLine(of: [baselines])
  return "\(command) --baselines \(word)"
}

extension String {
  /// The text as a value of YAML, in quotes.
  fileprivate var quotedInYAML: String { "'\(replacing("'", with: "''"))'" }
}
