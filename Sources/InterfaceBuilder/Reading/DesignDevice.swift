import ScenarioModel

/// The device that Interface Builder showed a document on.
struct DesignDevice {
  enum Name: String, AttributeName, CaseIterable { case id, orientation, layout }

  /// Interface Builder's name; nil for the square canvas.
  let identifier: String?
  let orientation: DeviceOrientation
  /// The part of an iPad's screen among several apps, such as `splitview1_2`.
  private let adaptation: String?
  private let device: Device?
  /// Whether the document is for iPads alone and older than devices in documents.
  ///
  /// It has whole points and no size classes, as the square canvas.
  private let isForEarlyPads: Bool
  private let toolsVersion: Int

  /// The first tools with a default device instead of the square canvas: Xcode 8.
  private static let firstToolsOfDevices = 11_000

  /// Reads `<device id= orientation= layout=/>` or `<device …><adaptation id=/></device>`.
  init(document: MarkupElement, toolsVersion: Int) {
    self.toolsVersion = toolsVersion
    let element = document.child("device")
    let declared =
      element?.attribute(Name.id)
      ?? (toolsVersion >= Self.firstToolsOfDevices ? Self.inferredIdentifier(of: document) : nil)
    let runtime = document.attribute(DocumentHeader.Name.targetRuntime)
    isForEarlyPads = declared == nil && runtime?.hasSuffix(".iPad") ?? false
    identifier = isForEarlyPads ? "ipad9_7" : declared
    orientation = element?.attribute(Name.orientation) == "landscape" ? .landscape : .portrait
    // An attribute since Xcode 11, an element before.
    adaptation = element?.attribute(Name.layout) ?? element?.child("adaptation")?.attribute(Name.id)
    device = identifier.flatMap { Devices.device(interfaceBuilderID: $0) }
  }

  /// The size in points; nil for the square canvas and unknown devices.
  var screenSize: Size? {
    device.map {
      let size = $0.metrics(in: orientation).size
      return Size(width: size.width, height: size.height)
    }
  }

  /// The scale; every device newer than the catalog has at least two pixels a point.
  ///
  /// The default phone of later tools also has two. Documents without a device in five repositories
  /// contain half points, and none contradicts them.
  var scale: Double {
    if isForEarlyPads { return 1 }
    guard identifier != nil else { return toolsVersion < Self.firstToolsOfDevices ? 1 : 2 }
    return device?.scale ?? 2
  }

  var sizeClasses: SizeClasses {
    guard let identifier, !isForEarlyPads else { return .any }
    if let partial = partialScreenClasses(identifier) { return partial }
    guard let metrics = device?.metrics(in: orientation) else {
      return SizeClasses(horizontal: .compact, vertical: .regular)
    }
    return SizeClasses(
      horizontal: metrics.horizontalSizeClass,
      vertical: metrics.verticalSizeClass
    )
  }

  /// Returns the size classes of an app that shares the screen of an iPad; nil for a full-screen
  /// app.
  private func partialScreenClasses(_ identifier: String) -> SizeClasses? {
    guard let adaptation, device?.idiom == .pad else { return nil }
    let isLandscape = orientation == .landscape
    let horizontal: SizeClass
    switch adaptation {
    case let id where id.hasPrefix("slideover") || id.hasSuffix("1_3"): horizontal = .compact
    case let id where id.hasSuffix("1_2"):
      horizontal = isLandscape && identifier.hasPrefix("ipad12_9") ? .regular : .compact
    case let id where id.hasSuffix("2_3"): horizontal = isLandscape ? .regular : .compact
    default: return nil
    }
    return SizeClasses(horizontal: horizontal, vertical: .regular)
  }

  /// Returns the default phone of a document without a device, from the size of its root views.
  ///
  /// Since Xcode 8, a document without a device was edited on the default device of its time.
  private static func inferredIdentifier(of document: MarkupElement) -> String? {
    var sizes: Set<String> = []
    for index in document.descendants {
      let element = MarkupElement(tree: document.tree, index: index)
      guard element.attribute("key") == "view", let rect = element.child("rect", key: "frame")
      else { continue }
      sizes.insert("\(rect.attribute("width") ?? "")x\(rect.attribute("height") ?? "")")
    }
    let candidates = [("375x667", "retina4_7"), ("414x736", "retina5_5"), ("320x568", "retina4_0")]
    return candidates.first { sizes.contains($0.0) }?.1
  }
}
