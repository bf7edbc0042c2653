import Foundation
import Glibc

/// Ends this process as soon as its answers cannot be read any more, even in the middle of a case.
///
/// A recorder that is killed at once cannot end its engines, and the end of their input is noticed
/// only between two cases, which is never if a case never ends. Nor does it show that the
/// answer is no longer wanted: a shell that pipes one question closes the input behind it. What
/// shows it is the closed end of the output, on which a thread waits here without any work.
func endWhenOutputCloses() {
  Thread.detachNewThread {
    // Asked for nothing, poll waits for what it always reports: that the other end is closed.
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    while poll(&output, 1, -1) < 0, errno == EINTR {}
    if output.revents != 0 { _exit(2) }
  }
}
