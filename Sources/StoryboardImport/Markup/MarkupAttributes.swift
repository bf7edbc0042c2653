/// The attributes of an element, in the order of their names.
///
/// Elements have a few, which are compared with a name faster than the name is hashed.
struct MarkupAttributes: Sendable {
  private(set) var inOrder: [(name: String, value: String)]

  init(_ attributes: [String: String]) {
    inOrder = attributes.map { ($0.key, $0.value) }
    inOrder.sort { $0.name < $1.name }
  }

  /// The value of an attribute; nil where an element has none.
  ///
  /// Setting replaces a value that is there.
  subscript(name: String) -> String? {
    get { inOrder.first { $0.name == name }?.value }
    set {
      guard let newValue, let index = inOrder.firstIndex(where: { $0.name == name }) else { return }
      inOrder[index].value = newValue
    }
  }
}
