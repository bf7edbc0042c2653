import Glibc
import Synchronization

/// The process groups of the running engines.
///
/// A process that is about to end kills them, because a busy engine would not notice before the end
/// of its case.
package enum RunningEngines {
  private struct State {
    var groups: Set<pid_t> = []
    var isOver = false
  }

  private static let state = Mutex(State())

  /// Ends every engine with its child processes, and every engine that starts later in this
  /// process.
  package static func terminateAll() {
    state.withLock { state in
      state.isOver = true
      for group in state.groups { kill(-group, SIGKILL) }
    }
  }

  static func insert(_ group: pid_t) {
    state.withLock { state in
      state.groups.insert(group)
      if state.isOver { kill(-group, SIGKILL) }
    }
  }

  /// Removes a group before its number can be reused.
  static func remove(_ group: pid_t) {
    state.withLock { _ = $0.groups.remove(group) }
  }
}
