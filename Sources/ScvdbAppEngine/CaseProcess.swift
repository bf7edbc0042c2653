import Foundation
import Glibc
import LayoutVocabulary

/// The end of a case's process.
enum CaseStatus: Equatable {
  case success
  /// The app ended the process.
  case exited(Int32)
  /// A trap, such as `fatalError`, ended the process.
  case signaled(Int32)

  /// Ends this process, so that the recorder reports the end of the case's process.
  func end() -> Never {
    switch self {
    case .success: exit(0)
    case .exited(let status):
      AppEngine.complain(ProcessEnd(status: status))
      exit(status == 0 ? 2 : status)
    // The status of a program that a signal ended, as in shells.
    case .signaled(let number): exit(128 + number)
    }
  }
}

/// A copy of this process that runs one case.
enum CaseProcess {
  /// The exit status after a reply, which an app does not use by accident.
  private static let replied: Int32 = 75

  /// Runs a function in a copy of this process, in its own temporary folder, and waits for its end.
  static func run(_ body: () throws -> Void) throws -> CaseStatus {
    let folder = try HomeFolder()
    let process = fork()
    guard process >= 0 else { throw ForkFailure(code: errno) }
    if process == 0 { runCase(in: folder, body) }
    // The folder must exist until the process ends.
    defer { withExtendedLifetime(folder) {} }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let number = status & 0x7F
    if number != 0 { return .signaled(number) }
    let code = status >> 8 & 0xFF
    return code == replied ? .success : .exited(code)
  }

  private static func runCase(in folder: HomeFolder, _ body: () throws -> Void) -> Never {
    folder.enter()
    // Swift's backtrace would hide the message with the app's file and line.
    TrapReport.install()
    do {
      try body()
      fflush(nil)
      _exit(replied)
    } catch {
      AppEngine.complain(error)
      _exit(2)
    }
  }
}

/// The app ended the process of its case.
private struct ProcessEnd: ReportedError {
  let status: Int32

  var report: FailureReport {
    FailureReport(
      "the app ended the process with status \(status)",
      fix: "remove the call of 'exit'"
    )
  }
}

/// The system did not start a process for a case.
private struct ForkFailure: ReportedError {
  let code: Int32

  var report: FailureReport {
    FailureReport(
      "no process can be started: \(String(cString: strerror(code)))",
      fix: "use fewer jobs, or a higher limit of processes"
    )
  }
}
