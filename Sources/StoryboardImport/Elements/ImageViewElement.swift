import ScenarioModel

extension ViewElement {
  static let imageView = ViewElement("imageView", .imageView) {
    (element, resources, properties) throws(ImportError) in
    (properties.imageSize, properties.unmeasuredImage) = resources.image(of: element)
  }
}
