#if canImport(CryptoKit)
import CryptoKit
#else
import CNettle
#endif

/// Returns the SHA-256 digest of some bytes, as 64 lowercase hexadecimal digits.
package func sha256Hex(_ bytes: some Sequence<UInt8>) -> String {
  sha256Bytes(bytes).withUnsafeBytes { hexadecimal($0) }
}

/// Returns the SHA-256 digest of some bytes, as 32 bytes.
package func sha256Bytes(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  bytes.withContiguousStorageIfAvailable { digest(of: UnsafeRawBufferPointer($0)) }
    ?? Array(bytes).withUnsafeBytes { digest(of: $0) }
}

private func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
  var digest = RunningDigest()
  digest.add(bytes)
  return digest.bytes
}

/// The SHA-256 digest of bytes that are added in parts.
///
/// A copy continues independently, so texts with the same beginning can share its digest.
package struct RunningDigest: Sendable {
  #if canImport(CryptoKit)
  private var hash = SHA256()

  package init() {}

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    hash.update(bufferPointer: bytes)
  }

  /// The digest of the bytes so far, as 32 bytes.
  package var bytes: [UInt8] { Array(hash.finalize()) }
  #else
  private var context = sha256_ctx()

  package init() {
    nettle_sha256_init(&context)
  }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    nettle_sha256_update(&context, bytes.count, start)
  }

  /// The digest of the bytes so far, as 32 bytes.
  package var bytes: [UInt8] {
    var context = context
    return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { digest, length in
      guard let start = digest.baseAddress else { return }
      scvdb_sha256_digest(&context, start)
      length = Int(SHA256_DIGEST_SIZE)
    }
  }
  #endif
}

extension RunningDigest {
  package mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { add(UnsafeRawBufferPointer($0)) }
  }

  /// The digest of the bytes so far, as 64 lowercase hexadecimal digits.
  package var hexadecimal: String { bytes.withUnsafeBytes { SnapshotModel.hexadecimal($0) } }
}

/// Returns bytes as lowercase hexadecimal digits, two per byte.
package func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
  String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
    var length = 0
    for byte in bytes {
      text[length] = hexadecimalDigit(byte >> 4)
      text[length + 1] = hexadecimalDigit(byte & 15)
      length += 2
    }
    return length
  }
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
