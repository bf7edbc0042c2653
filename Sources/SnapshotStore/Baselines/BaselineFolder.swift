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
  /// - Throws: An error where a folder cannot be read, because what is in it would pass for gone.
  package func files() throws(BaselineError) -> [String] {
    guard try status(of: path, followingLinks: true) != nil else { return [] }
    var found: [String] = []
    var pending = [""]
    while let folder = pending.popLast() {
      let names = try names(in: folder)
      if folder.isEmpty { try checkThatNoWritingIsUnderWay(names) }
      for name in names where name.utf8.first != UInt8(ascii: ".") {
        let file = folder.isEmpty ? name : "\(folder)/\(name)"
        if try status(of: "\(path)/\(file)")?.st_mode.isFolder == true {
          pending.append(file)
        } else if Self.isBaseline(file) {
          found.append(file)
        }
      }
    }
    return found.sorted()
  }

  private func names(in folder: String) throws(BaselineError) -> [String] {
    let folder = folder.isEmpty ? path : "\(path)/\(folder)"
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .unreadable(file: folder, reason: reason(for: error))
    }
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
    guard try status(of: location(of: file), followingLinks: true) != nil else { return nil }
    return try run(at: file)
  }

  /// All accepted runs, in the order of their paths.
  package func runs() throws(BaselineError) -> [Run] {
    var runs: [Run] = []
    for file in try files() { runs.append(try run(at: file)) }
    return runs
  }

  /// Paths of the baselines that belong to none of the cases, sorted.
  package func obsoleteFiles(
    keeping cases: some Sequence<CaseIdentity>
  ) throws(BaselineError) -> [String] {
    let kept = Set(cases.map(baselinePath))
    return try files().filter { !kept.contains($0) }
  }

  /// Refuses cases whose baselines only some file systems distinguish: by the case of letters, or
  /// by how an accented one is composed.
  package func checkNames(of cases: some Sequence<CaseIdentity>) throws(BaselineError) {
    var spellings: [String: String] = [:]
    for file in cases.map(baselinePath) {
      var path = ""
      for part in parts(of: file) {
        path += path.isEmpty ? part : "/\(part)"
        let folded = path.precomposedStringWithCanonicalMapping.lowercased()
        let known = spellings.updateValue(path, forKey: folded) ?? path
        // Strings are equal however they are composed; their bytes are not.
        guard known.utf8.elementsEqual(path.utf8) else {
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
    // A pipe would never end, and a file that is too large need not be read to be refused.
    guard let size = sizeOfRegularFile(name) else {
      throw .unreadable(file: name, reason: "it is not a file")
    }
    guard size <= Self.sizeLimit else {
      throw .unreadable(
        file: name,
        reason: "it has \(size) bytes; no baseline has more than \(Self.sizeLimit)"
      )
    }
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
  func location(of file: String) throws(BaselineError) -> String {
    var location = path
    let root = FileSystem.resolved(path) + "/"
    for part in parts(of: file) {
      location += "/\(part)"
      guard part.utf8.count <= Self.longestName else {
        throw .nameTooLong(file: "\(path)/\(file)", bytes: part.utf8.count)
      }
      guard isSymbolicLink(location) else { continue }
      guard let target = FileSystem.realPath(location), target.utf8.starts(with: root.utf8) else {
        throw .leavesFolder(file: location, folder: path)
      }
    }
    return location
  }

  /// The largest baseline, in bytes: a hundred times what one of a thousand views and ten checkpoints has.
  static let sizeLimit = 1 << 28

  /// What the file systems of Linux and macOS take, in bytes.
  private static let longestName = 255
}

/// The names in a path, distinguished as the file system does it: by bytes.
///
/// A character may consist of a slash and an accent.
private func parts(of path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
}

/// Why the system refused, in words that name no class of ours.
private func reason(for error: any Error) -> String {
  let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
  return system.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
}

private func isSymbolicLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// What is known of a file or folder; nil where nothing has the name.
///
/// - Throws: An error where it cannot be known, which is not the same.
private func status(
  of path: String,
  followingLinks: Bool = false
) throws(BaselineError) -> stat? {
  var status = stat()
  guard (followingLinks ? stat(path, &status) : lstat(path, &status)) != 0 else { return status }
  if [ENOENT, ENOTDIR].contains(errno) { return nil }
  throw .unreadable(file: path, reason: String(cString: strerror(errno)))
}

extension mode_t {
  fileprivate var isFolder: Bool { self & S_IFMT == S_IFDIR }
}

/// The size of a file in bytes; nil for what is none.
private func sizeOfRegularFile(_ path: String) -> Int? {
  var status = stat()
  guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  return Int(status.st_size)
}
