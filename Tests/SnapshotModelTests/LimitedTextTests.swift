import SnapshotModel
import Testing

@Suite struct LimitedTextTests {
  @Test func shortTextIsKept() {
    #expect("".limited(toBytes: 64) == "")
    let text = String(repeating: "x", count: 64)
    #expect(text.limited(toBytes: 64) == text)
  }

  /// 64 - 40 = 24 bytes of the texts remain, or fewer if that is within a scalar of two or four
  /// bytes.
  @Test(arguments: [("x", 24), ("é", 24), ("xé", 24), ("\u{1F600}", 24), ("x\u{1F600}", 21)])
  func longTextIsCutBetweenScalars(_ unit: String, _ kept: Int) {
    let text = String(repeating: unit, count: 100)
    let limited = text.limited(toBytes: 64)
    let rest = text.utf8.count - kept
    let beginning = String(decoding: text.utf8.prefix(kept), as: UTF8.self)
    #expect(limited == "\(beginning)... (\(rest) more bytes)")
    #expect(limited.utf8.count <= 64)
    #expect(limited.limited(toBytes: 64) == limited)
  }
}
