import DeviceCatalog
import LayoutEngine
import Testing

/// The frames of cells' parts, as Interface Builder stored them.
///
/// The documents are of its versions 16 to 24; their canvas shows UIKit's own tables.
@MainActor @Suite struct TableCellTests {
  final class Source: NSObject, UITableViewDataSource {
    var cells: [UITableViewCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  /// Shows a cell in a table that fills the screen.
  private func show(
    _ cell: UITableViewCell,
    height: CGFloat? = nil,
    style: UITableView.Style = .plain
  ) -> UITableView {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    let source = Source()
    source.cells = [cell]
    table.rowHeight = height ?? UITableView.automaticDimension
    table.dataSource = source
    let window = UIWindow()
    window.addSubview(table)
    window.makeKeyAndVisible()
    withExtendedLifetime((source, window)) {
      table.layoutIfNeeded()
      table.layoutIfNeeded()
    }
    return table
  }

  /// Cells 414 points wide with tools 24506 and 24128, and one of 375 points with tools 21701.
  @Test(arguments: [
    ("iphone-11", UITableViewCell.AccessoryType.none, 414.0, UIEdgeInsets(20, 20)),
    ("iphone-11", .disclosureIndicator, 383.5, UIEdgeInsets(20, 8)),
    ("iphone-11", .detailButton, 370, UIEdgeInsets(20, 8)),
    ("iphone-11", .checkmark, 370, UIEdgeInsets(20, 8)),
    ("iphone-8", .disclosureIndicator, 348.5, UIEdgeInsets(16, 8)),
    ("iphone-8", .checkmark, 335, UIEdgeInsets(16, 8)),
    ("iphone-16", .disclosureIndicator, 362.667, UIEdgeInsets(20, 8)),
  ])
  func contentEndsBeforeTheAccessory(
    device: String,
    accessory: UITableViewCell.AccessoryType,
    width: CGFloat,
    margins: UIEdgeInsets
  ) throws {
    try makeDevice(device).run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = accessory
      _ = show(cell)
      #expect(abs(cell.contentView.frame.width - width) < 0.001)
      #expect(cell.contentView.layoutMargins == margins)
    }
  }

  @Test func accessoryViewKeepsItsSize() throws {
    try makeDevice("iphone-8").run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryView = UIView(frame: rect(0, 0, 51, 31))
      _ = show(cell, height: 44)
      // 375 - 16 - 51, centered in 44.
      #expect(cell.accessoryView?.frame == rect(308, 6.5, 51, 31))
      #expect(cell.contentView.frame == rect(0, 0, 308, 44))
    }
  }

  @Test func basicCellTextFillsRemainingWidth() throws {
    try makeDevice("iphone-11").run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      _ = show(cell, height: 51)
      #expect(cell.textLabel?.frame == rect(20, 0, 374, 51))
      let other = UITableViewCell(style: .default, reuseIdentifier: nil)
      other.textLabel?.text = "Title"
      other.imageView?.image = UIImage(size: CGSize(width: 24, height: 24))
      _ = show(other, height: 51)
      #expect(other.imageView?.frame == rect(20, 13.5, 24, 24))
      #expect(other.textLabel?.frame == rect(59, 0, 335, 51))
    }
  }

  @Test func rightDetailSharesTitleBaseline() throws {
    try makeDevice("iphone-11").run {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Build"
      cell.detailTextLabel?.font = .systemFont(ofSize: 14)
      _ = show(cell, height: 51)
      #expect(cell.textLabel?.frame == rect(20, 16, 33, 20.5))
      #expect(cell.detailTextLabel?.frame.minY == 19)
      #expect(cell.detailTextLabel?.frame.maxX == 394)
    }
  }

  /// A title of 20.5 and a subtitle of 14.5 in a row of 55.5, from `Base.lproj` in a document of
  /// tools 23504; a basic row is 43.5 high there.
  @Test func standardRowsFitTheirTexts() throws {
    try makeDevice("iphone-11").run {
      let basic = UITableViewCell(style: .default, reuseIdentifier: nil)
      basic.textLabel?.text = "Title"
      _ = show(basic)
      #expect(basic.frame.height == 43.5)
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Subtitle"
      _ = show(cell)
      #expect(cell.frame.height == 55.5)
      #expect(cell.textLabel?.frame == rect(20, 10, 33, 20.5))
      #expect(cell.detailTextLabel?.frame.minY == 31.5)
      #expect(cell.detailTextLabel?.frame.height == 14.5)
    }
  }

  /// A title of 20.5 at 9, a gap of 2 and a subtitle of 14.5 in a row of 56, from `Network.storyboard`
  /// of IOS-nRF-Mesh-Library, in a document of Xcode 26.
  @Test func subtitleRowOfIOS26IsHigher() throws {
    try makeDevice("iphone-11", options: SimulationOptions(system: 26)).run {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Subtitle"
      _ = show(cell)
      #expect(cell.frame.height == 56)
      #expect(cell.textLabel?.frame.minY == 9)
      #expect(cell.detailTextLabel?.frame.minY == 9 + 20.5 + 2)
    }
  }

  /// Two lines of 17 points are 41 high at two pixels a point.
  ///
  /// With a subtitle of 14.5 and the row's margins, 20 and a pixel, the sum is 76.
  @Test func cellWithoutTableFitsItsLines() throws {
    try makeDevice("iphone-11").run {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title that goes on and on until it does not fit one line of a row"
      cell.textLabel?.numberOfLines = 0
      cell.detailTextLabel?.text = "Subtitle"
      #expect(cell.textLabel?.superview === cell.contentView)
      let target = CGSize(width: 414, height: 0)
      let size = cell.systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(size == CGSize(width: 414, height: 76))
      #expect(cell.sizeThatFits(target) == size)
      #expect(cell.bounds.size == CGSize(width: 320, height: 44))
    }
  }

  @Test func laterTextsAreLaidOutNextTime() throws {
    try makeDevice("iphone-11").run {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.frame = rect(0, 0, 414, 51)
      cell.layoutIfNeeded()
      cell.textLabel?.text = "Title"
      cell.layoutIfNeeded()
      // A line of 20.5 centered in 51, on whole points.
      #expect(cell.textLabel?.frame == rect(20, 16, 33, 20.5))
      cell.textLabel?.text = "A Title"
      cell.layoutIfNeeded()
      #expect((cell.textLabel?.frame.width ?? 0) > 33)
    }
  }

  /// 374 of 414 points and 343 of 375.
  @Test(arguments: [("iphone-11", rect(20, 0, 374, 44)), ("iphone-8", rect(16, 0, 343, 44))])
  func insetGroupedRowsAreNarrower(device: String, frame: CGRect) throws {
    try makeDevice(device).run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let table = show(cell, height: 44, style: .insetGrouped)
      #expect(cell.frame.width == frame.width)
      #expect(cell.frame.minX == frame.minX)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == cell.frame)
    }
  }

  /// Constraints that only center a view leave a row its standard height.
  @Test func rowKeepsStandardHeight() throws {
    try makeDevice().run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      cell.contentView.addConstrained(label)
      label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
      _ = show(cell)
      #expect(cell.frame.height == 44)
    }
  }
}

extension UIEdgeInsets {
  /// Creates the margins of cells before iOS 26 with given side margins.
  fileprivate init(_ left: CGFloat, _ right: CGFloat) {
    self.init(top: 11, left: left, bottom: 11, right: right)
  }
}
