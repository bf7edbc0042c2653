import Reporting
import Testing

@Suite struct JSONTests {
  private struct Value: Encodable {
    var b = 1
    var a: String
  }

  @Test func jsonLinesHaveSortedMembers() throws {
    var lines = JSONLines()
    lines.append(Value(a: "x/y"))
    lines.append(Value(b: 2, a: ""))
    #expect(lines.text == #"{"a":"x/y","b":1}"# + "\n" + #"{"a":"","b":2}"# + "\n")
  }

  @Test func jsonEscapesControlCharacters() throws {
    // 9B is a control character of one scalar; U+E0001 is a format character of two UTF-16 units,
    // DB40 DC01.
    let json = try safeJSON(Value(a: "\u{9B}\u{E0001}##[x]"))
    #expect(json == "{\n  \"a\" : \"\\u009b\\udb40\\udc01#\\u0023[x]\",\n  \"b\" : 1\n}\n")
  }
}
