import Foundation
import Glibc
import LayoutVocabulary
import ScenarioModel

/// The end of a case's process.
enum CaseStatus: Equatable {
  case success
  /// The app ended the process.
  case exited(Int32)
  /// A trap, such as `fatalError`, ended the process; nil for a trap outside of the app's code.
  case signaled(Int32, EngineCrash?)

  /// Ends this process, so that the recorder reports the end of the case's process.
  func end() -> Never {
    switch self {
    case .success: exit(0)
    case .exited(let status):
      AppEngine.complain(ProcessEnd(status: status))
      exit(status == 0 ? 2 : status)
    // The status of a program that a signal ended, as in shells.
    case .signaled(let number, _): exit(128 + number)
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
    let report = Pipe()
    let process = fork()
    guard process >= 0 else { throw ForkFailure(code: errno) }
    if process == 0 { runCase(in: folder, reportingTo: report, body) }
    // The folder must exist until the process ends.
    defer { withExtendedLifetime(folder) {} }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let number = status & 0x7F
    if number != 0 { return .signaled(number, crash(in: report)) }
    let code = status >> 8 & 0xFF
    return code == replied ? .success : .exited(code)
  }

  /// Reads the report of a trap; nil for none.
  private static func crash(in report: Pipe) -> EngineCrash? {
    // The pipe stays open, if the app has started a process.
    let data = report.fileHandleForReading.availableDataWithoutWaiting
    return (try? JSONDecoder().decode(TrapBacktrace.self, from: data))?.crash
  }

  private static func runCase(
    in folder: HomeFolder,
    reportingTo report: Pipe,
    _ body: () throws -> Void
  ) -> Never {
    folder.enter()
    // Swift's backtrace would hide the message with the app's file and line.
    TrapReport.install(output: report.fileHandleForWriting.fileDescriptor)
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

extension FileHandle {
  /// The bytes that can be read now, at most one buffer of a pipe.
  fileprivate var availableDataWithoutWaiting: Data {
    _ = fcntl(fileDescriptor, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(fileDescriptor, &bytes, bytes.count)
    return Data(bytes.prefix(max(0, count)))
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
