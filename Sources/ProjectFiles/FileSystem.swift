package import Foundation
import Glibc
import Synchronization

/// The only writer of files: scenarios, baselines, reports, published databases and their backups.
///
/// Each function waits for the system and returns its error number.
package enum FileSystem {
  /// The calls that can fail.
  package enum Call: Sendable {
    case makeFolder, write, synchronize, rename
  }

  /// A test hook before each call: returns the error number of a simulated failure, or 0.
  @TaskLocal package static var fault: @Sendable (Call, _ path: String) -> Int32 = { _, _ in 0 }

  /// The prefix of a folder with staged files.
  package static let stagingPrefix = ".accept."
  /// The suffix of a staged file or folder.
  package static let stagingSuffix = ".draft"

  /// Writes a file and replaces its content, without waiting for the disk.
  ///
  /// - Returns: 0, or the error number; then a part may be written.
  package static func write(_ bytes: Data, to path: String) -> Int32 {
    write(bytes, to: path, O_TRUNC)
  }

  /// Creates a file with an unused name and its folders, without waiting for the disk.
  ///
  /// - Returns: 0, or the error number: `EEXIST` if the name is in use. Then no file is created.
  package static func create(_ path: String, with bytes: Data) -> Int32 {
    let code = makeFolder(URL(filePath: path).deletingLastPathComponent().path)
    guard code == 0 else { return code }
    return write(bytes, toNew: path, O_EXCL)
  }

  /// Writes a new file and removes it again after an error.
  private static func write(_ bytes: Data, toNew path: String, _ flag: Int32) -> Int32 {
    var isOpened = false
    let code = write(bytes, to: path, flag) { isOpened = true }
    if code != 0, isOpened { unlink(path) }
    return code
  }

  private static func write(
    _ bytes: Data,
    to path: String,
    _ flag: Int32,
    opened: () -> Void = {}
  ) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flag, 0o666)
    guard descriptor >= 0 else { return errno }
    opened()
    let fault = fault(.write, path)
    // Simulates a full disk, which accepts only a part.
    let code = write(fault == 0 ? bytes : bytes.prefix(bytes.count / 2), to: descriptor)
    // Some file systems report a full disk only when the file is closed.
    let closed = close(descriptor) == 0 ? 0 : errno
    return [fault, code, closed].first { $0 != 0 } ?? 0
  }

  private static func write(_ bytes: Data, to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while let start = rest.isEmpty ? nil : UnsafeRawBufferPointer(rebasing: rest).baseAddress {
        let count = Glibc.write(descriptor, start, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// Replaces a file with a new one that is complete and on the disk; a link still leads to the
  /// file.
  ///
  /// - Returns: 0, or the error number. Then the file is unchanged, or only its name may not be on
  ///   the disk.
  package static func replace(_ path: String, with bytes: Data) -> Int32 {
    let file = URL(filePath: path).resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent().path
    do throws(SystemFailure) {
      let work = try WorkFolder(
        in: folder,
        prefix: stagingPrefix,
        suffix: stagingSuffix
      )
      let staged = "\(work.path)/0"
      var code = write(bytes, to: staged)
      if code == 0 { code = copyMode(of: file.path, to: staged) }
      if code == 0 { code = synchronize(staged) }
      if code == 0 { code = rename(staged, to: file.path) }
      return code == 0 ? synchronize(folder) : code
    } catch {
      return error.code
    }
  }

  /// Writes a file that a user specified for output.
  ///
  /// A regular file keeps its content until the new one is on the disk. Devices and pipes are
  /// written directly, as are files in a folder where new files cannot be created.
  ///
  /// - Returns: 0, or the error number.
  package static func writeOutput(_ bytes: Data, to path: String) -> Int32 {
    var status = stat()
    let isThere = stat(path, &status) == 0
    // These paths are standard streams, which can be files that other processes also write to.
    let isStream = ["/dev/fd/", "/dev/std", "/proc/"].contains { path.hasPrefix($0) }
    guard isThere, !isStream, status.st_mode & S_IFMT == S_IFREG else {
      return isThere || isStream ? write(bytes, to: path) : write(bytes, toNew: path, O_TRUNC)
    }
    let code = replace(path, with: bytes)
    // A file with its own mount, for example in a container, cannot be replaced.
    let isFixed = [EACCES, EPERM, EROFS, EBUSY, EXDEV].contains(code)
    return isFixed && isWritable(path) ? write(bytes, to: path) : code
  }

  /// Copies the permissions of a file, if it exists, to another one.
  private static func copyMode(of path: String, to newPath: String) -> Int32 {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return chmod(newPath, status.st_mode & 0o777) == 0 ? 0 : errno
  }

  /// Creates a folder and the missing folders above it.
  ///
  /// An existing folder is not an error.
  ///
  /// - Returns: 0, or the error number.
  package static func makeFolder(_ path: String) -> Int32 {
    let code = makeOneFolder(path)
    guard code == ENOENT else { return code }
    let parent = URL(filePath: path).deletingLastPathComponent().path
    guard parent != path else { return code }
    let above = makeFolder(parent)
    // The `/proc` file system reports a missing parent folder although it exists.
    return above == 0 ? makeOneFolder(path) : above
  }

  /// Creates a folder in an existing one.
  private static func makeOneFolder(_ path: String) -> Int32 {
    let fault = fault(.makeFolder, path)
    guard fault == 0 else { return fault }
    guard mkdir(path, 0o777) != 0 else { return 0 }
    let code = errno
    guard code == EEXIST else { return code }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR ? 0 : code
  }

  /// Returns whether this process may write a file, or create files in a folder, as its effective
  /// user.
  package static func isWritable(_ path: String) -> Bool {
    faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0
  }

  /// Waits until a file, or the names in a folder, are on the disk.
  ///
  /// - Returns: 0, or the error number.
  package static func synchronize(_ path: String) -> Int32 { synchronize(path, fault) }

  private static func synchronize(_ path: String, _ fault: (Call, String) -> Int32) -> Int32 {
    let code = fault(.synchronize, path)
    guard code == 0 else { return code }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    // Some file systems do not support synchronizing a folder and return EINVAL.
    return fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
  }

  /// Waits until files are on the disk, many at a time: they share one write of the disk's journal.
  ///
  /// - Returns: The first file that failed with its error number; nil without one.
  package static func synchronize(all paths: [String]) -> (index: Int, code: Int32)? {
    let failures = FailedFiles(paths, fault)
    let threads = min(concurrentSyncs, paths.count)
    let group = DispatchGroup()
    for thread in 0..<threads {
      group.enter()
      // The threads block. Dispatch would start only one for each processor.
      Thread.detachNewThread {
        failures.synchronize(from: thread, by: threads)
        group.leave()
      }
    }
    group.wait()
    return failures.first
  }

  /// The files to synchronize, and the error numbers by their indices.
  private final class FailedFiles: Sendable {
    private let paths: [String]
    private let fault: @Sendable (Call, String) -> Int32
    private let codes = Mutex<[Int: Int32]>([:])

    init(_ paths: [String], _ fault: @escaping @Sendable (Call, String) -> Int32) {
      self.paths = paths
      self.fault = fault
    }

    var first: (index: Int, code: Int32)? {
      codes.withLock { $0.min { $0.key < $1.key } }.map { (index: $0.key, code: $0.value) }
    }

    func synchronize(from first: Int, by step: Int) {
      for index in stride(from: first, to: paths.count, by: step) {
        // Threads do not inherit task-local values.
        let code = FileSystem.synchronize(paths[index], fault)
        if code != 0 { codes.withLock { $0[index] = code } }
      }
    }
  }

  /// The number of files that are synchronized concurrently.
  private static let concurrentSyncs = 32

  /// Renames a file and replaces a file with the new name.
  ///
  /// - Returns: 0, or the error number.
  package static func rename(_ path: String, to newPath: String) -> Int32 {
    let fault = fault(.rename, newPath)
    guard fault == 0 else { return fault }
    return Glibc.rename(path, newPath) == 0 ? 0 : errno
  }

  /// Removes a folder without entries; another folder stays.
  package static func removeEmptyFolder(_ path: String) { rmdir(path) }
}
