import BuiltInEngine
import Foundation
import ScenarioRecorder

/// A workflow of GitHub Actions that compares every pull request with the baselines.
struct WorkflowFile {
  /// The folder of baselines.
  let baselines: String

  var text: String {
    func step(_ command: String, _ rest: String = "") -> String {
      "- run: \(commandLine("scvdb \(command)", baselines: baselines, rest).plainInYAML)"
    }
    return """
      # Compares every change with the accepted layouts, and fails where something drifted.
      # Written by 'scvdb init'; it runs from .github/workflows/scvdb.yml.
      #
      # The container is any image with scvdb. This Dockerfile makes one of scvdb's sources:
      #   FROM swift:6.2
      #   RUN apt-get update && apt-get install -y make
      #   COPY . /scvdb
      #   RUN make -C /scvdb install
      name: layout
      on:
        pull_request:
        push:
          branches: [main]
      jobs:
        compare:
          runs-on: ubuntu-24.04
          container: registry.example/scvdb:\(EngineRevision.current.version)
          steps:
            - uses: actions/checkout@v4
            \(step("record"))
            \(step("diff", " --format github"))
              if: success() || failure()
            \(step("diff", #" --format markdown >> "$GITHUB_STEP_SUMMARY""#))
              if: success() || failure()

      """
  }
}

/// A command for a shell, about a folder of baselines.
///
/// - Parameters:
///   - command: The program and its subcommand.
///   - baselines: The folder, which is not said where it is the usual one.
///   - rest: What stands behind.
/// - Returns: The command line.
func commandLine(_ command: String, baselines: String, _ rest: String = "") -> String {
  guard baselines != BaselinesOption.usual else { return command + rest }
  let isPlain = baselines.wholeMatch(of: /[A-Za-z0-9_.\/][A-Za-z0-9_.\/-]*/) != nil
  let word = isPlain ? baselines : EngineCommand.commandLine(of: [baselines])
  return "\(command) --baselines \(word)\(rest)"
}

extension String {
  /// The text as a value of YAML, in quotes where it would be read as something else.
  fileprivate var plainInYAML: String {
    contains(": ") || contains(" #") ? "'\(replacing("'", with: "''"))'" : self
  }
}
