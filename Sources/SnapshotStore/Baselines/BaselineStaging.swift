import Foundation
package import SnapshotModel

/// Baselines that are written together, all of them or none.
///
/// Files are staged in a folder inside that of the baselines. When all are on the disk, a list of their
/// paths is written beside them, and from then on they count: each is renamed to its place. What an ended
/// process left without a list is removed, and with one it is completed, by the next one that writes.
package struct BaselineStaging {
  private let folder: BaselineFolder
  /// Where files are staged, by their position among the paths; nil as long as there are none.
  private var work: WorkFolder?
  private var paths: [String] = []

  /// Begins with what an ended process left.
  ///
  /// - Throws: An error where that cannot be completed.
  package init(in folder: BaselineFolder) throws(BaselineError) {
    self.folder = folder
    _ = try folder.completeInterruptedWriting()
  }

  /// What becomes of a baseline.
  package enum Change: Sendable {
    case new, changed
  }

  /// Stages a run; nil for one that is the baseline of its case already, which stays untouched.
  @discardableResult
  package mutating func add(_ run: Run) throws(BaselineError) -> Change? {
    let path = baselinePath(for: run.identity)
    let name = try folder.location(of: path)
    let data = Data(BaselineCoding.text(for: run).utf8)
    let present = FileManager.default.contents(atPath: name)
    guard present != data else { return nil }
    let staged = "\(try workFolder(for: name).path)/\(paths.count)"
    try writing(staged, for: name) { try data.write(to: URL(filePath: staged)) }
    paths.append(path)
    return FileManager.default.fileExists(atPath: name) ? .changed : .new
  }

  /// Makes everything that is staged the baselines.
  ///
  /// - Throws: An error; where it is about a file that could not take its place, others may have, and the
  ///   next process that writes baselines goes on with the rest.
  package mutating func promote() throws(BaselineError) {
    guard let work else { return }
    for path in paths { try folder.createFolder(of: path) }
    // One file takes its place at once.
    if paths.count > 1 {
      let list = "\(work.path)/\(BaselineFolder.stagingList)"
      let text = paths.map { $0 + "\n" }.joined()
      try writing("\(list).new", for: list) {
        try Data(text.utf8).write(to: URL(filePath: "\(list).new"))
      }
      guard rename("\(list).new", list) == 0 else { throw .unwritable(file: list, errno: errno) }
      _ = FileSystem.synchronize(work.path)
    }
    do {
      try folder.promote(paths, from: work)
    } catch {
      if paths.count > 1 { work.keep() }
      throw error
    }
    self.work = nil
    paths = []
  }

  private mutating func workFolder(for file: String) throws(BaselineError) -> WorkFolder {
    if let work { return work }
    do {
      try FileManager.default.createDirectory(
        atPath: folder.path,
        withIntermediateDirectories: true
      )
      let work = try WorkFolder(
        in: folder.path,
        prefix: BaselineFolder.stagingPrefix,
        suffix: BaselineFolder.stagingSuffix
      )
      self.work = work
      return work
    } catch let error as SystemFailure {
      throw .unwritable(file: file, errno: error.code)
    } catch {
      throw .unwritable(file: file, reason: error.localizedDescription)
    }
  }

  /// Writes a file and waits until it is on the disk; errors name the baseline that it is for.
  private func writing(
    _ staged: String,
    for file: String,
    _ write: () throws -> Void
  ) throws(BaselineError) {
    do {
      try write()
    } catch {
      throw .unwritable(file: file, reason: error.localizedDescription)
    }
    let code = FileSystem.synchronize(staged)
    guard code == 0 else { throw .unwritable(file: file, errno: code) }
  }
}

extension BaselineFolder {
  static let stagingPrefix = ".accept."
  static let stagingSuffix = ".draft"
  /// The name of the file that lists what is staged; where it is there, everything is.
  static let stagingList = "list"

  /// Completes what an ended process had staged whole, and removes what it had not.
  ///
  /// - Returns: The paths of the baselines that took their places, relative to the folder.
  package func completeInterruptedWriting() throws(BaselineError) -> [String] {
    var completed: [String] = []
    for work in WorkFolder.leftovers(
      in: path,
      prefix: Self.stagingPrefix,
      suffix: Self.stagingSuffix
    ) {
      guard let paths = stagedPaths(in: work.path) else { continue }
      do {
        completed += try promote(paths, from: work)
      } catch {
        work.keep()
        throw error
      }
    }
    return completed
  }

  /// Refuses to read baselines of which some are of a recording and some of the one before.
  func checkThatNoWritingIsUnderWay(_ names: [String]) throws(BaselineError) {
    for name in names where name.hasPrefix(Self.stagingPrefix) {
      guard stagedPaths(in: "\(path)/\(name)") == nil else {
        throw .interrupted(folder: path, staged: name)
      }
    }
  }

  /// Renames staged files to their places; those that are not there any more have theirs.
  @discardableResult
  fileprivate func promote(
    _ paths: [String],
    from work: WorkFolder
  ) throws(BaselineError) -> [String] {
    var promoted: [String] = []
    for (position, path) in paths.enumerated() {
      try createFolder(of: path)
      let name = try location(of: path)
      guard rename("\(work.path)/\(position)", name) != 0 else {
        promoted.append(path)
        continue
      }
      let code = errno
      guard code == ENOENT else { throw .unwritable(file: name, errno: code) }
    }
    for folder in Set(paths.map { self.folder(of: $0) }) {
      FormerLeftovers.removeTemporaryFiles(in: folder)
      let code = FileSystem.synchronize(folder)
      guard code == 0 else { throw .unwritable(file: folder, errno: code) }
    }
    return promoted
  }

  fileprivate func createFolder(of path: String) throws(BaselineError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder(of: path),
        withIntermediateDirectories: true
      )
    } catch {
      throw .unwritable(file: "\(self.path)/\(path)", reason: error.localizedDescription)
    }
  }

  private func folder(of path: String) -> String {
    URL(filePath: "\(self.path)/\(path)").deletingLastPathComponent().path
  }

  /// The paths that a staging folder lists, in the order of its files; nil without a list.
  private func stagedPaths(in folder: String) -> [String]? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.stagingList)") else {
      return nil
    }
    // Other lines than ours lead nowhere.
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter(Self.isBaseline)
  }
}

extension BaselineError {
  fileprivate static func unwritable(file: String, errno code: Int32) -> BaselineError {
    .unwritable(file: file, reason: String(cString: strerror(code)))
  }
}
