import ScenarioModel

extension ViewElement {
  static let imageView = ViewElement("imageView", .imageView) {
    (element, resources, properties) in
    (properties.imageSize, properties.unmeasuredImage) = resources.image(of: element)
  }
}
