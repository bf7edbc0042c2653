extension Screen {
  /// The views that accept typing, in the order of the tree.
  ///
  /// Hidden, disabled and read-only views take no focus, and a free-standing view is not on screen.
  package var textInputs: [ViewNode] { rootView.textInputs }
}

extension ViewNode {
  fileprivate var textInputs: [ViewNode] {
    guard properties.isHidden != true else { return [] }
    return (takesFocus ? [self] : []) + subviews.flatMap(\.textInputs)
  }

  private var takesFocus: Bool {
    kind.takesKeyboardInput && properties.isEnabled != false && properties.isEditable != false
  }
}

extension ViewNode {
  /// Whether the keyboard appears when the view has the focus.
  ///
  /// The keyboard appears for a text input, and for a view of a custom class with a keyboard view.
  package var takesKeyboardInput: Bool {
    kind.takesKeyboardInput || kind == .view && properties.hasInputViews
  }
}

extension ViewKind {
  /// Whether a view of this class can have its own views on the keyboard.
  package var canHaveInputViews: Bool { takesKeyboardInput || self == .view }

  /// Whether the keyboard appears when a view of this class has the focus.
  package var takesKeyboardInput: Bool {
    switch self {
    case .textField, .textView, .searchBar: true
    default: false
    }
  }
}
