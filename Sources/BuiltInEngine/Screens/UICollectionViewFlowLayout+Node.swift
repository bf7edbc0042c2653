import Foundation
package import LayoutEngine
package import ScenarioModel

extension UICollectionViewFlowLayout {
  /// The layout that a document describes.
  package convenience init(_ node: FlowLayoutNode) {
    self.init()
    take(node)
  }

  /// Applies the values of a document.
  package func take(_ node: FlowLayoutNode) {
    scrollDirection = node.scrollsHorizontally ? .horizontal : .vertical
    minimumLineSpacing = node.minimumLineSpacing
    minimumInteritemSpacing = node.minimumInteritemSpacing
    itemSize = CGSize(node.itemSize)
    estimatedItemSize =
      node.hasAutomaticSize ? Self.automaticSize : CGSize(node.estimatedItemSize)
    headerReferenceSize = CGSize(node.headerReferenceSize)
    footerReferenceSize = CGSize(node.footerReferenceSize)
    sectionInset = UIEdgeInsets(node.sectionInset)
  }
}

extension CGSize {
  fileprivate init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
