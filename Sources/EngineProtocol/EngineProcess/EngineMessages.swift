import Foundation
import ScenarioModel

/// The lines between a recorder and an engine process; `PROTOCOL.md` describes them.
enum EngineMessages {
  /// The version of the protocol that this build implements.
  static let version = 1

  /// The first line of an engine process.
  struct Hello: Codable, Equatable {
    var `protocol`: Int
    var name: String
    var version: String
    var fingerprint: String
    /// The declared capabilities; nil for an engine that accepts every question.
    var capabilities: [String]?
    /// A digest of everything that determines the answers; nil for an engine without reuse.
    var build: String?

    init(_ greeting: EngineGreeting) {
      self.protocol = EngineMessages.version
      self.name = greeting.identity.name
      self.version = greeting.identity.version
      self.fingerprint = greeting.identity.fingerprint
      self.capabilities = greeting.capabilities?.words.sorted()
      self.build = greeting.build
    }

    var greeting: EngineGreeting {
      EngineGreeting(
        identity: EngineIdentity(name: name, version: version, fingerprint: fingerprint),
        capabilities: capabilities.map { EngineCapabilities($0) },
        build: build
      )
    }
  }

  struct Request: Codable {
    var id: Int
    var question: CaseQuestion
  }

  /// A reply, with exactly one of `run`, `error` and `crash`.
  struct Reply<Answer> {
    var id: Int
    var run: Answer?
    var error: String?
    /// The correction of the error, as an imperative.
    var fix: String?
    /// A fact about the error, such as the valid names.
    var hint: String?
    /// The code of an app that ended the case's process.
    var crash: EngineCrash?
  }

  /// A run as an engine sends it, which may omit the question's values and empty lists.
  struct Answer: Decodable {
    var engine: EngineIdentity?
    var identity: CaseIdentity?
    var questionHash: QuestionHash?
    var steps: [Step]
    var pushes: [NavigationPush]?
    var events: [RunEvent]?
    var findings: [Finding]?
    var estimates: [SizeEstimate]?
    var omissions: [OmissionCount]?
    var comparisons: [ValueComparison]?
    var explanations: [ExplainedStep]?

    /// Returns the run that answers a question; nil for the answer to another question or of
    /// another engine.
    func run(answering question: CaseQuestion, by engine: EngineIdentity) -> Run? {
      guard self.engine ?? engine == engine, identity ?? question.identity == question.identity
      else { return nil }
      return Run(
        engine: engine,
        identity: question.identity,
        questionHash: questionHash ?? .unknown,
        steps: steps,
        pushes: pushes ?? [],
        events: events ?? [],
        findings: findings ?? [],
        estimates: estimates ?? [],
        omissions: omissions ?? [],
        comparisons: comparisons ?? [],
        explanations: explanations ?? []
      )
    }
  }

  static func line(_ message: some Encodable) throws -> String {
    // Equal messages have equal bytes; JSON itself has no line breaks inside.
    String(decoding: try JSONEncoder.sorted().encode(message), as: UTF8.self)
  }

  static func message<Message: Decodable>(_ type: Message.Type, in line: String) throws -> Message {
    try JSONDecoder().decode(type, from: Data(line.utf8))
  }
}

extension EngineMessages.Reply {
  /// Sets the parts of an error.
  mutating func refuse(_ report: FailureReport) {
    (error, fix, hint) = (report.text, report.fix, report.hint)
  }

  /// The fix and the hint of the error, if the engine sends any.
  var advice: [Advice] {
    let limit = CaseFailure.reasonLimit
    let fix = fix.map { Advice.fix($0.limited(toBytes: limit)) }
    let hint = hint.map { Advice.hint($0.limited(toBytes: limit)) }
    return [fix, hint].compactMap(\.self)
  }
}

extension EngineMessages.Reply: Encodable where Answer: Encodable {}
extension EngineMessages.Reply: Decodable where Answer: Decodable {}

/// An engine's identity and capabilities.
struct EngineGreeting: Equatable {
  var identity: EngineIdentity
  /// The declared capabilities; nil if the greeting omits them.
  var capabilities: EngineCapabilities?
  /// The build, so that its answers can be reused; nil if the greeting omits it.
  var build: String?
}

extension EngineMessages.Hello {
  /// The mistake in a greeting, or nil.
  ///
  /// Name and version become a part of the command line (`engine:NAME@VERSION`). They therefore
  /// contain no characters with a special meaning there.
  var problem: String? {
    guard `protocol` == EngineMessages.version else {
      return "it uses version \(`protocol`) of the protocol, not \(EngineMessages.version)"
    }
    guard isWord(name), isWord(version), isWord(fingerprint) else {
      return "its name, version and fingerprint must be words of ASCII letters, digits, "
        + "'.', '-', '+' and '_'"
    }
    guard build.map(isWord) ?? true else {
      return "its build must be a word of ASCII letters, digits, '.', '-', '+' and '_'"
    }
    return nil
  }

  private func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-+_".contains($0)) }
  }
}
