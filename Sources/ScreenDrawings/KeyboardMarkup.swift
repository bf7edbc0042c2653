package import SnapshotModel

/// A keyboard with its rows of keys, as elements of SVG.
///
/// Which keys a keyboard has depends on its type, its language and its state, which recordings do not have:
/// these are the letters of the English one.
package struct KeyboardMarkup {
  private let frame: Rect

  /// - Parameter frame: Where the keyboard is, in the window's coordinates.
  package init(frame: Rect) { self.frame = frame }

  /// What shows the keyboard where its ``definition`` is in the document, which many screens share.
  package var reference: String { ##"<use href="#\##(id)"/>"## }

  /// The keyboard, for the definitions of a document.
  package var definition: String { #"<g id="\#(id)">\#(elements.joined())</g>"# }

  private var id: String {
    "k" + [frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: "_")
  }

  private static let back = DrawnColor(light: 0xd1d4_daff, dark: 0x2b2b_2dff)
  private static let key = DrawnColor(light: 0xffff_ffff, dark: 0x6b6b_6dff)
  private static let functionKey = DrawnColor(light: 0xabb0_baff, dark: 0x4747_49ff)
  private static let letter = DrawnColor(light: 0x0000_00ff, dark: 0xffff_ffff)
  static let colors: Set<DrawnColor> = [back, key, functionKey, letter]

  private static let rows = ["qwertyuiop", "asdfghjkl", "⇧zxcvbnm⌫"]
  /// What stands in the last row, with its part of the width.
  private static let lastRow = [("123", 0.25), ("space", 0.5), ("return", 0.25)]

  private var elements: [String] {
    [#"<rect \#(frame.attributes) class="\#(Self.back.fillClass)"/>"#]
      + Self.rows.indices.flatMap(letters) + functions
  }

  /// Words are suggested above the keys of a keyboard that is high enough for both.
  private var bar: Double { frame.height >= 200 ? min(44, frame.height * 0.17) : 0 }
  private var rowHeight: Double { min(54, (frame.height - bar) / 4) }
  private var cell: Double { frame.width / 10 }

  private func letters(inRow row: Int) -> [String] {
    let letters = Array(Self.rows[row])
    let wide = 1.5 * cell
    let isMixed = letters.contains("⇧")
    var x = frame.x + (isMixed ? 0 : (frame.width - Double(letters.count) * cell) / 2)
    return letters.flatMap { letter -> [String] in
      let isFunction = letter == "⇧" || letter == "⌫"
      let width = isFunction ? wide : cell
      defer { x += width }
      return element(String(letter), x: x, width: width, row: row, isFunction: isFunction)
    }
  }

  private var functions: [String] {
    var x = frame.x
    return Self.lastRow.flatMap { name, part -> [String] in
      let width = part * frame.width
      defer { x += width }
      return element(name, x: x, width: width, row: 3, isFunction: name != "space")
    }
  }

  private func element(
    _ name: String,
    x: Double,
    width: Double,
    row: Int,
    isFunction: Bool
  ) -> [String] {
    let y = frame.y + bar + Double(row) * rowHeight
    let key = Rect(x: x + 3, y: y + 5, width: width - 6, height: rowHeight - 10)
    let color = isFunction ? Self.functionKey : Self.key
    let size = min(name.count > 1 ? 16 : 22, key.height * 0.6)
    let middle = key.y + key.height / 2 + size * 0.35
    return [
      #"<rect \#(key.attributes) rx="5" class="\#(color.fillClass)"/>"#,
      #"<text class="t \#(Self.letter.fillClass)" x="\#(number(key.x + key.width / 2))" "#
        + #"y="\#(number(middle))" text-anchor="middle" font-size="\#(number(size))">\#(name)</text>"#,
    ]
  }
}
