import Glibc

/// The open files of a process, limited by `ulimit -n`.
package enum FileDescriptors {
  /// The maximum for one engine process: both ends of three pipes, one more for the start, one that
  /// signals its end, and a reserve.
  static let neededByEngine = 10

  /// Returns whether the process can open `count` more files.
  package static func areFree(_ count: Int) -> Bool {
    var limit = rlimit()
    guard
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) != 0 || count < limit.rlim_cur
    else { return false }
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    for _ in 0..<count {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      opened.append(descriptor)
    }
    return true
  }
}
