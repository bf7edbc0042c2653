import Foundation
import ProjectFiles
package import SnapshotModel

/// A batch of baselines that is written completely or not at all.
///
/// Files are staged in a folder inside the baselines folder. When all files are on the disk, a list
/// of their paths is written next to them. The list commits the batch: each file is then renamed to
/// its path. The next process that writes removes folders without a list that ended processes left.
/// ``BaselineFolder/completeInterruptedWriting()`` completes folders with a list.
package struct BaselineStaging {
  private let folder: BaselineFolder
  /// The staging folder.
  ///
  /// It names files by their index in the paths. Nil while there are none.
  private var work: WorkFolder?
  private var paths: [String] = []

  /// - Throws: An error if an ended process left committed files that are not at their paths yet.
  package init(in folder: BaselineFolder) throws(BaselineError) {
    self.folder = folder
    try folder.checkNoInterruptedBatch()
  }

  /// The change of a baseline.
  package enum Change: Sendable {
    case new, changed
  }

  /// Stages a run; nil if it equals the present baseline of its case, which is not touched.
  @discardableResult
  package mutating func add(_ run: Run) throws(BaselineError) -> Change? {
    let path = baselinePath(for: run.identity)
    let name = try folder.location(of: path)
    let data = Data(BaselineCoding.text(for: run).utf8)
    let present = try folder.content(of: path)
    guard present != data else { return nil }
    let staged = "\(try workFolder(for: name).path)/\(paths.count)"
    let code = FileSystem.write(data, to: staged)
    guard code == 0 else { throw .unwritable(file: name, errno: code) }
    paths.append(path)
    return present == nil ? .new : .changed
  }

  /// Moves all staged files to their paths.
  ///
  /// - Throws: An error. If one file cannot be moved, others may already be moved, and the next
  ///   process that writes baselines continues with the rest.
  package mutating func promote() throws(BaselineError) {
    guard let work else { return }
    try synchronizeFiles(in: work)
    try folder.createFolders(of: paths)
    // A single file is renamed atomically and needs no list.
    if paths.count > 1 { try writeList(in: work) }
    do {
      try folder.promote(paths, from: work)
    } catch {
      if paths.count > 1 { work.keep() }
      throw error
    }
    self.work = nil
    paths = []
  }

  /// Waits until all staged files are on the disk.
  private func synchronizeFiles(in work: WorkFolder) throws(BaselineError) {
    let staged = paths.indices.map { "\(work.path)/\($0)" }
    guard let failure = FileSystem.synchronize(all: staged) else { return }
    throw .unwritable(file: try folder.location(of: paths[failure.index]), errno: failure.code)
  }

  /// Writes the list that commits the staged files.
  private func writeList(in work: WorkFolder) throws(BaselineError) {
    let list = "\(work.path)/\(WorkFolder.list)"
    let text = paths.map { $0 + "\n" }.joined()
    try write(Data(text.utf8), to: "\(list).new", for: list)
    let code = FileSystem.rename("\(list).new", to: list)
    guard code == 0 else { throw .unwritable(file: list, errno: code) }
    // A power failure could otherwise lose the list's name, and the batch would not be atomic.
    _ = FileSystem.synchronize(work.path)
  }

  private mutating func workFolder(for file: String) throws(BaselineError) -> WorkFolder {
    if let work { return work }
    let code = FileSystem.makeFolder(folder.path)
    guard code == 0 else { throw .unwritable(file: file, errno: code) }
    do throws(SystemFailure) {
      let work = try WorkFolder(
        in: folder.path,
        prefix: FileSystem.stagingPrefix,
        suffix: FileSystem.stagingSuffix
      )
      self.work = work
      return work
    } catch {
      throw .unwritable(file: file, errno: error.code)
    }
  }

  /// Writes a file and waits until it is on the disk.
  ///
  /// Errors contain the path of its baseline.
  private func write(
    _ bytes: Data,
    to staged: String,
    for file: String
  ) throws(BaselineError) {
    var code = FileSystem.write(bytes, to: staged)
    if code == 0 { code = FileSystem.synchronize(staged) }
    guard code == 0 else { throw .unwritable(file: file, errno: code) }
  }
}

extension BaselineFolder {
  /// The staging folders of ended processes.
  private var leftovers: [WorkFolder] {
    WorkFolder.leftovers(
      in: path,
      prefix: FileSystem.stagingPrefix,
      suffix: FileSystem.stagingSuffix
    )
  }

  /// Completes the committed batches of ended processes and removes the others.
  ///
  /// - Returns: The paths of the moved baselines, relative to the folder.
  /// - Throws: An error for an unreadable list, or for a file that cannot be moved. All folders
  ///   with a list then remain.
  package func completeInterruptedWriting() throws(BaselineError) -> [String] {
    var completed: [String] = []
    let works = leftovers
    for work in works where work.hasList { work.keep() }
    for work in works {
      guard let paths = try stagedPaths(in: work.path) else { continue }
      // A list can come from someone else and lead through a link.
      for path in paths { _ = try location(of: path) }
      try createFolders(of: paths)
      completed += try promote(paths, from: work)
      work.keep(false)
    }
    return completed
  }

  /// Rejects a new batch while a committed batch of an ended process is incomplete.
  fileprivate func checkNoInterruptedBatch() throws(BaselineError) {
    let works = leftovers.filter(\.hasList)
    for work in works { work.keep() }
    guard let work = works.first else { return }
    throw .interrupted(folder: path, staged: URL(filePath: work.path).lastPathComponent)
  }

  /// Rejects reading while a batch is only partly moved, because baselines of two recordings are
  /// mixed.
  func checkNoBatchInProgress(_ names: [String]) throws(BaselineError) {
    for name in names where name.hasPrefix(FileSystem.stagingPrefix) {
      guard try stagedPaths(in: "\(path)/\(name)") == nil else {
        throw .interrupted(folder: path, staged: name)
      }
    }
  }

  /// Renames staged files to their paths.
  ///
  /// Missing files are already moved.
  @discardableResult
  fileprivate func promote(
    _ paths: [String],
    from work: WorkFolder
  ) throws(BaselineError) -> [String] {
    var promoted: [String] = []
    for (position, path) in paths.enumerated() {
      let name = try location(of: path)
      let code = FileSystem.rename("\(work.path)/\(position)", to: name)
      if code == 0 { promoted.append(path) }
      guard code == 0 || code == ENOENT else { throw .unwritable(file: name, errno: code) }
    }
    for folder in folders(of: paths) {
      let code = FileSystem.synchronize(folder)
      guard code == 0 else { throw .unwritable(file: folder, errno: code) }
    }
    return promoted
  }

  /// Creates the folders of baselines, given by their paths.
  fileprivate func createFolders(of paths: [String]) throws(BaselineError) {
    for folder in folders(of: paths) {
      let code = FileSystem.makeFolder(folder)
      guard code == 0 else { throw .unwritable(file: folder, errno: code) }
    }
  }

  /// Returns the folders of the paths, without duplicates.
  private func folders(of paths: [String]) -> [String] {
    paths.map { ExactPath(URL(filePath: "\(path)/\($0)").deletingLastPathComponent().path) }
      .distinct.map(\.text)
  }

  /// Returns the paths in a staging folder's list, in the order of its files; nil without a list.
  private func stagedPaths(in folder: String) throws(BaselineError) -> [String]? {
    let list = "\(folder)/\(WorkFolder.list)"
    let data: Data
    do throws(FileRefusal) {
      data = try reader.contents(of: list, as: .baseline, isNamed: true)
    } catch  where error.reason == .missing {
      return nil
    } catch {
      throw BaselineError(error)
    }
    // Ignores lines in another format.
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter(Self.isBaseline)
  }
}

extension BaselineError {
  fileprivate static func unwritable(file: String, errno code: Int32) -> BaselineError {
    .unwritable(file: file, reason: String(cString: strerror(code)))
  }
}
