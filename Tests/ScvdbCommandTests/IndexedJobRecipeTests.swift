import Foundation
import Testing
import Yams

/// Runs the recipe of `SCALE.md` for Kubernetes.
@Suite struct IndexedJobRecipeTests {
  /// A Job with one container.
  private struct Job {
    let specification: Node
    let container: Node

    init(_ document: Node) throws {
      #expect(document["kind"]?.string == "Job")
      specification = try #require(document["spec"])
      let pod = try #require(specification["template"]?["spec"])
      container = try #require(pod["containers"]?.sequence?.first)
      // The volume that the container mounts is one of the pod.
      #expect(
        container["volumeMounts"]?[0]?["name"]?.string == pod["volumes"]?[0]?["name"]?.string
      )
      #expect(container["volumeMounts"]?[0]?["mountPath"]?.string == "/parts")
    }

    /// The variables of the manifest.
    var environment: [String: String] {
      (container["env"]?.sequence ?? []).reduce(into: [:]) {
        $0[$1["name"]?.string ?? ""] = $1["value"]?.string
      }
    }
  }

  private let record: Job
  private let compare: Job
  /// The volume of all pods.
  private let volume: Workplace

  init() throws {
    let yaml = try ScaleRecipe("Kubernetes").blocks("yaml", count: 1)[0]
    let documents = Array(try Yams.compose_all(yaml: yaml))
    try #require(documents.count == 2)
    (record, compare) = (try Job(documents[0]), try Job(documents[1]))
    volume = try Workplace(["parts/.keep": ""])
  }

  /// Runs a container like the controller, with a separate disk.
  private func run(
    _ job: Job,
    index: Int? = nil,
    in project: Workplace,
    parts: String? = nil
  ) throws -> CommandOutput {
    let disk = project.folder.appending(path: "disk").path
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let command = try #require(job.container["command"]?.sequence).compactMap(\.string)
    try #require(command.count == 3 && command[0] == "sh")
    let script = command[2].replacing("/tmp", with: disk)
      .replacing("/parts", with: parts ?? volume.folder.appending(path: "parts").path)
    var environment = job.environment
    if job.specification["completionMode"]?.string == "Indexed" {
      environment["JOB_COMPLETION_INDEX"] = try "\(#require(index))"
    }
    return try project.sh(script, options: [command[1]], environment: environment)
  }

  @Test func indexedJobRecordsMergesAndCompares() throws {
    let completions = try #require(record.specification["completions"]?.int)
    #expect(record.environment["JOB_COMPLETIONS"] == "\(completions)")
    // The third pod was evicted after its work, and repeats it.
    for index in Array(0..<completions) + [2] {
      let output = try run(record, index: index, in: .checkedOutBox())
      #expect(output.status == 0, "\(output)")
      #expect(output.output.contains("part \(index + 1)/4 by JOB_COMPLETION_INDEX"), "\(output)")
    }
    #expect(
      try volume.contents(of: "parts").keys.sorted()
        == [".keep"] + (0..<completions).map { "\($0).sqlite" }
    )
    let machine = try Workplace.checkedOutBox()
    let compared = try run(compare, in: machine)
    #expect(compared.status == 0, "\(compared)")
    #expect(compared.output.hasSuffix("no drift in 4 cases\n"))
    try machine.expectWhole("disk/whole/runs.sqlite")
  }

  /// The Job retries no status that `scvdb` would give again.
  @Test func finalStatusesReachController() throws {
    let rule = try #require(record.specification["podFailurePolicy"]?["rules"]?[0])
    #expect(rule["action"]?.string == "FailIndex")
    #expect(rule["onExitCodes"]?["operator"]?.string == "In")
    let final = try #require(rule["onExitCodes"]?["values"]?.sequence).compactMap(\.int)

    let broken = try run(record, index: 1, in: .checkedOutStrictBox())
    let unreadable = try Workplace(["Baselines/box.yaml": "screens: [box"])
    let failed = try run(record, index: 0, in: unreadable)
    // Somebody changed `completions`, but not the variable.
    let misused = try run(record, index: 4, in: .checkedOutBox())
    #expect(final == [broken, failed, misused].map { Int($0.status) }, "\(failed) \(misused)")
    // Only the first one has results.
    #expect(try volume.contents(of: "parts").keys.sorted() == [".keep", "1.sqlite"])
  }

  /// The Job retries a failed copy.
  @Test func failedCopyIsRetried() throws {
    let project = try Workplace.checkedOutBox()
    let missing = project.folder.appending(path: "missing").path
    let output = try run(record, index: 0, in: project, parts: missing)
    let rules = try #require(record.specification["podFailurePolicy"]?["rules"]?.sequence)
    let final = rules.flatMap { $0["onExitCodes"]?["values"]?.sequence?.compactMap(\.int) ?? [] }
    #expect(output.status == 3 && !final.contains(3), "\(output)")
  }
}
