import Foundation
import ScvdbTestSupport
import Testing
import Yams

/// Runs the jobs of a GitHub workflow, each on a new machine with the project.
///
/// It runs the shell steps, and keeps artifacts in folders. `scvdb` is already installed, so it
/// skips the steps that check out and build.
final class WorkflowRunner {
  /// A job that ran on a machine.
  struct Job {
    /// The values of the matrix.
    let values: [String: String]
    let machine: Workplace
    /// The outputs of the shell steps that ran.
    fileprivate(set) var outputs: [CommandOutput] = []
    /// Whether a step failed.
    fileprivate(set) var hasFailed = false
  }

  private let workflow: Node
  private let artifacts: Workplace
  /// The jobs that ran so far, by their names in the workflow.
  private(set) var jobs: [String: [Job]] = [:]

  /// - Parameter text: The workflow.
  /// - Throws: An error if the text is not YAML.
  init(_ text: String) throws {
    workflow = try #require(try Yams.compose(yaml: text))
    artifacts = try Workplace()
  }

  /// Runs a job for each value of its matrix, if the jobs before it allow that.
  ///
  /// - Parameters:
  ///   - name: The name of the job.
  ///   - makeMachine: Makes a machine with the project, for the values of the matrix.
  /// - Returns: The jobs that ran.
  /// - Throws: An error if a script cannot be started, or if a key is missing.
  @discardableResult
  func run(
    _ name: String,
    on makeMachine: ([String: String]) throws -> Workplace
  ) throws -> [Job] {
    let job = try #require(workflow["jobs"]?[name])
    let needed = try job["needs"]?.string.map { try #require(jobs[$0]) } ?? []
    guard try allows(job["if"]?.string, hasFailed: needed.contains(where: \.hasFailed)) else {
      return []
    }
    let ran = try matrix(of: job).map { values in
      var ran = Job(values: values, machine: try makeMachine(values))
      for step in try #require(job["steps"]?.sequence) { try run(step, in: &ran) }
      return ran
    }
    jobs[name] = ran
    return ran
  }

  func removeArtifact(_ name: String) throws {
    try FileManager.default.removeItem(at: artifacts.folder.appending(path: name))
  }

  /// The values of a matrix with one variable; one element without values if there is no matrix.
  private func matrix(of job: Node) throws -> [[String: String]] {
    guard let matrix = job["strategy"]?["matrix"]?.mapping else { return [[:]] }
    let (name, list) = try #require(matrix.first)
    try #require(matrix.count == 1)
    let variable = try #require(name.string)
    return try #require(list.sequence).map { [variable: try #require($0.scalar?.string)] }
  }

  /// Returns whether a job or step runs.
  ///
  /// The default condition is `success()`.
  private func allows(_ condition: String?, hasFailed: Bool) throws -> Bool {
    switch condition {
    case nil: return !hasFailed
    case "success() || failure()": return true
    case let other?:
      Issue.record("unknown condition: \(other)")
      return false
    }
  }

  private func run(_ step: Node, in job: inout Job) throws {
    guard try allows(step["if"]?.string, hasFailed: job.hasFailed) else { return }
    if let script = step["run"]?.string {
      // The default shell of a job in a container.
      let output = try job.machine.sh(replacing(script, job))
      job.outputs.append(output)
      if output.status != 0 { job.hasFailed = true }
      return
    }
    let action = try #require(step["uses"]?.string)
    switch action.split(separator: "@").first {
    case "actions/checkout": break
    case "./.scvdb-source": #expect(step["with"]?["install-only"]?.bool == true)
    case "actions/upload-artifact": try upload(try #require(step["with"]), from: &job)
    case "actions/download-artifact": try download(try #require(step["with"]), to: job)
    default: Issue.record("unknown action: \(action)")
    }
  }

  private func replacing(_ text: String, _ job: Job) -> String {
    job.values.reduce(text) { $0.replacing("${{ matrix.\($1.key) }}", with: $1.value) }
  }

  private func upload(_ inputs: Node, from job: inout Job) throws {
    let path = replacing(try #require(inputs["path"]?.string), job)
    guard let bytes = FileManager.default.contents(at: path, in: job.machine) else {
      #expect(inputs["if-no-files-found"]?.string == "error")
      job.hasFailed = true
      return
    }
    let name = replacing(try #require(inputs["name"]?.string), job)
    try artifacts.write(bytes, to: "\(name)/\(path)")
  }

  /// Copies the files of all artifacts whose names match the pattern into one folder.
  private func download(_ inputs: Node, to job: Job) throws {
    #expect(inputs["merge-multiple"]?.bool == true)
    let pattern = try #require(inputs["pattern"]?.string)
    let prefix = try #require(pattern.wholeMatch(of: /([^*]+)\*/)).output.1
    let folder = try #require(inputs["path"]?.string)
    for (path, bytes) in try artifacts.contents() where path.hasPrefix(prefix) {
      let file = try #require(path.split(separator: "/", maxSplits: 1).last)
      try job.machine.write(bytes, to: "\(folder)/\(file)")
    }
  }
}

extension FileManager {
  /// Returns the bytes of a file in a workplace; nil without one.
  fileprivate func contents(at path: String, in workplace: Workplace) -> Data? {
    contents(atPath: workplace.folder.appending(path: path).path)
  }
}
