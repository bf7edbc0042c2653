import ScenarioModel
import Subprocess

/// The exchange of messages with one running engine process.
struct EngineConversation {
  typealias Process = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

  /// The reason that an exchange cannot continue.
  enum ProtocolFailure: Error {
    case timeout(limit: Duration)
    case ended
    case invalidReply(String)
    /// The app in the engine ended the process of the case.
    case crashed(EngineCrash)
  }

  /// The maximum length of an answer; a process that writes without line breaks must not fill the
  /// memory.
  private static let lineLimit = 256 << 20

  /// The ids stay below 2^53, the limit for JSON numbers in all languages.
  private static let largestID = 1 << 48

  private let process: Process
  private let timeLimit: Duration
  private var lines: LineReader

  init(with process: Process, timeLimit: Duration) {
    self.process = process
    self.timeLimit = timeLimit
    lines = LineReader(process.standardOutput, lineLimit: Self.lineLimit)
  }

  /// Waits for the greeting.
  nonisolated(nonsending) mutating func hello() async throws -> EngineGreeting {
    let line = try await reply(to: nil)
    let hello: EngineMessages.Hello
    do {
      hello = try EngineMessages.message(EngineMessages.Hello.self, in: line)
    } catch {
      throw ProtocolFailure.invalidReply(
        "its first line is not a greeting: \(decodingReason(error))"
      )
    }
    if let problem = hello.problem { throw ProtocolFailure.invalidReply(problem) }
    return hello.greeting
  }

  /// Sends one question and waits for its answer.
  nonisolated(nonsending) mutating func ask(
    _ question: CaseQuestion,
    of identity: EngineIdentity
  ) async throws -> Result<Run, EngineError> {
    // An unpredictable number reveals an answer that was sent before its question.
    let id = Int.random(in: 1...Self.largestID)
    let request = EngineMessages.Request(id: id, question: question)
    let line = try await reply(to: try EngineMessages.line(request) + "\n")
    do {
      return try EngineReply.read(line, to: id, asking: question, of: identity)
    } catch {
      throw error.crash.map(ProtocolFailure.crashed) ?? .invalidReply(error.reason)
    }
  }

  /// Sends a line, if any, and waits for one, killing the process at the end of the time limit.
  ///
  /// Killing the process group closes all its pipes, which ends the waiting.
  private nonisolated(nonsending) mutating func reply(to request: String?) async throws -> String {
    let process = process
    let timeLimit = timeLimit
    var reply: Result<String?, any Error> = .success(nil)
    let isOverdue = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        guard (try? await Task.sleep(for: timeLimit)) != nil else { return false }
        process.killGroup()
        return true
      }
      do {
        reply = .success(try await exchange(request))
      } catch {
        reply = .failure(error)
      }
      group.cancelAll()
      return await group.next() == true
    }
    if isOverdue { throw ProtocolFailure.timeout(limit: timeLimit) }
    switch reply {
    case .success(let line?): return line
    case .failure(is LineReader.LineTooLongError):
      throw ProtocolFailure.invalidReply("it wrote a line longer than \(Self.lineLimit >> 20) MiB")
    // A process that has ended closes its pipes.
    case .success(nil), .failure: throw ProtocolFailure.ended
    }
  }

  private nonisolated(nonsending) mutating func exchange(_ request: String?) async throws -> String?
  {
    if let request { _ = try await process.standardInputWriter.write(request) }
    return try await lines.next()
  }
}

extension Execution {
  /// Kills the process group; does nothing if the process has already ended.
  func killGroup() {
    try? send(signal: .kill, toProcessGroup: true)
  }
}
