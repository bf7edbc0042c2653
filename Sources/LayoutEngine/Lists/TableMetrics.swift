import DeviceCatalog
import Foundation

/// How much room a table gives its rows, headers and footers where no code sets it, in points.
///
/// The numbers are those of Interface Builder's canvas, which shows UIKit's own tables: the frames
/// that it stored for the rows of tables with static content.
struct TableMetrics {
  private let system: Int
  private let grid: PixelGrid
  private let footnote: CGFloat

  @MainActor
  init() {
    let device = SimulatedDevice.current
    system = device.options.system?.major ?? Self.presentSystem
    grid = PixelGrid(scale: device.model.scale)
    footnote = UIFont.preferredFont(forTextStyle: .footnote).lineHeight.rounded(.up)
  }

  private static let presentSystem = 18

  private var pixel: CGFloat { grid.scale.map { 1 / $0 } ?? 0 }

  // MARK: Sides

  /// The side margins of cells and of sections that are set in: 16, and 20 on screens as wide as
  /// those of the iPhone 12 and wider ones.
  func sideMargin(inWidth width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }

  /// The margins of a cell's content; beside an accessory it keeps its distance from that.
  func contentMargins(inWidth width: CGFloat, besideAccessory: Bool) -> NSDirectionalEdgeInsets {
    guard system >= 11 else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let (end, side): (CGFloat, CGFloat) = (system < 26 ? 11 : 15, sideMargin(inWidth: width))
    return NSDirectionalEdgeInsets(
      top: end,
      leading: side,
      bottom: end,
      trailing: besideAccessory ? 8 : side
    )
  }

  /// What an accessory of the system's takes, with the margin beyond it.
  func room(for accessory: UITableViewCell.AccessoryType, inWidth width: CGFloat) -> CGFloat {
    let side = sideMargin(inWidth: width)
    return switch accessory {
    case .none: 0
    // A chevron of 10.5 points, 10.333 at three pixels a point.
    case .disclosureIndicator: floor(side + 10.5)
    case .checkmark, .detailButton: side + 24
    case .detailDisclosureButton: floor(side + 42.5)
    }
  }

  // MARK: Rows

  /// The least height of a row that shows one of the standard arrangements: 44 less the separator.
  var leastRowHeight: CGFloat { 44 - pixel }

  /// The height of a row with text of a height inside the margins.
  func rowHeight(text: CGFloat) -> CGFloat {
    let end: CGFloat = system < 26 ? 11 : 15
    return max(leastRowHeight, text.rounded(.up) + 2 * end)
  }

  /// The height of a row with a text and a further one below it.
  func rowHeight(text: CGFloat, detail: CGFloat) -> CGFloat {
    max(leastRowHeight, text + detail + 20 + pixel)
  }

  // MARK: Headers and footers

  /// What a plain section keeps above its header since iOS 15.
  var plainHeaderPadding: CGFloat { system < 15 ? 0 : 22 }

  /// The height of a plain section's header or footer with a title.
  var plainTitleHeight: CGFloat { 28 }

  /// The height of a grouped section's header with a title of some lines: 38 for one line of 13
  /// points, more for the first section, and for one with a title below it as well.
  func groupedHeaderHeight(lines: Int, isFirst: Bool, hasFooterTitle: Bool) -> CGFloat {
    let title = CGFloat(lines) * footnote + 22
    return floor(isFirst ? title + 17.5 : hasFooterTitle ? title + 7.5 : title)
  }

  /// The height of a grouped section's footer with a title of some lines.
  func groupedFooterHeight(lines: Int) -> CGFloat { CGFloat(lines) * footnote + 14 }

  /// The gap above a grouped section without a title.
  func groupedGap(isFirst: Bool) -> CGFloat { isFirst ? 35 : floor(17.5) }

  /// The nearest pixel edge.
  func round(_ value: CGFloat) -> CGFloat { grid.round(value) }

  private func floor(_ value: CGFloat) -> CGFloat {
    guard let scale = grid.scale else { return value }
    return (value * scale).rounded(.down) / scale
  }
}
