import Foundation
import ScvdbTestSupport
import Testing

/// Runs the shell steps of `action.yml` like a runner, with the built `scvdb`.
@Suite struct ActionTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let document =
    (try? String(contentsOf: package.appending(path: "action.yml"), encoding: .utf8)) ?? ""

  /// A step with a script.
  private struct Step {
    let script: String
    /// The variables with their values in the document, expressions included.
    let environment: [String: String]

    init(_ name: String) throws {
      let steps = ActionTests.document.split(separator: "\n    - name: ").dropFirst()
      let text = try #require(steps.first { $0.hasPrefix("\(name)\n") })
      let block = try #require(text.firstMatch(of: /\n      run: \|\n((?: {8}.*\n|\n)+)/))
      script = block.output.1.split(separator: "\n").map { $0.dropFirst(8) }
        .joined(separator: "\n")
      environment = text.matches(of: /\n {8}([A-Z]+): (.+)/).reduce(into: [:]) {
        $0[String($1.output.1)] = String($1.output.2)
      }
      #expect(text.contains("\n      shell: bash\n"))
    }
  }

  /// The default of each input.
  private static let defaults = document.matches(
    of: /\n  ([a-z-]+):\n    description: .+\n    default: (.+)/
  ).reduce(into: [String: String]()) {
    $0[String($1.output.1)] = String($1.output.2).replacing("'", with: "")
  }

  /// Runs a step in a workplace like `shell: bash`, with the workplace's folder `bin` first on the
  /// path.
  ///
  /// Missing inputs have their defaults.
  private func run(
    _ name: String,
    in workplace: Workplace,
    inputs: [String: String] = [:],
    path: String = "\(builtProducts.path):/usr/bin:/bin"
  ) throws -> CommandOutput {
    let step = try Step(name)
    let folder = workplace.folder.path
    var environment = [
      "PATH": "\(folder)/bin:\(path)", "GITHUB_ACTION_PATH": "\(folder)/action",
      "GITHUB_OUTPUT": "\(folder)/outputs", "GITHUB_STEP_SUMMARY": "\(folder)/summary.md",
    ]
    for (variable, value) in step.environment {
      let input = try #require(value.wholeMatch(of: /\$\{\{ inputs\.([a-z-]+) \}\}/)).output.1
      environment[variable] = inputs[String(input)] ?? Self.defaults[String(input)]
      #expect(environment[variable] != nil)
    }
    return try workplace.run(
      "/bin/bash",
      ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.script],
      environment: environment
    )
  }

  private func text(_ path: String, in workplace: Workplace) throws -> String {
    let file = workplace.folder.appending(path: path)
    return FileManager.default.fileExists(atPath: file.path)
      ? try String(contentsOf: file, encoding: .utf8) : ""
  }

  /// A project with two scenarios, each with two devices in two orientations and its accepted
  /// geometry.
  private func project(baselines: String = "Baselines") throws -> Workplace {
    let workplace = try Workplace([
      "\(baselines)/box.yaml": boxScenario, "\(baselines)/more/box.yaml": boxScenario,
    ])
    #expect(try workplace.scvdb("record", "--baselines", baselines).status == 0)
    #expect(try workplace.scvdb("accept", "--baselines", baselines).status == 0)
    try FileManager.default.removeItem(at: workplace.folder.appending(path: ".scvdb"))
    return workplace
  }

  // MARK: - The document

  @Test func everyExpressionRefersToDeclaredName() {
    let inputs = Self.document.matches(of: /inputs\.([a-z-]+)/).map { String($0.output.1) }
    #expect(Set(inputs) == Set(Self.defaults.keys))
    let steps = Self.document.matches(of: /steps\.(\w+)\./).map { String($0.output.1) }
    let names = Self.document.matches(of: /\n      id: (\w+)/).map { String($0.output.1) }
    #expect(Set(steps) == Set(names))
    // No script contains the value of an input.
    let scripts = Self.document.split(separator: "run: |").dropFirst()
      .map { $0.split(separator: "\n\n")[0] }
    #expect(scripts.count == 5 && !scripts.contains { $0.contains("${{") })
  }

  // MARK: - Recording and comparing

  @Test func withoutInputsAllIsRecordedAndCompared() throws {
    let project = try project()
    let tested = try run("Record and compare", in: project)
    #expect(tested.status == 0 && tested.output.workflowCommands.isEmpty, "\(tested)")
    #expect(tested.errors == "passed: 8 cases, no drift\n")
    #expect(try text("summary.md", in: project).contains("8 cases"))
  }

  /// The scenarios are equal, so each result is for a case of both.
  @Test func answersAreReusedWithNamedCacheOnly() throws {
    let project = try project()
    let cache = try TemporaryFolder()
    for inputs in [[:], ["cache": cache.path]] {
      _ = try run("Record and compare", in: project, inputs: inputs)
      let tested = try run("Record and compare", in: project, inputs: inputs)
      #expect(tested.output.contains("reused 4 answers") == !inputs.isEmpty, "\(tested)")
    }
  }

  @Test func driftFailsTheComparisonAndIsAnnotated() throws {
    let project = try project()
    try project.write(
      boxScenario.replacing("constant: 20", with: "constant: 30"),
      to: "Baselines/box.yaml"
    )
    let tested = try run("Record and compare", in: project)
    #expect(tested.status == 1)
    #expect(tested.output.workflowCommands.contains { $0.data.contains("box/field") })
    let summary = try text("summary.md", in: project)
    #expect(summary.hasPrefix("## Drift in 4 of 8 compared cases"))
    #expect(summary.contains("<summary>before and after</summary>\n\n  ```text\n"))
    let written = try run(
      "Record and compare",
      in: project,
      inputs: ["format": "sarif", "output": "drift.sarif"]
    )
    #expect(written.status == 1 && written.output.isEmpty)
    #expect(try text("drift.sarif", in: project).contains(#""version" : "2.1.0""#))
  }

  @Test func pathsAndFiltersChooseCases() throws {
    let project = try project()
    let inputs = ["paths": "more", "filters": "--device iphone-8\n--orientation portrait"]
    let tested = try run("Record and compare", in: project, inputs: inputs)
    #expect(tested.status == 0, "\(tested)")
    #expect(tested.errors == "passed: 1 case, no drift\n")
    #expect(try text("summary.md", in: project).contains("1 case"))
  }

  @Test func inputValuesAreNotExecuted() throws {
    let baselines = "It's: #ours $(touch owned)"
    let project = try project(baselines: baselines)
    let tested = try run("Record and compare", in: project, inputs: ["baselines": baselines])
    #expect(tested.status == 0 && tested.errors.hasPrefix("passed: 8 cases"), "\(tested)")
    let inputs = ["baselines": baselines, "paths": "* $(touch owned) --version"]
    let refused = try run("Record and compare", in: project, inputs: inputs)
    #expect(refused.status == 2 && refused.errors.contains("error: *:"), "\(refused)")
    #expect(try project.contents()["owned"] == nil)
  }

  // MARK: - The package

  /// A machine without scvdb, with replacements for the programs that make and install a package,
  /// and for further programs by their paths.
  private func machine(plus programs: [String] = []) throws -> Workplace {
    let stand = "#!/bin/sh\necho \"$(basename \"$0\") $*\" >>\"$HOME/log\"\n"
    let workplace = try Workplace([
      "bin/dpkg": "#!/bin/sh\necho amd64\n", "bin/id": "#!/bin/sh\necho 0\n",
      "bin/apt-get": stand,
      "bin/make": stand + "mkdir -p \"$2/.build/package\"\n"
        + "echo it >\"$2/.build/package/scvdb_1.0.0_amd64.deb\"\n",
      "action/Makefile": "", "action/Package.swift": "", "action/Package.resolved": "",
      "action/.ci/package": "", "action/Migrations/0001_recordings.sql": "",
      "action/Sources/Main.swift": "1",
    ])
    for program in programs { try workplace.write(stand, to: program) }
    for program in ["bin/dpkg", "bin/id", "bin/apt-get", "bin/make"] + programs {
      let path = workplace.folder.appending(path: program).path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return workplace
  }

  private func key(of machine: Workplace) throws -> String {
    try machine.write("", to: "outputs")
    let looked = try run("Look for scvdb", in: machine, path: "/usr/bin:/bin")
    #expect(looked.status == 0, "\(looked)")
    return try text("outputs", in: machine)
  }

  @Test func cacheKeyDependsOnSources() throws {
    let machine = try machine()
    let first = try key(of: machine)
    #expect(first.wholeMatch(of: /key=scvdb-[a-z]+-[0-9.]+-amd64-[0-9a-f]{16}\n/) != nil)
    #expect(try key(of: machine) == first)
    try machine.write("2", to: "action/Sources/Main.swift")
    #expect(try key(of: machine) != first)
  }

  @Test func cachedBinarySkipsBuild() throws {
    let machine = try machine()
    #expect(try run("Look for scvdb", in: machine).status == 0)
    #expect(try text("outputs", in: machine) == "found=true\n")
  }

  @Test func engineOfAppIsBuilt() throws {
    let inputs = ["app": "My App.xcodeproj"]
    let installed = try machine(plus: ["bin/scvdb-port"])
    _ = try run("Build the engine", in: installed, inputs: inputs)
    #expect(try text("log", in: installed) == "scvdb-port engine My App.xcodeproj\n")
    let machine = try machine(plus: ["bin/swift", "action/.ci/setup"])
    let output = try run("Build the engine", in: machine, inputs: inputs)
    #expect(output.status == 0, "\(output)")
    let call = "swift run --package-path \(machine.folder.path)/action/Port scvdb-port engine"
    #expect(try text("log", in: machine) == "setup \n\(call) My App.xcodeproj\n")
  }

  @Test func thePackageIsBuiltAndInstalled() throws {
    let machine = try machine()
    for step in ["Build the package", "Install the package"] {
      let output = try run(step, in: machine)
      #expect(output.status == 0, "\(output)")
    }
    let home = machine.folder.path
    #expect(
      try text("log", in: machine) == """
        make -C \(home)/action package
        apt-get update
        apt-get install --yes --no-install-recommends \(home)/.cache/scvdb/scvdb.deb

        """
    )
    #expect(try text(".cache/scvdb/scvdb.deb", in: machine) == "it\n")
    #expect(Self.document.contains("path: ~/.cache/scvdb\n"))
  }
}
