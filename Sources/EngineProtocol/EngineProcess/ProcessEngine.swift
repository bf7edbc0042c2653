package import ScenarioModel

/// An engine that runs in other processes: an older build, a patched one, or another program.
///
/// It has one process for each job. If a process crashes, hangs or sends an invalid answer, only
/// its current case fails, and the next case gets a new process.
package struct ProcessEngine: Engine {
  /// The identity that the first process declared.
  package let identity: EngineIdentity
  /// The capabilities that the engine declares; nil if it declares none.
  package let capabilities: EngineCapabilities?
  /// The build that the engine declares; nil if its answers cannot be reused.
  package let build: String?
  private let name: String
  private let queue: RequestQueue

  /// Sends the question to a free process, unless it needs more than ``capabilities``.
  package func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
    if let missing = capabilities?.missing(for: question), !missing.isEmpty {
      throw .failed(
        engine: name,
        kind: .unsupported,
        reason: "it does not support the features of the case: "
          + missing.joined(separator: ", ")
      )
    }
    return try await queue.result(of: question).get()
  }

  /// Starts the processes, and ends them after `body`.
  ///
  /// - Parameters:
  ///   - command: The command that starts a process.
  ///   - jobs: The maximum number of processes.
  ///   - body: Uses the engine, which ends afterwards.
  /// - Returns: The result of `body`.
  /// - Throws: `EngineError.failed` if no process greets, or the error of `body`.
  package static func withEngine<Answer: Sendable>(
    _ command: EngineCommand,
    jobs: Int,
    body: (ProcessEngine) async throws -> Answer
  ) async throws -> Answer {
    let needed = FileDescriptors.neededByEngine * jobs
    // A start that fails halfway would end this process.
    guard FileDescriptors.areFree(needed) else {
      throw EngineError.failed(
        engine: command.name,
        kind: .crash,
        reason:
          "\(jobs) processes at a time need \(needed) file descriptors, but fewer are free",
        fix: "use fewer jobs, or a higher limit (ulimit -n)"
      )
    }
    let process = EngineProcess(command: command)
    let greeting = try await process.converse { conversation in try await conversation.hello() }
    let queue = RequestQueue()
    return try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<jobs {
        group.addTask { await process.serve(queue, as: greeting) }
      }
      let answer: Result<Answer, any Error>
      do {
        let engine = ProcessEngine(
          identity: greeting.identity,
          capabilities: greeting.capabilities,
          build: greeting.build,
          name: command.name,
          queue: queue
        )
        answer = .success(try await body(engine))
      } catch {
        answer = .failure(error)
      }
      await queue.close()
      return try answer.get()
    }
  }
}

extension EngineProcess {
  /// Answers requests until there are no more, with a new process after each failure.
  fileprivate func serve(_ queue: RequestQueue, as greeting: EngineGreeting) async {
    while let request = await queue.next() {
      var pending: EngineRequest? = request
      do {
        try await converse { conversation in
          guard try await conversation.hello() == greeting else {
            throw EngineConversation.ProtocolFailure.invalidReply("it restarted as another engine")
          }
          while let current = pending {
            current.answer(try await conversation.ask(current.question, of: greeting.identity))
            pending = nil
            pending = await queue.next()
          }
        }
      } catch {
        pending?.answer(.failure(error))
      }
    }
  }
}
