import Reporting
import SnapshotModel
import Testing

/// Tests the escapes of printed text, and the words that reports share.
@Suite struct TextTests {
  @Test(arguments: [
    ("plain", "plain"), ("Größe 日本", "Größe 日本"),
    // Escape begins a terminal command, a bidirectional override reverses the text after it.
    ("##[error]", #"#\u{23}[error]"#),
    ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("a\u{202E}b", #"a\u{202E}b"#), ("a\nb", #"a\u{A}b"#),
  ])
  func controlCharactersAreEscaped(text: String, printable: String) {
    #expect(text.printable == printable)
  }

  @Test func longTextLosesItsMiddle() {
    let short = String(repeating: "a", count: 1000)
    #expect(short.shortened == short)
    let long = String(repeating: "a", count: 900) + String(repeating: "b", count: 900)
    // The first 700 characters and the last 300.
    #expect(
      long.shortened
        == String(repeating: "a", count: 700) + " […] " + String(repeating: "b", count: 300)
    )
  }

  @Test(arguments: [(0, "0 cases"), (1, "1 case"), (2, "2 cases")])
  func nounAgreesWithItsNumber(number: Int, words: String) {
    #expect(counted(number, "case") == words)
  }

  @Test func namesBeyondLimitAreCounted() {
    #expect(listing(["a", "b"], atMost: 2, "device") == "a, b")
    #expect(listing(["a", "b", "c"], atMost: 2, "device") == "a, b and 1 more device")
    #expect(listing(["a", "b", "c", "d"], atMost: 2, "device") == "a, b and 2 more devices")
  }

  @Test(arguments: [
    ("/a/b/c.txt", "/a/d", "../b/c.txt"), ("/a/b/c.txt", "/a/b", "c.txt"),
    ("/a/c.txt", "/a/b/d", "../../c.txt"), ("/a/../b/c.txt", "/b", "c.txt"),
  ])
  func pathIsRelativeToAFolder(file: String, folder: String, path: String) {
    #expect(file.relativePath(from: folder) == path)
  }

  @Test func geometryTextFollowsModelOrder() {
    #expect(Rect(x: 1, y: 2.5, width: 3, height: 4).text == "1 2.5 3 4")
    #expect(Insets(top: 1, left: 2, bottom: 3, right: 4).text == "1 2 3 4")
    #expect(Size(width: 128, height: 41).text == "128 x 41")
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
  }
}
