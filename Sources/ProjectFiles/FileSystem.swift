package import Foundation
import Glibc
import Synchronization

/// The one writer of files: scenarios, baselines, reports, and what publishes and backs up a database.
///
/// Each function waits for the system, and returns the number of its error.
package enum FileSystem {
  /// What can fail.
  package enum Call: Sendable {
    case makeFolder, write, synchronize, rename
  }

  /// Asked before each call, in tests: the number of the error with which the call fails, or 0.
  @TaskLocal package static var fault: @Sendable (Call, _ path: String) -> Int32 = { _, _ in 0 }

  /// The name of a folder that contains files until they take their places.
  package static let stagingPrefix = ".accept."
  /// The end of the name of a file until it takes its place.
  package static let stagingSuffix = ".draft"

  /// Writes a file from its beginning, in the place of what it has; it need not be on the disk afterwards.
  ///
  /// - Returns: 0, or the number of the error; then a part may be written.
  package static func write(_ bytes: Data, to path: String) -> Int32 {
    write(bytes, to: path, O_TRUNC)
  }

  /// Writes a file under a name that nothing has, with the folders around it; it need not be on the disk
  /// afterwards.
  ///
  /// - Returns: 0, or the number of the error: `EEXIST` where something has the name. Then there is no new file.
  package static func create(_ path: String, with bytes: Data) -> Int32 {
    let code = makeFolder(URL(filePath: path).deletingLastPathComponent().path)
    guard code == 0 else { return code }
    return write(bytes, toNew: path, O_EXCL)
  }

  /// Writes a file that is removed again where that fails.
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
    // As on a full disk, which takes a part.
    let code = write(fault == 0 ? bytes : bytes.prefix(bytes.count / 2), to: descriptor)
    // Some file systems report only here that there is no room.
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

  /// Writes a file that takes the place of what has its name when it is whole and on the disk; a link keeps
  /// leading to it.
  ///
  /// - Returns: 0, or the number of the error; then the file is what it was, or the name alone may not be on
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

  /// Writes the file that a user named for an output.
  ///
  /// A regular file keeps its content until the new one is on the disk. Devices and pipes are written
  /// directly, and so is a file in a folder where nothing new can be made.
  ///
  /// - Returns: 0, or the number of the error.
  package static func writeOutput(_ bytes: Data, to path: String) -> Int32 {
    var status = stat()
    let isThere = stat(path, &status) == 0
    // The standard streams have names there, and may be files that others write to as well.
    let isStream = ["/dev/fd/", "/dev/std", "/proc/"].contains { path.hasPrefix($0) }
    guard isThere, !isStream, status.st_mode & S_IFMT == S_IFREG else {
      return isThere || isStream ? write(bytes, to: path) : write(bytes, toNew: path, O_TRUNC)
    }
    let code = replace(path, with: bytes)
    // A file that is mounted by itself, as into a container, cannot be replaced.
    let isFixed = [EACCES, EPERM, EROFS, EBUSY, EXDEV].contains(code)
    return isFixed && isWritable(path) ? write(bytes, to: path) : code
  }

  /// Gives a file the permissions of another one, if that is there.
  private static func copyMode(of path: String, to newPath: String) -> Int32 {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return chmod(newPath, status.st_mode & 0o777) == 0 ? 0 : errno
  }

  /// Makes a folder with those above it; one that is there is as good.
  ///
  /// - Returns: 0, or the number of the error.
  package static func makeFolder(_ path: String) -> Int32 {
    let code = makeOneFolder(path)
    guard code == ENOENT else { return code }
    let parent = URL(filePath: path).deletingLastPathComponent().path
    guard parent != path else { return code }
    let above = makeFolder(parent)
    // The file system of processes reports a missing folder above although there is one.
    return above == 0 ? makeOneFolder(path) : above
  }

  /// Makes a folder in one that is there.
  private static func makeOneFolder(_ path: String) -> Int32 {
    let fault = fault(.makeFolder, path)
    guard fault == 0 else { return fault }
    guard mkdir(path, 0o777) != 0 else { return 0 }
    let code = errno
    guard code == EEXIST else { return code }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR ? 0 : code
  }

  /// Whether this process may write a file, or make files in a folder, as the user that it acts
  /// for.
  package static func isWritable(_ path: String) -> Bool {
    faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0
  }

  /// Waits until a file, or the names in a folder, are on the disk.
  ///
  /// - Returns: 0, or the number of the error.
  package static func synchronize(_ path: String) -> Int32 { synchronize(path, fault) }

  private static func synchronize(_ path: String, _ fault: (Call, String) -> Int32) -> Int32 {
    let code = fault(.synchronize, path)
    guard code == 0 else { return code }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    // Some file systems have nothing to wait for in a folder, and return EINVAL.
    return fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
  }

  /// Waits until files are on the disk, many at a time: one write of the disk's journal serves all of them.
  ///
  /// - Returns: The first file that failed, and the number of its error; nil without one.
  package static func synchronize(all paths: [String]) -> (index: Int, code: Int32)? {
    let failures = FailedFiles(paths, fault)
    let threads = min(concurrentSyncs, paths.count)
    let group = DispatchGroup()
    for thread in 0..<threads {
      group.enter()
      // The threads wait; Dispatch would start only one for each processor.
      Thread.detachNewThread {
        failures.synchronize(from: thread, by: threads)
        group.leave()
      }
    }
    group.wait()
    return failures.first
  }

  /// The files that are waited for, and the numbers of errors by their indices.
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
        // Threads do not inherit the values of tasks.
        let code = FileSystem.synchronize(paths[index], fault)
        if code != 0 { codes.withLock { $0[index] = code } }
      }
    }
  }

  /// The number of files that are waited for at the same time.
  private static let concurrentSyncs = 32

  /// Renames a file, in the place of what has the new name.
  ///
  /// - Returns: 0, or the number of the error.
  package static func rename(_ path: String, to newPath: String) -> Int32 {
    let fault = fault(.rename, newPath)
    guard fault == 0 else { return fault }
    return Glibc.rename(path, newPath) == 0 ? 0 : errno
  }
}
