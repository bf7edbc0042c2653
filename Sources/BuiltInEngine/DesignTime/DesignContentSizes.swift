import LayoutEngine
import ScenarioModel

/// Some intrinsic sizes, which Interface Builder stores in whole points.
///
/// A scene without a stack view stores the sizes of its one-line labels and its configured buttons
/// rounded up to whole points: 21 for the 20.33 of 17-point text, 35 for a button's 34.33. One
/// stack view anywhere in the scene gives all its views their measured sizes. Labels of an app's
/// own class, and labels in another font than the library's 17-point system font, also have
/// measured sizes. In cells, labels of smaller sizes are rounded as well. Older tools store the
/// measured sizes in all scenes of devices with three pixels a point.
@MainActor
enum DesignContentSizes {
  private static let librarySize = 17.0

  /// The first tools that store whole points on devices with three pixels a point.
  ///
  /// In earlier documents, three labels of two repositories have the measured sizes, and two labels
  /// of one of these repositories do not.
  private static let firstToolsOfWholePointsIn3x = 16_000

  static func roundUp(in built: BuiltScreen, below root: ViewNode, on canvas: DesignCanvas) {
    let keepsMeasuredSizes = canvas.scale == 3 && canvas.toolsVersion < firstToolsOfWholePointsIn3x
    guard !keepsMeasuredSizes, !root.contains(where: { $0.kind == .stackView }) else { return }
    var pending = [(node: root, isInCell: root.kind.isCell)]
    while let (node, isInCell) = pending.popLast() {
      pending += node.subviews.map { ($0, isInCell || $0.kind.isCell) }
      guard let view = built.view(id: node.id), view.placeholderIntrinsicContentSize == nil,
        isKeptInWholePoints(node, view, isInCell: isInCell)
      else { continue }
      view.placeholderIntrinsicContentSize = roundedSize(of: view, isInCell: isInCell)
    }
  }

  /// Returns the size in whole points, with half points in the width of a cell's label at three
  /// pixels a point.
  ///
  /// Half of those frames show widths at two pixels a point, like the Mac's own screen (apps of
  /// three repositories). The other half show whole points, which differ from these widths by at
  /// most half a point.
  private static func roundedSize(of view: UIView, isInCell: Bool) -> CGSize {
    let size = view.intrinsicContentSize
    let hasHalfPoints = isInCell && SimulatedDevice.current.model.scale == 3
    let halfPointSize = hasHalfPoints ? (view as? UILabel)?.textSize(onScreenOfScale: 2) : nil
    return CGSize(
      width: halfPointSize?.width ?? size.width.rounded(.up),
      height: size.height.rounded(.up)
    )
  }

  private static func isKeptInWholePoints(
    _ node: ViewNode,
    _ view: UIView,
    isInCell: Bool
  ) -> Bool {
    guard node.properties.customClass == nil else { return false }
    switch view {
    case let label as UILabel:
      return label.numberOfLines == 1 && hasLibraryFont(node, isInCell: isInCell)
    case is UIButton: return node.properties.buttonConfiguration != nil && !isInCell
    default: return false
    }
  }

  private static func hasLibraryFont(_ node: ViewNode, isInCell: Bool) -> Bool {
    guard let font = node.properties.font else { return true }
    guard font.textStyle == nil, font.isSystemFont else { return false }
    let isChosenWeight = font.weight != nil || font.name == "boldSystem"
    if font.pointSize == librarySize { return true }
    return isInCell && !isChosenWeight && font.pointSize.map { $0 < librarySize } ?? true
  }
}

extension ViewNode {
  /// Returns whether the predicate holds for this view or one below it.
  fileprivate func contains(where predicate: (ViewNode) -> Bool) -> Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if predicate(node) { return true }
      pending += node.subviews
    }
    return false
  }
}

extension FontNode {
  /// Whether the name is one of Interface Builder's names for the system font.
  var isSystemFont: Bool { name == "system" || name == "boldSystem" || name == "italicSystem" }
}
