import Crypto

/// The SHA-256 digest of some bytes, as 64 lowercase hexadecimal digits.
package func sha256Hex(_ bytes: some Sequence<UInt8>) -> String {
  digest(of: bytes).withUnsafeBytes { hexadecimal($0) }
}

/// The SHA-256 digest of some bytes, as 32 bytes.
package func sha256Bytes(_ bytes: some Sequence<UInt8>) -> [UInt8] { Array(digest(of: bytes)) }

private func digest(of bytes: some Sequence<UInt8>) -> SHA256Digest {
  var hash = SHA256()
  let hashedInPlace: Void? = bytes.withContiguousStorageIfAvailable {
    hash.update(bufferPointer: UnsafeRawBufferPointer($0))
  }
  if hashedInPlace == nil { hash.update(data: Array(bytes)) }
  return hash.finalize()
}

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
