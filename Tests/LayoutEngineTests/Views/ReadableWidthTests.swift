import DeviceCatalog
import Foundation
import Testing
import TextMeasurement

@testable import LayoutEngine

/// The widest readable column by text size.
@Suite @MainActor struct ReadableWidthTests {
  /// 46 letters `M` of the body style, rounded up to a multiple of 8 points.
  private func formula(_ category: UIContentSizeCategory) -> CGFloat {
    let size = DynamicType.metrics(of: .body, at: category.value).pointSize
    let letters = String(repeating: "M", count: 46)
    let width = FontDescription(pointSize: size).width(of: letters)
    return (CGFloat(width) / 8).rounded(.up) * 8
  }

  private nonisolated static let confirmed: [UIContentSizeCategory] =
    [.extraSmall, .small, .medium, .large, .extraLarge]
    + UIContentSizeCategory.ascending.filter(\.isAccessibilityCategory)

  @Test(arguments: confirmed)
  func readableWidthFitsFortySixLetters(category: UIContentSizeCategory) {
    #expect(category.readableWidth == formula(category))
  }

  @Test func widthGrowsWithTheTextSize() {
    let widths = UIContentSizeCategory.ascending.map(\.readableWidth)
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    #expect(UIContentSizeCategory.unspecified.readableWidth == 672)
  }

  /// Cells of a table 1024 wide: (1024 - 672) / 2 = 176 on each side.
  @Test func cellsFollowTheReadableWidthIfAsked() throws {
    try makeDevice("ipad-air-2", orientation: .landscape).run {
      let table = UITableView(frame: rect(0, 0, 1024, 768))
      let cell = UITableViewCell()
      table.addSubview(cell)
      cell.frame = rect(0, 0, 1024, 44)
      cell.layoutIfNeeded()
      #expect(cell.contentView.layoutMargins.left == CGFloat(20))
      table.cellLayoutMarginsFollowReadableWidth = true
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(cell.contentView.layoutMargins.left == CGFloat(176))
      #expect(cell.contentView.layoutMargins.right == CGFloat(176))
      // A chevron of 10.5 points at the column's end: 1024 - 10.5 - 176.
      cell.accessoryType = .disclosureIndicator
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == rect(0, 0, 837.5, 44))
    }
  }
}
