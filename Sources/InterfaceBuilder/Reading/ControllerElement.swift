import ScenarioModel

/// A view controller's element with its node.
struct ControllerElement {
  let element: MarkupElement
  let node: ViewControllerNode

  /// Finds the controller among the objects of a scene.
  init?(objects: MarkupElement) {
    let found = objects.children.first {
      $0.looksLikeController || $0.name == "viewControllerPlaceholder"
    }
    guard let element = found else { return nil }
    self.element = element
    let id = element.attribute("id") ?? "line \(element.location.line)"
    if element.attribute("id") == nil {
      element.warn("<\(element.name)> has no id; no segue leads there")
    }
    node = Self.node(VariedElement(element, for: .any), id: id)
  }

  private static func node(
    _ element: VariedElement,
    id: String
  ) -> ViewControllerNode {
    let kind = ControllerKind.named(element.name)
    var node = ViewControllerNode(id: id, kind: kind.kind)
    kind.attributes.read(element, into: &node)
    node.isListController =
      ["tableViewController", "collectionViewController"].contains(element.name)
    node.segues = segues(within: element.element)
    switch node.kind {
    case .placeholder:
      node.reference = reference(of: node)
    case .navigationController:
      let bar = element.child("navigationBar", key: "navigationBar")
      node.prefersLargeTitles = bar?.attribute("largeTitles") == "YES"
      node.attributes = ControllerAttributes(of: element.element, isRunTime: true)
    default: break
    }
    return node
  }

  /// Returns the target of a storyboard reference: a scene of another storyboard, or its initial
  /// scene.
  private static func reference(of placeholder: ViewControllerNode) -> String {
    let scene = placeholder.referencedIdentifier.map { "scene \"\($0)\"" }
    let storyboard = placeholder.storyboardName ?? "this storyboard"
    return "\(scene ?? "the initial scene") of \(storyboard)"
  }

  /// Returns the segues that start at the controller or at anything inside it.
  private static func segues(within element: MarkupElement) -> [SegueNode] {
    var segues: [SegueNode] = []
    for index in element.descendants where element.tree.nodes[index].name == "segue" {
      guard var segue = SegueNode(of: MarkupElement(tree: element.tree, index: index)) else {
        continue
      }
      segue.barAnchor = segue.anchorItem.flatMap(element.barAnchor)
      segues.append(segue)
    }
    return segues
  }

  /// Title of the navigation item, which a pushed controller shows in the bar.
  var navigationTitle: String? {
    element.child("navigationItem", key: "navigationItem")?.attribute("title")
  }

  /// Outlets of the controller itself.
  var outlets: [OutletConnection] { element.outlets }
}

extension MarkupElement {
  /// The outlets of an object, in the order of the document.
  var outlets: [OutletConnection] {
    (child("connections")?.children(named: "outlet") ?? []).compactMap { outlet in
      guard let property = outlet.attribute("property"),
        let destination = outlet.attribute("destination")
      else { return nil }
      return OutletConnection(property: property, destination: destination)
    }
  }
}
