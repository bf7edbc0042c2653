/// Shortens the markup of drawings, which repeats itself, for pages that expand it where it is shown.
///
/// Each phrase has a control character in its place, which no markup contains: texts have theirs spelled out or
/// left out.
struct Abbreviations {
  /// The phrases, the longer ones first where one is a part of another.
  static let phrases = [
    #"" lengthAdjust="spacingAndGlyphs""#, #"<rect class="view outlines" x=""#,
    #"<rect class="view" x=""#,
    #"<rect class="view scroll outlines" x=""#, #"<text class="outlines" x=""#,
    #"<text class="t f"#,
    #"" textLength=""#, #"" font-size=""#, #" font-weight=""#, #"<g class="look">"#, #"<rect x=""#,
    #"" height=""#, #"" width=""#, #"" class="f"#, #"" class="n k"#, #"<polyline points=""#,
    #"" stroke-width=""#, "</text>", #"<svg class="viewport" x=""#, #"" y=""#, #""/>"#, "</g>",
    #"" rx=""#,
  ]

  /// The control characters that HTML leaves as they are.
  private static let signs: [UInt8] = Array(0x01...0x08) + Array(0x0e...0x1f)

  private let table: [(phrase: [UInt8], sign: UInt8)] = zip(phrases, signs).map {
    (Array($0.utf8), $1)
  }

  /// The phrases by their first bytes, which few have in common.
  private let byFirst: [UInt8: [(phrase: [UInt8], sign: UInt8)]]

  init() {
    byFirst = Dictionary(grouping: table) { $0.phrase[0] }
  }

  /// The markup with signs in the places of phrases.
  func shortened(_ markup: String) -> String {
    var result: [UInt8] = []
    var rest = Array(markup.utf8)[...]
    while let first = rest.first {
      if let found = byFirst[first]?.first(where: { rest.starts(with: $0.phrase) }) {
        result.append(found.sign)
        rest = rest.dropFirst(found.phrase.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The signs with their phrases, for the page's script: code point, tab, phrase, line by line.
  static var lines: [String] {
    zip(phrases, signs).map { "\($1)\t\($0)" }
  }
}
