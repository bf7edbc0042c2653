import Foundation
import Testing

/// Runs every command of the two recipes in `SCALE.md`.
@Suite struct ScaleDocumentTests {
  private static let document =
    (try? String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/scvdb/SCALE.md"),
      encoding: .utf8
    )) ?? ""

  /// Returns the YAML block of a section.
  private func recipe(_ title: String) throws -> String {
    let sections = Self.document.split(separator: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix(title + "\n") })
    let block = try #require(section.firstMatch(of: /```yaml\n((?:.|\n)*?)```/))
    return String(block.output.1)
  }

  /// The project of a runner: the scenario with its accepted geometry.
  private func project() throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    try FileManager.default.removeItem(at: workplace.folder.appending(path: ".scvdb"))
    return workplace
  }

  private func sh(
    _ script: String,
    in workplace: Workplace,
    options: String = "-ec",
    environment: [String: String] = [:]
  ) throws -> CommandOutput {
    let path = ["PATH": "\(builtProducts.path):/usr/bin:/bin"]
    return try workplace.run(
      "/bin/sh",
      [options, script],
      environment: environment.merging(path) { $1 }
    )
  }

  @Test func actionMatrixRecordsMergesAndCompares() throws {
    let recipe = try recipe("GitHub Actions")
    let jobs = recipe.split(separator: "\n  compare:\n")
    #expect(jobs.count == 2)
    let commands = jobs.map { job in
      job.matches(of: /\n +- run: (.+)/).map { String($0.output.1) }
    }
    #expect(commands.map(\.count) == [1, 2])
    let list = try #require(recipe.firstMatch(of: /shard: \[([0-9, ]+)\]/)).output.1
    let numbers = list.split(separator: ", ").map(String.init)
    let artifact = try #require(recipe.firstMatch(of: /path: (part-.+)/)).output.1
    let folder = try #require(recipe.firstMatch(of: /path: (parts)\n/)).output.1
    let place = "${{ matrix.shard }}"

    let comparing = try project()
    for number in numbers {
      let runner = try project()
      for command in commands[0] {
        let output = try sh(command.replacing(place, with: number), in: runner)
        #expect(output.status == 0 && output.output.contains("part \(number)/4"), "\(output)")
      }
      let file = artifact.replacing(place, with: number)
      let data = try #require(try runner.contents()[String(file)])
      let target = comparing.folder.appending(path: "\(folder)/\(file)")
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: target)
    }
    let outputs = try commands[1].map { try sh($0, in: comparing) }
    #expect(outputs.map(\.status) == [0, 0], "\(outputs)")
    #expect(outputs[0].output.hasPrefix("merged 4 cases of 1 scenario"))
    #expect(outputs[1].output.hasSuffix("no drift in 4 cases\n"))

    // A job without its artifact is noticed.
    let lost = comparing.folder.appending(path: "\(folder)/\(artifact.replacing(place, with: "2"))")
    try FileManager.default.removeItem(at: lost)
    let incomplete = try sh(commands[1][0].replacing("whole", with: "less"), in: comparing)
    #expect(incomplete.status == 2 && incomplete.errors.contains("incomplete: 1 of 4"))
  }

  @Test func indexedJobRecordsMergesAndCompares() throws {
    let recipe = try recipe("Kubernetes")
    let scripts = recipe.matches(of: /- (-e?c)\n +- \|\n((?: {14}.+\n)+)/).map {
      (options: String($0.output.1), text: String($0.output.2))
    }
    #expect(scripts.count == 2)
    let completions = try #require(recipe.firstMatch(of: /completions: (\d+)/)).output.1
    let stated = try #require(recipe.firstMatch(of: /JOB_COMPLETIONS\n +value: "(\d+)"/)).output.1
    #expect(completions == stated)

    let volume = try Workplace(["parts/.keep": ""])
    let parts = volume.folder.appending(path: "parts").path
    /// Runs a pod's script, with a separate disk.
    func pod(_ script: (options: String, text: String), index: Int? = nil) throws -> CommandOutput {
      let project = try project()
      let disk = project.folder.appending(path: "disk").path
      try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
      let text = script.text.replacing("/tmp", with: disk).replacing("/parts", with: parts)
      let variables = index.map {
        ["JOB_COMPLETION_INDEX": "\($0)", "JOB_COMPLETIONS": String(stated)]
      }
      return try sh(text, in: project, options: script.options, environment: variables ?? [:])
    }
    let count = try #require(Int(completions))
    for index in 0..<count {
      let output = try pod(scripts[0], index: index)
      #expect(output.status == 0, "\(output)")
      #expect(output.output.contains("part \(index + 1)/4 by JOB_COMPLETION_INDEX"), "\(output)")
    }
    // A pod that was evicted after its work repeats it.
    #expect(try pod(scripts[0], index: 2).status == 0)
    let compared = try pod(scripts[1])
    #expect(compared.status == 0, "\(compared)")
    #expect(compared.output.hasPrefix("merged 4 cases of 1 scenario"))
    #expect(compared.output.hasSuffix("no drift in 4 cases\n"))
  }
}
