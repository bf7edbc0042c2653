import Foundation
import SnapshotModel
import Testing

@testable import Reports

/// Compares the JSON of large pages with the JSON of Foundation's encoder.
@Suite struct JSONTextTests {
  private func text(_ append: (inout JSONText) -> Void) -> String {
    var json = JSONText()
    append(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func encoded(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder.sorted().encode(value), as: UTF8.self)
  }

  @Test(arguments: [
    "", "plain", #"<a href="/">\</a>"#, "Größe 👩‍👩‍👧 e\u{301}", "\u{7f}\u{80}\u{2028}",
    String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init))),
  ])
  func textsHaveEncoderEscapes(value: String) throws {
    #expect(text { $0.append(value) } == (try encoded(value)))
    #expect(text { $0.append([value, "a", value]) } == (try encoded([value, "a", value])))
  }

  @Test(arguments: [[], [0], [9, 10, -1, .max, .min], Array(0..<200)])
  func numbersHaveEncoderDigits(values: [Int]) throws {
    #expect(text { $0.append(values) } == (try encoded(values)))
  }

  @Test func membersAreSorted() {
    let plan = StoredContent.Plan(
      kinds: "1 2",
      article: [1, 2],
      timeline: [],
      pictures: [StoredContent.Picture(checkpoint: 3, lines: [4])],
      gallery: [5]
    )
    #expect(
      text { $0.append(plan) }
        == #"{"article":[1,2],"gallery":[5],"kinds":"1 2","#
        + #""pictures":[{"checkpoint":3,"lines":[4]}],"timeline":[]}"#
    )
    let stored = StoredContent.Case(tokens: ["a"], plan: 1, drawings: [2, nil], variant: "x")
    #expect(
      text { $0.append(stored) } == #"{"drawings":[2,null],"plan":1,"tokens":["a"],"variant":"x"}"#
    )
    let drawing = StoredContent.Drawing(letter: "10", views: "1 2", elements: [3])
    #expect(text { $0.append(drawing) } == #"{"elements":[3],"letter":"10","views":"1 2"}"#)
    let part = SharedMarkup(ids: ["i"], markup: "<g/>")
    #expect(text { $0.append(part) } == #"{"ids":["i"],"markup":"<g/>"}"#)
  }
}
