import ScenarioModel

/// One kind of view element: its attributes, and its class.
struct ViewElement: Sendable {
  /// The element's name in the document.
  let name: String
  let kind: ViewKind
  let attributes: Attributes<ViewReading>

  /// Makes an element with the attributes of `base`, or of any view, and its own.
  init(
    _ name: String,
    _ kind: ViewKind,
    like base: ViewElement? = nil,
    @AttributesBuilder<ViewReading> own: () -> [Attribute<ViewReading>] = { [] }
  ) {
    self.name = name
    self.kind = kind
    attributes = Attributes(like: base?.attributes ?? Self.commonAttributes, own)
  }
}

/// A view during the reading of its element.
@dynamicMemberLookup
struct ViewReading: Sendable {
  let resources: DocumentResources
  /// The properties that can change its geometry.
  var properties = ViewProperties()
  /// The properties that change only drawings.
  var style = ViewStyle()

  subscript<Value>(
    dynamicMember path: any WritableKeyPath<ViewProperties, Value> & Sendable
  ) -> Value {
    get { properties[keyPath: path] }
    set { properties[keyPath: path] = newValue }
  }
}

extension ViewElement {
  /// Every view element; a new one needs a file beside this one and a line here.
  static let all: [ViewElement] =
    plainViews + barElements + [
      .control, .label, .button, .textField, .textView, .imageView, .stackView,
      .scrollView, .tableView, .tableViewCell, .collectionView,
      .segmentedControl, .slider, .switch, .stepper, .progressView, .activityIndicatorView,
      .pageControl, .datePicker, .pickerView, .searchBar,
    ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) -> ViewElement? { byName[name] }
}
