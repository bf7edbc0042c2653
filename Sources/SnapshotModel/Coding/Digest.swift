import Crypto

/// The SHA-256 digest of some bytes, as 64 lowercase hexadecimal digits.
package func sha256Hex(_ bytes: some Sequence<UInt8>) -> String {
  var hash = SHA256()
  let hashedInPlace: Void? = bytes.withContiguousStorageIfAvailable {
    hash.update(bufferPointer: UnsafeRawBufferPointer($0))
  }
  if hashedInPlace == nil { hash.update(data: Array(bytes)) }
  return hexadecimal(hash.finalize())
}

private func hexadecimal(_ digest: SHA256Digest) -> String {
  digest.withUnsafeBytes { hexadecimal($0) }
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
