import ScenarioModel

/// The declarations of a document before its scenes.
struct DocumentHeader {
  enum Name: String, AttributeName, CaseIterable {
    case type, toolsVersion, useAutolayout, useSafeAreas, initialViewController, targetRuntime
  }

  let isStoryboard: Bool
  let usesAutoLayout: Bool
  let usesSafeAreas: Bool
  /// The version as written: `14460.31`.
  let toolsVersion: String
  let device: DesignDevice
  let initialViewController: String?

  init(document: MarkupElement) throws(ImportError) {
    let element = VariedElement(document, for: .any)
    isStoryboard = try Self.isStoryboard(element)
    usesAutoLayout = element.flag(Name.useAutolayout) ?? false
    usesSafeAreas = element.flag(Name.useSafeAreas) ?? false
    toolsVersion = element.attribute(Name.toolsVersion) ?? ""
    initialViewController = element.attribute(Name.initialViewController)
    device = DesignDevice(document: document, toolsVersion: Self.number(of: toolsVersion))
  }

  /// The tools version without its fraction.
  var toolsNumber: Int { Self.number(of: toolsVersion) }

  private static func isStoryboard(_ document: VariedElement) throws(ImportError) -> Bool {
    let type = document.attribute(Name.type) ?? ""
    let runtime = document.attribute(Name.targetRuntime) ?? "iOS"
    let system = system(of: document, type: type, runtime: runtime)
    guard document.name == "document", type.hasPrefix(family), runtime.hasPrefix("iOS"),
      system == nil
    else {
      throw .notInterfaceBuilder(
        document.location,
        found: "<\(document.name)>" + description(of: system, type: type, runtime: runtime),
        advice(on: document.name, system: system)
      )
    }
    return usualTypes[type] ?? type.contains("Storyboard")
  }

  /// Whether the usual types are storyboards; searching in a type takes much longer.
  private static let usualTypes = [
    "\(family).Storyboard.XIB": true, "\(family).XIB": false,
  ]

  private static let family = "com.apple.InterfaceBuilder3.CocoaTouch"

  /// Returns the document's system if it is a known system other than iOS; nil otherwise.
  private static func system(of document: VariedElement, type: String, runtime: String) -> String? {
    let systems = [
      ("WatchKit", "watchOS"), ("AppleTV", "tvOS"), ("InterfaceBuilder3.Cocoa.", "macOS"),
    ]
    if usualTypes[type] == nil, let system = systems.first(where: { type.contains($0.0) })?.1 {
      return system
    }
    // A document for visionOS has the same type as one for iOS.
    let deployment = document.element.child("dependencies")?.child("deployment")
    let names = [runtime, deployment?.attribute("identifier") ?? ""].map { $0.lowercased() }
    let isVision = names.contains { $0.hasPrefix("visionos") || $0.hasPrefix("xros") }
    return isVision ? "visionOS" : nil
  }

  /// Returns the system of a document, else its type and its runtime as written.
  private static func description(of system: String?, type: String, runtime: String) -> String {
    if let system { return " for \(system)" }
    let runtime = runtime.hasPrefix("iOS") ? "" : " for \(runtime)"
    return (type.isEmpty ? "" : " of type \(type)") + runtime
  }

  /// Returns the advice on a document of another kind.
  private static func advice(on name: String, system: String?) -> [Advice] {
    if name == "archive" {
      return [
        .fix("open it in Xcode 5 or newer and save it"),
        .hint("it was saved by Xcode 3 or 4"),
      ]
    }
    if system != nil { return [.fix("name a document for iOS")] }
    return [.fix("name another document"), .hint("expected <document> of type \(family)")]
  }

  /// Returns the number before the fraction; previews of Xcode 15 have 32700 and count as 23000.
  private static func number(of version: String) -> Int {
    let number = Int(version.prefix { $0.isNumber }) ?? 0
    return number > 31_000 ? 23_000 : number
  }
}
