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
    let cases = Array(cases)
    var lines = PlanLines(count: cases.count)
    for planned in cases { lines.add(planned) }
    let order = lines.order
    self.cases = order.map { order in order.map { cases[$0] } } ?? cases
    hash = lines.hash(inOrder: order)
  }
}

/// The names and questions of a plan's cases, which determine its hash.
package struct PlanLines {
  /// All lines, because an array for each of a million cases would take twice the memory.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// - Parameter count: The approximate number of cases.
  package init(count: Int = 0) {
    // Most lines have at most 128 bytes; a growing array would be copied several times.
    bytes.reserveCapacity(128 * count)
    ends.reserveCapacity(count)
  }

  /// Adds a case; the order has no effect.
  package mutating func add(_ planned: Plan.Case) {
    bytes += planned.canonicalLine
    ends.append(bytes.count)
  }

  /// The numbers of the lines in their order, without duplicates; nil if this is the order of their
  /// addition.
  fileprivate var order: [Int]? {
    let isInOrder = ends.indices.dropFirst().allSatisfy {
      line($0 - 1).lexicographicallyPrecedes(line($0))
    }
    if isInOrder { return nil }
    let sorted = ends.indices.sorted { line($0).lexicographicallyPrecedes(line($1)) }
    return zip(sorted.indices, sorted)
      .filter { $0 == 0 || line(sorted[$0 - 1]) != line($1) }
      .map(\.1)
  }

  /// See ``Plan/hash``.
  package var hash: String { hash(inOrder: order) }

  /// Returns the hash of the lines in the result of ``order``.
  fileprivate func hash(inOrder order: [Int]?) -> String {
    guard let order else { return sha256Hex(bytes) }
    var digest = RunningDigest()
    for number in order { line(number).withUnsafeBytes { digest.add($0) } }
    return digest.hexadecimal
  }

  private func line(_ number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }
}

/// Computes the hash of a plan from cases in its order, without keeping them.
package struct SortedPlanDigest {
  private var digest = RunningDigest()
  private var last: [UInt8] = []
  private var isSorted = true

  package init() {}

  /// Adds the next case.
  package mutating func add(_ planned: Plan.Case) {
    let line = planned.canonicalLine
    // The first line follows an empty one.
    isSorted = isSorted && last.lexicographicallyPrecedes(line)
    line.withUnsafeBytes { digest.add($0) }
    last = line
  }

  /// See ``Plan/hash``; nil if the cases were not in the order of a plan.
  package var hash: String? {
    isSorted ? digest.hexadecimal : nil
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
