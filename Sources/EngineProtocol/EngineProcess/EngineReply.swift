package import ScenarioModel

/// The reply of an engine process, checked against its question.
package enum EngineReply {
  /// The reason that a line does not answer a question.
  package struct Unusable: Error {
    /// The reason, as a clause about the process.
    package let reason: String
    /// The code of an app that ended the case's process; nil for an invalid reply.
    package private(set) var crash: EngineCrash?
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - id: The id of the request.
  ///   - question: The question in the request.
  ///   - identity: The identity in the engine's greeting.
  /// - Returns: The run, or the engine's reason for having none.
  /// - Throws: ``Unusable`` for any other line, and for a crash.
  package static func read(
    _ line: String,
    to id: Int,
    asking question: CaseQuestion,
    of identity: EngineIdentity
  ) throws(Unusable) -> Result<Run, EngineError> {
    let reply: EngineMessages.Reply<EngineMessages.Answer>
    do {
      reply = try EngineMessages.message(EngineMessages.Reply.self, in: line)
    } catch {
      throw Unusable(reason: "its reply cannot be read: \(decodingReason(error))")
    }
    guard reply.id == id else {
      throw Unusable(reason: "its reply does not belong to the last request")
    }
    if let crash = reply.crash {
      throw Unusable(reason: crash.reason, crash: crash)
    }
    switch (reply.run, reply.error) {
    case (let answer?, nil):
      guard let run = answer.run(answering: question, by: identity) else {
        throw Unusable(reason: "its reply is for another case or from another engine")
      }
      if let departure = run.difference(from: question) {
        throw Unusable(reason: "its reply does not answer the question: \(departure)")
      }
      return .success(run)
    case (nil, let error?):
      return .failure(
        .badQuestion(error.limited(toBytes: CaseFailure.reasonLimit), reply.advice)
      )
    default:
      throw Unusable(reason: "its reply needs exactly one of 'run' and 'error'")
    }
  }

  /// The line of a request, without its end.
  package static func request(_ question: CaseQuestion, id: Int) throws -> String {
    try EngineMessages.line(EngineMessages.Request(id: id, question: question))
  }

  /// The line of a run as an answer, without its end.
  package static func line(_ run: Run, id: Int) throws -> String {
    try EngineMessages.line(EngineMessages.Reply(id: id, run: run))
  }
}
