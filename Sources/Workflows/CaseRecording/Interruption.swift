import EngineProtocol
import Foundation
import Glibc
import Synchronization

/// Observes the signals SIGINT, SIGTERM and SIGHUP, which request the end of the work.
///
/// The first signal is a request: the program can finish the current cases. The second signal ends
/// the process and its engines at once. Signals that are ignored at the start stay ignored.
package final class Interruption: Sendable {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private let received = Atomic<Int32>(0)

  /// The received signal; nil before any signal.
  package var signal: Int32? {
    let signal = received.load(ordering: .acquiring)
    return signal == 0 ? nil : signal
  }

  /// Returns the exit status after a signal during idle time.
  ///
  /// It is 0 after Ctrl-C, and otherwise the conventional status of the signal.
  package static func idleExitStatus(of signal: Int32) -> Int32 {
    signal == SIGINT ? 0 : 128 + signal
  }

  /// The observed signals.
  private let observed = Interruption.signals.filter { !Interruption.isIgnored($0) }

  /// The file descriptor for the handler's reports; negative if nothing is observed.
  private let reportDescriptor: Int32
  /// The bell of the enclosing interruption, which receives signals again afterwards.
  private let outerReportDescriptor = bell

  /// Begins to observe signals, in place of an interruption that observes them already.
  ///
  /// - Parameters:
  ///   - endsAtOnce: Whether the first signal already ends the process, because no current work is
  ///     worth finishing.
  ///   - acknowledge: Called after the first signal, on a separate thread.
  package init(
    endingAtOnce endsAtOnce: Bool = false,
    _ acknowledge: @escaping @Sendable () -> Void = {}
  ) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      reportDescriptor = -1
      return
    }
    // Engines do not inherit the pipe.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let listening = ends[0]
    reportDescriptor = ends[1]
    bell = reportDescriptor
    let thread = Thread { [self] in
      while let signal = nextSignal(from: listening) {
        let isFirst = received.compareExchange(expected: 0, desired: signal, ordering: .releasing)
          .exchanged
        if isFirst, !endsAtOnce {
          acknowledge()
        } else {
          Self.endProcess(by: signal)
        }
      }
      close(listening)
    }
    thread.start()
    for signal in observed { Glibc.signal(signal, ring) }
  }

  /// Stops observing signals.
  ///
  /// Later signals go to the enclosing interruption, or have their default effect on the process.
  package func end() {
    guard reportDescriptor >= 0, bell == reportDescriptor else { return }
    bell = outerReportDescriptor
    if outerReportDescriptor < 0 { for signal in observed { Glibc.signal(signal, SIG_DFL) } }
    close(reportDescriptor)
  }

  /// Returns the name of a signal.
  package static func name(of signal: Int32) -> String {
    switch signal {
    case SIGINT: "SIGINT"
    case SIGHUP: "SIGHUP"
    default: "SIGTERM"
    }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var present = sigaction()
    sigaction(signal, nil, &present)
    // Functions cannot be compared, but their addresses can.
    let handler = unsafeBitCast(present.__sigaction_handler.sa_handler, to: Int.self)
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the process with the signal, so that its parent process sees the cause.
  private static func endProcess(by signal: Int32) {
    RunningEngines.terminateAll()
    Glibc.signal(signal, SIG_DFL)
    kill(getpid(), signal)
  }
}

/// The file descriptor for the handler's reports: the writing end of a pipe.
///
/// A signal handler may do little more than write. Only one thread changes the variable, and never
/// while the handler is installed.
private nonisolated(unsafe) var bell: Int32 = -1

private func ring(_ signal: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(bell, &byte, 1)
  errno = error
}

/// Waits for a signal; nil if the pipe is closed.
private func nextSignal(from pipe: Int32) -> Int32? {
  while true {
    var byte: UInt8 = 0
    let count = read(pipe, &byte, 1)
    if count == 1 { return Int32(byte) }
    if count == 0 || errno != EINTR { return nil }
  }
}
