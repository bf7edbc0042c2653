import Foundation
import ProjectFiles
import Reporting
import ScenarioModel

/// The scenarios about documents that git finds at another path.
package struct ScenarioMoves {
  /// A scenario with corrected paths of documents, perhaps under another name.
  private struct Move {
    var file: String
    var newFile: String
    var name: String
    var newName: String
    var text: String
    var documents: [String]
  }

  private var moves: [Move] = []
  /// Whether no scenario has a renamed document.
  package var isEmpty: Bool { moves.isEmpty }
  private let baselines: String
  /// The scenarios that could not be read, and the documents that were not found.
  package private(set) var failures: [any Error] = []

  /// Finds the scenarios with a missing document.
  ///
  /// - Parameter baselines: The folder of scenarios.
  /// - Throws: The errors of finding scenario files.
  package init(in baselines: String) throws {
    self.baselines = baselines
    let (files, lost) = try ScenarioFiles(baselines: baselines).readEach([])
    failures = lost.map(\.error)
    var known: [String: String?] = [:]
    for file in files {
      let folder = URL(filePath: file.file).deletingLastPathComponent().relativePath
      var found: [(reference: String, path: String)] = []
      for case .interfaceBuilder(let scene) in file.scenario.screens.map(\.source) {
        let path = scene.file.hasPrefix("/") ? scene.file : "\(folder)/\(scene.file)"
        guard !ProjectReader.hasName(path) else { continue }
        let place = known[path] ?? MovedDocument(from: path)?.path
        known[path] = place
        guard let place else {
          failures.append(
            Failure(
              "git finds no renamed document for '\(scene.file)'",
              at: file.file,
              fix: "correct the path, or delete the scenario"
            )
          )
          continue
        }
        if !found.contains(where: { $0.reference == scene.file }) {
          found.append((scene.file, place))
        }
      }
      guard !found.isEmpty else { continue }
      do {
        moves.append(try move(file, to: found))
      } catch {
        failures.append(error)
      }
    }
  }

  /// Returns the change of a scenario's file.
  private func move(
    _ file: ScenarioFile,
    to places: [(reference: String, path: String)]
  ) throws -> Move {
    let name = file.scenario.name
    let newName = newName(of: name, places)
    let newFile = "\(baselines)/\(newName).yaml"
    let folder = URL(filePath: newFile).deletingLastPathComponent().relativePath
    let text = try file.reader.text(of: file.file, as: .scenario, isNamed: true)
    var corrected = text
    for place in places {
      let path = place.path.relativePath(from: folder)
      guard corrected.contains(place.reference), path.wholeMatch(of: /[\w.\/+ -]+/) != nil else {
        throw Failure(
          "the path '\(place.reference)' cannot be replaced",
          at: file.file,
          fix: "write '\(path)' instead"
        )
      }
      corrected = corrected.replacing(place.reference, with: path)
    }
    return Move(
      file: file.file,
      newFile: file.file.hasSuffix(".yaml") ? newFile : file.file,
      name: name,
      newName: file.file.hasSuffix(".yaml") ? newName : name,
      text: corrected,
      documents: places.map(\.path)
    )
  }

  /// Returns the name of a scenario in the folder of its renamed document.
  ///
  /// A folder with another name than the former document keeps its name.
  private func newName(of name: String, _ places: [(reference: String, path: String)]) -> String {
    func folderName(_ path: String) -> String? {
      SafeName(URL(filePath: path).deletingPathExtension().lastPathComponent).hyphenated
    }
    var parts = name.split(separator: "/").map(String.init)
    // The only scene of a document can have the document's name without a folder.
    let candidates = [parts.count - 2, parts.count - 1].filter { $0 >= 0 }
    guard let place = places.first, let new = folderName(place.path),
      let index = candidates.first(where: { parts[$0] == folderName(place.reference) })
    else { return name }
    parts[index] = new
    let newName = parts.joined(separator: "/")
    let isTaken = ["\(newName).yaml", newName].contains {
      ProjectReader.hasName("\(baselines)/\($0)")
    }
    return isTaken ? name : newName
  }

  /// Corrects and moves the scenarios and their baselines.
  ///
  /// - Parameters:
  ///   - isDryRun: Whether to change nothing.
  ///   - report: Receives a line for each scenario.
  /// - Throws: A failure about a file that cannot be written.
  package func apply(isDryRun: Bool, report: (String) throws -> Void) throws {
    for move in moves {
      for file in [move.file, move.newFile] {
        try ProjectReader(around: file).checkWritable(file)
      }
    }
    for move in moves {
      let count = try baselines(of: move.name).count
      if !isDryRun { try apply(move) }
      let documents = move.documents.joined(separator: ", ")
      try report(
        move.file == move.newFile
          ? "corrected \(move.file): \(documents)"
          : "moved \(move.file) to \(move.newFile), with \(counted(count, "baseline")): \(documents)"
      )
    }
  }

  /// Changes the files of a scenario.
  private func apply(_ move: Move) throws {
    guard move.file != move.newFile else {
      return try check(FileSystem.replace(move.file, with: Data(move.text.utf8)), move.file)
    }
    let parent = URL(filePath: move.newFile).deletingLastPathComponent().relativePath
    try check(FileSystem.makeFolder(parent), parent)
    let (old, new) = ("\(baselines)/\(move.name)", "\(baselines)/\(move.newName)")
    if ProjectReader.hasName(old) {
      try check(FileSystem.rename(old, to: new), new)
      for file in try baselines(of: move.newName) { try rename(move, in: file) }
    }
    try check(FileSystem.rename(move.file, to: move.newFile), move.newFile)
    try check(FileSystem.replace(move.newFile, with: Data(move.text.utf8)), move.newFile)
    FileSystem.removeEmptyFolder(URL(filePath: move.file).deletingLastPathComponent().path)
  }

  /// Returns the lines of rules that still have the former name of a scenario.
  ///
  /// - Parameter projectFile: The path of the project file; nil without one.
  /// - Returns: For example `Baselines/drift.policy:3: main/sign-up is now start/sign-up`.
  package func rulesWithFormerNames(in projectFile: String?) -> [String] {
    let policy = "\(baselines)/\(PolicyFile.usualName)"
    let files: [(String?, FileKind)] = [(policy, .policy), (projectFile, .settings)]
    return files.flatMap { path, kind -> [String] in
      guard let path, ProjectReader.hasName(path),
        let text = try? ProjectReader(around: path).text(of: path, as: kind)
      else { return [] }
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines.enumerated().flatMap { index, line -> [String] in
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.first?.hasPrefix("#") == false else { return [] }
        return moves.filter { $0.name != $0.newName && words.contains($0.name) }
          .map { "\(path):\(index + 1): \($0.name) is now \($0.newName)" }
      }
    }
  }

  /// Returns the files with the baselines of a scenario.
  private func baselines(of name: String) throws -> [String] {
    let folder = "\(baselines)/\(name)"
    guard ProjectReader.hasName(folder) else { return [] }
    return try ProjectReader(around: folder).names(in: folder).filter { $0.hasSuffix(".txt") }
      .map { "\(folder)/\($0)" }
  }

  /// Changes the name of the scenario in a baseline.
  private func rename(_ move: Move, in file: String) throws {
    let text = try ProjectReader(around: file).text(of: file, as: .baseline)
    let renamed = text.replacing(
      "\nscenario \(move.name)\n",
      with: "\nscenario \(move.newName)\n",
      maxReplacements: 1
    )
    try check(FileSystem.replace(file, with: Data(renamed.utf8)), file)
  }

  private func check(_ code: Int32, _ file: String) throws {
    guard code == 0 else { throw Failure.writing(file, reason: String(cString: strerror(code))) }
  }
}
