import DeviceCatalog
import Testing
import UIKit

@MainActor @Suite struct TableTests {
  /// A cell with a box of a height in it, 10 points from the content view's edges.
  final class BoxCell: UITableViewCell {
    let box = UIView()
    let height: NSLayoutConstraint
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      height = box.heightAnchor.constraint(equalToConstant: 30)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addConstrained(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        height,
      ])
    }

    required init?(coder: NSCoder) { preconditionFailure("not archived") }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3]
    var header: UIView?
    var displayed: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
      (cell as? BoxCell)?.height.constant = CGFloat(30 + indexPath.row)
      return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 0 ? header : nil
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      displayed.append("ended \(indexPath.row)")
    }
  }

  /// A table with one cell.
  private final class SingleCell: NSObject, UITableViewDataSource {
    private let cell: UITableViewCell

    init(_ cell: UITableViewCell) {
      self.cell = cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell
    }
  }

  private func makeTable(_ source: Source, height: CGFloat = 200) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 320, height))
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = source
    table.delegate = source
    return table
  }

  @Test func constraintsDetermineRowHeights() throws {
    try makeDevice().run {
      let source = Source()
      let table = makeTable(source)
      table.layoutIfNeeded()
      // 10 + 30 + 10, and a point more for each row.
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == rect(0, 0, 320, 50))
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == rect(0, 101, 320, 52))
      #expect(table.contentSize == CGSize(width: 320, height: 153))
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? BoxCell)
      #expect(cell.frame == rect(0, 50, 320, 51))
      table.layoutIfNeeded()
      #expect(cell.box.frame == rect(0, 10, 320, 31))
      #expect(cell.reuseIdentifier == "box")
    }
  }

  /// Rows of 44 points in 200: five are visible.
  @Test func reloadCreatesRowsWithoutLayout() throws {
    try makeDevice().run {
      let source = Source()
      source.counts = [2]
      let table = makeTable(source)
      table.rowHeight = 44
      #expect(table.contentSize == CGSize(width: 320, height: 88))
      table.layoutIfNeeded()
      source.counts = [10]
      table.reloadData()
      #expect(table.contentSize == CGSize(width: 320, height: 440))
      #expect(table.visibleCells.count == 5)
      table.reloadData()
      #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3, 4])
      table.reloadData()
      let cell = table.cellForRow(at: IndexPath(row: 4, section: 0))
      #expect(cell?.frame == rect(0, 176, 320, 44))
      #expect(table.cellForRow(at: IndexPath(row: 5, section: 0)) == nil)
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: IndexPath(row: 4, section: 0)) === cell)
      table.reloadData()
      table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .bottom, animated: false)
      #expect(table.contentOffset.y == 240)
    }
  }

  @Test func dataSourceCanRequestCellsDuringCreation() throws {
    final class Asking: NSObject, UITableViewDataSource {
      var known: [Int] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        known.append(tableView.visibleCells.count)
        return UITableViewCell()
      }
    }
    try makeDevice().run {
      let source = Asking()
      let table = UITableView(frame: rect(0, 0, 320, 200))
      table.dataSource = source
      #expect(table.visibleCells.count == 2)
      #expect(source.known == [0, 1])
    }
  }

  @Test func onlyVisibleRowsHaveCells() throws {
    try makeDevice().run {
      let source = Source()
      source.counts = [100]
      let table = makeTable(source)
      table.rowHeight = 50
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 4)
      #expect(table.contentSize.height == 5000)
      let first = table.visibleCells.first as? BoxCell
      table.contentOffset.y = 1000
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows?.map(\.row) == [20, 21, 22, 23])
      #expect(source.displayed == ["ended 0", "ended 1", "ended 2", "ended 3"])
      #expect(first?.reuses == 1)
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 40
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      // 50, 51, 52 and 53 points in 200, the fourth of them begins at 153; 96 are estimated.
      let height: CGFloat = 50 + 51 + 52 + 53 + 96 * 40
      #expect(table.contentSize.height == height)
    }
  }

  @Test func headersAreAboveTheirRows() throws {
    try makeDevice().run {
      let source = Source()
      source.counts = [1, 1]
      source.header = UIView()
      let table = makeTable(source)
      table.rowHeight = 40
      table.sectionHeaderHeight = 25
      table.tableHeaderView = UIView(frame: rect(0, 0, 10, 60))
      table.tableFooterView = UIView(frame: rect(0, 0, 10, 15))
      table.layoutIfNeeded()
      #expect(source.header?.frame == rect(0, 60, 320, 25))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 85)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 150)
      #expect(table.tableFooterView?.frame == rect(0, 190, 320, 15))
      #expect(table.contentSize.height == 205)
    }
  }

  @Test func scrollToRowUsesGivenPosition() throws {
    try makeDevice().run {
      let source = Source()
      source.counts = [100]
      let table = makeTable(source)
      table.rowHeight = 50
      table.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
      #expect(table.contentOffset.y == 500)
      table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .middle, animated: false)
      #expect(table.contentOffset.y == 425)
      table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
      #expect(table.contentOffset.y == 4800)
    }
  }

  @Test func selectionIsSingleUnlessAllowed() throws {
    try makeDevice().run {
      let table = makeTable(Source())
      let source = Source()
      table.dataSource = source
      table.layoutIfNeeded()
      let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
      table.selectRow(at: first, animated: false, scrollPosition: .none)
      table.selectRow(at: second, animated: false, scrollPosition: .none)
      #expect(table.indexPathsForSelectedRows == [second])
      #expect(table.cellForRow(at: first)?.isSelected == false)
      #expect(table.cellForRow(at: second)?.isSelected == true)
      table.reloadData()
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  /// UIKit does not request the view of a header without a height.
  @Test func headersWithoutHeightHaveNoView() throws {
    try makeDevice().run {
      let source = Source()
      source.header = UIView()
      let table = makeTable(source)
      table.sectionHeaderHeight = 0
      table.layoutIfNeeded()
      #expect(source.header?.superview == nil)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    }
  }

  /// The height of the table is for headers and footers with a title or a view.
  @Test func barePlainSectionHasNoHeader() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let source = SingleCell(cell)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.sectionHeaderHeight = 28
    table.sectionFooterHeight = 28
    table.rowHeight = 60
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(table.contentSize.height == 60)
  }

  /// A square view fills the content of the cell, so the row is as high as the content is wide.
  ///
  /// In landscape, an iPhone 16 is 852 points wide with insets of 59 points at the sides: 852 - 118.
  @Test func rotatedRowHeightHasSafeWidth() throws {
    let device = try makeDevice("iphone-16")
    device.run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let square = UIView()
      square.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(square)
      NSLayoutConstraint.activate([
        square.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        square.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        square.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        square.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        square.heightAnchor.constraint(equalTo: square.widthAnchor),
      ])
      let source = SingleCell(cell)
      let controller = UITableViewController()
      controller.tableView.dataSource = source
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.clock.settle()
      #expect(square.frame.size == CGSize(width: 393, height: 393))
      device.rotate(to: .landscape)
      device.clock.advance(by: 1)
      #expect(square.frame.size == CGSize(width: 734, height: 734))
      #expect(cell.frame.height == 734)
    }
  }

  @Test func tableControllerInsetsContentForKeyboard() throws {
    try makeDevice().run {
      let controller = UITableViewController(style: .plain)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      SimulatedDevice.current.clock.settle()
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.show(height: 216)
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(controller.tableView.contentInset.bottom == 216)
      keyboard.hide()
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(controller.tableView.contentInset.bottom == 0)
    }
  }
}
