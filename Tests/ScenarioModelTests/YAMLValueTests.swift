import ProjectFiles
import Testing

@testable import ScenarioModel

/// Tests the layout of values in written scenario files.
@Suite struct YAMLValueTests {
  /// Text is quoted if YAML, or the list or map around it, would read another value.
  @Test(arguments: [
    ("plain", "plain"), ("two words", "two words"), ("a.b/c", "a.b/c"),
    ("x <= y + 1", "x <= y + 1"),
    ("", #""""#), ("true", #""true""#), ("null", #""null""#), ("a ", #""a ""#), (" a", #"" a""#),
    ("a, b", #""a, b""#), ("a: b", #""a: b""#), ("a # b", #""a # b""#), ("- a", #""- a""#),
    ("[a]", #""[a]""#), ("é", #""é""#), ("a\"b\\c", #""a\"b\\c""#), ("a\nb\tc", #""a\nb\tc""#),
    ("\u{7}", #""\u0007""#), ("\u{202E}", #""\u202E""#), ("\u{E0001}", #""\U000E0001""#),
  ])
  func textIsQuotedIfNeeded(text: String, written: String) throws {
    #expect(YAMLValue.text(text).inline == written)
    let node = try YAMLReader(kind: .scenario, keys: [], file: "x", mistakes: ProblemList()).read(
      "[\(written)]"
    )
    #expect(try node.list().first?.content.scalar == text)
  }

  @Test(arguments: [
    (YAMLValue.number(1), "1"), (.number(0.5), "0.5"), (.number(-20), "-20"), (.flag(true), "true"),
    (.numbers([1, 2.5]), "[1, 2.5]"), (.list([]), "[]"), (.map([]), "{}"),
    (.entry("pop", .flag(false)), "{ pop: false }"),
    (.list([.text("a b"), .text("true")]), #"[a b, "true"]"#),
    (.map([YAMLField("a", .number(1)), YAMLField("c d", .text("e"))]), "{ a: 1, c d: e }"),
  ])
  func valueFitsOnOneLine(value: YAMLValue, written: String) {
    #expect(value.inline == written)
  }

  @Test func mapHasOneLinePerKey() {
    let value = YAMLValue.map([
      YAMLField("screens", .entry("form", .entry("view", .map([])))),
      YAMLField("steps", .list([.word("pop"), .entry("wait", .number(1))])),
      YAMLField("options", .map([YAMLField("a", .number(1)), YAMLField("b", .number(2))])),
    ])
    #expect(
      value.lines == [
        "screens: { form: { view: {} } }",
        // A list with maps in it has a line for each item.
        "steps:", "  - pop", "  - wait: 1",
        "options: { a: 1, b: 2 }",
      ]
    )
  }

  /// Lines have 100 columns; longer values are divided.
  @Test func longValueIsDivided() {
    let long = YAMLValue.text(String(repeating: "a", count: 60))
    let map = YAMLValue.entry("key", .map([YAMLField("first", long), YAMLField("second", long)]))
    #expect(map.lines == ["key:", "  first: \(long.inline)", "  second: \(long.inline)"])
    let list = YAMLValue.entry("key", .list([long, long]))
    #expect(list.lines == ["key:", "  - \(long.inline)", "  - \(long.inline)"])
    let items = YAMLValue.list([.map([YAMLField("a", long), YAMLField("b", long)])])
    #expect(items.lines == ["- a: \(long.inline)", "  b: \(long.inline)"])
  }

  /// More than two texts in a map of a map are on separate lines.
  @Test func longListHasOneLinePerText() {
    let names = YAMLValue.list(["a", "b", "c"].map(YAMLValue.text))
    #expect(
      YAMLValue.entry("matrix", .entry("devices", names)).lines
        == ["matrix:", "  devices: [a, b, c]"]
    )
    #expect(YAMLValue.entry("tabs", names).lines == ["tabs: [a, b, c]"])
  }
}

extension YAMLNode.Content {
  fileprivate var scalar: String? {
    if case .scalar(let text, _) = self { text } else { nil }
  }
}
