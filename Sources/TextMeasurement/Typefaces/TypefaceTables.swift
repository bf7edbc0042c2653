import Synchronization

/// The advances and the kerning of a typeface, read at their first use.
///
/// Reading the tables of every known family takes ten times as long as a screen's layout.
///
/// A file in `Typefaces/Tables` has a section for each weight with thousandths of an em for each of
/// ``Typeface/glyphs``. The section `kerning` has the text of a ``PairTable``. The name of a
/// section has a separate line.
final class TypefaceTables: Sendable {
  /// The values of a file, in ems.
  struct Content: Sendable {
    /// The advance of each glyph of ``Typeface/glyphs``, by weight.
    var columns: [FontWeight: [Double]] = [:]
    var kerning = PairTable()
  }

  private let file: @Sendable () -> String
  private let read: Mutex<Content?>

  /// Creates the tables of a file.
  init(_ file: @escaping @Sendable () -> String) {
    self.file = file
    read = Mutex(nil)
  }

  /// Creates tables from values.
  init(_ content: Content) {
    file = { "" }
    read = Mutex(content)
  }

  var content: Content {
    read.withLock { content in
      if let content { return content }
      let new = Content(file: file())
      content = new
      return new
    }
  }
}

extension TypefaceTables.Content {
  fileprivate init(file: String) {
    let rows = file.tableRows
    let kerningStart = rows.firstIndex(of: ["kerning"]) ?? rows.endIndex
    kerning = PairTable(rows: rows[kerningStart...].dropFirst())
    var weight = FontWeight.regular
    for row in rows[..<kerningStart] {
      if let section = FontWeight(rawValue: String(row[0])) {
        weight = section
      } else {
        columns[weight, default: []] += row.compactMap { Double($0) }.map { $0 / 1000 }
      }
    }
    precondition(
      columns.values.allSatisfy { $0.count == Typeface.glyphs.count },
      "a table has an advance for each glyph"
    )
  }
}
