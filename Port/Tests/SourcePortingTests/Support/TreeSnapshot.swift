import Foundation

/// The properties of files that a change affects: names, kinds, modes, times, links and contents.
struct TreeSnapshot: Equatable {
  private struct Entry: Equatable {
    var mode: UInt32
    var inode: UInt64
    var links: UInt64
    var size: Int64
    var modified: [Int]
    /// The time of the last change of metadata or content.
    var changed: [Int]
    /// The content of a file, or the target of a link.
    var content: [UInt8]
  }

  /// The entries by the bytes of their names.
  private var entries: [[UInt8]: Entry] = [:]

  /// Reads a folder, without the build folders in it.
  init(of folder: String) { add(folder) }

  private mutating func add(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    var content: [UInt8] = []
    if kind == S_IFREG { content = Self.content(of: path) }
    if kind == S_IFLNK { content = Self.target(of: path) }
    entries[Array(path.utf8)] = Entry(
      mode: UInt32(status.st_mode),
      inode: UInt64(status.st_ino),
      links: UInt64(status.st_nlink),
      size: Int64(status.st_size),
      modified: [status.st_mtim.tv_sec, status.st_mtim.tv_nsec],
      changed: [status.st_ctim.tv_sec, status.st_ctim.tv_nsec],
      content: content
    )
    guard kind == S_IFDIR else { return }
    for name in Self.names(in: path) where name != ".build" { add("\(path)/\(name)") }
  }

  /// Returns the paths that differ.
  func differences(from other: TreeSnapshot) -> [String] {
    Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }
      .map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func content(of path: String) -> [UInt8] {
    Array((try? Data(contentsOf: URL(filePath: path))) ?? Data())
  }

  private static func target(of path: String) -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    return buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }
  }
}
