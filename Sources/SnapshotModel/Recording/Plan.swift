/// All questions of a recorder's invocation, including questions of other shards.
///
/// Two machines with equal scenarios, screens and options have equal plans, so their recordings can
/// be merged.
package struct Plan: Hashable, Sendable {
  /// One question of a plan.
  package struct Case: Codable, Hashable, Sendable {
    /// The case, unique in the plan.
    package var identity: CaseIdentity
    /// The digest of the recorder's question.
    package var questionHash: QuestionHash

    package init(identity: CaseIdentity, questionHash: QuestionHash) {
      self.identity = identity
      self.questionHash = questionHash
    }
  }

  /// The cases, sorted by the bytes of their names, without duplicates.
  package let cases: [Case]
  /// The SHA-256 of the cases' names and the digests of their questions.
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

/// The names and questions of a plan's cases, which determine its hash.
package struct PlanLines {
  private var lines: [[UInt8]] = []

  package init() {}

  /// Adds a case; the order has no effect.
  package mutating func add(_ planned: Plan.Case) { lines.append(planned.canonicalLine) }

  /// See ``Plan/hash``.
  package var hash: String {
    let sorted = lines.sorted { $0.lexicographicallyPrecedes($1) }
    let distinct = zip(sorted.indices, sorted).filter { $0 == 0 || sorted[$0 - 1] != $1 }.map(\.1)
    return sha256Hex(distinct.flatMap(\.self))
  }
}

/// One of several parts of a plan.
///
/// The parts are disjoint and complete.
package struct Shard: Codable, Hashable, Sendable {
  /// The number of the part, from 1 to ``count``.
  package let number: Int
  /// The number of parts, at least 1.
  package let count: Int

  /// The only part of an undivided plan.
  package static let whole = Shard()

  /// Creates a part; nil unless the number is between 1 and the count.
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

/// A part of a plan that a recorder executes.
package struct Assignment: Hashable, Sendable {
  /// The whole plan, including the cases of other parts.
  package let plan: Plan
  /// The recorder's part.
  package let shard: Shard

  package init(plan: Plan, shard: Shard) {
    self.plan = plan
    self.shard = shard
  }
}

extension CaseIdentity {
  /// The case's name as bytes.
  ///
  /// Equal bytes mean equal names.
  package var canonicalLine: [UInt8] {
    var text = CanonicalText()
    text.appendCase(self)
    text.endLine()
    return Array(text.bytes)
  }

  /// A pseudorandom number from the case's name: the first 63 bits of the name's SHA-256.
  ///
  /// It is independent of other cases, of the machine and of the locale.
  package var draw: Int64 {
    let number = sha256Bytes(canonicalLine).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    return Int64(number >> 1)
  }
}

extension Plan.Case {
  fileprivate var canonicalLine: [UInt8] {
    var text = CanonicalText()
    text.appendCase(identity)
    text.word(questionHash.text)
    text.endLine()
    return Array(text.bytes)
  }
}
