import Foundation
import Glibc

/// Ends this process as soon as nobody can read its answers any more, even in the middle of a case.
///
/// A recorder that is killed at once cannot end its engines, and the end of their input is noticed
/// only between two cases, which is never if a case never ends. It does not say either that nobody
/// waits for the answer: who pipes one question into the engine closes the input behind it. What
/// says so is the closed end of the output, on which a thread waits here without any work.
func endWhenNobodyReads() {
  Thread.detachNewThread {
    // Asked for nothing, poll waits for what it always tells: that the other end is closed.
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    while poll(&output, 1, -1) < 0, errno == EINTR {}
    if output.revents != 0 { _exit(2) }
  }
}
