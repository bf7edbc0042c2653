import InterfaceBuilder
import PortSupport

extension LoadedScene {
  /// Returns UIKit's template of a segue; nil for a relationship.
  func segue(_ node: SegueNode) -> StoryboardScene.Segue? {
    guard let kind = Self.kinds[node.kind] else { return nil }
    var segue = StoryboardScene.Segue(
      identifier: node.identifier,
      kind: kind,
      destination: node.destination
    )
    segue.id = node.id
    segue.isAnimated = node.isAnimated
    segue.unwindAction = node.unwindAction
    segue.presentationStyle = node.style.flatMap(UIModalPresentationStyle.init(named:))
    if node.kind.hasPrefix("popover") { segue.presentationStyle = .popover }
    if let anchor = node.anchor ?? node.anchorItem {
      segue.anchor = { SceneObjects.of($0)?.anchor(anchor) }
    }
    if let name = node.customClass {
      segue.segueClass =
        AppClasses.find(name, module: node.customModule) as? UIStoryboardSegue.Type
      if segue.segueClass == nil {
        InterfaceReport.add(
          "unknown class '\(name)'; the segue has the class UIStoryboardSegue",
          at: node.location
        )
      }
    }
    return segue
  }

  private static let kinds: [String: StoryboardScene.Segue.Kind] = [
    "show": .show, "push": .show, "showDetail": .showDetail, "replace": .showDetail,
    "presentation": .present, "modal": .present, "popoverPresentation": .present,
    "popover": .present, "embed": .embed, "unwind": .unwind, "custom": .custom,
  ]
}
