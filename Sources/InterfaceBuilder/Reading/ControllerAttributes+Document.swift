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
    Self.attributes.read(element, into: &self)
    preferredContentSize =
      element.size(ofValue: "preferredContentSize")
      ?? element.size(ofValue: "contentSizeForViewInPopover")
    if let item = controller.child("navigationItem", key: "navigationItem") {
      self = Self.navigationItemAttributes.read(item, over: self)
    }
    if isRunTime { apply(RuntimeAttributes(of: element)) }
    if self == ControllerAttributes() { return nil }
  }

  static let attributes = Attributes<ControllerAttributes> {
    Attribute("hidesBottomBarWhenPushed", .flag) { $0.hidesBottomBarWhenPushed = $1 ? true : nil }
    Attribute("modalInPresentation", .flag) { $0.isModalInPresentation = $1 ? true : nil }
    Attribute("definesPresentationContext", .flag) {
      $0.definesPresentationContext = $1 ? true : nil
    }
    Attribute("modalPresentationStyle", .text) { $0.modalPresentationStyle = style($1) }
  }

  static let navigationItemAttributes = Attributes<ControllerAttributes> {
    Ignored.object
    Attribute("largeTitleDisplayMode", .choice) { $0.largeTitleDisplayMode = $1 }
    Attribute("prompt", .text) { $0.prompt = $1.isEmpty ? nil : $1 }
    Ignored(
      """
      title hidesBackButton leftItemsSupplementBackButton style backButtonTitle
      hidesSearchBarWhenScrolling backButtonDisplayMode
      """
    )
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

  /// Returns a presentation style by Interface Builder's name; nil for a custom style.
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
