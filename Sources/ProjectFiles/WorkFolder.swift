import Foundation
import Glibc
import Synchronization

/// A temporary folder of one process, with a random name, which is removed with the value.
///
/// It is created exclusively and locked while its process runs. A folder of a killed process has
/// the same kind of name and no lock. The next process that creates such a folder in the same
/// directory removes it.
package final class WorkFolder: Sendable {
  /// The path: the parent as given, and the random name.
  package let path: String
  private let lock: Int32
  private let isKept = Mutex(false)

  /// Creates a folder with a prefix and a suffix, readable only by this user.
  ///
  /// - Throws: `SystemFailure` if it cannot be created.
  package init(in parent: String, prefix: String, suffix: String = "") throws(SystemFailure) {
    // Unlocked folders are removed with their values, unless another process must complete them.
    for leftover in Self.leftovers(in: parent, prefix: prefix, suffix: suffix)
    where leftover.hasList {
      leftover.keep()
    }
    while true {
      let path = "\(parent)/\(prefix)\(Self.randomName())\(suffix)"
      guard mkdir(path, 0o700) == 0 else {
        if errno == EEXIST { continue }
        throw SystemFailure(path: path, code: errno)
      }
      // Another program that removes leftovers may have run before the lock.
      guard let lock = Self.locked(path, orWithoutLocks: true) else { continue }
      self.path = path
      self.lock = lock
      return
    }
  }

  private init(path: String, lock: Int32) {
    self.path = path
    self.lock = lock
  }

  deinit {
    if !isKept.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
    // A program that is being started has a copy of the descriptor, and so of the lock, until it
    // runs.
    flock(lock, LOCK_UN)
    close(lock)
  }

  /// The name of the file that lists the files of the folder when all of them are written.
  ///
  /// The list commits the files: no process removes the folder before it has moved them to their
  /// paths.
  package static let list = "list"

  /// Whether the folder has a list.
  package var hasList: Bool { ProjectReader.hasName("\(path)/\(Self.list)") }

  /// Keeps the folder for the next process, as if this process had been killed.
  ///
  /// - Parameter isKept: False to remove the folder with the value, the default.
  package func keep(_ isKept: Bool = true) {
    self.isKept.withLock { $0 = isKept }
  }

  /// Returns 64 random bits as hexadecimal digits.
  private static func randomName() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return String(repeating: "0", count: nameLength - digits.count) + digits
  }

  private static let nameLength = 16

  /// Returns a locked descriptor of a folder; nil if another process has the lock or the folder no
  /// longer exists.
  private static func locked(_ path: String, orWithoutLocks allowsNone: Bool = false) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var (opened, named) = (stat(), stat())
    // On a file system without such locks, leftovers are never removed, so a new folder is safe.
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    guard isLocked || (allowsNone && errno != EWOULDBLOCK), fstat(descriptor, &opened) == 0,
      lstat(path, &named) == 0, (opened.st_dev, opened.st_ino) == (named.st_dev, named.st_ino)
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Returns the folders of this user's killed processes.
  ///
  /// This process then owns them.
  package static func leftovers(in parent: String, prefix: String, suffix: String) -> [WorkFolder] {
    // An unreadable directory is reported when a folder cannot be created in it.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.filter { isWorkFolderName($0, prefix: prefix, suffix: suffix) }.sorted()
      .compactMap { name in
        let path = "\(parent)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0, status.st_uid == geteuid(), let lock = locked(path) else {
          return nil
        }
        return WorkFolder(path: path, lock: lock)
      }
  }

  private static func isWorkFolderName(_ name: String, prefix: String, suffix: String) -> Bool {
    let count = prefix.utf8.count + nameLength + suffix.utf8.count
    guard name.utf8.count == count, name.hasPrefix(prefix), name.hasSuffix(suffix) else {
      return false
    }
    let digits = name.utf8.dropFirst(prefix.utf8.count).prefix(nameLength)
    return digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }
}

/// A system error with its path.
package struct SystemFailure: Error, CustomStringConvertible {
  /// The path of the failed call.
  package let path: String
  /// The value of `errno`.
  package let code: Int32

  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The path and the system's error text.
  package var description: String { "\(path): \(String(cString: strerror(code)))" }
}
