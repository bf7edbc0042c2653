import ScenarioModel

/// What a document knows about things outside its scenes: sizes of images and of classes that
/// Xcode could load.
struct DocumentResources: Sendable {
  /// Points, by name.
  private var imageSizes: [String: Size] = [:]
  /// Intrinsic sizes that designable classes answered, by object id.
  private(set) var designableSizes: [String: IntrinsicSize] = [:]

  init(document: MarkupElement) throws(ImportError) {
    for image in document.child("resources")?.children(named: "image") ?? [] {
      let image = VariedElement(image, for: .any)
      guard let name = image.attribute("name") else { continue }
      imageSizes[name] = try Self.size(image)
    }
    for designable in document.child("designables")?.children(named: "designable") ?? [] {
      guard let id = designable.attribute("name") else { continue }
      guard let child = designable.child("size", key: "intrinsicContentSize") else { continue }
      designableSizes[id] = try Self.intrinsicSize(VariedElement(child, for: .any))
    }
  }

  /// The size of the image that an element shows, if the document knows it.
  func imageSize(of element: VariedElement) -> Size? {
    let reference = element.child("imageReference", key: "image")
    guard let name = element.attribute("image") ?? reference?.attribute("image") else { return nil }
    return imageSizes[name]
  }

  private static func size(_ element: VariedElement) throws(ImportError) -> Size {
    Size(
      width: try element.requiredNumber("width"),
      height: try element.requiredNumber("height")
    )
  }

  /// A designable answers -1 where it has no intrinsic length.
  private static func intrinsicSize(
    _ element: VariedElement
  ) throws(ImportError) -> IntrinsicSize {
    let size = try size(element)
    return IntrinsicSize(
      width: size.width < 0 ? nil : size.width,
      height: size.height < 0 ? nil : size.height
    )
  }
}
