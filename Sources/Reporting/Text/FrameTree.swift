package import SnapshotModel

/// The views of a screen as an indented tree, with their frames in columns.
package struct FrameTree {
  private var rows: [(title: String, width: Int, frame: Rect, kind: String)] = []

  /// With hundreds of levels, indentation would make a tree unreadable.
  private static let maximumDepth = 40

  package init() {}

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - title: The name of the view for people, which is escaped.
  ///   - depth: The number of its superviews.
  ///   - frame: The frame, in points.
  ///   - kind: The class.
  package mutating func add(_ title: String, depth: Int, _ frame: Rect, kind: String) {
    let title =
      String(repeating: "  ", count: min(depth, Self.maximumDepth) + 1) + title.printable
    // In visible ASCII, each byte is a character.
    let width = title.isVisibleASCII() ? title.utf8.count : title.count
    rows.append((title, width, frame, kind))
  }

  /// The lines, each terminated.
  package var text: String {
    let width = rows.map(\.width).max() ?? 0
    // Appending bytes to one array is much faster than joining texts.
    var text: [UInt8] = []
    for row in rows {
      text += row.title.utf8
      text.appendSpaces(width - row.width + 2)
      text.append(row.frame)
      text.appendSpaces(2)
      text += row.kind.utf8
      text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func appendSpaces(_ count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: Swift.max(0, count)))
  }

  /// Appends the position and the size in four columns of eight characters.
  fileprivate mutating func append(_ frame: Rect) {
    for (column, number) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
      let text = number.plain.utf8
      appendSpaces((column == 0 ? 0 : 1) + Swift.max(0, 8 - text.count))
      append(contentsOf: text)
    }
  }
}

extension Rect {
  /// The position and the size in four columns of eight characters.
  package var columns: String {
    var text: [UInt8] = []
    text.append(self)
    return String(decoding: text, as: UTF8.self)
  }
}
