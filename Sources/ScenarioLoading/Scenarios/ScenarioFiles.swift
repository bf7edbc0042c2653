import BuiltInEngine
import Foundation
import Reporting
package import ScenarioModel

/// Finds and reads the scenario files that a command line names.
package struct ScenarioFiles {
  /// The folder of baselines unless another one is named.
  package static let usualFolder = "Baselines"

  /// The folder of baselines, to which scenario names are relative.
  package let baselines: String

  package init(baselines: String) {
    self.baselines = baselines
  }

  /// Reads the named scenarios, or all under the folder of baselines.
  ///
  /// - Parameter arguments: Files, folders, or names of scenarios such as `sign-up/keyboard`.
  /// - Returns: The scenarios in the order of the arguments, each once.
  /// - Throws: The mistakes of all files.
  package func read(_ arguments: [String]) throws -> [ScenarioFile] {
    let (files, lost) = try readEach(arguments)
    try throwAll(lost.map(\.error))
    return files
  }

  /// Reads scenarios as ``read(_:)`` does, whatever becomes of the others.
  ///
  /// - Throws: What is wrong with the arguments, or two files of one name.
  package func readEach(
    _ arguments: [String]
  ) throws -> (files: [ScenarioFile], lost: [LostScenario]) {
    var files: [ScenarioFile] = []
    var lost: [LostScenario] = []
    for path in try paths(arguments) {
      let name = name(of: path)
      do {
        files.append(
          try ScenarioDiscovery.read(
            URL(filePath: path),
            file: path,
            name: name,
            engines: EngineRevision.labels
          )
        )
      } catch {
        lost.append(LostScenario(name: name, error: error))
      }
    }
    try ScenarioDiscovery.checkNames(of: files)
    return (files, lost)
  }

  /// The files that are meant, each once.
  private func paths(_ arguments: [String]) throws -> [String] {
    var paths: [String] = []
    for path in try arguments.isEmpty ? files(in: baselines) : arguments.flatMap(files(for:))
    where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  private func files(for argument: String) throws -> [String] {
    for path in [argument, "\(baselines)/\(argument)"] {
      if let file = scenarioFile(at: path) { return [file] }
      if isFolder(path) { return try files(in: path) }
    }
    throw unknown(argument)
  }

  /// The file at a path, with or without its extension.
  ///
  /// A scenario comes before the folder of its baselines, which has the same name without one.
  private func scenarioFile(at path: String) -> String? {
    let candidates = [path] + ScenarioDiscovery.extensions.map { "\(path).\($0)" }
    return candidates.first { FileManager.default.fileExists(atPath: $0) && !isFolder($0) }
  }

  private func files(in folder: String) throws -> [String] {
    guard isFolder(folder) else {
      throw Failure(
        "\(folder): there is no such folder",
        hint: "name the folder of scenarios with --baselines, or the scenarios to record"
      )
    }
    let files = try ScenarioDiscovery.files(under: URL(filePath: folder))
    guard !files.isEmpty else {
      throw Failure(
        "\(folder): there is no scenario in this folder",
        hint: "scenarios are files that end in .yaml, .yml or .json"
      )
    }
    return files.map { "\(folder)/\($0)" }
  }

  private func unknown(_ argument: String) -> Failure {
    let known = (try? ScenarioDiscovery.files(under: URL(filePath: baselines))) ?? []
    let names = known.map(ScenarioDiscovery.name(ofFile:))
    let nearest = nearestSpelling(to: argument, among: names)
    return Failure(
      "\(argument): there is no such scenario, file or folder",
      hint: nearest.map { "did you mean '\($0)'?" } ?? nearestFileHint(to: argument)
    )
  }

  /// The path without the folder of baselines; a file elsewhere has the name of its file alone.
  private func name(of path: String) -> String {
    let file = URL(filePath: path).standardizedFileURL.path
    let folder = URL(filePath: baselines).standardizedFileURL.path + "/"
    let relative =
      file.hasPrefix(folder)
      ? String(file.dropFirst(folder.count)) : URL(filePath: path).lastPathComponent
    return ScenarioDiscovery.name(ofFile: relative)
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
