/// The attributes of an element.
///
/// Elements have few attributes, so comparing names is faster than hashing them.
struct MarkupAttributes: Sendable {
  typealias Entry = (name: String, value: String)

  /// Attributes with different names, in the order of the document.
  private(set) var entries: [Entry] = []
  /// The lengths of the names, and of names that were removed.
  private(set) var lengths: NameLengths = []

  /// Makes a list with space for some attributes.
  init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// Adds an attribute, or replaces the value of an equal name.
  ///
  /// The parser refuses names with the same bytes. Other names can only be equal outside ASCII.
  mutating func add(_ name: MarkupName, _ value: String) {
    if !name.isASCII, let index = entries.firstIndex(where: { $0.name == name.text }) {
      entries[index].value = value
    } else {
      entries.append((name.text, value))
      lengths.formUnion(name.length)
    }
  }

  /// The value of an attribute; nil if the element does not have it.
  subscript(name: String) -> String? {
    get {
      let length = name.utf8.count
      guard lengths.contains(NameLengths(length)) else { return nil }
      // Most names differ in length, so their characters are not compared.
      return entries.first { $0.name.utf8.count == length && $0.name == name }?.value
    }
    set {
      entries.removeAll { $0.name == name }
      guard let newValue else { return }
      entries.append((name, newValue))
      lengths.formUnion(NameLengths(of: name))
    }
  }
}

/// The lengths of some names, which tell without a search that an element lacks an attribute.
struct NameLengths: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// One length in bytes; all lengths from 63 count as the same.
  init(_ length: Int) { rawValue = 1 << UInt64(min(length, 63)) }

  /// The length of one name.
  init(of name: String) { self.init(name.utf8.count) }
}
