import Foundation

extension UITableView {
  /// The height of rows and headers of which nobody says anything, in points.
  private static let usualRowHeight: CGFloat = 44
  private static let usualHeaderHeight: CGFloat = 28

  /// The rows, read from the data source if that has not happened.
  func readRows() -> TableRows {
    if let rows, !rows.needsHeights { return rows }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    for view in shown.takeAllHeaders() { retire(view) }
    let sections = (0..<count).map(readSection)
    let read = TableRows(top: tableHeaderView?.frame.height ?? 0, sections: sections)
    rows = read
    return read
  }

  private func readSection(_ section: Int) -> TableRows.Section {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    let paths = (0..<count).map { IndexPath(row: $0, section: section) }
    let heights = paths.map(knownHeight)
    return TableRows.Section(
      header: headerHeight(of: section),
      footer: footerHeight(of: section),
      heights: zip(paths, heights).map { $1 ?? estimatedHeight(ofRowAt: $0) },
      isMeasured: heights.map { $0 != nil }
    )
  }

  /// The height of a row that needs no cell to be known.
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

  private func headerHeight(of section: Int) -> CGFloat {
    let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    if let view {
      shown.setHeader(view, of: section)
      addSubview(view)
    }
    let padding = sectionHeaderTopPadding == Self.automaticDimension ? 0 : sectionHeaderTopPadding
    let height = height(
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
      of: view,
      title: dataSource?.tableView(self, titleForHeaderInSection: section)
    )
    return height > 0 ? height + padding : height
  }

  private func footerHeight(of section: Int) -> CGFloat {
    let view = tableDelegate?.tableView(self, viewForFooterInSection: section)
    if let view {
      shown.setFooter(view, of: section)
      addSubview(view)
    }
    return height(
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
      of: view,
      title: dataSource?.tableView(self, titleForFooterInSection: section)
    )
  }

  private func height(_ height: CGFloat, of view: UIView?, title: String?) -> CGFloat {
    guard height == Self.automaticDimension else { return height }
    guard let view else { return title == nil ? 0 : Self.usualHeaderHeight }
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    return content.fittingListHeight(inWidth: bounds.width) ?? Self.usualHeaderHeight
  }

  // MARK: Placing

  /// Places the views of the rows in sight, measures those that are new, and says how high all is.
  ///
  /// Rows are measured from the top, each in the place that the ones above leave it, so that none
  /// is that the higher ones push out of sight.
  func layoutRows() {
    var rows = readRows()
    retireCells(outOfSight: rows)
    if estimatedRowHeight == 0 {
      for path in rows.unmeasuredPaths { measure(path, in: &rows) }
    }
    while let path = rows.pathsInSight(bounds).first(where: { !rows.isMeasured($0) }) {
      measure(path, in: &rows)
    }
    self.rows = rows
    retireCells(outOfSight: rows)
    for path in rows.pathsInSight(bounds) { _ = cell(forRowAt: path) }
    place(rows)
  }

  private func retireCells(outOfSight rows: TableRows) {
    let paths = rows.pathsInSight(bounds)
    for (path, cell) in shown.takeCells(except: paths) { retire(cell, from: path) }
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

  /// Gives a row the height that its cell asks for.
  private func measure(_ path: IndexPath, in rows: inout TableRows) {
    let height = cell(forRowAt: path).fittingHeight(inWidth: bounds.width)
    rows.sections[path.section].heights[path.row] = height
    rows.sections[path.section].isMeasured[path.row] = true
  }

  private func place(_ rows: TableRows) {
    let width = bounds.width
    for (path, cell) in shown.cells { cell.frame = rows.rect(ofRowAt: path, width: width) }
    for section in rows.sections.indices {
      shown.header(of: section)?.frame = rows.rect(ofHeader: section, width: width)
      shown.footer(of: section)?.frame = rows.rect(ofFooter: section, width: width)
    }
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: width, height: rows.top)
    let footerHeight = tableFooterView?.frame.height ?? 0
    tableFooterView?.frame = CGRect(x: 0, y: rows.bottom, width: width, height: footerHeight)
    backgroundView?.frame = bounds
    contentSize = CGSize(width: width, height: rows.bottom + footerHeight)
  }

  // MARK: Leaving

  /// Takes a cell out of sight and keeps it to be used again.
  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reuse.keep(cell, for: identifier) }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Takes a header or footer away and keeps it to be used again.
  func retire(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headerReuse.keep(view, for: identifier)
  }
}
