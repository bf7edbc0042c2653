import Foundation
package import SnapshotModel

/// The accepted runs, one file a case, in a folder that they may share with scenarios and screens.
///
/// No path leads out of the folder: names are escaped, and a symbolic link to elsewhere is refused.
package struct BaselineFolder: Sendable {
  /// The folder's path.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Paths of all baselines, relative to the folder, sorted.
  ///
  /// A baseline is known by its path, `SCENARIO/DEVICE.ORIENTATION.TECHNIQUE.txt`, not by its
  /// content, so that a damaged one is never overlooked. A folder that does not exist has none.
  package func files() -> [String] {
    let entries = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return entries.filter(Self.isBaseline).sorted()
  }

  /// The run in a baseline, by a path of ``files()``.
  package func run(at file: String) throws(BaselineError) -> Run {
    let name = try location(of: file)
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
    guard FileManager.default.fileExists(atPath: try location(of: file)) else { return nil }
    return try run(at: file)
  }

  /// All accepted runs, in the order of their paths.
  package func runs() throws(BaselineError) -> [Run] {
    var runs: [Run] = []
    for file in files() { runs.append(try run(at: file)) }
    return runs
  }

  /// Paths of the baselines that belong to none of the cases, sorted.
  package func obsoleteFiles(keeping cases: some Sequence<CaseIdentity>) -> [String] {
    let kept = Set(cases.map(baselinePath))
    return files().filter { !kept.contains($0) }
  }

  /// Makes a run the baseline of its case and tells whether that changed anything.
  ///
  /// The file is replaced as a whole, and not touched when it says the same already.
  @discardableResult
  package func write(_ run: Run) throws(BaselineError) -> Bool {
    let name = try location(of: baselinePath(for: run.identity))
    let data = Data(BaselineCoding.text(for: run).utf8)
    guard FileManager.default.contents(atPath: name) != data else { return false }
    do {
      let file = URL(filePath: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file: name, reason: error.localizedDescription)
    }
    return true
  }

  /// Deletes a baseline, by a path of ``files()``, with the folders that it leaves empty.
  package func remove(_ file: String) throws(BaselineError) {
    let name = try location(of: file)
    do {
      try FileManager.default.removeItem(atPath: name)
    } catch {
      throw .unwritable(file: name, reason: error.localizedDescription)
    }
    var folders = file.split(separator: "/").dropLast()
    while !folders.isEmpty, rmdir("\(path)/\(folders.joined(separator: "/"))") == 0 {
      folders.removeLast()
    }
  }

  private static func isBaseline(_ file: String) -> Bool {
    let parts = file.split(separator: "/")
    return parts.count > 1 && !parts.contains { $0.hasPrefix(".") }
      && file.hasSuffix(".txt")
      && parts.last?.split(separator: ".", omittingEmptySubsequences: false).count == 4
  }

  private func text(of name: String) throws(BaselineError) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: name))
    } catch {
      throw .unreadable(file: name, reason: error.localizedDescription)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .unreadable(file: name, reason: "it is not UTF-8 text")
    }
    return text
  }

  /// The path of a file of the folder, every part of which is checked for links to elsewhere.
  private func location(of file: String) throws(BaselineError) -> String {
    var location = path
    let root = realPath(path) ?? path
    for part in file.split(separator: "/") {
      location += "/\(part)"
      guard isSymbolicLink(location) else { continue }
      guard let target = realPath(location), target.hasPrefix("\(root)/") else {
        throw .leavesFolder(file: location, folder: path)
      }
    }
    return location
  }
}

private func isSymbolicLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// A path without links; nil when there is nothing at its end.
private func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
