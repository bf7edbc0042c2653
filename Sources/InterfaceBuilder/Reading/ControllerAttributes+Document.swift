import ScenarioModel

extension ControllerAttributes {
  /// Creates the attributes of a controller's element; nil for UIKit's defaults.
  ///
  /// - Parameters:
  ///   - controller: The element.
  ///   - isRunTime: Whether an app runs, which sets the runtime attributes.
  init?(of controller: MarkupElement, isRunTime: Bool) {
    self.init()
    let element = VariedElement(controller, for: .any)
    func stated(_ attribute: String) -> Bool? { element.flag(attribute) == true ? true : nil }
    hidesBottomBarWhenPushed = stated("hidesBottomBarWhenPushed")
    isModalInPresentation = stated("modalInPresentation")
    definesPresentationContext = stated("definesPresentationContext")
    modalPresentationStyle = element.attribute("modalPresentationStyle").flatMap(Self.style)
    preferredContentSize =
      element.size(ofValue: "preferredContentSize")
      ?? element.size(ofValue: "contentSizeForViewInPopover")
    if let item = controller.child("navigationItem", key: "navigationItem") {
      let item = VariedElement(item, for: .any)
      largeTitleDisplayMode = item.choice("largeTitleDisplayMode")
      prompt = item.attribute("prompt").flatMap { $0.isEmpty ? nil : $0 }
    }
    if isRunTime { apply(RuntimeAttributes(of: element)) }
    if self == ControllerAttributes() { return nil }
  }

  private mutating func apply(_ attributes: RuntimeAttributes) {
    hidesBottomBarWhenPushed =
      attributes.flag("hidesBottomBarWhenPushed") ?? hidesBottomBarWhenPushed
    isModalInPresentation =
      attributes.flag("modalInPresentation") ?? attributes.flag("isModalInPresentation")
      ?? isModalInPresentation
    definesPresentationContext =
      attributes.flag("definesPresentationContext") ?? definesPresentationContext
    preferredContentSize = attributes.size("preferredContentSize") ?? preferredContentSize
  }

  /// The supported key paths of controllers.
  static let followedKeyPaths: Set<String> = [
    "hidesBottomBarWhenPushed", "modalInPresentation", "isModalInPresentation",
    "definesPresentationContext", "preferredContentSize",
  ]

  /// Returns a presentation style by Interface Builder's word; nil for a style of the app's own.
  static func style(_ word: String) -> PresentRequest.Style? {
    PresentRequest.Style(rawValue: word)
  }
}

extension VariedElement {
  /// Returns the size of a controller, in either of Interface Builder's spellings.
  fileprivate func size(ofValue key: String) -> Size? {
    let child = child("size", key: key) ?? child("value", key: key)
    return child.flatMap { VariedElement($0, for: .any).size }
  }
}
