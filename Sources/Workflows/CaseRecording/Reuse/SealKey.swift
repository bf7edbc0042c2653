import Foundation
import Glibc
import ProjectFiles
import SnapshotModel
import SnapshotStore

/// The key of ``AnswerSeal``, random bytes in a file that only this user can read.
struct SealKey {
  /// The reason for a missing key.
  struct Refusal: ReportedError {
    let report: FailureReport
  }

  let bytes: [UInt8]

  /// Reads the key in a folder; creates both if necessary.
  ///
  /// - Throws: ``Refusal`` if the key cannot be read or created, or if others could have written or
  ///   read it.
  init(in folder: String) throws(Refusal) {
    let file = "\(folder)/reuse.key"
    if let bytes = try Self.bytes(of: file) {
      self.bytes = bytes
      return
    }
    try Self.make(file, in: folder)
    guard let bytes = try Self.bytes(of: file) else { throw Self.refusal(file, "it was removed") }
    self.bytes = bytes
  }

  /// Returns the key in a file; nil if the file is missing.
  private static func bytes(of file: String) throws(Refusal) -> [UInt8]? {
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw refusal(file, String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0
    else { throw refusal(file, "others can read or write it") }
    // One byte more than a key, so that a longer file is noticed.
    var bytes = [UInt8](repeating: 0, count: AnswerSeal.keyLength + 1)
    guard read(descriptor, &bytes, bytes.count) == AnswerSeal.keyLength else {
      throw refusal(file, "it is not a key")
    }
    return Array(bytes.prefix(AnswerSeal.keyLength))
  }

  /// Creates a key under another name first, so that the file is never incomplete.
  ///
  /// If another process creates one at the same time, that key stays.
  private static func make(_ file: String, in folder: String) throws(Refusal) {
    var code = FileSystem.makeFolder(folder)
    guard code == 0 else { throw refusal(folder: folder, code) }
    let staged = "\(file).\(UUID().uuidString)"
    defer { unlink(staged) }
    let descriptor = open(staged, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw refusal(folder: folder, errno) }
    let key = (0..<AnswerSeal.keyLength).map { _ in UInt8.random(in: .min ... .max) }
    let isWritten = write(descriptor, key, key.count) == key.count
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed else { throw refusal(folder: folder, ENOSPC) }
    code = FileSystem.synchronize(staged)
    if code == 0 { code = FileSystem.renameExclusively(staged, file) }
    guard code == 0 || code == EEXIST else { throw refusal(folder: folder, code) }
  }

  private static func refusal(folder: String, _ code: Int32) -> Refusal {
    Refusal(
      report: FailureReport(
        "cannot create the key for reuse: \(String(cString: strerror(code)))",
        at: folder,
        fix: "name another folder with --cache"
      )
    )
  }

  private static func refusal(_ file: String, _ reason: String) -> Refusal {
    Refusal(
      report: FailureReport(
        "cannot use the key for reuse: \(reason)",
        at: file,
        fix: "remove the file, or name another folder with --cache"
      )
    )
  }
}
