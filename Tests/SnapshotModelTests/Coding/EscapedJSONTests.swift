import SnapshotModel
import Testing

@Suite struct EscapedJSONTests {
  /// JSON itself escapes characters below a space.
  ///
  /// U+7F and U+202E appear unescaped in its texts.
  @Test(arguments: [
    ("{\n  \"a\" : 1\n}", "{\n  \"a\" : 1\n}"), ("\"日\"\n", "\"日\"\n"),
    ("\"a\u{202E}b\"\n", #""a\u202eb""# + "\n"), ("\"\u{7F}\"", #""\u007f""#),
    ("\"\u{E0001}\"", #""\udb40\udc01""#),
  ])
  func controlCharactersInJSONAreEscaped(json: String, escaped: String) {
    #expect(json.escapedForJSON == escaped)
  }
}
