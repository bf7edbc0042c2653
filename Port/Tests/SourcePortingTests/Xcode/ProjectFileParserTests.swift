import Foundation
import SourcePorting
import Testing

@Suite struct ProjectFileParserTests {
  private func read(_ text: String) throws(XcodeProjectError) -> ProjectValue {
    try ProjectFileParser.read(Data(text.utf8), file: "a.pbxproj")
  }

  private func table(_ entries: [String: ProjectValue]) -> ProjectValue {
    .table(Dictionary(uniqueKeysWithValues: entries.map { (ProjectField($0.key), $0.value) }))
  }

  @Test(arguments: [
    ("a", "a"), ("Sources/App.swift", "Sources/App.swift"), (#""""#, ""),
    (#""two words""#, "two words"), ("'single'", "single"), (#""a\"b\\c""#, #"a"b\c"#),
    (#""\t\n\r\a\b\v\f""#, "\t\n\r\u{7}\u{8}\u{B}\u{C}"),
    // U+00E9 is é; U+D83D U+DE00 are the two units of U+1F600.
    (#""\U00e9""#, "é"), (#""\Ud83d\Ude00""#, "\u{1F600}"),
    // Octal 101 is 65, and 60 is 48. Octal 341 is 225, the letter Æ in the NeXTSTEP encoding.
    (#""\101\60""#, "A0"), (#""\341""#, "Æ"), (#""grüße""#, "grüße"), ("/* a */ b // c", "b"),
    ("\u{FEFF}a", "a"),
  ])
  func textsHaveEscapes(text: String, value: String) throws {
    #expect(try read(text) == .text(value))
  }

  @Test func listsAndTablesNest() throws {
    let text = """
      // !$*UTF8*$!
      {
        objects = { /* Begin */ A1 /* file */ = {isa = PBXFileReference; "a b" = (); }; };
        list = (one, "two", (three), { },);
        data = <0a 1B ff>;
      }
      """
    let expected = table([
      "objects": table(["A1": table(["isa": .text("PBXFileReference"), "a b": .list([])])]),
      "list": .list([.text("one"), .text("two"), .list([.text("three")]), table([:])]),
      "data": .data(Data([10, 27, 255])),
    ])
    #expect(try read(text) == expected)
  }

  @Test func lastOfEqualKeysApplies() throws {
    #expect(try read("{ a = 1; a = 2; }") == table(["a": .text("2")]))
  }

  @Test func xmlIsRead() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><array><string>b</string></array></dict></plist>
      """
    #expect(try read(text) == table(["a": .list([.text("b")])]))
  }

  @Test(arguments: [
    ("", 1, 1, "the file ends; expected a value"),
    ("{ a = 1 }", 1, 9, "expected ';' after the value of 'a'"),
    ("{\n  a = 1;\n  b 2;\n}", 3, 5, "expected '=' after 'b'"),
    ("{ a = ; }", 1, 7, "expected a value"),
    ("(a b)", 1, 4, "expected ',' or ')' after an item of a list"),
    ("{ a = 1; ) ", 1, 10, "expected a key or '}'"),
    ("{\n  a = \"1;\n}\n", 2, 7, "the text has no closing quote"),
    ("{ a = <0g>; }", 1, 7, "data with a character that is not hexadecimal"),
    ("{ } }", 1, 5, "the text goes on after '}'"),
    ("{\n a = (1,\n", 3, 1, "the file ends; expected ')'; the list of line 2 is open"),
    ("{\n a = 1;", 2, 8, "the file ends; expected '}'; the list of line 1 is open"),
  ])
  func mistakesHaveLocations(text: String, line: Int, column: Int, problem: String) {
    let location = FileLocation(file: "a.pbxproj", line: line, column: column)
    #expect(throws: XcodeProjectError.malformed(location, problem)) { try read(text) }
  }

  @Test func conflictMarkersAreNamed() {
    let text = "{\n<<<<<<< HEAD\n  a = 1;\n=======\n  a = 2;\n>>>>>>> branch\n}\n"
    let location = FileLocation(file: "a.pbxproj", line: 2, column: 1)
    #expect(throws: XcodeProjectError.mergeConflict(location, "<<<<<<< HEAD")) { try read(text) }
    #expect(
      XcodeProjectError.mergeConflict(location, "<<<<<<< HEAD").description == """
        a.pbxproj:2:1: unresolved merge conflict: "<<<<<<< HEAD"
        fix: keep one of the two versions, and remove the lines with markers
        """
    )
  }

  @Test func deepListsAreRefused() {
    let text = String(repeating: "(", count: 1_000_000)
    // The limit is 100, so that the mistake is the 101st bracket.
    let location = FileLocation(file: "a.pbxproj", line: 1, column: 101)
    #expect(throws: XcodeProjectError.malformed(location, "more than 100 nested lists")) {
      try read(text)
    }
  }

  @Test func truncatedFilesAreRefused() throws {
    let text = #"{ objects = { A = { isa = "PBX"; list = (a, <00>, ); }; }; }"#
    _ = try read(text)
    for count in text.indices {
      #expect(throws: XcodeProjectError.self) { try read(String(text[..<count])) }
    }
  }
}
