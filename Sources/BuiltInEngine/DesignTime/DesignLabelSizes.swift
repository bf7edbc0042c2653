import LayoutEngine
import ScenarioModel

/// The whole points in which Interface Builder keeps the sizes of some labels.
///
/// A label of one line that came from the library into a cell keeps a size rounded up to whole
/// points, 21 for the 20.33 of 17-point text, in four of five stored frames. Labels in stack views,
/// labels of classes of the app's own, and half of those outside cells have the measured size.
@MainActor
enum DesignLabelSizes {
  static func roundUp(in built: BuiltScreen, below root: ViewNode) {
    var pending = [(node: root, isInCell: root.kind.isCell)]
    while let (node, isInCell) = pending.popLast() {
      for child in node.subviews {
        if isInCell, node.kind != .stackView, child.properties.customClass == nil,
          let label = built.view(id: child.id) as? UILabel
        {
          roundUp(label)
        }
        pending.append((child, isInCell || child.kind.isCell))
      }
    }
  }

  private static func roundUp(_ label: UILabel) {
    guard label.numberOfLines == 1, label.placeholderIntrinsicContentSize == nil else { return }
    let size = label.intrinsicContentSize
    label.placeholderIntrinsicContentSize = CGSize(
      width: size.width.rounded(.up),
      height: size.height.rounded(.up)
    )
  }
}
