import BuiltInEngine
import InterfaceBuilder
import PortSupport
import ScenarioModel

/// Makes the views of a document that need the application's class, or a list's real behavior.
@MainActor
struct ViewClasses {
  private let objects: DocumentObjects

  init(_ objects: DocumentObjects) { self.objects = objects }

  /// Returns a view of the application's class, a list or a view of a list; nil for other views.
  func view(_ node: ViewNode) -> UIView? {
    let object = objects[node.id]
    let standard = standardType(node, object)
    let own: UIView.Type? = object.flatMap { AppClasses.type(of: $0, orBase: baseName(node)) }
    guard let type = own ?? standard else { return nil }
    let coder = DocumentCoder(of: node)
    if node.kind == .collectionView { coder.collectionLayout = layout(of: node, coder) }
    let view = type.init(coder: coder)
    if let segments = view as? UISegmentedControl, segments.numberOfSegments == 0 {
      for (index, title) in (node.properties.segmentTitles ?? []).enumerated() {
        segments.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    return view
  }

  private func standardType(_ node: ViewNode, _ object: DocumentObject?) -> UIView.Type? {
    switch node.kind {
    case .tableView: UITableView.self
    case .tableViewCell: UITableViewCell.self
    case .collectionView: UICollectionView.self
    case .collectionViewCell: UICollectionViewCell.self
    case .collectionReusableView: UICollectionReusableView.self
    default: AppClasses.frameworkClass(of: object?.element) as? UIView.Type
    }
  }

  private func baseName(_ node: ViewNode) -> String {
    let name = "\(node.kind)"
    return "UI\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  /// Returns the layout of a collection, with the application's class if the document names one.
  private func layout(of node: ViewNode, _ coder: DocumentCoder) -> UICollectionViewLayout? {
    let elements = ["collectionViewLayout", "collectionViewFlowLayout"]
    guard let object = objects.subtree(of: node.id).first(where: { elements.contains($0.element) }),
      let type: UICollectionViewLayout.Type =
        AppClasses.type(of: object, orBase: "UICollectionViewLayout")
    else { return coder.collectionLayout }
    let layout = type.init(coder: coder)
    if let flow = layout as? UICollectionViewFlowLayout, let values = object.flowLayout {
      flow.take(values)
    }
    return layout
  }
}
