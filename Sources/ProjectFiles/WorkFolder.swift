import Foundation
import Glibc
import Synchronization

/// A folder that one process works in, under a random name, removed with the value.
///
/// It is made exclusively, and locked for as long as its process lives. What a process leaves that
/// was killed is known by its name and by the lock that is gone; the next one that makes such a
/// folder in the same directory removes it.
package final class WorkFolder: Sendable {
  /// The parent as it was given, and the random name.
  package let path: String
  private let lock: Int32
  private let isKept = Mutex(false)

  /// Makes a folder, readable by this user only, whose name begins and ends as given.
  ///
  /// - Throws: `SystemFailure` where it cannot be made.
  package init(in parent: String, prefix: String, suffix: String = "") throws(SystemFailure) {
    // Those that no process holds are removed with the values, unless somebody has to complete them.
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
      // Another program that removes leftovers may have been faster than the lock.
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
    // A program that is being started has a copy of the descriptor, and with it the lock, until it runs.
    flock(lock, LOCK_UN)
    close(lock)
  }

  /// The name of the file that lists the files of the folder once all of them are there.
  ///
  /// They count from then on, so that no process removes the folder before it has put them in their places.
  package static let list = "list"

  /// Whether the folder has a list.
  package var hasList: Bool { ProjectReader.hasName("\(path)/\(Self.list)") }

  /// Leaves the folder to the next process, as if this one had been killed.
  ///
  /// - Parameter isKept: False to remove the folder with the value, as usual.
  package func keep(_ isKept: Bool = true) {
    self.isKept.withLock { $0 = isKept }
  }

  /// 64 random bits as hexadecimal digits.
  private static func randomName() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return String(repeating: "0", count: nameLength - digits.count) + digits
  }

  private static let nameLength = 16

  /// A locked descriptor of a folder; nil where another process has the lock, or there is no such
  /// folder any more.
  private static func locked(_ path: String, orWithoutLocks allowsNone: Bool = false) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var (opened, named) = (stat(), stat())
    // Without such locks in a file system leftovers are not removed either, and a new folder is
    // safe.
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    guard isLocked || (allowsNone && errno != EWOULDBLOCK), fstat(descriptor, &opened) == 0,
      lstat(path, &named) == 0, (opened.st_dev, opened.st_ino) == (named.st_dev, named.st_ino)
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// What killed processes of this user have left, which from here on is this process's.
  package static func leftovers(in parent: String, prefix: String, suffix: String) -> [WorkFolder] {
    // A directory that cannot be read is reported when a folder cannot be made there.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.sorted().filter { isOurs($0, prefix: prefix, suffix: suffix) }
      .compactMap { name in
        let path = "\(parent)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0, status.st_uid == geteuid(), let lock = locked(path) else {
          return nil
        }
        return WorkFolder(path: path, lock: lock)
      }
  }

  private static func isOurs(_ name: String, prefix: String, suffix: String) -> Bool {
    let (name, prefix, suffix) = (Array(name.utf8), Array(prefix.utf8), Array(suffix.utf8))
    let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
    return name.count == prefix.count + nameLength + suffix.count && name.starts(with: prefix)
      && name.suffix(suffix.count).elementsEqual(suffix)
      && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }
}

/// What the system refused, at which path.
package struct SystemFailure: Error, CustomStringConvertible {
  /// The path that the refused call received.
  package let path: String
  /// The number that `errno` had.
  package let code: Int32

  /// The path, and the system's own text for the error.
  package var description: String { "\(path): \(String(cString: strerror(code)))" }
}
