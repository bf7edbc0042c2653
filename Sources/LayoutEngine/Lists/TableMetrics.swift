import DeviceCatalog
package import Foundation

/// The default heights and margins of a table's rows, headers and footers, in points.
///
/// The numbers come from Interface Builder's canvas, which shows UIKit's own tables. Interface
/// Builder stored these frames for the rows of tables with static content.
package struct TableMetrics {
  private let system: Int
  private let grid: PixelGrid

  @MainActor
  package init() {
    let device = SimulatedDevice.current
    system = device.options.designSystem.major
    grid = PixelGrid(scale: device.model.scale)
  }

  /// The height of a line in a title; most callers do not need it.
  @MainActor
  private var footnote: CGFloat {
    UIFont.preferredFont(forTextStyle: .footnote).lineHeight.rounded(.up)
  }

  private var pixel: CGFloat { grid.scale.map { 1 / $0 } ?? 0 }

  // MARK: Sides

  /// Returns the side margin of cells and inset sections: 16 points, or 20 on screens at least as
  /// wide as an iPhone 12.
  package static func sideMargin(inWidth width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }

  /// Returns the margins of a cell's content.
  ///
  /// Beside an accessory, the content keeps its distance from the accessory.
  package func contentMargins(
    inWidth width: CGFloat,
    besideAccessory: Bool
  ) -> NSDirectionalEdgeInsets {
    guard system >= 11 else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let (end, side): (CGFloat, CGFloat) = (system < 26 ? 11 : 15, Self.sideMargin(inWidth: width))
    return NSDirectionalEdgeInsets(
      top: end,
      leading: side,
      bottom: end,
      trailing: besideAccessory ? 8 : side
    )
  }

  /// Returns the width of a system accessory, including the margin beyond it.
  package func room(
    for accessory: UITableViewCell.AccessoryType,
    inWidth width: CGFloat
  ) -> CGFloat {
    let side = Self.sideMargin(inWidth: width)
    return switch accessory {
    case .none: 0
    // A chevron of 10.5 points; 10.333 points at three pixels per point.
    case .disclosureIndicator: floor(side + 10.5)
    case .checkmark, .detailButton: side + 24
    case .detailDisclosureButton: floor(side + 42.5)
    }
  }

  // MARK: Rows

  /// The minimum height of a row with a standard style: 44 points minus the separator.
  var leastRowHeight: CGFloat { 44 - pixel }

  /// Returns the height of a row for the text's height inside the margins.
  func rowHeight(text: CGFloat) -> CGFloat {
    let end: CGFloat = system < 26 ? 11 : 15
    return max(leastRowHeight, text.rounded(.up) + 2 * end)
  }

  /// Returns the height of a row with a text and a secondary text below it.
  func rowHeight(text: CGFloat, detail: CGFloat) -> CGFloat {
    let ends = hasLooseSubtitles ? 19 : 19 + pixel
    return max(leastRowHeight, text + subtitleGap + detail + ends)
  }

  /// The space between a text and the secondary text below it.
  var subtitleGap: CGFloat { hasLooseSubtitles ? 2 : 1 }

  /// Returns the top of a text above a secondary text, for the free space above and below them.
  func subtitledTextTop(freeSpace: CGFloat) -> CGFloat {
    (freeSpace / 2).rounded(hasLooseSubtitles ? .down : .up)
  }

  /// Whether a secondary text is two points below the text: on iOS 26 at two pixels a point.
  ///
  /// At three pixels, one source has the places of iOS 18.
  private var hasLooseSubtitles: Bool { system >= 26 && grid.scale == 2 }

  // MARK: Headers and footers

  /// The space above a plain section's header since iOS 15.
  var plainHeaderPadding: CGFloat { system < 15 ? 0 : 22 }

  /// The height of a plain section's header or footer with a title.
  var plainTitleHeight: CGFloat { 28 }

  /// Returns the height of a grouped section's header for the number of lines in its title.
  ///
  /// One line of 13 points has 38 points. The first section has more, and so has a section that
  /// also has a footer title.
  @MainActor
  func groupedHeaderHeight(lines: Int, isFirst: Bool, hasFooterTitle: Bool) -> CGFloat {
    let title = CGFloat(lines) * footnote + 22
    return floor(isFirst ? title + 17.5 : hasFooterTitle ? title + 7.5 : title)
  }

  /// Returns the height of a grouped section's footer for the number of lines in its title.
  @MainActor
  func groupedFooterHeight(lines: Int) -> CGFloat { CGFloat(lines) * footnote + 14 }

  /// Returns the gap above a grouped section without a title.
  package func groupedGap(isFirst: Bool) -> CGFloat { isFirst ? 35 : floor(17.5) }

  /// Returns the nearest pixel edge.
  package func round(_ value: CGFloat) -> CGFloat { grid.round(value) }

  private func floor(_ value: CGFloat) -> CGFloat {
    guard let scale = grid.scale else { return value }
    return (value * scale).rounded(.down) / scale
  }
}
