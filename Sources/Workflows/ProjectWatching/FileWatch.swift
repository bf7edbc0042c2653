import Glibc
import Reporting

/// The changes in folders since the last look at them.
package struct FileChanges: Equatable {
  /// The written, created, renamed or removed files and folders, by the names of their watched
  /// folders.
  package var paths: Set<String> = []
  /// Whether the system has lost some changes.
  package var isIncomplete = false

  package init(paths: Set<String> = [], isIncomplete: Bool = false) {
    self.paths = paths
    self.isIncomplete = isIncomplete
  }

  var isEmpty: Bool { paths.isEmpty && !isIncomplete }
}

/// Waits for changes in folders, using the kernel's inotify.
///
/// Folders are watched instead of files, because editors write a new file and rename it. A watch on
/// a file would stay with the removed file.
package final class FileWatch {
  /// Ends the wait, from any thread.
  package struct WakeSignal: Sendable {
    /// The writing end of a pipe.
    fileprivate let descriptor: Int32

    /// Ends the current wait, or else the next one.
    package func wake() {
      var byte: UInt8 = 1
      _ = write(descriptor, &byte, 1)
    }
  }

  /// The quiet time before changes are reported, in milliseconds, because an editor saves in
  /// several steps.
  private static let settlingTime: Int32 = 50

  private let descriptor: Int32
  private let wakeDescriptor: Int32
  /// The waker of this watch; other threads may use it.
  package let waker: WakeSignal
  /// The folders by the kernel's watch descriptors.
  private var folders: [Int32: String] = [:]
  private var watched: Set<String> = []

  /// - Throws: `Failure` if the user has no watches left.
  package init() throws {
    var ends: [Int32] = [-1, -1]
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0, pipe(&ends) == 0 else {
      throw Failure(
        "files cannot be watched: \(String(cString: strerror(errno)))",
        fix: "end other programs that watch files, or raise fs.inotify.max_user_instances"
      )
    }
    // Child processes do not inherit them.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakeDescriptor = ends[0]
    waker = WakeSignal(descriptor: ends[1])
  }

  deinit {
    for descriptor in [descriptor, wakeDescriptor, waker.descriptor] { close(descriptor) }
  }

  /// Watches folders in addition to the watched ones.
  ///
  /// For a missing folder, the nearest existing ancestor is watched, because the folder would
  /// appear there.
  ///
  /// - Throws: `Failure` for a folder that cannot be watched.
  package func watch(_ folders: some Sequence<String>) throws {
    for folder in folders where !watched.contains(folder) {
      try watch(nearestTo: folder)
      watched.insert(folder)
    }
  }

  private func watch(nearestTo folder: String) throws {
    var folder = folder
    while true {
      let number = inotify_add_watch(descriptor, folder, Self.kinds)
      if number >= 0 {
        folders[number] = folder
        return
      }
      guard errno == ENOENT || errno == ENOTDIR, let end = folder.lastIndex(of: "/"),
        folder != "/"
      else {
        throw Failure(
          "the folder cannot be watched: \(String(cString: strerror(errno)))",
          at: folder,
          fix: errno == ENOSPC
            ? "raise fs.inotify.max_user_watches, the limit of a user's watched folders"
            : "check the permissions of the folder"
        )
      }
      folder = end == folder.startIndex ? "/" : String(folder[..<end])
    }
  }

  private static let kinds = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_ONLYDIR
  )

  /// Waits for a change, and then until no more changes follow.
  ///
  /// - Returns: The changes since the last call, or since the folders are watched; nil if the waker
  ///   ended the wait.
  package func nextChanges() -> FileChanges? {
    var changes = FileChanges()
    while true {
      switch wait(atMost: changes.isEmpty ? -1 : Self.settlingTime) {
      case .woken: return nil
      case .settled: return changes
      case .changed: read(into: &changes)
      }
    }
  }

  private enum Wait { case woken, settled, changed }

  private func wait(atMost milliseconds: Int32) -> Wait {
    let readable = Int16(POLLIN)
    var descriptors = [
      pollfd(fd: wakeDescriptor, events: readable, revents: 0),
      pollfd(fd: descriptor, events: readable, revents: 0),
    ]
    while true {
      let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
      if count < 0, errno == EINTR { continue }
      if descriptors[0].revents != 0 { return .woken }
      return count == 0 ? .settled : .changed
    }
  }

  private func read(into changes: inout FileChanges) {
    withUnsafeTemporaryAllocation(
      byteCount: 16_384,
      alignment: MemoryLayout<inotify_event>.alignment
    ) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      var offset = 0
      while offset < count {
        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let nameStart = offset + MemoryLayout<inotify_event>.size
        let name = buffer[nameStart..<nameStart + Int(event.len)].prefix { $0 != 0 }
        insert(event, name: String(decoding: name, as: UTF8.self), in: &changes)
        offset = nameStart + Int(event.len)
      }
    }
  }

  private func insert(_ event: inotify_event, name: String, in changes: inout FileChanges) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
    guard let folder = folders[event.wd] else { return }
    // An item that is removed and created again needs a new watch.
    if event.mask & UInt32(IN_DELETE_SELF | IN_IGNORED) != 0 {
      folders[event.wd] = nil
      watched.removeAll()
    }
    changes.paths.insert(name.isEmpty ? folder : folder == "/" ? "/\(name)" : "\(folder)/\(name)")
  }
}
