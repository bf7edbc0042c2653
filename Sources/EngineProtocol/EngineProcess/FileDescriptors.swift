import Glibc

/// The numbers of open files, of which a process has as many as `ulimit -n` states.
package enum FileDescriptors {
  /// How many an engine process takes at most: three pipes with both ends, one more for the start, and what
  /// shows its end.
  static let neededByEngine = 10

  /// Whether so many more files could be open at a time.
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
