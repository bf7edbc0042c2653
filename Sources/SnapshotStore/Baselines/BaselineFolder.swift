import Foundation
import ProjectFiles
package import SnapshotModel

/// The accepted runs, one file a case, in a folder that they may share with scenarios and screens.
///
/// No path leads out of the project: names are escaped, and a symbolic link to elsewhere is refused. A link to
/// a folder inside of the project is followed.
package struct BaselineFolder: Sendable {
  /// The folder's path.
  package let path: String
  let reader: ProjectReader

  package init(path: String) {
    self.path = path
    reader = ProjectReader(around: path)
  }

  /// Paths of all baselines, relative to the folder, sorted.
  ///
  /// A baseline is known by its path, `SCENARIO/DEVICE.ORIENTATION.TECHNIQUE.txt`, not by its
  /// content, so that a damaged one is never overlooked. A folder that does not exist has none.
  /// - Throws: An error where a folder or link cannot be followed, because the files in it would pass for gone.
  package func files() throws(BaselineError) -> [String] {
    guard try isThere(path) else { return [] }
    let tree = try reading { () throws(FileRefusal) in
      try FileTree(of: path, reader: reader, links: .required)
    }
    try checkThatNoWritingIsUnderWay(tree.hiddenNames)
    return tree.files.filter(Self.isBaseline).sortedByBytes()
  }

  private func isThere(_ path: String) throws(BaselineError) -> Bool {
    try reading { () throws(FileRefusal) in try reader.entry(at: path) != nil }
  }

  /// Runs a body, and throws its refusals as errors of baselines.
  private func reading<Result>(
    _ body: () throws(FileRefusal) -> Result
  ) throws(BaselineError) -> Result {
    do throws(FileRefusal) {
      return try body()
    } catch {
      throw BaselineError(error)
    }
  }

  /// The run in a baseline, by a path of ``files()``.
  package func run(at file: String) throws(BaselineError) -> Run {
    let name = try name(of: file)
    let run = try BaselineCoding.run(from: try text(of: name), file: name)
    let expected = baselinePath(for: run.identity)
    guard expected == file else {
      throw .misplaced(file: name, case: run.identity, expected: "\(path)/\(expected)")
    }
    return run
  }

  /// The accepted run of a case; nil without one.
  package func run(for identity: CaseIdentity) throws(BaselineError) -> Run? {
    let file = baselinePath(for: identity)
    return try isThere(name(of: file)) ? run(at: file) : nil
  }

  /// The content of a baseline's file; nil for a missing file.
  func content(of file: String) throws(BaselineError) -> Data? {
    let name = try name(of: file)
    do throws(FileRefusal) {
      return try reader.contents(of: name, as: .baseline)
    } catch  where error.reason == .missing {
      return nil
    } catch {
      throw BaselineError(error)
    }
  }

  /// All accepted runs, in the order of their paths.
  package func runs() throws(BaselineError) -> [Run] {
    var runs: [Run] = []
    for file in try files() { runs.append(try run(at: file)) }
    // No report could distinguish them.
    try checkNames(of: runs.lazy.map(\.identity))
    return runs
  }

  /// Paths of the baselines that belong to none of the cases, sorted.
  package func obsoleteFiles(
    keeping cases: some Sequence<CaseIdentity>
  ) throws(BaselineError) -> [String] {
    let kept = Set(cases.map { ExactPath(baselinePath(for: $0)) })
    return try files().filter { !kept.contains(ExactPath($0)) }
  }

  /// Refuses cases whose baselines only some file systems distinguish: by the case of letters, or
  /// by how an accented one is composed.
  package func checkNames(of cases: some Sequence<CaseIdentity>) throws(BaselineError) {
    var spellings: [String: String] = [:]
    for file in cases.map(baselinePath) {
      var path = ""
      for part in parts(of: file) {
        path += path.isEmpty ? part : "/\(part)"
        let known = spellings.updateValue(path, forKey: ExactPath(path).folded) ?? path
        guard ExactPath(known) == ExactPath(path) else {
          throw .alike("\(self.path)/\(known)", "\(self.path)/\(path)")
        }
      }
    }
  }

  /// Makes a run the baseline of its case and returns whether that changed anything.
  ///
  /// The file is replaced as a whole, and not touched when it has the same content.
  @discardableResult
  package func write(_ run: Run) throws(BaselineError) -> Bool {
    var staging = try BaselineStaging(in: self)
    let change = try staging.add(run)
    try staging.promote()
    return change != nil
  }

  /// Deletes a baseline, by a path of ``files()``, with the folders that it leaves empty.
  package func remove(_ file: String) throws(BaselineError) {
    let name = try location(of: file)
    do {
      try FileManager.default.removeItem(atPath: name)
    } catch {
      throw .unwritable(file: name, reason: error.localizedDescription)
    }
    var folders = parts(of: file).dropLast()
    while !folders.isEmpty, rmdir("\(path)/\(folders.joined(separator: "/"))") == 0 {
      folders.removeLast()
    }
  }

  static func isBaseline(_ file: String) -> Bool {
    let parts = parts(of: file)
    guard parts.count > 1, let name = parts.last?.utf8 else { return false }
    // At least three dots; a system has one of its own.
    return !parts.contains { $0.utf8.first == UInt8(ascii: ".") }
      && name.suffix(4).elementsEqual(".txt".utf8)
      && name.count(where: { $0 == UInt8(ascii: ".") }) >= 3
  }

  private func text(of name: String) throws(BaselineError) -> String {
    try reading { () throws(FileRefusal) in
      let text = try reader.text(of: name, as: .baseline)
      // Errors of the parser quote a line.
      guard text.isEmpty || BaselineCoding.isBaseline(text) else {
        throw FileRefusal(.wrongContent(.baseline), at: name)
      }
      return text
    }
  }

  /// The path of a file of the folder.
  private func name(of file: String) throws(BaselineError) -> String {
    for part in parts(of: file) where part.utf8.count > Self.longestName {
      throw .nameTooLong(file: "\(path)/\(file)", bytes: part.utf8.count)
    }
    return "\(path)/\(file)"
  }

  /// The path of a file of the folder that is written or removed, after a check that it is in the project.
  func location(of file: String) throws(BaselineError) -> String {
    let name = try name(of: file)
    try reading { () throws(FileRefusal) in try reader.checkWritable(name) }
    return name
  }

  /// What the file systems of Linux and macOS take, in bytes.
  private static let longestName = 255
}

/// The names in a path, distinguished as the file system does it: by bytes.
///
/// A character may consist of a slash and an accent.
private func parts(of path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
}

extension FileRefusal {
  /// The remedy for a refused baseline.
  fileprivate var baselineRemedy: String {
    switch reason {
    case .tooMany: "remove files, or links to folders with files"
    default: "restore the file, or accept the case again"
    }
  }
}

extension BaselineError {
  /// The error of a file that is not read.
  init(_ refusal: FileRefusal) {
    self = .refused(
      file: refusal.path,
      problem: refusal.problem,
      remedy: refusal.hint ?? refusal.baselineRemedy
    )
  }
}
