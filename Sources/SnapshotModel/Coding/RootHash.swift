/// The hash of a set of runs: a sum of digests.
///
/// A run can be added or removed without reading the others. Each digest is four 64-bit numbers,
/// which are added separately and without carry. The hash detects damaged or missing runs, but it
/// does not protect against deliberate forgery.
package struct RootHash: Hashable, Sendable {
  private var numbers: SIMD4<UInt64>

  /// Creates the hash of an empty set.
  package init() {
    numbers = .zero
  }

  /// Creates the hash of one run: SHA-256 of its case, its question and the digest
  /// ``RunDigests/answer``.
  package init(identity: CaseIdentity, questionHash: QuestionHash, answerHash: String) {
    var text = CanonicalText(capacity: 384)
    text.appendCase(identity)
    text.word(questionHash.text)
    text.word(answerHash)
    text.endLine()
    self.init(digest: sha256Bytes(text.bytes))
  }

  /// Creates the digest of some values in order; nil is a missing value.
  package init(of values: [String?]) {
    let lines = values.map { $0.map { "\($0.utf8.count) \($0)\n" } ?? "-\n" }
    self.init(digest: sha256Bytes(Array(lines.joined().utf8)))
  }

  /// Creates a stored hash; nil unless it has 32 bytes.
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

  /// The four numbers in big-endian order.
  package var bytes: [UInt8] {
    (0..<32).map { UInt8(truncatingIfNeeded: numbers[$0 / 8] >> UInt64(56 - $0 % 8 * 8)) }
  }

  /// Adds the runs of another set.
  ///
  /// The order of additions has no effect.
  package static func + (one: RootHash, other: RootHash) -> RootHash {
    var sum = one
    sum.numbers &+= other.numbers
    return sum
  }

  /// Removes the runs of another set, which must be a subset.
  package static func - (one: RootHash, other: RootHash) -> RootHash {
    var difference = one
    difference.numbers &-= other.numbers
    return difference
  }

  /// Adds the runs of another set in place.
  package static func += (sum: inout RootHash, other: RootHash) { sum = sum + other }
}
