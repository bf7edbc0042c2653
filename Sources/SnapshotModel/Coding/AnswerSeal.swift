#if canImport(CryptoKit)
import CryptoKit
import Foundation
#else
import CNettle
#endif

/// A seal that proves that the owner of a key recorded an answer of an engine's build.
package struct AnswerSeal: Sendable {
  /// The number of bytes of a key.
  package static let keyLength = 32
  /// The number of bytes of a seal.
  package static let length = 16

  private let key: [UInt8]
  private let build: String

  /// - Parameters:
  ///   - key: Random bytes that only the owner has.
  ///   - build: The digest of the engine's program.
  package init(key: [UInt8], build: String) {
    self.key = key
    self.build = build
  }

  /// Returns the seal of an answer: the first bytes of an HMAC-SHA-256.
  ///
  /// It covers the engine, its build, the case, the question, the digest ``RunDigests/answer`` and,
  /// if present, ``RunDigests/explanations``.
  package func bytes(
    engine: EngineIdentity,
    identity: CaseIdentity,
    questionHash: QuestionHash,
    answerHash: String,
    explanationHash: String?
  ) -> [UInt8] {
    var text = CanonicalText(capacity: 512)
    text.keyword("seal")
    for word in [engine.name, engine.version, engine.fingerprint, build] { text.word(word) }
    text.endLine()
    text.appendCase(identity)
    text.word(questionHash.text)
    text.word(answerHash)
    text.word(explanationHash ?? "")
    text.endLine()
    return Array(hmacSHA256(Array(text.bytes), key: key).prefix(Self.length))
  }
}

/// Returns the HMAC-SHA-256 of some bytes, as 32 bytes (RFC 2104).
#if canImport(CryptoKit)
func hmacSHA256(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
  Array(HMAC<SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: key)))
}
#else
func hmacSHA256(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { digest, length in
    guard let start = digest.baseAddress else { return }
    scvdb_hmac_sha256(key.count, key, bytes.count, bytes, start)
    length = Int(SHA256_DIGEST_SIZE)
  }
}
#endif
