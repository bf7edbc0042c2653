import Foundation
import Glibc

/// Ends a process without a reader of its output.
package enum OutputWatch {
  /// Ends this process as soon as nobody can read its answers, even in the middle of a case.
  ///
  /// A killed recorder cannot end its engines. The engine notices the end of its input only between
  /// two cases, and a case may never end. The end of the input also does not mean that nobody reads
  /// the answer: a shell that pipes one question closes the input afterwards. Only the closed output
  /// is a reliable sign. A thread waits for it here, without using the processor.
  ///
  /// - Parameter output: The descriptor of the output.
  package static func start(on output: Int32) {
    Thread.detachNewThread {
      // Without requested events, poll still reports that the other end is closed.
      var polled = pollfd(fd: output, events: 0, revents: 0)
      while poll(&polled, 1, -1) < 0, errno == EINTR {}
      if polled.revents != 0 { _exit(2) }
    }
  }
}
