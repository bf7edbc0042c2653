import ScenarioModel

extension ViewElement {
  static let collectionView = ViewElement("collectionView", .collectionView) {
    (element, _, properties) in
    readScrolling(element, into: &properties)
    properties.flowLayout = flowLayout(of: element)
  }

  /// The layout of a collection; nil for a layout of the app's own.
  private static func flowLayout(of element: VariedElement) -> FlowLayoutNode? {
    guard let child = element.child("collectionViewFlowLayout", key: "collectionViewLayout"),
      child.attribute("customClass") == nil
    else { return nil }
    let layout = VariedElement(child, for: .any)
    var node = FlowLayoutNode()
    node.scrollsHorizontally = layout.attribute("scrollDirection") == "horizontal"
    node.minimumLineSpacing = layout.number("minimumLineSpacing") ?? node.minimumLineSpacing
    node.minimumInteritemSpacing =
      layout.number("minimumInteritemSpacing") ?? node.minimumInteritemSpacing
    node.itemSize = layout.size(key: "itemSize") ?? node.itemSize
    node.estimatedItemSize = layout.size(key: "estimatedItemSize") ?? node.estimatedItemSize
    node.hasAutomaticSize = layout.flag("automaticEstimatedItemSize") ?? false
    node.headerReferenceSize =
      layout.size(key: "headerReferenceSize") ?? node.headerReferenceSize
    node.footerReferenceSize =
      layout.size(key: "footerReferenceSize") ?? node.footerReferenceSize
    node.sectionInset = layout.inset(key: "sectionInset") ?? node.sectionInset
    return node
  }
}
