import Foundation

/// The folder of the working copy, and the only type that changes files.
///
/// All paths are below the folder, and the type follows no links. A link in place of a folder or
/// file is replaced if the tool wrote it, and refused otherwise. Files are written under another
/// name and renamed, never in place, so a hard link keeps its content. The manifest lists a file
/// before it is written.
final class OwnFolder {
  /// The path, for messages.
  let path: String
  /// The path without links.
  let realPath: String

  private let folder: Descriptor
  private var files: OwnFiles

  private static let manifest: TreePath = "files.json"
  private static let unfinished: TreePath = "unfinished"
  /// Files of the tool that no manifest lists.
  private static let fixed: [TreePath] = ["state.json", "resources.txt"]

  /// Opens the working copy of a package, and waits until no other process updates it.
  init(of root: String) throws {
    path = "\(root)/.build/scvdb-port"
    guard let top = Descriptor(path: root, openPath | O_DIRECTORY) else {
      throw PortError.notWritten(file: path, reason: SystemFailure().reason)
    }
    let build = try Self.subfolder(".build", of: top, mode: 0o755, at: "\(root)/.build")
    let entry = try Self.subfolder("scvdb-port", of: build, mode: 0o700, at: path)
    guard let folder = entry.reopened(O_DIRECTORY), let realPath = folder.realPath else {
      throw PortError.notWritten(file: path, reason: SystemFailure().reason)
    }
    (self.folder, self.realPath) = (folder, realPath)
    files = OwnFiles()
    while flock(folder.number, LOCK_EX) != 0, errno == EINTR {}
    readManifest()
  }

  private static func subfolder(
    _ name: String,
    of parent: Descriptor,
    mode: mode_t,
    at path: String
  ) throws -> Descriptor {
    guard parent.makeFolder(name, mode: mode) else {
      throw PortError.notWritten(file: path, reason: SystemFailure().reason)
    }
    guard let folder = parent.openFolder(name) else {
      throw errno == ENOTDIR
        ? PortError.notAFolder(path: path)
        : PortError.notWritten(file: path, reason: SystemFailure().reason)
    }
    return folder
  }

  private func readManifest() {
    if let files = contents(of: Self.manifest).flatMap(OwnFiles.init) {
      self.files = files
    } else if let state = contents(of: "state.json") {
      // Older versions let others enter the folder.
      _ = folder.makePrivate()
      files.addOutputs(of: state, below: "package")
      for name in names(in: "packages") where name.hasSuffix(".json") {
        let path = TreePath("packages/\(name)")
        let package = TreePath("packages/\(name.dropLast(".json".count))")
        files.list(path)
        files.list(package.appending("resources.txt"))
        if let state = contents(of: path) { files.addOutputs(of: state, below: package) }
      }
      for path in Self.fixed { files.list(path) }
    }
    files.list(Self.unfinished)
    files.list(Self.manifest)
  }

  // MARK: Reading

  /// Reads a file of the working copy; returns nil if it does not exist.
  func contents(of path: TreePath) -> Data? {
    guard let file = openFile(path) else { return nil }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: Descriptor.bufferSize)
    while let part = try? file.read(into: &buffer), !part.isEmpty { data += part }
    return data
  }

  /// Returns whether a file still has the content that the tool wrote.
  func isIntact(_ path: TreePath) -> Bool {
    guard let written = files[path]?.written else { return false }
    return openFile(path)?.status.map(FileStamp.init) == written
  }

  /// Opens a regular file; returns nil for anything else, or for a path through a link.
  private func openFile(_ path: TreePath) -> Descriptor? {
    guard let parent = parent(of: path), let entry = parent.open(path.name, openPath),
      let status = entry.status, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return entry.reopened()
  }

  private func names(in path: TreePath) -> [String] {
    guard let folder = parent(of: path.appending("name")) else { return [] }
    return (folder.names() ?? []).compactMap { String(validating: $0, as: UTF8.self) }
  }

  // MARK: Writing

  /// Lists the files that this run writes below a folder, and removes the files that earlier runs
  /// wrote there.
  ///
  /// A path that ends with a slash is an empty folder.
  func plan(_ paths: Set<TreePath>, below folder: TreePath) throws {
    for path in files.records.keys.sorted() where path.isBelow(folder) && !paths.contains(path) {
      remove(path, keeping: folder)
    }
    try announce(paths.sorted())
    for path in paths.sorted() where path.text.hasSuffix("/") {
      _ = try makeParent(of: path.appending("name"))
    }
  }

  /// Lists files that are about to be written.
  ///
  /// - Throws: ``PortError/foreignFile(path:folder:)`` if something is there that the tool did not
  ///   write.
  func announce(_ paths: [TreePath]) throws {
    for path in paths where !files.contains(path) {
      guard kind(of: path) == nil || path.text.hasSuffix("/") else { throw foreign(path) }
      files.list(path)
    }
    try save()
  }

  /// Removes all files that the tool wrote below folders of a folder, except for those named.
  func removeFolders(in folder: TreePath, except kept: Set<TreePath>) {
    for path in files.records.keys.sorted() where path.isBelow(folder) {
      guard !kept.contains(where: { path == $0 || path.isBelow($0) }) else { continue }
      remove(path, keeping: folder)
    }
  }

  /// Removes a file at the top, if the tool wrote it.
  func removeFile(_ path: TreePath) { remove(path, keeping: "") }

  /// Writes a listed file if its content differs, and returns whether it did.
  @discardableResult
  func write(_ data: Data, to path: TreePath, mode: UInt32 = 0o644) throws -> Bool {
    try claim(path)
    let differs = contents(of: path) != data
    if differs {
      try replace(path, mode: mode) { file throws(SystemFailure) in
        try file.write(Array(data)[...])
      }
    }
    record(path, source: nil)
    return differs
  }

  /// Copies a file of the user to a listed file if the content differs, and returns whether it did.
  @discardableResult
  func copy(_ item: SourceItem, to path: TreePath) throws -> Bool {
    if files[path]?.source == item.stamp, isIntact(path) { return false }
    try claim(path)
    let source = try item.opened()
    let differs = (try? isCopy(path, of: source, item)) != true
    if differs {
      guard lseek(source.number, 0, SEEK_SET) == 0 else { throw failure(path) }
      var buffer = [UInt8](repeating: 0, count: Descriptor.bufferSize)
      try replace(path, mode: item.stamp.mode | 0o600) { file throws(SystemFailure) in
        while case let part = try source.read(into: &buffer), !part.isEmpty {
          try file.write(part)
        }
      }
    }
    record(path, source: item.stamp)
    return differs
  }

  /// Writes the manifest, if it has changed.
  func save() throws {
    guard files.isChanged else { return }
    let data = try files.data
    try replace(Self.manifest, mode: 0o644) { file throws(SystemFailure) in
      try file.write(Array(data)[...])
    }
    files.isChanged = false
  }

  /// Refuses links below a folder: SwiftPM, which runs there, would follow them.
  ///
  /// SwiftPM's own links in its build folder are ignored.
  func refuseLinks(below path: TreePath) throws {
    guard let folder = parent(of: path.appending("name")) else { return }
    for name in names(in: path) {
      let entry = path.appending(name)
      switch folder.kind(of: name) {
      case S_IFLNK: throw foreign(entry)
      case S_IFDIR where name != ".build": try refuseLinks(below: entry)
      default: break
      }
    }
  }

  private func record(_ path: TreePath, source: FileStamp?) {
    let written = openFile(path)?.status.map(FileStamp.init)
    files.record(OwnFiles.Record(path: path, written: written, source: source))
  }

  private func isCopy(
    _ path: TreePath,
    of source: Descriptor,
    _ item: SourceItem
  ) throws(SystemFailure) -> Bool {
    guard let file = openFile(path), let status = file.status,
      Int(status.st_size) == item.stamp.size,
      UInt32(status.st_mode) & 0o700 == (item.stamp.mode | 0o600) & 0o700
    else { return false }
    var buffer = [UInt8](repeating: 0, count: Descriptor.bufferSize)
    var other = buffer
    while true {
      let (part, otherPart) = (try file.read(into: &buffer), try source.read(into: &other))
      guard part == otherPart else { return false }
      if part.isEmpty { return true }
    }
  }

  /// Refuses a path that is not listed, or that has something other than a file or link.
  private func claim(_ path: TreePath) throws {
    _ = try makeParent(of: path)
    let isReplaceable = kind(of: path).map { $0 == S_IFREG || $0 == S_IFLNK } ?? true
    guard isReplaceable, files.contains(path) else { throw foreign(path) }
  }

  /// Returns the kind of file at a path, without following links; nil if nothing exists there.
  private func kind(of path: TreePath) -> mode_t? {
    parent(of: path)?.kind(of: path.name)
  }

  private func foreign(_ path: TreePath) -> PortError {
    .foreignFile(path: "\(self.path)/\(path)", folder: self.path)
  }

  private func replace(
    _ path: TreePath,
    mode: UInt32,
    _ write: (Descriptor) throws(SystemFailure) -> Void
  ) throws {
    let parent = try makeParent(of: path)
    let name = Self.unfinished.text
    folder.remove(name)
    let flags = O_WRONLY | O_CREAT | O_EXCL
    guard let file = folder.open(name, flags, mode: mode_t(mode)) else {
      throw failure(path)
    }
    do {
      try write(file)
    } catch {
      folder.remove(name)
      throw PortError.notWritten(file: "\(self.path)/\(path)", reason: error.reason)
    }
    guard folder.move(name, to: parent, as: path.name) else { throw failure(path) }
  }

  private func failure(_ path: TreePath) -> PortError {
    .notWritten(file: "\(self.path)/\(path)", reason: SystemFailure().reason)
  }

  // MARK: Folders

  /// Opens the parent folder of a path; returns nil if it is missing, or behind a link.
  private func parent(of path: TreePath) -> Descriptor? {
    var parent: Descriptor? = folder
    for name in path.components.dropLast() {
      guard let next = parent, name != ".." else { return nil }
      parent = next.openFolder(name)
    }
    return path.name == ".." || path.name.isEmpty ? nil : parent
  }

  /// Opens the parent folder of a path, and makes missing folders.
  private func makeParent(of path: TreePath) throws -> Descriptor {
    let names = path.components
    guard !names.isEmpty, !path.leadsUp, !path.text.utf8.contains(0) else {
      throw foreign(path)
    }
    var parent = folder
    for count in 1..<names.count {
      let part = TreePath(components: Array(names.prefix(count)))
      if let next = parent.openFolder(part.name) {
        parent = next
        continue
      }
      guard parent.makeFolder(part.name, mode: 0o755) else { throw failure(part) }
      guard let next = parent.openFolder(part.name) else {
        throw foreign(part)
      }
      parent = next
    }
    return parent
  }

  /// Removes a listed file or link, and its parent folders that become empty.
  private func remove(_ path: TreePath, keeping folder: TreePath) {
    guard files.contains(path) else { return }
    files.remove(path)
    let isFolder = path.text.hasSuffix("/")
    if let parent = parent(of: path), let kind = parent.kind(of: path.name),
      isFolder ? kind == S_IFDIR : kind == S_IFREG || kind == S_IFLNK
    {
      parent.remove(path.name, isFolder: isFolder)
    }
    var around = path.parent
    while let next = around, next.isBelow(folder), let parent = parent(of: next),
      parent.remove(next.name, isFolder: true)
    {
      around = next.parent
    }
  }
}
