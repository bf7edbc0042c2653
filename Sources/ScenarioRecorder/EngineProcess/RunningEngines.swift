import Glibc
import Synchronization

/// The process groups of the engines that are running.
///
/// Whoever is about to end at once kills them: an engine in the middle of a case would not notice
/// for as long as the case takes.
package enum RunningEngines {
  private static let groups = Mutex<Set<pid_t>>([])

  /// Ends every engine with all it has started.
  package static func kill() {
    groups.withLock { groups in
      for group in groups { Glibc.kill(-group, SIGKILL) }
    }
  }

  static func insert(_ group: pid_t) {
    groups.withLock { _ = $0.insert(group) }
  }

  /// Forgets a group before its number can become another's.
  static func remove(_ group: pid_t) {
    groups.withLock { _ = $0.remove(group) }
  }
}
