import PortSupport

// The digests of CommonCrypto, from their definitions: RFC 1321, FIPS 180-4.

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// Writes the MD5 digest of bytes.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(md5(bytes(data, len)), to: md) }

/// Writes the SHA-1 digest of bytes.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(sha1(bytes(data, len)), to: md) }

/// Writes the SHA-256 digest of bytes.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(sha256(bytes(data, len)), to: md) }

private func bytes(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> [UInt8] {
  Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
}

private func write(
  _ digest: [UInt8],
  to target: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  target?.update(from: digest, count: digest.count)
  return target
}

/// Returns the message with its padding: a bit, zeros, and its length in bits.
private func padded(_ message: [UInt8], isBigEndian: Bool) -> [UInt8] {
  var result = message + [0x80]
  result += Array(repeating: 0, count: (120 - result.count % 64) % 64)
  let length = UInt64(message.count) * 8
  let order = isBigEndian ? Array((0..<8).reversed()) : Array(0..<8)
  return result + order.map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
}

/// Returns the blocks of 16 words.
private func blocks(_ message: [UInt8], isBigEndian: Bool) -> [[UInt32]] {
  let bytes = padded(message, isBigEndian: isBigEndian)
  return stride(from: 0, to: bytes.count, by: 64).map { block in
    (0..<16).map { word in
      let part = bytes[block + 4 * word..<block + 4 * word + 4]
      return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}

private func bytes(of words: [UInt32], isBigEndian: Bool) -> [UInt8] {
  let shifts: [UInt32] = isBigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24]
  return words.flatMap { word in shifts.map { UInt8(truncatingIfNeeded: word >> $0) } }
}

private func left(_ value: UInt32, _ count: UInt32) -> UInt32 {
  value << count | value >> (32 - count)
}

private func right(_ value: UInt32, _ count: UInt32) -> UInt32 { left(value, 32 - count) }

private func md5(_ message: [UInt8]) -> [UInt8] {
  let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
  let constants = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
  var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
  for block in blocks(message, isBigEndian: false) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      let (mix, word) =
        switch step / 16 {
        case 0: (b & c | ~b & d, step)
        case 1: (d & b | ~d & c, (5 * step + 1) % 16)
        case 2: (b ^ c ^ d, (3 * step + 5) % 16)
        default: (c ^ (b | ~d), 7 * step % 16)
        }
      let sum = a &+ mix &+ constants[step] &+ block[word]
      (a, d, c) = (d, c, b)
      b = b &+ left(sum, shifts[step / 16][step % 4])
    }
    state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
  }
  return bytes(of: state, isBigEndian: false)
}

private func sha1(_ message: [UInt8]) -> [UInt8] {
  let constants: [UInt32] = [0x5A82_7999, 0x6ED9_EBA1, 0x8F1B_BCDC, 0xCA62_C1D6]
  var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  for block in blocks(message, isBigEndian: true) {
    var words = block
    for index in 16..<80 {
      let mix = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.append(left(mix, 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for step in 0..<80 {
      let mix: UInt32 =
        switch step / 20 {
        case 0: b & c | ~b & d
        case 2: b & c | b & d | c & d
        default: b ^ c ^ d
        }
      let sum = left(a, 5) &+ mix &+ e &+ constants[step / 20] &+ words[step]
      (e, d, c, b, a) = (d, c, left(b, 30), a, sum)
    }
    state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
  }
  return bytes(of: state, isBigEndian: true)
}

/// The first primes, which define the constants of SHA-256.
private let primes: [Int] = {
  var found: [Int] = []
  var candidate = 2
  while found.count < 64 {
    if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
    candidate += 1
  }
  return found
}()

/// Returns the first 32 bits of the fraction of a number.
private func fraction(_ value: Double) -> UInt32 {
  UInt32((value - value.rounded(.down)) * 4_294_967_296)
}

private let sha256Constants = primes.map { fraction(cbrt(Double($0))) }
private let sha256Start = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

private func sha256(_ message: [UInt8]) -> [UInt8] {
  var state = Array(sha256Start)
  for block in blocks(message, isBigEndian: true) {
    var words = block
    for index in 16..<64 {
      let (old, new) = (words[index - 15], words[index - 2])
      let first = right(old, 7) ^ right(old, 18) ^ old >> 3
      let second = right(new, 17) ^ right(new, 19) ^ new >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var s = state
    for step in 0..<64 {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let mix = right(s[4], 6) ^ right(s[4], 11) ^ right(s[4], 25)
      let first = s[7] &+ mix &+ choice &+ sha256Constants[step] &+ words[step]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let second = (right(s[0], 2) ^ right(s[0], 13) ^ right(s[0], 22)) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    state = zip(state, s).map { $0 &+ $1 }
  }
  return bytes(of: state, isBigEndian: true)
}
