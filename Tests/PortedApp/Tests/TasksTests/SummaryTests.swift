import Tasks
import XCTest

private final class LongSummary: Summary {
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(table, numberOfRowsInSection: section) + 1
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let isLast = path.row == lines.count
    return isLast ? UITableViewCell() : super.tableView(table, cellForRowAt: path)
  }
}

/// The test case is the table's delegate itself.
final class SummaryTests: XCTestCase, UITableViewDelegate {
  private var shown: [Int] = []

  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath)
  {
    shown.append(path.row)
  }

  func testMembersThatFulfilProtocolsAreOverridden() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let summary = LongSummary()
    table.dataSource = summary
    table.delegate = self
    table.layoutIfNeeded()
    XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "b")
    XCTAssertEqual(shown, [0, 1, 2])
    XCTAssertTrue(isEqual(self))
  }

  func testTextsHaveValuesInThem() {
    let summary = Summary()
    XCTAssertEqual(summary.title, "Tasks: 2 lines")
    XCTAssertEqual(summary.first, "01. a")
    XCTAssertEqual(summary.rest(1), "1 thing left")
    XCTAssertEqual(summary.rest(2), "2 things left")
    XCTAssertEqual(String(localized: "100%"), "100%")
  }
}
