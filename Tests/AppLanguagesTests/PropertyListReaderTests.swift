import Foundation
import ScvdbTestSupport
import Testing

@testable import AppLanguages

/// Limits of property lists, checked before Foundation parses them, and lists in the old style.
@Suite struct PropertyListReaderTests {
  private func problem(of data: Data) -> PropertyListError? {
    do throws(PropertyListError) {
      _ = try PropertyListReader.read(data)
      return nil
    } catch {
      return error
    }
  }

  private func problem(of text: String, _ encoding: String.Encoding = .utf8) -> PropertyListError? {
    problem(of: text.data(using: encoding) ?? Data())
  }

  /// Each array refers 200 times to the next one: 200⁸ texts.
  @Test func sharedObjectsCountForEachReference() {
    let arrays = (1...8).map { BinaryList.array(of: Array(repeating: $0, count: 200)) }
    #expect(problem(of: BinaryList.data(arrays + [BinaryList.text("a")])) == .tooManyObjects)
    let few = (1...2).map { BinaryList.array(of: Array(repeating: $0, count: 200)) }
    #expect(problem(of: BinaryList.data(few + [BinaryList.text("a")])) == nil)
  }

  /// 1,000 references to a text of 100,000 bytes are 100 MB.
  @Test func sharedTextsCountForEachReference() {
    let text = BinaryList.text(String(repeating: "a", count: 100_000))
    let array = BinaryList.array(of: Array(repeating: 1, count: 1000))
    #expect(problem(of: BinaryList.data([array, text])) == .tooManyBytes)
  }

  @Test func arraysThatContainThemselvesAreRefused() {
    #expect(problem(of: BinaryList.data([BinaryList.array(of: [0])])) == .tooDeep)
  }

  @Test(arguments: [64, 65, 100_000])
  func nestingIsLimitedInEveryForm(_ depth: Int) {
    let expected: PropertyListError? = depth > 64 ? .tooDeep : nil
    if depth < 256 {
      let arrays = (1..<depth).map { BinaryList.array(of: [$0]) } + [BinaryList.array(of: [])]
      #expect(problem(of: BinaryList.data(arrays)) == expected)
    }
    func nested(_ open: String, _ close: String, depth: Int) -> String {
      String(repeating: open, count: depth) + String(repeating: close, count: depth)
    }
    #expect(problem(of: nested("(", ")", depth: depth)) == expected)
    #expect(problem(of: nested("{k=", ";}", depth: depth)) == (depth > 64 ? .tooDeep : .malformed))
    // The element `plist` is a level too.
    let markup = "<plist>" + nested("<array>", "</array>", depth: depth - 1) + "</plist>"
    for encoding in [String.Encoding.utf8, .utf16] {
      #expect(problem(of: markup, encoding) == expected)
    }
  }

  @Test(arguments: [
    "<!--</array>-->", "<string><![CDATA[</array>]]></string>", "<?a </array>?>",
  ])
  func closingTagsInTextAreIgnored(_ hidden: String) {
    let levels = String(repeating: "<array>\(hidden)", count: 80)
    #expect(problem(of: "<plist>\(levels)") == .tooDeep)
  }

  @Test(arguments: ["\")\"", "')'", "\"\\\")\"", "a//b)", "/*)*/1", "// )\u{2028}1", "// )\n1"])
  func closingBracketsInTextAreIgnored(_ hidden: String) {
    let isWord = hidden.hasPrefix("a//")
    let levels = String(repeating: "(\(hidden),", count: 80)
    // Slashes inside a word begin no comment, so this bracket ends the level.
    #expect(problem(of: levels) == (isWord ? .malformed : .tooDeep))
  }

  @Test func bracketsAfterSlashesInWordsAreCounted() {
    #expect(problem(of: String(repeating: "(a//,(", count: 40)) == .tooDeep)
  }

  @Test func encodingsThatHideBracketsAreRefused() {
    let declaration = "<?xml version=\"1.0\" encoding=\"UTF-7\"?>"
    #expect(problem(of: "\(declaration)<plist>+ADw-array/+AD4-</plist>") == .malformed)
  }

  @Test func declarationsInADocumentTypeAreRefused() {
    #expect(problem(of: "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>") == .malformed)
    let usual = "<!DOCTYPE plist PUBLIC \"-//A\" \"http://a/b.dtd\"><plist><true/></plist>"
    #expect(problem(of: usual) == nil)
  }

  @Test(arguments: sample([("<plist><array>", "<true/>", "</array></plist>"), ("(", "a,", ")")]))
  func elementsAreCounted(start: String, element: String, end: String) {
    let list = start + String(repeating: element, count: 1_000_000) + end
    #expect(problem(of: list) == .tooManyObjects)
  }

  /// The reader accepts Foundation's property lists, in each form and encoding.
  @Test func listsOfFoundationAreRead() throws {
    let list: [String: Any] = [
      "text": "a(b\"c", "emoji": "日本 👩‍👩‍👧", "number": 1.5, "whole": 1 << 40, "flag": true,
      "list": [1, 2, ["a": "b"]] as [Any], "data": Data([1, 2]),
      "date": Date(timeIntervalSince1970: 0),
      "many": Array(repeating: "x", count: 300),
    ]
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: list,
        format: format,
        options: 0
      )
      let read = try #require(try PropertyListReader.read(data) as? NSDictionary)
      #expect(read == list as NSDictionary)
    }
    let strings = "/* A \"comment\" ( */\n\"k(\" = \"v{\"; // (\nw/k = v;\n"
    for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
      let mark =
        encoding == .utf16LittleEndian
        ? [0xFF, 0xFE] : encoding == .utf16BigEndian ? [0xFE, 0xFF] : [UInt8]()
      let data = Data(mark) + (strings.data(using: encoding) ?? Data())
      let read = try #require(try PropertyListReader.read(data) as? [String: String])
      #expect(read == ["k(": "v{", "w/k": "v"])
    }
  }

  // MARK: - The old style

  /// CoreFoundation's `CFOldStylePList.c` defines the values.
  @Test(arguments: [
    ("  /* none */ // \n", [:]), ("key;", ["key": "key"]), ("a = 1; a = 2;", ["a": "2"]),
    ("{ a = b; }", ["a": "b"]), (#"'it\'s' = "\"";"#, ["it's": "\""]),
    // é is U+00E9; the byte 351 in octal digits is Ø in the encoding of NeXT; two units are one character.
    (#"a = "\U00e9\351\UD83D\UDE00";"#, ["a": "éØ😀"]),
    (#"a = "\t\n\\\q\101\7z";"#, ["a": "\t\n\\qA\u{7}z"]), ("a = \"b\\\nc\";", ["a": "b\nc"]),
    ("a\u{2028}=\u{2029}b\u{B};\u{C}", ["a": "b"]), ("a/*c*/=/*d*/", nil), ("a = b", nil),
    ("a b", nil), ("a = ;", nil), ("\"a", nil), ("a = \"b", nil), ("a = \"b\\", nil), ("(a", nil),
    ("{ a = b; ", nil), ("{ a = b; } c", nil), ("a = <0g>;", nil), ("a = <0>;", nil),
    ("a = <00", nil),
    ("", nil), ("= a;", nil), ("a = /* b;", nil),
  ])
  func stringsOfTheOldStyleAreRead(_ text: String, _ expected: [String: String]?) {
    #expect((try? PropertyListReader.read(Data(text.utf8)) as? [String: String]) == expected)
  }

  @Test func containersOfTheOldStyleAreRead() throws {
    let read = try PropertyListReader.read(
      Data("{ list = (a, (), {b = c;},); data = <0A f1>; }".utf8)
    )
    let expected: NSDictionary = [
      "list": ["a", [] as [Any], ["b": "c"]] as [Any], "data": Data([0x0A, 0xF1]),
    ]
    #expect(try #require(read as? NSDictionary) == expected)
  }

  @Test func oldStyleOfAnotherEncodingIsRefused() {
    #expect(problem(of: Data([0x61, 0x3D, 0x22, 0xE9, 0x22, 0x3B])) == .malformed)
  }

  /// Foundation's parser traps at some of these objects.
  @Test func invalidBinaryObjectsAreRefused() {
    let text = BinaryList.text("a")
    for object: [UInt8] in [[0xC1, 1], [0x80, 1], [0], [0x0F], [0x70], [0xD1, 0, 1], [0x15]] {
      let list = [BinaryList.array(of: [1, 2]), object, text]
      #expect(problem(of: BinaryList.data(list)) == .malformed, "\(object)")
    }
    #expect(problem(of: BinaryList.data([[0xD1, 1, 2], text, [9]])) == nil)
    #expect(problem(of: BinaryList.data([[0xD1, 1, 2], [9], text])) == .malformed)
  }

  /// A truncated or damaged list is read or refused.
  @Test func damagedBinaryListsAreHandled() {
    let whole = BinaryList.data([
      BinaryList.array(of: [1, 2]), BinaryList.text("abc"),
      [0x33] + [UInt8](repeating: 0, count: 8),
    ])
    for length in whole.indices { _ = problem(of: whole.prefix(length)) }
    for index in whole.indices {
      for byte: UInt8 in [0, 1, 15, 0x5F, 0xAF, 0xDF, 255] {
        var damaged = whole
        damaged[index] = byte
        _ = problem(of: damaged)
      }
    }
  }

  /// No name is defined, so `#else` and `#ifndef` keep their keys.
  @Test func infoListsArePreprocessed() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      #if PRO // a comment
          <key>pro</key><true/>
      #ifndef INNER
          <key>inner</key><true/>
      #else
          <key>innerElse</key><true/>
      #endif
      #elif LITE
          <key>lite</key><true/>
      #else
          <key>plain</key><true/>
      #endif
      #ifndef DEBUG
          <key>release</key><string># no directive</string>
      #else
          <key>debug</key><true/>
      #endif
      </dict>
      </plist>
      """
    let list = try PropertyListReader.readInfo(Data(text.utf8)) as? [String: Any]
    #expect(list.map { Set($0.keys) } == ["plain", "release"])
    #expect(list?["release"] as? String == "# no directive")
    #expect(throws: PropertyListError.malformed) { try PropertyListReader.read(Data(text.utf8)) }
  }
}

/// Writes binary property lists with arbitrary references between objects.
private enum BinaryList {
  static func text(_ text: String) -> [UInt8] { marker(0x5, text.utf8.count) + text.utf8 }

  static func array(of objects: [Int]) -> [UInt8] {
    marker(0xA, objects.count) + objects.map { UInt8($0) }
  }

  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x12] + bytes(count, 4)
  }

  private static func bytes(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Returns a list with the first object as its top.
  static func data(_ objects: [[UInt8]]) -> Data {
    var body = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += bytes(body.count, 4)
      body += object
    }
    let table = body.count
    return Data(
      body + offsets + [0, 0, 0, 0, 0, 0, 4, 1]
        + [objects.count, 0, table].flatMap { bytes($0, 8) }
    )
  }
}
