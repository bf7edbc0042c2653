import ScenarioModel

/// What a document says about itself before any scene.
struct DocumentHeader {
  let isStoryboard: Bool
  let usesAutoLayout: Bool
  let usesSafeAreas: Bool
  /// As written: `14460.31`.
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
    device = DesignDevice(document: document, toolsVersion: Self.number(of: toolsVersion))
  }

  /// The tools version without its fraction.
  var toolsNumber: Int { Self.number(of: toolsVersion) }

  private static func isStoryboard(_ document: VariedElement) throws(ImportError) -> Bool {
    let family = "com.apple.InterfaceBuilder3.CocoaTouch"
    let type = document.attribute("type")
    guard document.name == "document", let type, type.hasPrefix(family) else {
      let found = "<\(document.name)>" + (type.map { " of type \($0)" } ?? "")
      throw .notInterfaceBuilder(document.place, found: found)
    }
    return type.contains("Storyboard")
  }

  /// Reads the whole part; previews of Xcode 15 called themselves 32700 and belong with 23000.
  private static func number(of version: String) -> Int {
    let number = Int(version.prefix { $0.isNumber }) ?? 0
    return number > 31_000 ? 23_000 : number
  }
}
