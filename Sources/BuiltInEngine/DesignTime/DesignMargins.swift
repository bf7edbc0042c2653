import ScenarioModel

/// Layout margins on a canvas, by the age of the tools.
extension DesignCanvas {
  /// Whether the tools know safe areas, which came with Xcode 9.
  var hasSafeAreas: Bool { toolsVersion >= 11_000 }

  /// Whether a top-level view has the margins of any view, as a view of a .xib had that is no
  /// controller's.
  var hasPlainMargins: Bool { !isControllersView && toolsVersion < 12_000 }

  /// The least margins of a controller's view, on which the safe area comes on top.
  ///
  /// The sides go by the view's own width, not by the device's.
  func rootMargins(width: Double) -> Insets {
    let side: Double = toolsVersion < 8000 || width < 400 ? 16 : 20
    let end: Double = !hasSafeAreas && container == .nib ? 8 : 0
    return Insets(top: end, left: side, bottom: end, right: side)
  }

  /// The margins of a cell's content view, and of a cell inside a list.
  func cellMargins(of cell: ViewNode) -> Insets {
    guard cell.kind == .tableViewCell, toolsVersion >= 13_771 else {
      return Insets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side = cellSideMargin(width: cell.frame?.width ?? 0)
    let end: Double = toolsVersion < 24_000 ? 11 : 15
    // Beside an accessory the content keeps its distance from that, not from the edge.
    let right = cell.properties.hasAccessory ? 8 : side
    return Insets(top: end, left: side, bottom: end, right: right)
  }

  /// Side margins of a table's cell; the numbers of repositories are those that show a row.
  ///
  /// Phones without a home button have 20 (11 repositories), but for cells of the smallest phone's
  /// width (8); the largest with one has 20 (3), but for cells narrower than itself (2). On the others
  /// Xcode 10 went by the width of a table's cell (15: 2, 16: 4, 20: 1) and had 16 in a .xib (6),
  /// Xcode 11 had 15 (8), in a .xib Xcode 11.4 too (2), and all others have 16 (20).
  private func cellSideMargin(width: Double) -> Double {
    if isWideNotchedPhone { return width > 320 ? 20 : 16 }
    if device == "retina5_5" { return width < 400 ? 16 : 20 }
    switch toolsVersion {
    case 14_000..<14_800 where container == .scene:
      return width < 375 ? 15 : width < 400 ? 16 : 20
    case 14_800..<15_706: return 15
    case 15_706..<17_000 where container == .nib: return 15
    default: return 16
    }
  }

  private var isWideNotchedPhone: Bool { device?.hasPrefix("retina6") ?? false }
}
