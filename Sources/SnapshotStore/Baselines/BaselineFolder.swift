import Foundation
import ProjectFiles
package import SnapshotModel

/// The accepted runs, one file per case, in a folder that can also contain scenarios and screens.
///
/// Paths never lead out of the project: names are escaped, and a symbolic link to the outside is
/// rejected. A link to a folder inside the project is followed.
package struct BaselineFolder: Sendable {
  /// The folder's path.
  package let path: String
  let reader: ProjectReader

  package init(path: String) {
    self.path = path
    reader = ProjectReader(around: path)
  }

  /// Returns the paths of all baselines, relative to the folder, sorted.
  ///
  /// A file is a baseline because of its path, `SCENARIO/DEVICE.ORIENTATION.TECHNIQUE.txt`, not
  /// because of its content. So a damaged baseline is never overlooked. A missing folder has no
  /// baselines.
  /// - Throws: An error if a folder or link cannot be followed, because its files would appear
  ///   deleted.
  package func files() throws(BaselineError) -> [String] {
    guard try isThere(path) else { return [] }
    let tree = try reading { () throws(FileRefusal) in
      try FileTree(of: path, reader: reader, links: .required)
    }
    try checkNoBatchInProgress(tree.hiddenNames)
    return tree.files.filter(Self.isBaseline).sortedByBytes()
  }

  private func isThere(_ path: String) throws(BaselineError) -> Bool {
    try reading { () throws(FileRefusal) in try reader.entry(at: path) != nil }
  }

  /// Runs a body and converts its refusals to baseline errors.
  private func reading<Result>(
    _ body: () throws(FileRefusal) -> Result
  ) throws(BaselineError) -> Result {
    do throws(FileRefusal) {
      return try body()
    } catch {
      throw BaselineError(error)
    }
  }

  /// Returns the run in a baseline with a path from ``files()``.
  package func run(at file: String) throws(BaselineError) -> Run {
    let name = try name(of: file)
    let run = try BaselineCoding.run(from: try text(of: name), file: name)
    let expected = baselinePath(for: run.identity)
    guard expected == file else {
      throw .misplaced(file: name, case: run.identity, expected: "\(path)/\(expected)")
    }
    return run
  }

  /// Returns the accepted run of a case; nil without one.
  package func run(for identity: CaseIdentity) throws(BaselineError) -> Run? {
    let file = baselinePath(for: identity)
    return try isThere(name(of: file)) ? run(at: file) : nil
  }

  /// Returns the content of a baseline's file; nil for a missing file.
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

  /// Returns all accepted runs in the order of their paths.
  package func runs() throws(BaselineError) -> [Run] {
    var runs: [Run] = []
    for file in try files() { runs.append(try run(at: file)) }
    // Reports could not distinguish such cases.
    try checkNames(of: runs.lazy.map(\.identity))
    return runs
  }

  /// Returns the sorted paths of the baselines without a case in `cases`.
  package func obsoleteFiles(
    keeping cases: some Sequence<CaseIdentity>
  ) throws(BaselineError) -> [String] {
    let kept = Set(cases.map { ExactPath(baselinePath(for: $0)) })
    return try files().filter { !kept.contains(ExactPath($0)) }
  }

  /// Rejects cases with baseline paths that differ only in letter case or in the composition of
  /// accents.
  ///
  /// Some file systems do not distinguish such paths.
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

  /// Makes a run the baseline of its case and returns whether the baseline changed.
  ///
  /// The file is replaced as a whole. A file with equal content is not touched.
  @discardableResult
  package func write(_ run: Run) throws(BaselineError) -> Bool {
    var staging = try BaselineStaging(in: self)
    let change = try staging.add(run)
    try staging.promote()
    return change != nil
  }

  /// Deletes a baseline with a path from ``files()``, and the folders that become empty.
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
    // The name has at least three dots; a system's version contains another one.
    return !parts.contains { $0.utf8.first == UInt8(ascii: ".") }
      && name.suffix(4).elementsEqual(".txt".utf8)
      && name.count(where: { $0 == UInt8(ascii: ".") }) >= 3
  }

  private func text(of name: String) throws(BaselineError) -> String {
    try reading { () throws(FileRefusal) in
      let text = try reader.text(of: name, as: .baseline)
      // Errors of the parser quote a line, so the check for a baseline comes first.
      guard text.isEmpty || BaselineCoding.isBaseline(text) else {
        throw FileRefusal(.wrongContent(.baseline), at: name)
      }
      return text
    }
  }

  /// Returns the path of a file in the folder.
  private func name(of file: String) throws(BaselineError) -> String {
    for part in parts(of: file) where part.utf8.count > Self.longestName {
      throw .nameTooLong(file: "\(path)/\(file)", bytes: part.utf8.count)
    }
    return "\(path)/\(file)"
  }

  /// Returns the path of a file to write or remove, after a check that it is in the project.
  func location(of file: String) throws(BaselineError) -> String {
    let name = try name(of: file)
    try reading { () throws(FileRefusal) in try reader.checkWritable(name) }
    return name
  }

  /// The maximum length of a file name on Linux and macOS, in bytes.
  private static let longestName = 255
}

/// Returns the names in a path, split by bytes as in the file system.
///
/// A `Character` can consist of a slash and an accent.
private func parts(of path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
}

extension FileRefusal {
  /// The fix for a rejected baseline.
  fileprivate var baselineFix: String {
    switch reason {
    case .tooMany: "remove files, or links to folders with files"
    default: "restore the file, or accept the case again"
    }
  }
}

extension BaselineError {
  /// Creates the error for a file that cannot be read.
  init(_ refusal: FileRefusal) {
    self = .refused(
      file: refusal.path,
      problem: refusal.problem,
      advice: refusal.linkFix == nil ? [.fix(refusal.baselineFix)] : refusal.advice
    )
  }
}
