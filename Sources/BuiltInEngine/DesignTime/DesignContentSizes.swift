import LayoutEngine
import ScenarioModel

/// The whole points in which Interface Builder keeps some intrinsic sizes.
///
/// A scene without any stack view keeps the sizes of its labels of one line and of its configured
/// buttons rounded up to whole points: 21 for the 20.33 of 17-point text, 35 for a button's 34.33.
/// One stack view anywhere in the scene, and all its views have the measured sizes. So have labels
/// of classes of the app's own and those whose font is not the library's system font of 17 points;
/// in cells labels of smaller sizes are kept as well. Older tools have the measured sizes in all
/// scenes of devices with three pixels a point.
@MainActor
enum DesignContentSizes {
  private static let librarySize = 17.0

  /// The first tools that keep whole points where a point has three pixels: before, labels of three
  /// documents of two repositories have the measured sizes, and two labels of one of these have not.
  private static let firstToolsOfWholePointsIn3x = 16_000

  static func roundUp(in built: BuiltScreen, below root: ViewNode, on canvas: DesignCanvas) {
    let isFine = canvas.scale == 3 && canvas.toolsVersion < firstToolsOfWholePointsIn3x
    guard !isFine, !root.contains(where: { $0.kind == .stackView }) else { return }
    var pending = [(node: root, isInCell: root.kind.isCell)]
    while let (node, isInCell) = pending.popLast() {
      pending += node.subviews.map { ($0, isInCell || $0.kind.isCell) }
      guard let view = built.view(id: node.id), view.placeholderIntrinsicContentSize == nil,
        isKeptInWholePoints(node, view, isInCell: isInCell)
      else { continue }
      view.placeholderIntrinsicContentSize = roundedSize(of: view, isInCell: isInCell)
    }
  }

  /// The size in whole points; that of a label in a cell, on a screen of three pixels a point, has
  /// half points in its width.
  ///
  /// Half of those frames show widths of two pixels a point, as of the Mac itself (apps of three
  /// repositories), and half whole ones, which halves are at most half a point off.
  private static func roundedSize(of view: UIView, isInCell: Bool) -> CGSize {
    let size = view.intrinsicContentSize
    let hasHalves = isInCell && SimulatedDevice.current.model.scale == 3
    let fine = hasHalves ? (view as? UILabel)?.textSize(onScreenOfScale: 2) : nil
    return CGSize(
      width: fine?.width ?? size.width.rounded(.up),
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
  /// Whether this view or one below it is such a one.
  fileprivate func contains(where isSuch: (ViewNode) -> Bool) -> Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if isSuch(node) { return true }
      pending += node.subviews
    }
    return false
  }
}

extension FontNode {
  /// Whether the name is one of those that Interface Builder has for the system font.
  var isSystemFont: Bool { name == "system" || name == "boldSystem" || name == "italicSystem" }
}
