import ScenarioModel

extension ViewElement {
  static let collectionView = ViewElement("collectionView", .collectionView) {
    (element, _, properties) throws(ImportError) in
    try readScrolling(element, into: &properties)
    properties.flowLayout = try flowLayout(of: element)
  }

  /// The layout of a collection; nil for a layout of the app's own.
  private static func flowLayout(of element: VariedElement) throws(ImportError) -> FlowLayoutNode? {
    guard let child = element.child("collectionViewFlowLayout", key: "collectionViewLayout"),
      child.attribute("customClass") == nil
    else { return nil }
    let layout = VariedElement(child, for: .any)
    var node = FlowLayoutNode()
    node.scrollsHorizontally = layout.attribute("scrollDirection") == "horizontal"
    node.minimumLineSpacing = try layout.number("minimumLineSpacing") ?? node.minimumLineSpacing
    node.minimumInteritemSpacing =
      try layout.number("minimumInteritemSpacing") ?? node.minimumInteritemSpacing
    node.itemSize = try layout.size(key: "itemSize") ?? node.itemSize
    node.estimatedItemSize = try layout.size(key: "estimatedItemSize") ?? node.estimatedItemSize
    node.hasAutomaticSize = try layout.flag("automaticEstimatedItemSize") ?? false
    node.headerReferenceSize =
      try layout.size(key: "headerReferenceSize") ?? node.headerReferenceSize
    node.footerReferenceSize =
      try layout.size(key: "footerReferenceSize") ?? node.footerReferenceSize
    node.sectionInset = try layout.inset(key: "sectionInset") ?? node.sectionInset
    return node
  }
}
