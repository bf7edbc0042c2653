/// The questions that an invocation of a recorder sets out to ask, whichever of them fall to it.
///
/// Two machines that are given the same scenarios, screens and options have equal plans, so that
/// what they record can be put together.
package struct Plan: Hashable, Sendable {
  /// One question of a plan.
  package struct Case: Codable, Hashable, Sendable {
    /// The case, unique in the plan.
    package var identity: CaseIdentity
    /// Digest of the question as the recorder asks it.
    package var questionHash: String

    package init(identity: CaseIdentity, questionHash: String) {
      self.identity = identity
      self.questionHash = questionHash
    }
  }

  /// The cases in the order of their names' bytes, each once.
  package let cases: [Case]
  /// SHA-256 over the names of the cases and the digests of their questions.
  package let hash: String

  /// Sorts the cases and computes the hash; the order of the argument has no effect.
  package init(_ cases: some Sequence<Case>) {
    var lines = cases.map { (bytes: $0.canonicalLine, value: $0) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    lines = zip(lines.indices, lines).filter { $0 == 0 || lines[$0 - 1].bytes != $1.bytes }
      .map(\.1)
    self.cases = lines.map(\.value)
    hash = sha256Hex(lines.flatMap(\.bytes))
  }
}

/// One of several parts of a plan that do not overlap and leave nothing out.
package struct Shard: Codable, Hashable, Sendable {
  /// Which part, from 1 to ``count``.
  package let number: Int
  /// How many parts the plan has, at least 1.
  package let count: Int

  /// The only part of an undivided plan.
  package static let whole = Shard()

  /// Nil unless the number is between 1 and the count.
  package init?(number: Int, count: Int) {
    guard 1 <= number, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  private init() {
    number = 1
    count = 1
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    let count = try container.decode(Int.self, forKey: .count)
    guard let shard = Shard(number: number, count: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .number,
        in: container,
        debugDescription: "there is no part \(number) of \(count)"
      )
    }
    self = shard
  }

  /// Whether a case belongs to the part.
  package func contains(_ identity: CaseIdentity) -> Bool {
    count == 1 || identity.draw % Int64(count) == Int64(number - 1)
  }
}

extension Shard: CustomStringConvertible {
  /// The number and the count: `2/5` is the second of five parts.
  package var description: String { "\(number)/\(count)" }
}

/// What a recorder takes upon itself: a part of a plan.
package struct Assignment: Hashable, Sendable {
  /// The whole plan, the cases of other parts included.
  package let plan: Plan
  /// The part that this recorder has.
  package let shard: Shard

  package init(plan: Plan, shard: Shard) {
    self.plan = plan
    self.shard = shard
  }
}

extension CaseIdentity {
  /// The case's name as bytes, which are equal only for equal bytes of its parts.
  package var canonicalLine: [UInt8] {
    var text = CanonicalText()
    text.appendCase(self)
    text.endLine()
    return Array(text.bytes)
  }

  /// A number that depends on the case's name alone and falls anywhere from 0 to the largest: the
  /// first 63 bits of the name's SHA-256.
  ///
  /// It stays what it is when other cases come or go, on any machine and in any locale.
  package var draw: Int64 {
    let digits = sha256Hex(canonicalLine).prefix(16)
    guard let number = UInt64(digits, radix: 16) else {
      preconditionFailure("a digest consists of hexadecimal digits")
    }
    return Int64(number >> 1)
  }
}

extension Plan.Case {
  fileprivate var canonicalLine: [UInt8] {
    var text = CanonicalText()
    text.appendCase(identity)
    text.word(questionHash)
    text.endLine()
    return Array(text.bytes)
  }
}
