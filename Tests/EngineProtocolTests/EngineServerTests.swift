import DeviceCatalog
import EngineProtocol
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct EngineServerTests {
  private let engine = FakeEngine { question throws(EngineError) in
    guard question.device.id != "iphone-8" else { throw .badQuestion("no such view") }
    return answer(to: question)
  }

  @Test func greetingIsSentFirst() async throws {
    #expect(
      try await replies(to: []) == [
        #"{"fingerprint":"c0ffee","name":"fake","protocol":1,"version":"1.2.3"}"#
      ]
    )
  }

  @Test func greetingListsCapabilities() async throws {
    var written: [String] = []
    try await EngineServer.serve(
      engine,
      capabilities: EngineCapabilities(["step:wait", "step:focus"]),
      nextLine: { nil },
      writeLine: { written.append($0) }
    )
    #expect(
      written == [
        #"{"capabilities":["step:focus","step:wait"],"fingerprint":"c0ffee","name":"fake","#
          + #""protocol":1,"version":"1.2.3"}"#
      ]
    )
  }

  @Test(arguments: sample(["", "hello", "{}", #"{"id":1}"#, #"{"id":"1","question":{}}"#]))
  func invalidRequestEndsServer(_ line: String) async throws {
    await #expect(throws: EngineServerError.self) { try await replies(to: [line]) }
  }

  /// A recorder would refuse it, and could not tell that the question is the cause.
  @Test func inconsistentAnswerIsNotSent() async throws {
    let engine = FakeEngine { question throws(EngineError) in
      var run = answer(to: question)
      run.steps.append(run.steps[0])
      run.steps[1].index = 1
      return run
    }
    let question = try #require(questions(on: ["iphone-8"]).first)
    let replies = try await replies(to: [EngineReply.request(question, id: 7)], from: engine)
    #expect(
      replies.last
        == #"{"error":"the answer would be inconsistent: two checkpoints are called 'at rest'","fix":"give every checkpoint of a scenario its own name","id":7}"#
    )
  }

  @Test func explanationsAreKept() throws {
    let question = try #require(questions(on: ["iphone-8"]).first)
    var run = answer(to: question)
    run.explanations = [ExplainedStep(step: 0, views: [])]
    let line = try EngineReply.line(run, id: 7)
    let reply = try EngineReply.read(line, to: 7, asking: question, of: run.engine)
    #expect(try reply.get().explanations == run.explanations)
  }

  @Test func refusalKeepsItsAdvice() throws {
    let question = try #require(questions(on: ["iphone-8"]).first)
    let line = #"{"id":7,"error":"no view","fix":"name one","hint":"there are 2"}"#
    let reply = try EngineReply.read(line, to: 7, asking: question, of: sampleIdentity)
    let refusal = EngineError.badQuestion("no view", [.fix("name one"), .hint("there are 2")])
    #expect(reply == .failure(refusal))
    #expect(refusal.reason == "no view; fix: name one; hint: there are 2")
  }

  @Test(
    arguments: sample([
      (EngineError.failed(engine: "e", kind: .inconsistent, reason: "no", fix: "a"), "no; fix: a"),
      (EngineError.failed(engine: "e", kind: .crash, reason: "it stopped"), "it stopped"),
      (EngineError.badQuestion("no", [.fix("a"), .fix("b")]), "no; fix: a; fix: b"),
      (EngineError.badQuestion("no"), "no"),
    ])
  )
  func reasonHasAdviceInOneLine(error: EngineError, reason: String) {
    #expect(error.reason == reason)
  }

  @Test func severalFixesAreOneMember() async throws {
    let engine = FakeEngine { _ throws(EngineError) in
      throw .badQuestion("no view", [.fix("name one"), .fix("add one"), .hint("there are 2")])
    }
    let question = try #require(questions(on: ["iphone-8"]).first)
    let replies = try await replies(to: [EngineReply.request(question, id: 7)], from: engine)
    #expect(
      replies.last
        == #"{"error":"no view","fix":"name one; add one","hint":"there are 2","id":7}"#
    )
  }

  private func replies(
    to lines: [String],
    from engine: FakeEngine? = nil
  ) async throws -> [String] {
    var written: [String] = []
    var remaining = lines[...]
    try await EngineServer.serve(
      engine ?? self.engine,
      nextLine: { remaining.popFirst() },
      writeLine: { written.append($0) }
    )
    return written
  }
}
