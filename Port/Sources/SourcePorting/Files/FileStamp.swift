import Foundation

/// The size, times and identity of a file, which differ after it is changed or replaced.
package struct FileStamp: Codable, Hashable, Sendable {
  /// The size, in bytes.
  var size: Int
  /// The time of the last change of content, in nanoseconds since 1970.
  var modified: Int
  /// The time of the last change of content, mode or links, in nanoseconds since 1970.
  var changed: Int
  var inode: UInt64
  /// The permissions.
  var mode: UInt32

  init(_ status: stat) {
    size = Int(status.st_size)
    modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    changed = status.st_ctim.tv_sec * 1_000_000_000 + status.st_ctim.tv_nsec
    inode = UInt64(status.st_ino)
    mode = UInt32(status.st_mode) & 0o777
  }

  /// The stamp of the running program.
  static var ofThisProgram: String {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    let stamp = FileStamp(status)
    return "\(stamp.size) \(stamp.modified)"
  }
}
