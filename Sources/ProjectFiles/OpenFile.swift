import Foundation

/// A file or folder that is opened without reading it, and its path without links.
///
/// Opening a pipe or a device in another way may block or have side effects. The path belongs to
/// the open file, so a link cannot change between a check and the read.
final class OpenFile {
  let status: FileStatus
  /// The path without links.
  let resolved: String
  private let descriptor: Int32
  /// The path of the descriptor in `/proc`; nil on a system without it.
  private let descriptorPath: String?

  /// Linux's `O_PATH`, which Glibc's module lacks: it refers to the file without opening it.
  private static let namesOnly: Int32 = 0o10_000_000

  /// Opens a path and follows its links.
  init(_ path: String) throws(FileRefusal) {
    let descriptor = open(path, Self.namesOnly | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileRefusal(errno: errno, at: path) }
    guard let status = FileStatus(ofDescriptor: descriptor) else {
      close(descriptor)
      throw FileRefusal(errno: errno, at: path)
    }
    let descriptorPath = "/proc/self/fd/\(descriptor)"
    if let target = Self.target(of: descriptorPath) {
      (self.descriptorPath, resolved) = (descriptorPath, target)
    } else {
      guard let target = realPath(path),
        FileStatus(of: target, followingLinks: false)?.number == status.number
      else {
        close(descriptor)
        throw FileRefusal(.unreadable("it changed meanwhile"), at: path)
      }
      (self.descriptorPath, resolved) = (nil, target)
    }
    self.descriptor = descriptor
    self.status = status
  }

  deinit { close(descriptor) }

  /// Reads a regular file to its end, up to a limit.
  ///
  /// - Returns: The bytes; nil if the file exceeds the limit.
  func bytes(limit: Int, of path: String) throws(FileRefusal) -> Data? {
    let reading = try reopened(O_RDONLY, path)
    defer { close(reading) }
    // A buffer with one byte more than the file detects its end.
    var data = Data(count: min(status.size, limit) + 1)
    var count = 0
    while true {
      let read = data.withUnsafeMutableBytes { buffer in
        Glibc.read(reading, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      guard read >= 0 || errno == EINTR else { throw FileRefusal(errno: errno, at: path) }
      count += max(0, read)
      if read == 0 { return data.prefix(count) }
      if count > limit { return nil }
      // The file has grown.
      if count == data.count { data.count = min(max(2 * count, 4096), limit + 1) }
    }
  }

  /// Opens the file for reading it in chunks.
  func handle(of path: String) throws(FileRefusal) -> FileHandle {
    FileHandle(fileDescriptor: try reopened(O_RDONLY, path), closeOnDealloc: true)
  }

  /// Reads the names in a folder, in the order of their bytes.
  func names(of path: String) throws(FileRefusal) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    _ = try firstEntry(of: path) { entry in
      entries.append(entry)
      return false
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Returns an entry of a folder that meets a condition; nil if there is none.
  ///
  /// The entries come in the order of the file system, so large folders are not sorted.
  func firstEntry(
    of path: String,
    where isFound: (FolderEntry) -> Bool
  ) throws(FileRefusal) -> FolderEntry? {
    guard status.kind == .folder else { throw FileRefusal(.notAFolder, at: path) }
    let reading = try reopened(O_RDONLY | O_DIRECTORY, path)
    guard let folder = fdopendir(reading) else {
      close(reading)
      throw FileRefusal(errno: errno, at: path)
    }
    defer { closedir(folder) }
    while true {
      errno = 0
      guard let next = readdir(folder) else { break }
      let entry = FolderEntry(next)
      if entry.name != ".", entry.name != "..", isFound(entry) { return entry }
    }
    guard errno == 0 else { throw FileRefusal(errno: errno, at: path) }
    return nil
  }

  /// Opens the same file for reading.
  private func reopened(_ flags: Int32, _ path: String) throws(FileRefusal) -> Int32 {
    // Reading a pipe must wait for its writer.
    let waiting = status.kind == .special ? 0 : O_NONBLOCK
    let reading = open(descriptorPath ?? resolved, flags | O_CLOEXEC | O_NOCTTY | waiting)
    guard reading >= 0 else { throw FileRefusal(errno: errno, at: path) }
    guard descriptorPath != nil || FileStatus(ofDescriptor: reading)?.number == status.number else {
      close(reading)
      throw FileRefusal(.unreadable("it changed meanwhile"), at: path)
    }
    return reading
  }

  private static func target(of descriptorPath: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(descriptorPath, start, buffer.count)
      guard count > 0, count < buffer.count, start[0] == CChar(bitPattern: UInt8(ascii: "/")) else {
        return nil
      }
      return buffer.prefix(count).withMemoryRebound(to: UInt8.self) {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }
}

/// A name in a folder.
struct FolderEntry {
  enum Kind {
    case file, folder, link
    /// The file system does not report the kind.
    case unknown
  }

  let name: String
  let kind: Kind

  init(_ entry: UnsafeMutablePointer<dirent>) {
    kind =
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): .folder
      case Int(DT_LNK): .link
      case Int(DT_UNKNOWN): .unknown
      default: .file
      }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let bytes = UnsafeRawPointer(entry) + offset
    name = String(cString: bytes.assumingMemoryBound(to: UInt8.self))
  }
}
