import EngineProtocol
import Foundation
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Records cases with correct and faulty engines written in shell.
@Suite struct ProcessEngineTests {
  private static let greeting =
    #"{"protocol":1,"name":"fake","version":"1.2.3","fingerprint":"c0ffee"}"#

  @Test(arguments: [1, 3])
  func answersArriveUnchanged(jobs: Int) async throws {
    let outcomes = try await record(jobs: jobs)
    #expect(outcomes.map(\.identity.device) == Self.devices)
    let expected = questions(on: Self.devices).map { answer(to: $0) }
    #expect(outcomes.map { try? $0.result.get().run } == expected)
  }

  @Test func greetingIdentifiesEngine() async throws {
    let command = EngineCommand(commandLine: "echo '\(Self.greeting)'; cat > /dev/null")
    let identity = try await ProcessEngine.withEngine(command, jobs: 1) { $0.identity }
    #expect(identity == sampleIdentity)
  }

  /// An engine need not repeat values of the request, nor list empty values.
  @Test func answerCanOmitDefaults() async throws {
    let steps = try #require(
      String(
        data: JSONEncoder().encode(answer(to: questions(on: Self.devices)[0]).steps),
        encoding: .utf8
      )
    )
    let script = """
      echo '\(Self.greeting)'
      next() { read -r line; id=${line#'{"id":'}; id=${id%%,*}; }
      next; printf '{"id":%s,"run":{"steps":%s}}\\n' $id '\(steps)'
      next; printf '{"id":%s,"later":0,"run":{"steps":%s,"later":{}}}\\n' $id '\(steps)'
      """
    let outcomes = try await record(with: EngineCommand(commandLine: script))
    let expected = questions(on: Self.devices).prefix(2).map { question in
      var run = answer(to: question)
      run.questionHash = .unknown
      return run
    }
    #expect(outcomes.prefix(2).map { try? $0.result.get().run } == expected)
  }

  /// The engine would end at the first question.
  @Test func unsupportedCaseIsNotSent() async throws {
    let greeting = Self.greeting.replacing(
      "}",
      with: #","capabilities":["technique:none","step:fly"]}"#
    )
    let script = "echo '\(greeting)'; read -r line && exit 9"
    for outcome in try await record(with: EngineCommand(commandLine: script, name: "limited")) {
      #expect(
        outcome.result
          == .failure(
            .failed(
              engine: "limited",
              kind: .unsupported,
              reason: "it does not support the features of the case: "
                + "technique:scrolling-content, step:checkpoint"
            )
          )
      )
    }
  }

  @Test func engineErrorFailsItsCase() async throws {
    let outcomes = try await record(atSecondCase: #"echo "{\"id\":$id,\"error\":\"no view\"}""#)
    expectOnlySecondFailed(outcomes, with: "no view")
  }

  /// A billion bytes would need a minute; 256 MiB are 268,435,456, one byte fewer.
  @Test func tooLongLineFailsCase() async throws {
    expectOnlySecondFailed(
      try await record(atSecondCase: #"head -c 268435457 /dev/zero | tr '\0' x; echo"#),
      as: .inconsistent,
      withReason: "it wrote a line longer than 256 MiB"
    )
  }

  @Test func longErrorOfTheEngineIsCut() async throws {
    let outcomes = try await record(
      atSecondCase: #"""
        printf '{"id":%s,"error":"' $id; head -c 70000000 /dev/zero | tr '\0' x; echo '"}'
        """#
    )
    // 65,496 bytes and the 26 after them; 70,000,000 - 65,496 = 69,934,504.
    let kept = String(repeating: "x", count: 65_496)
    expectOnlySecondFailed(outcomes, with: kept + "... (69934504 more bytes)")
  }

  @Test(
    arguments: sample(
      [
        ("exit 3", .crash, "it stopped (exit status 3)"),
        ("kill -9 $$", .crash, "it stopped (killed by signal 9)"),
        (
          "echo first >&2; echo 'out of luck' >&2; exit 1", .crash,
          "it stopped (exit status 1); last output:\n  first\n  out of luck"
        ),
        (
          "for n in 1 2 3 4 5 6 7; do echo $n >&2; done; exit 1", .crash,
          "it stopped (exit status 1); last output:\n  3\n  4\n  5\n  6\n  7"
        ),
        ("sleep 600", .timeout, "no reply within 15.0 seconds"),
        ("sleep 60 & wait", .timeout, "no reply within 15.0 seconds"),
        ("exec 1>&-; sleep 60", .crash, "it stopped (killed by signal 9)"),
        ("echo oops", .inconsistent, "its reply cannot be read: it is not JSON"),
        (
          "echo '[]'", .inconsistent,
          "its reply cannot be read: the message is not a Dictionary<String, Any>"
        ),
        (#"echo '{"id":77}'"#, .inconsistent, "its reply does not belong to the last request"),
        (
          #"echo "{\"id\":$id}""#, .inconsistent, "its reply needs exactly one of 'run' and 'error'"
        ),
        (
          #"printf '{"id":%s,"run":%s}\n' $id "$other""#, .inconsistent,
          "its reply is for another case or from another engine"
        ),
      ] as [(String, CaseFailure.Kind, String)]
    )
  )
  func crashFailsOneCase(
    _ behavior: String,
    _ kind: CaseFailure.Kind,
    _ reason: String
  ) async throws {
    expectOnlySecondFailed(
      try await record(atSecondCase: behavior, timeLimit: .seconds(kind == .timeout ? 15 : 600)),
      as: kind,
      withReason: reason
    )
  }

  /// A consistent run that answers another question or none.
  @Test(
    arguments: sample([
      ("[]", "it ends after 0 of 1 steps without a broken invariant as the reason"),
      (
        #"[{"index":0,"time":0,"action":"checkpoint","detail":"at rest"}]"#,
        "step 0 is a checkpoint without a snapshot"
      ),
      (
        #"""
        [{"index":0,"time":0,"action":"checkpoint","detail":"at rest","snapshot":\#
        {"window":{"width":1,"height":1},"views":[]}}]
        """#,
        "step 0 is a checkpoint without views"
      ),
      (
        #"[{"index":0,"time":0,"action":"checkpoint","detail":"later"}]"#,
        "step 0 is the checkpoint 'later' instead of 'at rest'"
      ),
      (
        #"[{"index":0,"time":0,"action":"wait","detail":""}]"#,
        "step 0 is 'wait' instead of 'checkpoint'"
      ),
      (
        #"[{"index":1,"time":0,"action":"checkpoint","detail":"at rest"}]"#,
        "step 0 has the index 1"
      ),
    ])
  )
  func answerToOtherQuestionIsRefused(_ steps: String, _ reason: String) async throws {
    let outcomes = try await record(
      atSecondCase: #"printf '{"id":%s,"run":{"steps":%s}}\n' $id '\#(steps)'"#
    )
    expectOnlySecondFailed(
      outcomes,
      as: .inconsistent,
      withReason: "its reply does not answer the question: \(reason)"
    )
  }

  /// An engine that can predict the request numbers could prepare its replies.
  @Test func answerBeforeQuestionIsRefused() async throws {
    let run = try #require(
      String(
        data: JSONEncoder().encode(answer(to: questions(on: Self.devices)[0])),
        encoding: .utf8
      )
    )
    let replies = (1...4).map { #"{"id":\#($0),"run":\#(run)}"# }.joined(separator: "\n")
    let script = "cat <<'END'\n\(Self.greeting)\n\(replies)\nEND\ncat > /dev/null"
    for outcome in try await record(with: EngineCommand(commandLine: script, name: "hasty")) {
      guard case .failure(.failed(_, let kind, let reason, _, _)) = outcome.result else {
        Issue.record("an answer was taken that was given before the question")
        continue
      }
      #expect(kind == .inconsistent)
      #expect(reason == "its reply does not belong to the last request")
    }
  }

  /// The shell closes its input and continues, so that the write to it fails.
  @Test func closedEngineInputRaisesNoSignal() async throws {
    let outcomes = try await record(atFirstCase: "exec 0<&-; reply; sleep 1; exit 4")
    guard case .failure(.failed(_, _, let reason, _, _)) = outcomes[1].result else {
      Issue.record("the second case was answered")
      return
    }
    #expect(reason.hasPrefix("it stopped"))
    #expect((try? outcomes[2].result.get()) != nil)
  }

  @Test(
    arguments: sample([
      ("exit 5", "it stopped (exit status 5)"),
      ("/nowhere/to/be/found", "it stopped (exit status 127); last output:\n  "),
      ("echo hello; cat", "its first line is not a greeting: it is not JSON"),
      (
        #"echo '{"protocol":2,"name":"a","version":"1","fingerprint":"0"}'; cat"#,
        "it uses version 2 of the protocol, not 1"
      ),
      (
        #"echo '{"protocol":1,"name":"a b","version":"1","fingerprint":"0"}'; cat"#,
        "its name, version and fingerprint must be words of ASCII letters, digits, "
      ),
      ("sleep 600", "no reply within 4.0 seconds"),
    ])
  )
  func engineWithoutGreetingIsRefused(_ script: String, _ reason: String) async throws {
    let limit = Duration.seconds(script == "sleep 600" ? 4 : 600)
    let command = EngineCommand(commandLine: script, timeLimit: limit)
    let error = await #expect(throws: EngineError.self) {
      try await ProcessEngine.withEngine(command, jobs: 1) { $0.identity }
    }
    let description = try #require(error).description
    #expect(description.hasPrefix("engine \(script) failed: \(reason)"), "\(description)")
  }
}

extension ProcessEngineTests {
  private static let devices = ["iphone-se-1", "iphone-8", "iphone-xs"]

  /// Records three cases, one after the other.
  private func record(with command: EngineCommand) async throws -> [CaseOutcome] {
    try await ProcessEngine.withEngine(command, jobs: 1) { engine in
      var outcomes: [CaseOutcome] = []
      try await Recorder(engine: engine, jobs: 1).record(questions(on: Self.devices)) {
        outcomes.append($0)
      }
      return outcomes
    }
  }

  /// Records three cases with an engine that answers correctly, except for the given commands.
  private func record(
    jobs: Int = 1,
    atFirstCase first: String = "reply",
    atSecondCase second: String = "reply",
    timeLimit: Duration = .seconds(600)
  ) async throws -> [CaseOutcome] {
    let runs = try questions(on: Self.devices).map { question in
      String(decoding: try JSONEncoder().encode(answer(to: question)), as: UTF8.self)
    }
    let script = """
      reply() { printf '{"id":%s,"run":%s}\\n' "$id" "$run"; }
      echo '\(Self.greeting)'
      while IFS= read -r line; do
        id=${line#'{"id":'}; id=${id%%,*}
        case "$line" in
          *'"id":"iphone-se-1"'*) run='\(runs[0])'; \(first) ;;
          *'"id":"iphone-8"'*) run='\(runs[1])'; other='\(runs[0])'; \(second) ;;
          *) run='\(runs[2])'; reply ;;
        esac
      done
      """
    let command = EngineCommand(commandLine: script, timeLimit: timeLimit)
    return try await ProcessEngine.withEngine(command, jobs: jobs) { engine in
      var outcomes: [CaseOutcome] = []
      try await Recorder(engine: engine, jobs: jobs).record(questions(on: Self.devices)) {
        outcomes.append($0)
      }
      return outcomes
    }
  }

  private func expectOnlySecondFailed(_ outcomes: [CaseOutcome], with error: String) {
    #expect((try? outcomes[0].result.get()) != nil)
    #expect(outcomes[1].result == .failure(.badQuestion(error)))
    #expect((try? outcomes[2].result.get()) != nil)
  }

  private func expectOnlySecondFailed(
    _ outcomes: [CaseOutcome],
    as kind: CaseFailure.Kind,
    withReason reason: String
  ) {
    #expect((try? outcomes[0].result.get()) != nil)
    #expect((try? outcomes[2].result.get()) != nil)
    guard case .failure(.failed(_, let foundKind, let found, _, _)) = outcomes[1].result else {
      Issue.record("the second case was answered: \(outcomes[1].result)")
      return
    }
    #expect(found == reason)
    #expect(foundKind == kind)
  }
}
