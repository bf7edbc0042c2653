import ScenarioModel

extension ViewElement {
  static let imageView = ViewElement("imageView", .imageView) {
    Names(ImageAttribute.self)
    Attribute { element, view in
      (view.imageSize, view.unmeasuredImage) =
        view.resources.image(of: element)
    }
    Ignored("highlighted highlightedImage adjustsImageSizeForAccessibilityContentSizeCategory")
  }
}
