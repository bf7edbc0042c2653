import Glibc
import ScenarioModel
import Subprocess

/// One child process for one conversation.
struct EngineProcess {
  let command: EngineCommand

  /// Starts the process, runs a conversation with it, and always ends it.
  ///
  /// - Parameter body: The conversation; its failure is reported with the exit status and the last
  ///   lines of standard error.
  /// - Returns: The result of `body`.
  /// - Throws: `EngineError.failed`.
  nonisolated(nonsending) func converse<Answer: Sendable>(
    _ body: nonisolated(nonsending) (inout EngineConversation) async throws -> Answer
  ) async throws(EngineError) -> Answer {
    // Writing to a dead process is an error of that process, not a signal to this one.
    signal(SIGPIPE, SIG_IGN)
    do {
      let outcome = try await run(
        .name("sh"),
        arguments: ["-c", command.commandLine],
        platformOptions: ownProcessGroup,
        input: .inputWriter,
        output: .sequence,
        error: .sequence
      ) { process in
        try await converse(with: process, body)
      }
      switch outcome.closureResult.result {
      case .success(let answer):
        return answer
      case .failure(let error):
        throw failure(error, outcome.terminationStatus, outcome.closureResult.stderrTail)
      }
    } catch let error as EngineError {
      throw error
    } catch {
      throw EngineError.failed(engine: command.name, kind: .crash, reason: "\(error)")
    }
  }

  /// A separate process group, so that killing it reaches the shell's child processes.
  private var ownProcessGroup: PlatformOptions {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .milliseconds(500))]
    return options
  }

  private struct Ending<Answer: Sendable>: Sendable {
    var result: Result<Answer, any Error>
    var stderrTail: [String]
  }

  private nonisolated(nonsending) func converse<Answer: Sendable>(
    with process: EngineConversation.Process,
    _ body: nonisolated(nonsending) (inout EngineConversation) async throws -> Answer
  ) async throws -> Ending<Answer> {
    RunningEngines.insert(process.processIdentifier.value)
    defer { RunningEngines.remove(process.processIdentifier.value) }
    async let stderrTail = lastLines(of: process.standardError)
    var conversation = EngineConversation(with: process, timeLimit: command.timeLimit)
    let result: Result<Answer, any Error>
    do {
      result = .success(try await body(&conversation))
    } catch {
      result = .failure(error)
    }
    // The process should end when its input ends; otherwise it is killed after a moment.
    try? await process.standardInputWriter.finish()
    let killer = Task {
      try await Task.sleep(for: .seconds(2))
      process.killGroup()
    }
    defer { killer.cancel() }
    let ending = Ending(result: result, stderrTail: await stderrTail)
    // Standard error is closed, so any process left in the group only lingers. A process that
    // is ending on its own keeps its exit status.
    process.killGroup()
    return ending
  }

  private func failure(
    _ error: any Error,
    _ status: TerminationStatus,
    _ stderrTail: [String]
  ) -> EngineError {
    let kind: CaseFailure.Kind
    var reason: String
    var crash: EngineCrash?
    switch error as? EngineConversation.ProtocolFailure {
    case .timeout(let limit): (kind, reason) = (.timeout, "no reply within \(limit)")
    case .ended: (kind, reason) = (.crash, "it stopped (\(status.text))")
    case .crashed(let place):
      kind = .crash
      reason = "\(place.file):\(place.line): \(place.reason) (\(status.text))"
      crash = place
      crash?.message = stderrTail.fatalError
    case .invalidReply(let what): (kind, reason) = (.inconsistent, what)
    case nil: (kind, reason) = (.crash, "\(error)")
    }
    if !stderrTail.isEmpty {
      reason += "; last output:\n" + stderrTail.map { "  \($0)" }.joined(separator: "\n")
    }
    return .failed(
      engine: command.name,
      kind: kind,
      reason: reason.limited(toBytes: CaseFailure.reasonLimit),
      crash: crash
    )
  }
}

/// Reads lines to the end, keeping only the last few.
///
/// Output must not fill up, because a process that waits for space there would seem to be silent.
private func lastLines(of output: SubprocessOutputSequence) async -> [String] {
  var tail = OutputTail()
  do {
    for try await buffer in output { buffer.withUnsafeBytes { tail.append($0) } }
  } catch {
    return tail.lines + ["(cannot read the rest of standard error: \(error))"]
  }
  return tail.lines
}

extension [String] {
  /// The last message of Swift's runtime without its location: `Fatal error: no user`; nil for none.
  fileprivate var fatalError: String? {
    lazy.compactMap { line in
      line.firstRange(of: "Fatal error: ").map { String(line[$0.lowerBound...]) }
    }.last
  }
}

extension TerminationStatus {
  /// The status in words.
  fileprivate var text: String {
    switch self {
    case .exited(let code): "exit status \(code)"
    case .signaled(let signal): "killed by signal \(signal)"
    }
  }
}
