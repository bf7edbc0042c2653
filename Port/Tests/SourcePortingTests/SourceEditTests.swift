import SourcePorting
import Testing

@Suite struct SourceEditTests {
  @Test func editsKeepTheirOrderAtOnePosition() {
    let edits = [SourceEdit(1..<1, "x"), SourceEdit(1..<2, ""), SourceEdit(1..<1, "y")]
    #expect(edits.applied(to: Array("abc".utf8)) == Array("axyc".utf8))
  }

  @Test func nestedEditIsOmitted() {
    let edits = [SourceEdit(0..<3, "-"), SourceEdit(1..<2, "x")]
    #expect(edits.applied(to: Array("abcd".utf8)) == Array("-d".utf8))
  }

  @Test func partIsRewrittenSeparately() {
    let edits = [SourceEdit(0..<1, "A"), SourceEdit(2..<3, "C"), SourceEdit(3..<4, "D")]
    #expect(edits.applied(to: Array("abcd".utf8), within: 1..<3) == Array("bC".utf8))
  }
}
