import Synchronization

/// The advances and the kerning of a typeface, as text until their first use.
///
/// Reading the tables of every known family takes ten times as long as a screen's layout.
final class TypefaceTables: Sendable {
  /// The values of the texts, in ems.
  struct Content: Sendable {
    /// The advance of each glyph of ``Typeface/glyphs``, by weight.
    var columns: [FontWeight: [Double]]
    var kerning: PairTable
  }

  private let advances: [FontWeight: String]
  private let kerning: String
  private let read: Mutex<Content?>

  /// - Parameters:
  ///   - advances: Thousandths of an em for each of ``Typeface/glyphs``, by weight.
  ///   - kerning: The text of a ``PairTable``.
  init(advances: [FontWeight: String], kerning: String) {
    self.advances = advances
    self.kerning = kerning
    read = Mutex(nil)
  }

  /// Creates tables from values.
  init(_ content: Content) {
    advances = [:]
    kerning = ""
    read = Mutex(content)
  }

  var content: Content {
    read.withLock { content in
      if let content { return content }
      let new = Content(columns: advances.mapValues(Self.parse), kerning: PairTable(kerning))
      content = new
      return new
    }
  }

  private static func parse(_ source: String) -> [Double] {
    let advances = source.tableRows.joined().compactMap { Double($0) }
    precondition(advances.count == Typeface.glyphs.count, "a table has an advance for each glyph")
    return advances.map { $0 / 1000 }
  }
}
