import Foundation

/// An open file or folder, closed with its last owner.
final class Descriptor: Sendable {
  let number: Int32

  /// Takes over an open descriptor; nil for -1, with the reason in `errno`.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// Opens a path, and follows links.
  convenience init?(path: String, _ flags: Int32) {
    self.init(Foundation.open(path, flags | O_CLOEXEC))
  }

  deinit { close(number) }

  var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// The path without links; nil if the system does not tell it.
  var realPath: String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = buffer.withUnsafeMutableBytes { bytes in
      let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      return start.map { readlink("/proc/self/fd/\(number)", $0, bytes.count) } ?? -1
    }
    guard count > 0, count < buffer.count else { return nil }
    return String(validating: buffer[..<count], as: UTF8.self)
  }

  /// Opens the same file or folder again, to read it.
  func reopened(_ flags: Int32 = 0) -> Descriptor? {
    Descriptor(path: "/proc/self/fd/\(number)", O_RDONLY | O_NONBLOCK | flags)
  }

  /// Fills the buffer with the next bytes, and returns them; the result is empty at the end.
  ///
  /// - Throws: the reason in `errno`.
  func read(into buffer: inout [UInt8]) throws(SystemFailure) -> ArraySlice<UInt8> {
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { Foundation.read(number, $0, bytes.count) } ?? 0
      }
      if count >= 0 { return buffer[..<count] }
      if errno != EINTR { throw SystemFailure() }
    }
  }

  /// Writes all bytes.
  func write(_ bytes: ArraySlice<UInt8>) throws(SystemFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        bytes.baseAddress.map { Foundation.write(number, $0, bytes.count) } ?? 0
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SystemFailure()
      }
    }
  }

  static let bufferSize = 1 << 17

  // MARK: Folders

  /// Opens an entry of a folder, but not a link.
  func open(_ name: String, _ flags: Int32, mode: mode_t = 0) -> Descriptor? {
    Descriptor(openat(number, name, flags | O_NOFOLLOW | O_CLOEXEC, mode))
  }

  /// Opens a folder in a folder; nil for a link.
  func openFolder(_ name: String) -> Descriptor? { open(name, openPath | O_DIRECTORY) }

  /// Returns the kind of a folder's entry, without following links; nil if there is no such entry.
  func kind(of name: String) -> mode_t? {
    var status = stat()
    guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// Removes an entry of a folder, and returns whether it succeeded.
  ///
  /// It removes a link rather than its target, and folders only if they are empty.
  @discardableResult
  func remove(_ name: String, isFolder: Bool = false) -> Bool {
    unlinkat(number, name, isFolder ? AT_REMOVEDIR : 0) == 0
  }

  /// Makes a folder unless the name exists; returns false with the reason in `errno`.
  func makeFolder(_ name: String, mode: mode_t) -> Bool {
    mkdirat(number, name, mode) == 0 || errno == EEXIST
  }

  /// Restricts access to the folder to its owner.
  func makePrivate() -> Bool { fchmod(number, 0o700) == 0 }

  /// Reads the names in a folder, in the order of their bytes; nil with the reason in `errno`.
  func names() -> [[UInt8]]? {
    guard let folder = reopened(O_DIRECTORY),
      let stream = fdopendir(fcntl(folder.number, F_DUPFD_CLOEXEC, 0))
    else { return nil }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = readdir(stream) {
      names.append(entry.nameBytes)
      errno = 0
    }
    guard errno == 0 else { return nil }
    return names.filter { $0 != Array(".".utf8) && $0 != Array("..".utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Moves an entry of the folder into another, over an entry of that name.
  func move(_ name: String, to folder: Descriptor, as newName: String) -> Bool {
    renameat(number, name, folder.number, newName) == 0
  }
}

/// Linux's `O_PATH` opens a name and not the file: pipes do not block, devices do not act.
let openPath: Int32 = 0o10000000

/// A failed call of the system.
struct SystemFailure: Error {
  var code = errno

  var reason: String { String(cString: strerror(code)) }
}

extension UnsafeMutablePointer<dirent> {
  /// The name up to its zero; the entry may be shorter than its type.
  fileprivate var nameBytes: [UInt8] {
    let start = UnsafeRawPointer(self) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
    let count = strlen(start.assumingMemoryBound(to: CChar.self))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
