import ScenarioModel

/// Layout margins on a canvas, by the age of the tools.
extension DesignCanvas {
  /// Whether the tools support safe areas, which Xcode 9 introduced.
  var hasSafeAreas: Bool { toolsVersion >= 11_000 }

  /// Whether a top-level view has plain margins, as a .xib's view without a controller had.
  var hasPlainMargins: Bool { !isControllersView && toolsVersion < 12_000 }

  /// Returns the minimum margins of a controller's view, without the safe area.
  ///
  /// The sides depend on the view's own width, not on the device's width.
  func rootMargins(width: Double) -> Insets {
    let side: Double = toolsVersion < 8000 || width < 400 ? 16 : 20
    let end: Double = !hasSafeAreas && container == .nib ? 8 : 0
    return Insets(top: end, left: side, bottom: end, right: side)
  }

  /// Returns the margins of a cell's content view, and of a cell inside a list.
  ///
  /// A content view `adoptsOuterMargins` if it preserves its superview's margins or follows the
  /// readable width.
  func cellMargins(of cell: ViewNode, adoptsOuterMargins: Bool = false) -> Insets {
    guard cell.kind == .tableViewCell, toolsVersion >= 13_771 else {
      let isAdopting = adoptsOuterMargins && cell.kind == .tableViewCell && toolsVersion >= 12_000
      let side = isAdopting ? earlySideMargin(width: cell.frame?.width ?? 0) : 8
      return Insets(top: 8, left: side, bottom: 8, right: side)
    }
    let side = cellSideMargin(width: cell.frame?.width ?? 0)
    let end: Double = toolsVersion < 24_000 ? 11 : 15
    // Beside an accessory, the content's margin is the distance to the accessory.
    let right = cell.properties.hasAccessory ? 8 : side
    return Insets(top: end, left: side, bottom: end, right: right)
  }

  /// Returns the side margins of a table's cell.
  ///
  /// Numbers in parentheses count the repositories that show a row: `15: 2` is a margin of 15 in
  /// two. Phones without a home button have 20 (11 repositories), except for cells as wide as the
  /// smallest phone (8). The largest phone with a home button has 20 (3), except for cells narrower
  /// than itself (2). On other phones, Xcode 10 used the width of a table's cell (15: 2, 16: 4, 20:
  /// 1) and 16 in a .xib (6). Xcode 11 used 15 (8), and Xcode 11.4 also in a .xib (2). All others
  /// have 16 (20).
  private func cellSideMargin(width: Double) -> Double {
    if isWideNotchedPhone { return width > 320 && !hasNarrowCells ? 20 : 16 }
    if isRecentPad { return width < 390 ? 16 : 20 }
    if device == "retina5_5" { return width < 400 ? 16 : 20 }
    switch toolsVersion {
    case 14_000..<14_800: return earlySideMargin(width: width)
    case 14_800..<15_706: return 15
    case 15_706..<17_000 where container == .nib: return 15
    default: return 16
    }
  }

  /// Returns the side margin of a table's cell up to Xcode 10.
  ///
  /// Xcode 8 and 9 used it only in content views that adopt outer margins (two repositories).
  private func earlySideMargin(width: Double) -> Double {
    guard container == .scene else { return 16 }
    return width < 375 ? 15 : width < 400 ? 16 : 20
  }

  private var isWideNotchedPhone: Bool { device?.hasPrefix("retina6") ?? false }

  /// Whether the tools give a phone 390 points wide the cells of narrower phones: Xcode 16.3 to
  /// 26.3.
  ///
  /// Phones 393 points wide keep 20 points (six documents of two repositories, 59 views).
  private var hasNarrowCells: Bool {
    device == "retina6_0" && (23_727..<25_000).contains(toolsVersion)
  }

  /// Whether the device is an iPad with tools since Xcode 15, which have the cells of apps there.
  private var isRecentPad: Bool {
    device?.lowercased().hasPrefix("ipad") == true && toolsVersion >= 22_000
  }
}
