/// The attributes of an element, in the order of their names.
///
/// Elements have few attributes, so comparing names is faster than hashing them.
struct MarkupAttributes: Sendable {
  /// Attributes with different names.
  private(set) var inOrder: [(name: String, value: String)]
  /// The lengths of the names, and of names that were removed.
  private(set) var lengths: NameLengths

  init(_ attributes: [MarkupAttribute]) {
    inOrder = attributes.map { ($0.name.text, $0.value) }
    lengths = attributes.reduce(into: []) { $0.formUnion(NameLengths(of: $1.name.text)) }
  }

  /// The value of an attribute; nil if the element does not have it.
  subscript(name: String) -> String? {
    get {
      // Most names differ in length, so their characters are not compared.
      let length = name.utf8.count
      return inOrder.first { $0.name.utf8.count == length && $0.name == name }?.value
    }
    set {
      inOrder.removeAll { $0.name == name }
      guard let newValue else { return }
      let index = inOrder.firstIndex { $0.name > name } ?? inOrder.endIndex
      inOrder.insert((name, newValue), at: index)
      lengths.formUnion(NameLengths(of: name))
    }
  }
}

/// The lengths of some names, which tell without a search that an element lacks an attribute.
struct NameLengths: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The length of one name in bytes; all lengths from 63 count as the same.
  init(of name: String) { rawValue = 1 << UInt64(min(name.utf8.count, 63)) }
}
