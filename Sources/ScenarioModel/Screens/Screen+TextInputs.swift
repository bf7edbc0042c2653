extension Screen {
  /// The views that a person can type into, in the order of the tree.
  ///
  /// What is hidden, disabled or not to be edited takes no focus, and a free-standing view is not on
  /// screen.
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

extension ViewKind {
  /// Whether the keyboard follows a view of this class that has the focus.
  var takesKeyboardInput: Bool {
    switch self {
    case .textField, .textView, .searchBar: true
    default: false
    }
  }
}
