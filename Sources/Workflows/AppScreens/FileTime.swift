import Glibc

/// The time of the last change of a file's content, in nanoseconds since 1970.
struct FileTime: Comparable {
  private let nanoseconds: Int

  /// Reads the time; nil for a missing file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    nanoseconds = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  static func < (one: FileTime, other: FileTime) -> Bool { one.nanoseconds < other.nanoseconds }
}
