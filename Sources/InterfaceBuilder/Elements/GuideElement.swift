import ScenarioModel

/// Reads the elements of layout guides.
enum GuideElement {
  /// Returns the guide of an element; nil without an id, because no constraint can refer to it.
  ///
  /// Nil also for an unknown kind; constraints with such a guide are not installed.
  static func guide(_ element: MarkupElement, in ids: inout UsedIDs) -> GuideNode? {
    guard element.attribute("id") != nil else { return nil }
    let kind = kind(of: element)
    let id = ids.claim(element, isItem: kind != nil)
    guard let kind else { return nil }
    let guide = GuideNode(id: id, kind: kind)
    return kind == .keyboard ? attributes.read(element, over: guide) : guide
  }

  /// The attributes of a view's guide; only the keyboard's guide has more than a name.
  static let attributes = Attributes<GuideNode> {
    Attribute("usesBottomSafeArea", .flag) { $0.usesBottomSafeArea = $1 }
    Attribute("followsUndockedKeyboard", .flag) { $0.followsUndockedKeyboard = $1 }
    Ignored("key id userLabel keyboardDismissPadding")
  }

  private static func kind(of element: MarkupElement) -> GuideNode.Kind? {
    if element.name == "viewControllerLayoutGuide" { return controllerKind(of: element) }
    if element.name == "keyboardLayoutGuide" { return .keyboard }
    switch element.attribute("key") {
    case "safeArea": return .safeArea
    case "contentLayoutGuide": return .contentLayout
    case "frameLayoutGuide": return .frameLayout
    case "layoutMargins", "layoutMarginsGuide": return .layoutMargins
    case "readableContent", "readableContentGuide": return .readableContent
    case "keyboard", "keyboardLayoutGuide": return .keyboard
    case let key:
      // The vocabulary check reports an unknown key.
      if key == nil { element.warn("<\(element.name)> has no key; it is left out") }
      return nil
    }
  }

  private static func controllerKind(of element: MarkupElement) -> GuideNode.Kind? {
    switch element.attribute("type") {
    case "top": return .top
    case "bottom": return .bottom
    case let type:
      element.warn(
        "<\(element.name)> has the unknown type \"\(type ?? "")\"; expected top or bottom; "
          + "it is left out"
      )
      return nil
    }
  }
}
