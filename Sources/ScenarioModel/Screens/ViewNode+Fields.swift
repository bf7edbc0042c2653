extension ViewNode {
  /// The names of the views that can have the focus and are not hidden, back to front.
  package var visibleFields: [String] {
    guard properties.isHidden != true else { return [] }
    let own = [ViewKind.textField, .textView, .searchBar].contains(kind) ? [name] : []
    return own + subviews.flatMap(\.visibleFields)
  }
}
