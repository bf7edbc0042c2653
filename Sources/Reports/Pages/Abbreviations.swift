/// Shortens the repetitive markup of drawings for pages that expand it on display.
///
/// A control character replaces each phrase. Markup never contains control characters: texts spell
/// them out or omit them.
struct Abbreviations {
  /// The phrases.
  ///
  /// A phrase that contains another one precedes it.
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

  /// The control characters that HTML leaves unchanged.
  private static let signs: [UInt8] = Array(0x01...0x08) + Array(0x0e...0x1f)

  private let table: [(phrase: [UInt8], sign: UInt8)] = zip(phrases, signs).map {
    (Array($0.utf8), $1)
  }

  /// The phrases by their first byte.
  ///
  /// Few phrases share a first byte.
  private let byFirst: [UInt8: [(phrase: [UInt8], sign: UInt8)]]

  init() {
    byFirst = Dictionary(grouping: table) { $0.phrase[0] }
  }

  /// Replaces the phrases in the markup with their signs.
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

  /// The signs with their phrases for the page's script, one per line: code point, tab, phrase.
  static var lines: [String] {
    zip(phrases, signs).map { "\($1)\t\($0)" }
  }
}
