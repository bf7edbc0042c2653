import Foundation
import Glibc
import ProjectFiles

extension RecordingStore {
  /// Copies a database to a separate file next to it and waits until the copy is on the disk.
  ///
  /// - Parameters:
  ///   - file: The database. Another connection may hold the write lock.
  ///   - version: Its schema version, which is part of the copy's name.
  ///   - lockTimeout: The maximum time to wait for other connections.
  /// - Returns: The path of the copy.
  /// - Throws: A database error, or an error of the folder; then there is no copy.
  static func backUp(
    _ file: String,
    version: Int,
    lockTimeout: Duration
  ) throws(StoreError) -> String {
    let copy = try newFile(beside: file, version: version)
    do throws(StoreError) {
      try Connection(file: file, mode: .readOnly, lockTimeout: lockTimeout).copy(to: copy)
      let copied = try Connection(file: copy, mode: .immutable).integer("PRAGMA user_version")
      guard copied == version else { throw StoreError.damaged(file: copy, reason: "a bad copy") }
      for path in [copy, folder(of: copy)] {
        let code = FileSystem.synchronize(path)
        guard code == 0 else { throw StoreError(systemError: code, file: path) }
      }
      return copy
    } catch {
      unlink(copy)
      throw error
    }
  }

  /// Creates an empty file with an unused name.
  private static func newFile(beside file: String, version: Int) throws(StoreError) -> String {
    var number = 1
    while true {
      let copy = "\(file).schema-\(version)\(number == 1 ? "" : ".\(number)").bak"
      let descriptor = open(copy, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        Glibc.close(descriptor)
        return copy
      }
      guard errno == EEXIST else { throw StoreError(systemError: errno, file: copy) }
      number += 1
    }
  }
}
