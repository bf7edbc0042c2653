import BuiltInEngine

/// A workflow of GitHub Actions that compares every pull request with the baselines.
struct WorkflowFile {
  /// The folder of baselines.
  let baselines: String

  var text: String {
    let folder = baselines == "Baselines" ? "" : " --baselines \(baselines.shellWord)"
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
            - run: scvdb record\(folder)
            - run: scvdb diff\(folder) --format github
              if: success() || failure()
            - run: scvdb diff\(folder) --format markdown >> "$GITHUB_STEP_SUMMARY"
              if: success() || failure()

      """
  }
}

extension String {
  /// The text as one word of a shell, and of a line of YAML.
  fileprivate var shellWord: String {
    "'\(replacing("'", with: #"'\''"#))'"
  }
}
