import ScenarioModel

/// A view of an examined screen, with the properties that rules read.
struct ExaminedView {
  let node: ViewNode
  let title: ViewTitle
  /// The position of the superview among the screen's views; nil for the root view.
  let parent: Int?
  /// The geometry at rest, before any view has the focus; nil if the engine does not show the view.
  let geometry: ViewGeometry?
  /// The drawn frame in the root view's coordinates; nil if the view or an ancestor has no frame in
  /// the file.
  let drawnFrame: Rect?
  /// Whether the view and its ancestors were drawn inside the root view; true if that is unknown.
  ///
  /// A view that protrudes, or that is beside the screen, was placed there on purpose.
  let wasDrawnInside: Bool
  /// Whether the properties of the view and its ancestors make it visible.
  let isShown: Bool
  /// Whether it is a row or header of a list, or inside one.
  ///
  /// Data determine its contents and height.
  let isInList: Bool
  /// Whether the view and its ancestors let touches through to it.
  let takesTouches: Bool
  /// The position of the innermost scroll view around the view; nil without one.
  let scrollView: Int?
  /// Whether the constraints of the view or an ancestor are ambiguous, so that its position is
  /// uncertain.
  let isOpen: Bool
  let source: ItemSource?

  var kind: ViewKind { node.kind }
  /// The frame at rest in window coordinates, or nil if it is hidden, empty or uncertain.
  var visibleFrame: Rect? {
    guard isShown, !isOpen, let frame = geometry?.windowFrame, !frame.isEmpty else { return nil }
    return frame
  }
}

extension ExaminedView {
  /// Whether the user has to reach the view with a finger.
  var isInteractive: Bool {
    guard takesTouches, node.properties.isEnabled != false else { return false }
    switch kind {
    // A button without contents catches touches beside others.
    case .button: return hasContent
    case .control, .textField, .segmentedControl, .slider, .switch, .stepper, .datePicker,
      .pickerView, .searchBar:
      return true
    case .textView: return node.properties.isEditable != false
    default: return false
    }
  }

  /// Whether the view has text that does not come from code.
  var hasText: Bool {
    switch kind {
    case .label, .button: !(node.properties.text ?? "").allSatisfy(\.isWhitespace)
    default: false
    }
  }

  /// Whether the file gives the view contents.
  var hasContent: Bool {
    switch kind {
    case .label: hasText
    case .button: hasText || node.properties.imageSize != nil
    case .imageView: node.properties.imageSize != nil
    case .textView: node.properties.isEditable != false || !(node.properties.text ?? "").isEmpty
    case .textField, .segmentedControl, .slider, .switch, .stepper, .datePicker, .pickerView,
      .searchBar, .progressView:
      true
    default: false
    }
  }

  /// The class and the name of the view in a message: `label 'greeting'`.
  var text: String { title.isName ? "\(kind.noun) \(title.quoted)" : title.text }
}
