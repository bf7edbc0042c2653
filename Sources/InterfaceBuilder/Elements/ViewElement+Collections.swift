import ScenarioModel

extension ViewElement {
  static let collectionView = ViewElement("collectionView", .collectionView, like: .scrollView) {
    listAttributes
    Attribute { element, view in view.flowLayout = flowLayout(of: element) }
  }

  /// The layout of a collection; nil for a custom layout.
  private static func flowLayout(of element: VariedElement) -> FlowLayoutNode? {
    guard let child = element.child("collectionViewFlowLayout", key: "collectionViewLayout"),
      child.attribute("customClass") == nil
    else { return nil }
    return flowLayoutAttributes.read(child, over: FlowLayoutNode())
  }

  static let flowLayoutAttributes = Attributes<FlowLayoutNode> {
    Ignored.object
    Attribute("scrollDirection", .text) { $0.scrollsHorizontally = $1 == "horizontal" }
    Attribute("minimumLineSpacing", .number) { $0.minimumLineSpacing = $1 }
    Attribute("minimumInteritemSpacing", .number) { $0.minimumInteritemSpacing = $1 }
    Attribute("automaticEstimatedItemSize", .flag) { $0.hasAutomaticSize = $1 }
    Attribute { layout, node in
      node.itemSize = layout.size(key: "itemSize") ?? node.itemSize
      node.estimatedItemSize = layout.size(key: "estimatedItemSize") ?? node.estimatedItemSize
      node.headerReferenceSize =
        layout.size(key: "headerReferenceSize") ?? node.headerReferenceSize
      node.footerReferenceSize =
        layout.size(key: "footerReferenceSize") ?? node.footerReferenceSize
      node.sectionInset = layout.inset(key: "sectionInset") ?? node.sectionInset
    }
    Ignored("sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds")
    Unsupported("sectionInsetReference", except: "contentInset")
  }
}
