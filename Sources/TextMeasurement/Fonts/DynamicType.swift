/// The published sizes of text styles at each content size.
package enum DynamicType {
  /// The size of a font and the distance of its baselines, in points.
  package struct Metrics: Hashable, Sendable {
    /// The size of the em, in points.
    package var pointSize: Double
    /// The distance from baseline to baseline, in points.
    package var leading: Double
  }

  /// Returns the metrics of `style` at `category`.
  package static func metrics(of style: TextStyle, at category: ContentSizeCategory) -> Metrics {
    table[category]?[style] ?? Metrics(pointSize: 17, leading: 22)
  }

  private static let table: [ContentSizeCategory: [TextStyle: Metrics]] = {
    var table: [ContentSizeCategory: [TextStyle: Metrics]] = [:]
    for (category, row) in zip(ContentSizeCategory.allCases, source.tableRows) {
      let cells = row.map(metrics)
      table[category] = Dictionary(uniqueKeysWithValues: zip(TextStyle.allCases, cells))
    }
    return table
  }()

  private static func metrics(of cell: Substring) -> Metrics {
    let numbers = cell.utf8.split(separator: UInt8(ascii: "/")).compactMap { Double(Substring($0)) }
    precondition(numbers.count == 2, "a cell of the table is a size and a leading")
    return Metrics(pointSize: numbers[0], leading: numbers[1])
  }

  /// The point sizes and leadings.
  ///
  /// There is a row for each category and a column for each style, both in the order of their
  /// cases.
  private static let source = """
    31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13
    32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13
    33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13
    34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13
    36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18
    38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20
    40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22
    44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/29 20/25
    48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30
    52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35
    56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41
    60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48
    """
}
