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

  @Test func namesAreFoundByLengthAndBytes() {
    let names = NamesByLength(["key", "id", "tag"])
    #expect(["id", "key", "tag"].allSatisfy(names.contains))
    #expect(!["", "ID", "ta", "tags", "userLabel"].contains(where: names.contains))
  }
}
