import CEmbeddedFiles

/// The kerning of San Francisco's glyph pairs, for all weights, designs and generations.
///
/// The values are fitted to stored frames, like the advances. A line of `Tables/Kerning.txt` has a first glyph, then each
/// second glyph with the correction in hundred-thousandths of an em; `␣` is the space. The table
/// omits pairs with less than 0.0015 em.
enum KerningTable {
  /// The corrections in ems.
  static let pairs: PairTable = {
    var pairs = PairTable()
    for entries in source.tableRows {
      guard let first = entries.first.flatMap(PairTable.glyph) else { continue }
      for entry in entries.dropFirst() {
        guard let second = PairTable.glyph(entry), let value = Int(entry.dropFirst())
        else { continue }
        pairs[first, second] = Double(value) / 100_000
      }
    }
    return pairs
  }()

  private static let source = String(cString: Kerning_txt)
}
