import Testing
import UIKit

/// The differences from UIKit in `DEVIATIONS.md` that only code can observe.
@Suite @MainActor struct DeviationTests {
  @Test func refreshingTakesNoRoom() throws {
    try makeDevice().run {
      let scrollView = UIScrollView(frame: rect(0, 0, 375, 667))
      let control = UIRefreshControl()
      scrollView.refreshControl = control
      let before = scrollView.adjustedContentInset
      control.beginRefreshing()
      scrollView.layoutIfNeeded()
      #expect(control.isRefreshing)
      #expect(scrollView.adjustedContentInset == before)
    }
  }

  @Test func indicatorsAreNotSubviews() throws {
    try makeDevice().run {
      let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
      scrollView.contentSize = CGSize(width: 100, height: 500)
      scrollView.layoutIfNeeded()
      #expect(scrollView.showsVerticalScrollIndicator)
      #expect(scrollView.subviews.isEmpty)
    }
  }

  @Test func glyphsAreCodeUnits() {
    let storage = NSTextStorage(string: "a😀")
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    #expect(manager.numberOfGlyphs == 3)
  }

  @Test func exclusionPathsMoveNoLines() {
    let storage = NSTextStorage(string: "some words")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let used = manager.usedRect(for: container)
    container.exclusionPaths = [UIBezierPath(rect: rect(0, 0, 200, 200))]
    #expect(manager.usedRect(for: container) == used)
  }

  @Test func alertHasPlainView() throws {
    try makeDevice().run {
      let alert = UIAlertController(title: "Sure?", message: "Really?", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      alert.loadViewIfNeeded()
      #expect(alert.view.subviews.isEmpty)
    }
  }

  @Test(arguments: ["chevron.right", "no.such.symbol"])
  func everySymbolIsSquare(name: String) throws {
    try makeDevice().run {
      let image = try #require(UIImage(systemName: name))
      #expect(image.size == CGSize(width: 20, height: 20))
    }
  }

  @Test func infiniteConstantIsIgnored() throws {
    try makeDevice().run {
      let (root, view) = (UIView(frame: rect(0, 0, 100, 100)), UIView())
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: .infinity).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width == 0)
      #expect(SimulatedDevice.current.layoutDiagnostics.faults.count == 1)
    }
  }

  @Test func gestureStateIsSetAtOnce() throws {
    try makeDevice().run {
      let view = UIView(frame: rect(0, 0, 100, 100))
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      #expect(tap.state == .possible)
      tap.state = .ended
      #expect(tap.state == .ended)
    }
  }

  /// A plain section scrolled by 30 points moves its header with its rows.
  @Test func plainSectionHeadersScrollWithRows() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Title"
      }
    }
    try makeDevice().run {
      let table = UITableView(frame: rect(0, 0, 320, 200))
      let source = Source()
      table.dataSource = source
      table.rowHeight = 44
      table.layoutIfNeeded()
      table.contentOffset.y = 30
      table.layoutIfNeeded()
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.frame.minY == 0)
      #expect(header.textLabel?.superview == nil)
    }
  }

  @Test func editedCellsKeepContentPosition() throws {
    try makeDevice().run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.setEditing(true, animated: false)
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.minX == 0)
    }
  }
}
