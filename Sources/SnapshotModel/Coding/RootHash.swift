/// What a set of runs comes to: a sum of digests, to which a run can be added, or from which one can be taken,
/// without a look at the others.
///
/// Each digest is taken as four numbers of 64 bits, which are added apart and without carry. It finds what was
/// damaged or left out; it proves nothing against someone who makes runs up.
package struct RootHash: Hashable, Sendable {
  private var numbers: SIMD4<UInt64>

  /// What no run comes to.
  package init() {
    numbers = .zero
  }

  /// What one run comes to: SHA-256 of its case, its question and the digest ``RunDigests/answer``.
  package init(identity: CaseIdentity, questionHash: String, answerHash: String) {
    var text = CanonicalText(capacity: 384)
    text.appendCase(identity)
    text.word(questionHash)
    text.word(answerHash)
    text.endLine()
    self.init(digest: sha256Bytes(text.bytes))
  }

  /// The digest of some values in order; nil for a missing one.
  package init(of values: [String?]) {
    let lines = values.map { $0.map { "\($0.utf8.count) \($0)\n" } ?? "-\n" }
    self.init(digest: sha256Bytes(Array(lines.joined().utf8)))
  }

  /// A stored root; nil unless there are 32 bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.init(digest: bytes)
  }

  private init(digest: [UInt8]) {
    numbers = .zero
    for (index, byte) in digest.enumerated() {
      numbers[index / 8] = numbers[index / 8] << 8 | UInt64(byte)
    }
  }

  /// The four numbers, each from its highest byte on.
  package var bytes: [UInt8] {
    (0..<32).map { UInt8(truncatingIfNeeded: numbers[$0 / 8] >> UInt64(56 - $0 % 8 * 8)) }
  }

  /// Adds the runs of the other set; the order of additions has no effect.
  package static func + (one: RootHash, other: RootHash) -> RootHash {
    var sum = one
    sum.numbers &+= other.numbers
    return sum
  }

  /// Takes the runs of the other set away; they must be in the first one.
  package static func - (one: RootHash, other: RootHash) -> RootHash {
    var difference = one
    difference.numbers &-= other.numbers
    return difference
  }

  /// Adds the runs of the other set in place.
  package static func += (sum: inout RootHash, other: RootHash) { sum = sum + other }
}
