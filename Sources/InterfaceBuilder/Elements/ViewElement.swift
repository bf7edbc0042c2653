import ScenarioModel

/// The reader of one kind of view element.
struct ViewElement: Sendable {
  typealias Reader =
    @Sendable (VariedElement, DocumentResources, inout ViewProperties) -> Void

  /// The element's name in the document.
  let name: String
  let kind: ViewKind
  /// Reads the properties that only this kind of view has.
  let read: Reader

  init(_ name: String, _ kind: ViewKind, read: @escaping Reader) {
    self.name = name
    self.kind = kind
    self.read = read
  }

  /// Makes an element with geometry that depends only on the common properties of views.
  init(_ name: String, _ kind: ViewKind) {
    self.init(name, kind) { (_, _, _) in }
  }
}

extension ViewElement {
  /// Every view element; a new one needs a file beside this one and a line here.
  static let all: [ViewElement] =
    plainViews + barElements + [
      .label, .button, .textField, .textView, .imageView, .stackView,
      .scrollView, .tableView, .tableViewCell, .collectionView,
      .segmentedControl, .slider, .switch, .stepper, .progressView, .activityIndicatorView,
      .pageControl, .datePicker, .pickerView, .searchBar,
    ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) -> ViewElement? { byName[name] }

  /// Views that are plain rectangles in a layout, regardless of their content.
  private static let plainViews = [
    ViewElement("view", .view),
    ViewElement("containerView", .view),
    ViewElement("control", .control),
    ViewElement("visualEffectView", .visualEffectView),
    ViewElement("tableViewCellContentView", .view),
    ViewElement("collectionViewCell", .collectionViewCell),
    ViewElement("collectionViewCellContentView", .view),
    ViewElement("collectionReusableView", .collectionReusableView),
    ViewElement("webView", .webView),
    ViewElement("wkWebView", .webView),
    ViewElement("mapView", .mapView),
    ViewElement("sceneKitView", .view),
    ViewElement("skView", .view),
    ViewElement("arscnView", .view),
    ViewElement("arskView", .view),
    ViewElement("arView", .view),
    ViewElement("glkView", .view),
    ViewElement("mtkView", .view),
    ViewElement("pdfView", .view),
  ]
}
