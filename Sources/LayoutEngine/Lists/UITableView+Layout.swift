import Foundation

extension UITableView {
  /// The default height of rows without a height from the table or delegate, in points.
  private static let usualRowHeight: CGFloat = 44
  /// The height of a header or footer without constraints, in points.
  private static let usualHeaderHeight: CGFloat = 28

  /// Returns the rows, and reads them from the data source if necessary.
  func readRows() -> TableRows {
    if let rows, !rows.needsHeights, rows.width == bounds.width { return rows }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    for view in shown.takeAllHeaders() { retire(view) }
    let metrics = TableMetrics()
    var sections = (0..<count).map { readSection($0, metrics) }
    removeBareHeights(of: &sections)
    let read = TableRows(
      width: bounds.width,
      rowInset: style == .insetGrouped ? sideMargin : 0,
      top: tableHeaderView?.frame.height ?? 0,
      sections: sections
    )
    rows = read
    return read
  }

  /// Reads the heights of rows again in the next layout pass.
  func forgetRowHeights() {
    rows?.forgetHeights()
    setNeedsLayout()
  }

  private var sideMargin: CGFloat {
    TableMetrics.sideMargin(inWidth: window?.bounds.width ?? UIScreen.main.bounds.width)
  }

  private func readSection(_ section: Int, _ metrics: TableMetrics) -> TableRows.Section {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    let paths = (0..<count).map { IndexPath(row: $0, section: section) }
    let heights = paths.map(knownHeight)
    return TableRows.Section(
      header: headerHeight(of: section, metrics),
      footer: footerHeight(of: section, metrics),
      heights: zip(paths, heights).map { $1 ?? estimatedHeight(ofRowAt: $0) },
      isMeasured: heights.map { $0 != nil }
    )
  }

  /// Returns the height of a row if it does not depend on a cell.
  private func knownHeight(ofRowAt path: IndexPath) -> CGFloat? {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == Self.automaticDimension ? nil : height
  }

  private func estimatedHeight(ofRowAt path: IndexPath) -> CGFloat {
    let height =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return height == Self.automaticDimension ? Self.usualRowHeight : height
  }

  // MARK: Headers and footers

  /// Removes the table's heights of headers and footers from a plain table without any of them.
  ///
  /// UIKit uses these heights only with a title or a view. A gap that the delegate requests stays.
  private func removeBareHeights(of sections: inout [TableRows.Section]) {
    guard style == .plain else { return }
    let indices = sections.indices
    if indices.allSatisfy({ shown.header(of: $0) == nil }) {
      for index in indices {
        let own = tableDelegate?.tableView(self, heightForHeaderInSection: index)
        if own ?? sectionHeaderHeight == sectionHeaderHeight { sections[index].header = 0 }
      }
    }
    if indices.allSatisfy({ shown.footer(of: $0) == nil }) {
      for index in indices {
        let own = tableDelegate?.tableView(self, heightForFooterInSection: index)
        if own ?? sectionFooterHeight == sectionFooterHeight { sections[index].footer = 0 }
      }
    }
  }

  private func headerHeight(of section: Int, _ metrics: TableMetrics) -> CGFloat {
    let title = title(dataSource?.tableView(self, titleForHeaderInSection: section))
    let requested =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    // UIKit does not request a view without a height.
    let own =
      requested == 0 ? nil : tableDelegate?.tableView(self, viewForHeaderInSection: section)
    let view = own ?? title.map(titledView)
    if let view {
      shown.setHeader(view, of: section)
      addSubview(view)
    }
    var height: CGFloat
    if let title, requested == sectionHeaderHeight {
      height = titledHeaderHeight(title, of: section, metrics)
    } else {
      let gap = style == .plain ? 0 : metrics.groupedGap(isFirst: section == 0)
      height = self.height(requested, of: view, orGap: gap)
    }
    if height > 0, style == .plain {
      height +=
        sectionHeaderTopPadding == Self.automaticDimension
        ? title == nil ? 0 : metrics.plainHeaderPadding : sectionHeaderTopPadding
    }
    return height
  }

  private func titledHeaderHeight(
    _ title: String,
    of section: Int,
    _ metrics: TableMetrics
  ) -> CGFloat {
    guard style != .plain else { return metrics.plainTitleHeight }
    let footer = self.title(dataSource?.tableView(self, titleForFooterInSection: section))
    return metrics.groupedHeaderHeight(
      lines: lines(of: title.uppercased(), metrics),
      isFirst: section == 0,
      hasFooterTitle: footer != nil
    )
  }

  private func footerHeight(of section: Int, _ metrics: TableMetrics) -> CGFloat {
    let title = title(dataSource?.tableView(self, titleForFooterInSection: section))
    let requested =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let own =
      requested == 0 ? nil : tableDelegate?.tableView(self, viewForFooterInSection: section)
    let view = own ?? title.map(titledView)
    if let view {
      shown.setFooter(view, of: section)
      addSubview(view)
    }
    guard let title, requested == sectionFooterHeight else {
      let gap = style == .plain ? 0 : metrics.groupedGap(isFirst: false)
      return height(requested, of: view, orGap: gap)
    }
    return style == .plain
      ? metrics.plainTitleHeight : metrics.groupedFooterHeight(lines: lines(of: title, metrics))
  }

  /// Returns a title, or nil if it is empty.
  private func title(_ title: String?) -> String? { title?.isEmpty == false ? title : nil }

  private func titledView(_ title: String) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Returns the number of lines of a section's title between the side margins.
  private func lines(of title: String, _ metrics: TableMetrics) -> Int {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.numberOfLines = 0
    label.text = title
    let inset = style == .insetGrouped ? 2 * sideMargin : sideMargin
    let width = max(0, bounds.width - 2 * inset)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return max(1, Int((height / label.font.lineHeight).rounded()))
  }

  private func height(_ height: CGFloat, of view: UIView?, orGap gap: CGFloat) -> CGFloat {
    guard height == Self.automaticDimension else { return height }
    guard let view else { return gap }
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    return content.fittingListHeight(inWidth: bounds.width) ?? Self.usualHeaderHeight
  }

  // MARK: Placing

  /// Places the views of the visible rows and measures new rows.
  ///
  /// Rows are measured from the top. Rows that move out of the visible area below larger rows are
  /// thus not measured.
  func layoutRows() {
    isShowingRows = true
    defer { isShowingRows = false }
    needsCells = false
    var rows = readRows()
    retireCells(outside: rows)
    if estimatedRowHeight == 0 || keepsAllRows {
      for path in rows.unmeasuredPaths { measure(path, in: &rows) }
    }
    while let path = rows.visiblePaths(bounds).first(where: { !rows.isMeasured($0) }) {
      measure(path, in: &rows)
    }
    self.rows = rows
    retireCells(outside: rows)
    for path in shownPaths(of: rows) { _ = cell(forRowAt: path) }
    SimulatedDevice.current.attributing(to: .system) { place(rows) }
  }

  /// Creates cells for the visible rows after a change of the data source, before the next layout
  /// pass.
  func showRowsIfNeeded() {
    if needsCells, !isShowingRows, dataSource != nil { layoutRows() }
  }

  /// Updates the content size for rows that changed since the last layout.
  ///
  /// It creates cells only if all rows are measured at once.
  func updateContentSizeIfNeeded() {
    guard rows == nil, !isShowingRows, dataSource != nil else { return }
    guard estimatedRowHeight != 0 else { return layoutRows() }
    isShowingRows = true
    takeContentSize(of: readRows())
    isShowingRows = false
  }

  private func takeContentSize(of rows: TableRows) {
    let footerHeight = tableFooterView?.frame.height ?? 0
    contentSize = CGSize(width: bounds.width, height: rows.bottom + footerHeight)
  }

  private func retireCells(outside rows: TableRows) {
    for (path, cell) in shown.takeCells(except: shownPaths(of: rows)) { retire(cell, from: path) }
  }

  private func shownPaths(of rows: TableRows) -> [IndexPath] {
    keepsAllRows ? rows.allPaths : rows.visiblePaths(bounds)
  }

  private func cell(forRowAt path: IndexPath) -> UITableViewCell {
    if let cell = shown.cell(at: path) { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
      preconditionFailure("a table with rows has a data source")
    }
    cell.setSelected(selectedPaths.contains(path), animated: false)
    shown.add(cell, at: path)
    addSubview(cell)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Sets a row's height to its cell's fitting height.
  private func measure(_ path: IndexPath, in rows: inout TableRows) {
    let height = cell(forRowAt: path).fittingHeight(inWidth: rows.rowWidth)
    rows.sections[path.section].heights[path.row] = height
    rows.sections[path.section].isMeasured[path.row] = true
  }

  private func place(_ rows: TableRows) {
    let width = bounds.width
    for (path, cell) in shown.cells { cell.frame = rows.rect(ofRowAt: path) }
    for section in rows.sections.indices {
      shown.header(of: section)?.frame = rows.rect(ofHeader: section)
      shown.footer(of: section)?.frame = rows.rect(ofFooter: section)
    }
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: width, height: rows.top)
    let footerHeight = tableFooterView?.frame.height ?? 0
    tableFooterView?.frame = CGRect(x: 0, y: rows.bottom, width: width, height: footerHeight)
    backgroundView?.frame = bounds
    takeContentSize(of: rows)
  }

  // MARK: Removal

  /// Removes an invisible cell and keeps it for reuse.
  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reuse.keep(cell, for: identifier) }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Removes a header or footer and keeps it for reuse.
  func retire(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headerReuse.keep(view, for: identifier)
  }
}
