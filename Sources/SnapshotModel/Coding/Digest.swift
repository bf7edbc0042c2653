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

private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  let digits = Array("0123456789abcdef".utf8)
  var text: [UInt8] = []
  for byte in bytes {
    text.append(digits[Int(byte >> 4)])
    text.append(digits[Int(byte & 15)])
  }
  return String(decoding: text, as: UTF8.self)
}
