import ScenarioModel
import SnapshotModel

/// A view of an examined screen, with the properties that rules read.
struct ExaminedView {
  let node: ViewNode
  let title: ViewTitle
  /// The position of the superview among the screen's views; nil for the root view.
  let parent: Int?
  /// At rest, before anything has the focus; nil where the engine does not show it.
  let geometry: ViewGeometry?
  /// Where it was drawn, in the root view's coordinates; nil where it, or a view around it, has no
  /// frame in the file.
  let drawnFrame: Rect?
  /// Whether it, and all around it, were drawn inside the root view; true where that is not known.
  ///
  /// What sticks out, or waits beside the screen, was put there on purpose.
  let wasDrawnInside: Bool
  /// Whether it can be seen as far as it and the views around it state themselves.
  let isShown: Bool
  /// Whether it is a row of a list or a list's header, or inside one: its content and height come
  /// from data.
  let isInList: Bool
  /// Whether it and the views around it let touches through to it.
  let takesTouches: Bool
  /// The position of the innermost scroll view around it; nil without one.
  let scrollView: Int?
  /// Whether constraints leave it, or a view around it, open: where it is, is anybody's guess.
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
  /// Whether a user has to get at it with a finger.
  var isInteractive: Bool {
    guard takesTouches, node.properties.isEnabled != false else { return false }
    switch kind {
    // One that shows nothing is there to catch touches beside others.
    case .button: return hasContent
    case .control, .textField, .segmentedControl, .slider, .switch, .stepper, .datePicker,
      .pickerView, .searchBar:
      return true
    case .textView: return node.properties.isEditable != false
    default: return false
    }
  }

  /// Whether there is something to be read in it that does not come from code.
  var hasText: Bool {
    switch kind {
    case .label, .button: !(node.properties.text ?? "").allSatisfy(\.isWhitespace)
    default: false
    }
  }

  /// Whether the file gives it something to show.
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
