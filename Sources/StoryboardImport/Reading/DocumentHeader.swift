import ScenarioModel

/// What a document declares about itself before any scene.
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
    usesAutoLayout = element.flag("useAutolayout") ?? false
    usesSafeAreas = element.flag("useSafeAreas") ?? false
    toolsVersion = element.attribute("toolsVersion") ?? ""
    initialViewController = element.attribute("initialViewController")
    device = DesignDevice(document: document, toolsVersion: Self.number(of: toolsVersion))
  }

  /// The tools version without its fraction.
  var toolsNumber: Int { Self.number(of: toolsVersion) }

  private static func isStoryboard(_ document: VariedElement) throws(ImportError) -> Bool {
    let type = document.attribute("type") ?? ""
    let runtime = document.attribute("targetRuntime") ?? "iOS"
    guard document.name == "document", type.hasPrefix(family), runtime.hasPrefix("iOS") else {
      let found = [
        type.isEmpty ? "" : " of type \(type)", runtime.hasPrefix("iOS") ? "" : " for \(runtime)",
      ]
      throw .notInterfaceBuilder(
        document.location,
        found: "<\(document.name)>" + found.joined(),
        expected: expectation(insteadOf: document.name, type: type, runtime: runtime)
      )
    }
    return type.contains("Storyboard")
  }

  private static let family = "com.apple.InterfaceBuilder3.CocoaTouch"

  /// What would be right instead of a document of another kind.
  private static func expectation(
    insteadOf name: String,
    type: String,
    runtime: String
  ) -> String {
    if name == "archive" {
      return "it is of Xcode 3 or 4; open it in Xcode 5 or newer and save it"
    }
    let systems = [
      ("WatchKit", "watchOS"), ("AppleTV", "tvOS"), ("InterfaceBuilder3.Cocoa.", "macOS"),
      ("XROS", "visionOS"), ("visionOS", "visionOS"),
    ]
    let kinds = "\(type) \(runtime)".lowercased()
    if let system = systems.first(where: { kinds.contains($0.0.lowercased()) })?.1 {
      return "it is one for \(system), which has another layout; name a document for iOS"
    }
    return "expected <document> of type \(family)"
  }

  /// Reads the whole part; previews of Xcode 15 called themselves 32700 and belong with 23000.
  private static func number(of version: String) -> Int {
    let number = Int(version.prefix { $0.isNumber }) ?? 0
    return number > 31_000 ? 23_000 : number
  }
}
