import Testing

@testable import SnapshotModel

@Suite struct DigestTests {
  /// The first two messages and digests are the examples that FIPS 180-2 gives for SHA-256.
  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ])
  func agreesWithThePublishedExamples(message: String, digest: String) {
    #expect(sha256Hex(message.utf8) == digest)
  }

  /// Test cases 1 and 6 of RFC 4231; the key of the second one is longer than a block.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0b, count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      [UInt8](repeating: 0xaa, count: 131),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func authenticationCodesAgreeWithPublishedExamples(
    key: [UInt8],
    message: String,
    code: String
  ) {
    let bytes = hmacSHA256(Array(message.utf8), key: key)
    #expect(bytes.withUnsafeBytes { hexadecimal($0) } == code)
  }

  /// The message is the third example of FIPS 180-2, a million times the letter a.
  @Test func threadsDigestConcurrently() async {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    let digests = await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { sha256Hex(message) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(digests == ["cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"])
  }

  @Test func digestIgnoresByteStorage() {
    #expect(sha256Hex("abc".utf8.lazy.map { $0 }) == sha256Hex(Array("abc".utf8)))
  }
}
