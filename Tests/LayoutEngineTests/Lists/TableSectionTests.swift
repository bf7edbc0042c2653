import LayoutEngine
import Testing

/// The tops of sections, as Interface Builder stored them for rows of static tables.
@MainActor @Suite struct TableSectionTests {
  /// Sections of one row of 44 points each.
  final class Source: NSObject, UITableViewDataSource {
    let titles: [(header: String?, footer: String?)]

    init(_ titles: [(header: String?, footer: String?)]) { self.titles = titles }

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      titles[section].footer
    }
  }

  /// The tops of the rows.
  private func tops(
    _ titles: [(header: String?, footer: String?)],
    style: UITableView.Style = .grouped,
    header: CGFloat = UITableView.automaticDimension,
    footer: CGFloat = UITableView.automaticDimension
  ) -> (rows: [CGFloat], height: CGFloat) {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    let source = Source(titles)
    table.rowHeight = 44
    table.sectionHeaderHeight = header
    table.sectionFooterHeight = footer
    table.dataSource = source
    return withExtendedLifetime(source) {
      table.layoutIfNeeded()
      let rows = titles.indices.map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
      return (rows, table.contentSize.height)
    }
  }

  /// 55.5 above the first row, 18 below a row, and 38 above the next (tools 21701 and later).
  @Test func titledGroupedSectionsAreSeparated() throws {
    try makeDevice("iphone-11").run {
      let titles: [(String?, String?)] = [("Presentation", nil), ("Styling", nil)]
      let tops = tops(titles, header: 18, footer: 18)
      let second: CGFloat = 55.5 + 44 + 18 + 38
      #expect(tops.rows == [55.5, second])
      #expect(tops.height == second + 44 + 18)
    }
  }

  /// 7.5 more above a section that also has a footer title; 30 below it for one line, 46 for two.
  @Test func titlesBelowSectionsTakeTheirLines() throws {
    try makeDevice("iphone-11").run {
      let long = "Count and period between the publication of two consecutive periodical messages."
      let titles: [(String?, String?)] = [(nil, nil), ("A", long), ("B", "One line"), ("C", nil)]
      let tops = tops(titles, header: 18, footer: 18)
      let gaps = zip(tops.rows.dropFirst(), tops.rows).map { $0 - $1 - 44 }
      let expected: [CGFloat] = [18 + 45.5, 46 + 45.5, 30 + 38]
      #expect(tops.rows.first == 18)
      #expect(gaps == expected)
    }
  }

  /// At three pixels a point lengths end at thirds.
  @Test func sectionLengthsAreWholePixels() throws {
    try makeDevice("iphone-16").run {
      let tops = tops([("A", "One line")], header: 10, footer: 10)
      #expect(abs(tops.rows[0] - 55.333) < 0.001)
    }
  }

  /// The known 35 points above a grouped table with system heights.
  @Test func sectionsWithoutTitlesHaveGaps() throws {
    try makeDevice().run {
      let tops = tops([(nil, nil), (nil, nil)])
      let second: CGFloat = 35 + 44 + 17.5 + 17.5
      #expect(tops.rows == [35, second])
    }
  }

  /// 28 points for the title and, since iOS 15, 22 above it (tools 21507 and later).
  @Test func plainSectionsHaveHeadersForTheirTitles() throws {
    try makeDevice().run {
      let tops = tops([("A", nil), (nil, nil)], style: .plain)
      #expect(tops.rows == [50, 94])
      #expect(tops.height == 138)
    }
  }
}
