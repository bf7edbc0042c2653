import LayoutEngine
import ScenarioModel

/// Collections and their cells, as an app has them.
extension ViewMaker {
  /// Returns a collection with a flow layout, or a cell or supplementary view; nil for another
  /// view.
  static func makeCollectionView(_ node: ViewNode) -> UIView? {
    switch node.kind {
    case .collectionView: node.properties.flowLayout.map(ScreenCollectionView.init)
    case .collectionViewCell: UICollectionViewCell(frame: .zero)
    case .collectionReusableView: UICollectionReusableView(frame: .zero)
    default: nil
    }
  }
}

extension ViewKind {
  /// Whether a collection lays out views of this kind.
  var isItem: Bool { self == .collectionViewCell || self == .collectionReusableView }
}
