import Testing

@testable import InterfaceBuilder

@Suite struct MarkupAttributesTests {
  @Test func lengthsIncludeAddedNames() {
    var attributes = MarkupAttributes(capacity: 1)
    attributes.add(MarkupName("id"), "a")
    #expect(attributes.lengths == NameLengths(of: "id"))
    attributes["text"] = "b"
    #expect(attributes.lengths == [NameLengths(of: "id"), NameLengths(of: "text")])
    #expect(!attributes.lengths.contains(NameLengths(of: "title")))
  }

  @Test func equalNamesOutsideASCIIShareOneValue() {
    var attributes = MarkupAttributes(capacity: 2)
    attributes.add(MarkupName("caf\u{E9}"), "a")
    attributes.add(MarkupName("cafe\u{301}"), "b")
    #expect(attributes.entries.map(\.value) == ["b"])
  }

  @Test func longNamesShareOneLength() {
    let lengths = NameLengths(of: String(repeating: "a", count: 63))
    #expect(lengths == NameLengths(of: String(repeating: "b", count: 100)))
    #expect(lengths != NameLengths(of: String(repeating: "a", count: 62)))
  }

  /// The fast reading of a number returns the same bits, or leaves the text to `Double`.
  @Test(arguments: [
    "0", "-0", "20.5", "-12.25", "0.1", "99999999999999", "0.00000000000001", "123456.789012",
    "100000000000000", "0.30000000000000004", "", "-", ".5", "5.", "1.2.3", "--1", "+1", "1e3", "٣",
  ])
  func shortNumbersEqualDoubles(text: String) {
    let number = Double(shortDecimal: text)
    #expect(number == nil || number?.bitPattern == Double(text)?.bitPattern)
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    let isPlain = text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil
    #expect((number != nil) == (isPlain && digits < 16))
  }

  @Test func namesAreFoundByLengthAndBytes() {
    let names = NamesByLength(["key", "id", "tag"])
    #expect(["id", "key", "tag"].allSatisfy(names.contains))
    #expect(!["", "ID", "ta", "tags", "userLabel"].contains(where: names.contains))
  }
}
