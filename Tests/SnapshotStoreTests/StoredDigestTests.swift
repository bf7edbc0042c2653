import Testing

@testable import SnapshotStore

/// Tests that digests in memory keep each text.
@Suite struct StoredDigestTests {
  /// The SHA-256 of no bytes, see FIPS 180-4.
  private static let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

  private func isDigest(_ stored: StoredDigest) -> Bool {
    if case .sha256 = stored { true } else { false }
  }

  @Test func hexadecimalDigitsAreNumbers() {
    let stored = StoredDigest(Self.empty)
    #expect(isDigest(stored))
    #expect(stored.text == Self.empty)
  }

  /// The first byte has the first two digits.
  @Test func bytesHaveTheirDigits() {
    let bytes = (0..<32).map(UInt8.init)
    let stored = bytes.withUnsafeBytes { StoredDigest($0) }
    #expect(isDigest(stored))
    #expect(stored.text == "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")
  }

  @Test(arguments: [
    "", "unknown", empty.uppercased(), String(empty.dropLast()), empty + "0",
    empty.dropLast() + "g", empty.dropLast() + ":", empty.dropLast(2) + "é",
  ])
  func otherTextsAreKept(text: String) {
    let stored = StoredDigest(text)
    #expect(!isDigest(stored))
    #expect(stored.text == text)
  }

  @Test func otherBytesAreKept() {
    let short = [UInt8(0x0f), 0xf0].withUnsafeBytes { StoredDigest($0) }
    #expect(!isDigest(short))
    #expect(short.text == "0ff0")
  }
}
