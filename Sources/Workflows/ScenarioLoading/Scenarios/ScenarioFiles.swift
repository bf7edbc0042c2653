import BuiltInEngine
import Foundation
import ProjectFiles
import Reporting
package import ScenarioModel

/// Finds and reads the scenario files that a command line names.
package struct ScenarioFiles {
  /// The default baselines folder.
  package static let usualFolder = "Baselines"

  /// The baselines folder; scenario names are relative to it.
  package let baselines: String

  private let reader: ProjectReader
  private let matrices = ProjectMatrices()

  /// Makes a finder for a baselines folder; files never lead out of its project.
  package init(baselines: String) {
    self.baselines = baselines
    reader = ProjectReader(around: baselines)
  }

  /// Reads the named scenarios, or all in the baselines folder.
  ///
  /// - Parameter arguments: Files, folders, or names of scenarios such as `sign-up/keyboard`.
  /// - Returns: The scenarios in the order of the arguments, without duplicates.
  /// - Throws: The errors of all files.
  package func read(_ arguments: [String]) throws -> [ScenarioFile] {
    let (files, lost) = try readEach(arguments)
    try throwAll(lost.map(\.error))
    return files
  }

  /// Reads each scenario as ``read(_:)`` does, independently of the others.
  ///
  /// - Throws: The errors of the arguments.
  package func readEach(
    _ arguments: [String]
  ) throws -> (files: [ScenarioFile], lost: [LostScenario]) {
    let found = try foundFiles(arguments).map { ($0, name(of: $0.path)) }
    let ambiguous = ScenarioDiscovery.ambiguousNames(of: found.map { ($0.path, $1) })
    var files: [ScenarioFile] = []
    var lost: [LostScenario] = []
    for (index, (file, name)) in found.enumerated() {
      if let error = ambiguous[index] {
        // The cases of the two files would be indistinguishable in a recording.
        lost.append(LostScenario(name: name, error: error, identities: []))
        continue
      }
      do {
        files.append(try read(file, named: name))
      } catch {
        lost.append(LostScenario(name: name, error: error))
      }
    }
    try files.checkCaseCount()
    return (files, lost)
  }

  private func read(_ file: FoundFile, named name: String) throws -> ScenarioFile {
    try ScenarioDiscovery.read(
      URL(filePath: file.path),
      file: file.path,
      name: name,
      engines: EngineRevision.labels,
      matrices: matrices,
      reader: file.reader
    )
  }

  /// A scenario file and the reader of its project.
  struct FoundFile {
    var path: String
    var reader: ProjectReader
  }

  /// Returns the selected files, without duplicates.
  private func foundFiles(_ arguments: [String]) throws -> [FoundFile] {
    let found =
      try arguments.isEmpty
      ? files(in: baselines, by: reader) : arguments.flatMap(files(for:))
    var known: Set<ExactPath> = []
    return found.filter { known.insert(ExactPath($0.path)).inserted }
  }

  private func files(for argument: String) throws -> [FoundFile] {
    switch try target(of: argument) {
    case .file(let file): [file]
    case .folder(let path, let reader): try files(in: path, by: reader)
    }
  }

  /// The file or folder of an argument.
  enum Target {
    case file(FoundFile)
    case folder(String, ProjectReader)
  }

  /// - Throws: A failure for an argument that is neither a file nor a folder.
  func target(of argument: String) throws -> Target {
    for path in [argument, "\(baselines)/\(argument)"] {
      let reader = ProjectReader(around: path)
      if let file = try scenarioFile(at: path, by: reader) {
        return .file(FoundFile(path: file, reader: reader))
      }
      if try reader.entry(at: path) == .folder { return .folder(path, reader) }
    }
    throw unknown(argument)
  }

  /// Returns the file at a path, with or without its extension.
  ///
  /// A scenario takes precedence over the folder of its baselines, which has the same name without
  /// extension.
  private func scenarioFile(at path: String, by reader: ProjectReader) throws -> String? {
    let candidates = [path] + ScenarioDiscovery.extensions.map { "\(path).\($0)" }
    return try candidates.first { try reader.entry(at: $0).map { $0 != .folder } ?? false }
  }

  func files(in folder: String, by reader: ProjectReader) throws -> [FoundFile] {
    guard try reader.entry(at: folder) == .folder else {
      throw Failure(
        "there is no such folder",
        at: folder,
        fix: "name the folder of scenarios with --baselines, or the scenarios to record"
      )
    }
    let files = try ScenarioDiscovery.files(under: URL(filePath: folder), reader: reader)
    guard !files.isEmpty else {
      throw Failure(
        "there is no scenario in this folder",
        at: folder,
        hint: "scenarios are files that end in .yaml, .yml or .json"
      )
    }
    return files.map { FoundFile(path: "\(folder)/\($0)", reader: reader) }
  }

  private func unknown(_ argument: String) -> Failure {
    let known = (try? ScenarioDiscovery.files(under: URL(filePath: baselines))) ?? []
    let names = known.map(ScenarioDiscovery.name(ofFile:))
    let nearest = nearestSpelling(to: argument, among: names)
    return Failure(
      "there is no such scenario, file or folder",
      at: argument,
      hint: nearest.map { "did you mean '\($0)'?" } ?? nearestFileHint(to: argument),
      otherwise: "correct the name, or write the scenario"
    )
  }

  /// Returns the path below the baselines folder; the name of a file elsewhere is its file name.
  func name(of path: String) -> String {
    let file = URL(filePath: path).standardizedFileURL.path
    let folder = URL(filePath: baselines).standardizedFileURL.path + "/"
    let relative =
      file.utf8.starts(with: folder.utf8)
      ? String(decoding: file.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      : URL(filePath: path).lastPathComponent
    return ScenarioDiscovery.name(ofFile: relative)
  }
}
