#if canImport(CryptoKit)
import CryptoKit
#else
import COpenSSL
#endif

/// The SHA-256 digest of some bytes, as 64 lowercase hexadecimal digits.
package func sha256Hex(_ bytes: some Sequence<UInt8>) -> String {
  sha256Bytes(bytes).withUnsafeBytes { hexadecimal($0) }
}

/// The SHA-256 digest of some bytes, as 32 bytes.
package func sha256Bytes(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  bytes.withContiguousStorageIfAvailable { digest(of: UnsafeRawBufferPointer($0)) }
    ?? Array(bytes).withUnsafeBytes { digest(of: $0) }
}

#if canImport(CryptoKit)
private func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
  var hash = SHA256()
  hash.update(bufferPointer: bytes)
  return Array(hash.finalize())
}
#else
private func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 32) { digest, length in
    let status = EVP_Digest(bytes.baseAddress, bytes.count, digest.baseAddress, nil, sha256, nil)
    precondition(status == 1, "OpenSSL could not digest bytes: it is out of memory")
    length = 32
  }
}

/// The method by which OpenSSL computes SHA-256.
///
/// It is fetched once, because that takes longer than to digest a short text, and from a context of
/// its own, because the shared one depends on the machine's openssl.cnf. Threads can share a method:
/// no call changes it.
nonisolated(unsafe) private let sha256: OpaquePointer = {
  guard let method = EVP_MD_fetch(OSSL_LIB_CTX_new(), "SHA256", nil) else {
    preconditionFailure("OpenSSL's default provider always has SHA-256")
  }
  return method
}()
#endif

/// Bytes as lowercase hexadecimal digits, two a byte.
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
