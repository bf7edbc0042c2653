import Foundation

/// The number of a table's rows, and their measured or estimated heights.
struct TableRows {
  /// One section with its header, rows and footer, from the top.
  struct Section {
    var header: CGFloat
    var footer: CGFloat
    /// The height of each row.
    var heights: [CGFloat]
    /// Whether each row has been measured and not only estimated.
    var isMeasured: [Bool]

    var count: Int { heights.count }
    var height: CGFloat { heights.reduce(header + footer, +) }
  }

  /// The width of the table during the measurement.
  var width: CGFloat
  /// The distance between the rows and the table's sides.
  var rowInset: CGFloat
  /// The top of the first section, below the table's own header.
  var top: CGFloat
  var sections: [Section]
  /// Whether the heights must be read again.
  var needsHeights = false

  mutating func forgetHeights() { needsHeights = true }

  /// The bottom of the last section.
  var bottom: CGFloat { sections.reduce(top) { $0 + $1.height } }

  private func start(ofSection section: Int) -> CGFloat {
    sections[..<section].reduce(top) { $0 + $1.height }
  }

  func rect(ofSection section: Int) -> CGRect {
    rect(from: start(ofSection: section), height: sections[section].height)
  }

  func rect(ofHeader section: Int) -> CGRect {
    rect(from: start(ofSection: section), height: sections[section].header)
  }

  func rect(ofFooter section: Int) -> CGRect {
    let end = start(ofSection: section) + sections[section].height
    return rect(from: end - sections[section].footer, height: sections[section].footer)
  }

  func rect(ofRowAt path: IndexPath) -> CGRect {
    let section = sections[path.section]
    let before = section.heights[..<path.row].reduce(section.header, +)
    return CGRect(
      x: rowInset,
      y: start(ofSection: path.section) + before,
      width: rowWidth,
      height: section.heights[path.row]
    )
  }

  /// The width of a row.
  var rowWidth: CGFloat { max(0, width - 2 * rowInset) }

  private func rect(from y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: width, height: height)
  }

  /// Returns the rows that are at least partly between two vertical positions of the content.
  func paths(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    var y = top
    for (sectionIndex, section) in sections.enumerated() {
      y += section.header
      for (row, height) in section.heights.enumerated() {
        if y < maxY, y + height > minY { paths.append(IndexPath(row: row, section: sectionIndex)) }
        y += height
      }
      y += section.footer
    }
    return paths
  }
}

extension TableRows {
  func isMeasured(_ path: IndexPath) -> Bool { sections[path.section].isMeasured[path.row] }

  /// All rows, from the top.
  var allPaths: [IndexPath] {
    sections.enumerated().flatMap { section, content in
      content.heights.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// The rows with estimated heights.
  var unmeasuredPaths: [IndexPath] {
    sections.enumerated().flatMap { section, content in
      content.isMeasured.indices
        .filter { !content.isMeasured[$0] }
        .map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns the rows that are at least partly inside a table's bounds.
  func visiblePaths(_ bounds: CGRect) -> [IndexPath] { paths(from: bounds.minY, to: bounds.maxY) }
}

/// The visible views of a table.
@MainActor
struct ShownTableViews {
  private(set) var cells: [(path: IndexPath, cell: UITableViewCell)] = []
  private var headers: [Int: UIView] = [:]
  private var footers: [Int: UIView] = [:]

  func cell(at path: IndexPath) -> UITableViewCell? { cells.first { $0.path == path }?.cell }

  func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.cell === cell }?.path }

  func header(of section: Int) -> UIView? { headers[section] }

  func footer(of section: Int) -> UIView? { footers[section] }

  mutating func add(_ cell: UITableViewCell, at path: IndexPath) {
    let index = cells.firstIndex { $0.path > path } ?? cells.endIndex
    cells.insert((path, cell), at: index)
  }

  mutating func setHeader(_ view: UIView, of section: Int) { headers[section] = view }

  mutating func setFooter(_ view: UIView, of section: Int) { footers[section] = view }

  /// Removes and returns the cells of all rows except some.
  mutating func takeCells(
    except paths: [IndexPath]
  ) -> [(path: IndexPath, cell: UITableViewCell)] {
    let leaving = cells.filter { !paths.contains($0.path) }
    cells.removeAll { !paths.contains($0.path) }
    return leaving
  }

  mutating func takeAllCells() -> [(path: IndexPath, cell: UITableViewCell)] {
    takeCells(except: [])
  }

  /// Removes and returns all headers and footers, in the order of their sections.
  mutating func takeAllHeaders() -> [UIView] {
    let views = (headers.sorted { $0.key < $1.key } + footers.sorted { $0.key < $1.key }).map(
      \.value
    )
    headers = [:]
    footers = [:]
    return views
  }
}
