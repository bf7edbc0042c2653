import Glibc
import Synchronization

/// The process groups of the engines that are running.
///
/// A process that is about to end kills them: an engine in the middle of a case would not notice
/// for as long as the case takes.
package enum RunningEngines {
  private struct State {
    var groups: Set<pid_t> = []
    var isOver = false
  }

  private static let state = Mutex(State())

  /// Ends every engine with all it has started, and for the rest of this process's life every one
  /// that is just being started.
  package static func endForGood() {
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

  /// Forgets a group before its number can become another's.
  static func remove(_ group: pid_t) {
    state.withLock { _ = $0.groups.remove(group) }
  }
}
