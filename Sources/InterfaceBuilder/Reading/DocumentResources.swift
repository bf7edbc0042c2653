import ScenarioModel

/// The attributes of an element with an image.
enum ImageAttribute: String, AttributeName, CaseIterable { case image, catalog }

/// The attributes of a button's state for the image behind its content.
enum BackgroundImageAttribute: String, AttributeName, CaseIterable {
  case backgroundImage, backgroundCatalog
}

/// A document's facts about images and classes: sizes of images, and of classes that Xcode could
/// load.
struct DocumentResources: Sendable {
  /// The sizes of images in points, by name.
  private var imageSizes: [String: Size] = [:]
  /// The names of the images that are system symbols.
  private var symbols: Set<String> = []
  /// The intrinsic sizes of designable classes, by object id.
  private(set) var designableSizes: [String: IntrinsicSize] = [:]
  /// The named colors of the document.
  let colors: DocumentColors

  init(document: MarkupElement) {
    colors = DocumentColors(resources: document.child("resources"))
    for image in document.child("resources")?.children(named: "image") ?? [] {
      let image = VariedElement(image, for: .any)
      guard let name = image.attribute("name") else { continue }
      let isSymbol = Self.isSymbol(image)
      if isSymbol { symbols.insert(name) }
      imageSizes[name] = image.size.map { isSymbol ? Self.symbolSize($0) : $0 }
    }
    for designable in document.child("designables")?.children(named: "designable") ?? [] {
      guard let id = designable.attribute("name") else { continue }
      guard let child = designable.child("size", key: "intrinsicContentSize") else { continue }
      designableSizes[id] = VariedElement(child, for: .any).size.map(Self.intrinsicSize)
    }
  }

  /// Returns the image that an element shows.
  ///
  /// The result has its size, if the document contains it. It has its name, if the document
  /// contains no size or only the proportions.
  func image(of element: VariedElement) -> (size: Size?, unmeasured: UnmeasuredImage?) {
    let reference = element.child("imageReference", key: "image")
      .map { VariedElement($0, for: .any) }
    let names = [element, reference].lazy.compactMap { $0?.attribute(ImageAttribute.image) }
    guard let name = names.first else { return (nil, nil) }
    let isSymbol = Self.isSymbol(element) || reference.map(Self.isSymbol) ?? false
    let image = image(named: name, isSymbol: isSymbol)
    guard image.unmeasured?.isSymbol == true else { return image }
    let configuration = SymbolConfiguration(of: element, reference: reference)
    return (image.size.map(configuration.scaled), image.unmeasured)
  }

  /// Returns the image behind the content of a button in a state, see ``image(of:)``.
  func backgroundImage(
    of state: VariedElement
  ) -> (size: Size?, unmeasured: UnmeasuredImage?) {
    typealias Name = BackgroundImageAttribute
    guard let name = state.attribute(Name.backgroundImage) else { return (nil, nil) }
    return image(named: name, isSymbol: state.attribute(Name.backgroundCatalog) == "system")
  }

  /// Returns an image by its name, at its usual size; an image outside the document's list depends
  /// on `isSymbol`.
  private func image(
    named name: String,
    isSymbol: Bool
  ) -> (size: Size?, unmeasured: UnmeasuredImage?) {
    let size = imageSizes[name]
    let isSymbol = isSymbol || symbols.contains(name)
    guard isSymbol || size == nil else { return (size, nil) }
    return (size, UnmeasuredImage(name: name, isSymbol: isSymbol))
  }

  private static func isSymbol(_ image: VariedElement) -> Bool {
    image.attribute(ImageAttribute.catalog) == "system"
  }

  /// Returns the size of a system symbol from its shape; the document's longer side is always 128.
  ///
  /// Most symbols are about as high as a line of text of the usual size.
  private static func symbolSize(_ shape: Size) -> Size {
    let scale = symbolLength / max(shape.width, shape.height, symbolLength)
    return Size(width: shape.width * scale, height: shape.height * scale)
  }

  /// The length of `info.circle`, in points; its frames in documents are 20 by 19.
  private static let symbolLength = 20.0

  /// Converts a designable class's size, which has -1 for a missing intrinsic length.
  private static func intrinsicSize(_ size: Size) -> IntrinsicSize {
    IntrinsicSize(
      width: size.width < 0 ? nil : size.width,
      height: size.height < 0 ? nil : size.height
    )
  }
}
