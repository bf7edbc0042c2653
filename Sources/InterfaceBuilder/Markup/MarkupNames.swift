/// A name of an element or an attribute.
struct MarkupName: Sendable {
  let text: String
  /// The first eight bytes as a number, which sorts most names; nil for a name that is not ASCII.
  private let start: UInt64?

  init(_ text: String) {
    self.text = text
    var (start, length, isASCII): (UInt64, UInt64, Bool) = (0, 0, true)
    for byte in text.utf8 {
      if byte >= 0x80 { isASCII = false }
      if length < 8 { start |= UInt64(byte) << (56 - 8 * length) }
      length += 1
    }
    self.start = isASCII ? start : nil
  }

  /// Whether a name precedes another one in the order of their texts.
  func precedes(_ other: MarkupName) -> Bool {
    if let start, let other = other.start, start != other { return start < other }
    return text < other.text
  }
}

/// An attribute while its element is opened.
struct MarkupAttribute {
  let name: MarkupName
  var value: String
}

extension [MarkupAttribute] {
  /// Adds an attribute in the order of the names, or replaces the value of an equal name.
  mutating func set(_ name: MarkupName, to value: String) {
    var index = endIndex
    while index > startIndex, !self[index - 1].name.precedes(name) {
      guard name.precedes(self[index - 1].name) else {
        self[index - 1].value = value
        return
      }
      index -= 1
    }
    let attribute = MarkupAttribute(name: name, value: value)
    if index == endIndex { append(attribute) } else { insert(attribute, at: index) }
  }
}

/// The names of one document.
///
/// libxml2 keeps each name once, so that an equal name has the same address.
struct MarkupNames {
  /// The last values of one type, by the addresses of their names.
  private struct Cache<Value> {
    private var entries = [(address: UnsafePointer<UInt8>, value: Value)?](
      repeating: nil,
      count: 256
    )

    /// Returns the value of a name.
    mutating func value(
      at address: UnsafePointer<UInt8>,
      _ make: (String) -> Value
    ) -> Value {
      let bits = UInt(bitPattern: address)
      let slot = Int(truncatingIfNeeded: (bits ^ bits >> 8) % UInt(entries.count))
      if let entry = entries[slot], entry.address == address { return entry.value }
      let value = make(String(cString: address))
      entries[slot] = (address, value)
      return value
    }
  }

  private var names = Cache<MarkupName>()
  private var kinds = Cache<ElementKind>()

  /// Returns a name with its prefix; nil for no prefix.
  mutating func name(
    _ address: UnsafePointer<UInt8>,
    _ prefix: UnsafePointer<UInt8>?
  ) -> MarkupName {
    if let prefix, prefix.pointee != 0 { return MarkupName(Self.text(address, prefix)) }
    return names.value(at: address) { MarkupName($0) }
  }

  /// Returns the kind of an element.
  mutating func kind(
    _ address: UnsafePointer<UInt8>,
    _ prefix: UnsafePointer<UInt8>?
  ) -> ElementKind {
    if let prefix { return .named(Self.text(address, prefix)) }
    return kinds.value(at: address) { .named($0) }
  }

  private static func text(
    _ address: UnsafePointer<UInt8>,
    _ prefix: UnsafePointer<UInt8>
  ) -> String {
    "\(String(cString: prefix)):\(String(cString: address))"
  }
}
