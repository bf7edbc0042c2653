import Reporting
package import SnapshotModel

/// A keyboard with its rows of keys as SVG elements.
///
/// The letters are the English ones: drawings ignore the keyboard's language.
package struct KeyboardMarkup: Hashable, Sendable {
  private let frame: Rect
  private let keyboard: DrawnKeyboard

  /// - Parameters:
  ///   - keyboard: The kind of keyboard and its keys.
  ///   - frame: The frame in window coordinates.
  package init(_ keyboard: DrawnKeyboard = DrawnKeyboard(), frame: Rect) {
    self.keyboard = keyboard
    self.frame = frame
  }

  /// Returns a reference to the keyboard's ``definition``, which many screens of a document share.
  func reference(classes: String) -> String {
    ##"<use class="shown-keyboard\##(classes)" href="#\##(id)" data-frame="\##(frame.text)"/>"##
  }

  /// The keyboard for the definitions of a document.
  package var definition: SharedMarkup {
    SharedMarkup(ids: [id], markup: #"<g id="\#(id)">\#(elements.joined())</g>"#)
  }

  private var id: String {
    let place = [frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: "_")
    let word = keyboard.returnKey.filter(\.isLetter)
    let end = keyboard.hasHomeIndicator ? "_h" : ""
    return "k\(place)_\(keyboard.kind.rawValue)_\(word)\(end)"
  }

  private static let back = DrawnColor(light: 0xd1d4_daff, dark: 0x2b2b_2dff)
  private static let key = DrawnColor(light: 0xffff_ffff, dark: 0x6b6b_6dff)
  private static let functionKey = DrawnColor(light: 0xabb0_baff, dark: 0x4747_49ff)
  private static let letter = DrawnColor(light: 0x0000_00ff, dark: 0xffff_ffff)
  static let colors: Set<DrawnColor> = [back, key, functionKey, letter]

  private static let rows = ["qwertyuiop", "asdfghjkl", "⇧zxcvbnm⌫"]

  /// The keys of the last row, each with its fraction of the width.
  private var lastRow: [(name: String, part: Double)] {
    let end = (keyboard.returnKey, 0.25)
    return switch keyboard.kind {
    case .email: [("123", 0.25), ("space", 0.3), ("@", 0.1), (".", 0.1), end]
    case .address: [("123", 0.25), (".", 0.15), ("/", 0.15), (".com", 0.2), end]
    default: [("123", 0.25), ("space", 0.5), end]
    }
  }

  /// The keys of a number pad, row by row.
  ///
  /// An empty name leaves a gap.
  private var pad: [[String]]? {
    let digits = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]]
    return switch keyboard.kind {
    case .digits: digits + [["", "0", "⌫"]]
    case .decimal: digits + [[".", "0", "⌫"]]
    case .phone: digits + [["+*#", "0", "⌫"]]
    case .letters, .email, .address: nil
    }
  }

  private var elements: [String] {
    let ground = [#"<rect \#(frame.attributes) class="\#(Self.back.fillClass)"/>"#]
    guard let pad else { return ground + Self.rows.indices.flatMap(letters) + functions }
    return ground
      + pad.enumerated().flatMap { row, names in
        names.enumerated().flatMap { column, name in
          name.isEmpty
            ? []
            : element(
              name,
              x: frame.x + Double(column) * frame.width / 3,
              width: frame.width / 3,
              row: row,
              isFunction: name == "⌫" || name == "+*#"
            )
        }
      }
  }

  private enum Stage { case upright, lying, large }

  /// The kind of screen: a phone in portrait, a phone in landscape, or a larger screen.
  private var stage: Stage {
    frame.width < 500 ? .upright : frame.height < 250 ? .lying : .large
  }

  /// The height between the keys and the bottom of the screen, which contains the globe and
  /// dictation keys.
  private var end: Double {
    guard keyboard.hasHomeIndicator else { return 0 }
    return switch stage {
    case .upright: min(75, frame.height / 3)
    case .lying: min(40, frame.height / 4)
    case .large: 20
    }
  }

  /// The height of the suggestion bar.
  ///
  /// A low keyboard has none.
  private var bar: Double {
    let usual: Double =
      switch stage {
      case .upright: 54
      case .lying: 40
      case .large: (frame.height - end - Self.barHeight) / 4
      }
    let spare = frame.height - end - 4 * usual
    return spare < 20 ? 0 : min(Self.barHeight, spare)
  }

  private static let barHeight = 55.0

  private var rowHeight: Double { max(0, frame.height - end - bar) / 4 }
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
    return lastRow.flatMap { name, part -> [String] in
      let width = part * frame.width
      defer { x += width }
      return element(
        name,
        x: x,
        width: width,
        row: 3,
        isFunction: !["space", "@", ".", "/", ".com"].contains(name)
      )
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
    guard key.height > 0, key.width > 0 else { return [] }
    let size = min(name.count > 1 ? 16 : 22, key.height * 0.6, 1.7 * key.width / Double(name.count))
    let middle = key.y + key.height / 2 + size * 0.35
    return [
      #"<rect \#(key.attributes) rx="5" class="\#(color.fillClass)"/>"#,
      #"<text class="t \#(Self.letter.fillClass)" x="\#(number(key.x + key.width / 2))" "#
        + #"y="\#(number(middle))" text-anchor="middle" font-size="\#(number(size))">\#(name.markup)</text>"#,
    ]
  }
}
