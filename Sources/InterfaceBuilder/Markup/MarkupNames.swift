/// The name of an attribute.
struct MarkupName {
  let text: String
  let length: NameLengths
  let isASCII: Bool

  init(_ text: String) {
    self.text = text
    length = NameLengths(of: text)
    isASCII = text.utf8.allSatisfy(UTF8.isASCII)
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
