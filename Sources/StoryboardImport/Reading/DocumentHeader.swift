import ScenarioModel

/// What a document says about itself before any scene.
struct DocumentHeader {
  let isStoryboard: Bool
  let usesAutoLayout: Bool
  let usesSafeAreas: Bool
  let toolsVersion: String
  let device: DesignDevice
  let initialViewController: String?

  init(document: MarkupElement) throws(ImportError) {
    let element = VariedElement(document, for: .any)
    isStoryboard = try Self.isStoryboard(element)
    usesAutoLayout = try element.flag("useAutolayout") ?? false
    usesSafeAreas = try element.flag("useSafeAreas") ?? false
    toolsVersion = element.attribute("toolsVersion") ?? ""
    initialViewController = element.attribute("initialViewController")
    device = DesignDevice(document: document, toolsGeneration: Self.generation(of: toolsVersion))
  }

  var toolsGeneration: Int { Self.generation(of: toolsVersion) }

  private static func isStoryboard(_ document: VariedElement) throws(ImportError) -> Bool {
    let family = "com.apple.InterfaceBuilder3.CocoaTouch"
    let type = document.attribute("type")
    guard document.name == "document", let type, type.hasPrefix(family) else {
      let found = "<\(document.name)>" + (type.map { " of type \($0)" } ?? "")
      throw .notInterfaceBuilder(document.place, found: found)
    }
    return type.contains("Storyboard")
  }

  /// The tools version in thousands.
  ///
  /// Previews of Xcode 15 called themselves 32700; they belong with 23.
  private static func generation(of version: String) -> Int {
    let major = version.prefix { $0.isNumber }
    let generation = (Int(major) ?? 0) / 1000
    return generation > 30 ? 23 : generation
  }
}
