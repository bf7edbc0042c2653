package import ScenarioModel

/// The engine's end of the protocol: greets, then answers one question a line until the input ends.
package enum EngineServer {
  /// Serves over any pair of line streams.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - capabilities: The capabilities in the greeting; nil to accept every question.
  ///   - nextLine: Waits for the next line; nil at the end of the input.
  ///   - writeLine: Sends a line at once, because the other end waits for it.
  /// - Throws: ``EngineServerError`` for an invalid request, or the error of `writeLine`.
  package nonisolated(nonsending) static func serve(
    _ engine: some Engine,
    capabilities: EngineCapabilities? = nil,
    nextLine: () -> String?,
    writeLine: (String) throws -> Void
  ) async throws {
    try writeLine(greeting(of: engine.identity, capabilities))
    while let line = nextLine() {
      let request = try request(in: line)
      let result: Result<Run, any Error>
      do {
        result = .success(try await engine.run(request.question))
      } catch {
        result = .failure(error)
      }
      try writeLine(reply(to: request, result))
    }
  }

  /// Returns the first line of an engine.
  package static func greeting(
    of engine: EngineIdentity,
    _ capabilities: EngineCapabilities?,
    build: String? = nil
  ) throws -> String {
    let greeting = EngineGreeting(identity: engine, capabilities: capabilities, build: build)
    return try EngineMessages.line(EngineMessages.Hello(greeting))
  }

  /// Returns the reply to a line, with an answer on the calling thread.
  package static func reply(
    to line: String,
    answer: (CaseQuestion) throws -> Run
  ) throws -> String {
    let request = try request(in: line)
    return try reply(to: request, Result { try answer(request.question) })
  }

  /// Returns the reply to a line whose case ended its own process.
  package static func reply(to line: String, crash: EngineCrash) throws -> String {
    var reply = EngineMessages.Reply<Run>(id: try request(in: line).id)
    reply.crash = crash
    return try EngineMessages.line(reply)
  }

  private static func request(in line: String) throws -> EngineMessages.Request {
    do {
      return try EngineMessages.message(EngineMessages.Request.self, in: line)
    } catch {
      throw EngineServerError.notARequest(reason: decodingReason(error))
    }
  }

  private static func reply(
    to request: EngineMessages.Request,
    _ result: Result<Run, any Error>
  ) throws -> String {
    var reply = EngineMessages.Reply<Run>(id: request.id)
    do {
      let run = try result.get()
      try run.checkConsistency()
      reply.run = run
    } catch let fault as InconsistentRun {
      // Only questions outside scenarios get here, such as two checkpoints with one name.
      reply.refuse(
        FailureReport("the answer would be inconsistent: \(fault.problem)", fix: fault.fix)
      )
    } catch {
      reply.refuse(FailureReport(error))
    }
    return try EngineMessages.line(reply)
  }
}

/// The reason that an engine process stops serving.
package enum EngineServerError: Error {
  case notARequest(reason: String)
}

extension EngineServerError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .notARequest(let reason):
      FailureReport(
        "a line on standard input is not a request of protocol \(EngineMessages.version): \(reason)",
        fix: "send requests as 'scvdb help protocol' describes"
      )
    }
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}
