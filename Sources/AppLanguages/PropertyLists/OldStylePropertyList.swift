import Foundation

/// A property list in the old style: `key = "text";`, `(a, b)`, `{ }`, `<0a1b>` and comments.
///
/// Foundation's parser prints some errors to standard error. This one accepts the same texts, which
/// `CFOldStylePList.c` of CoreFoundation defines, and prints nothing.
struct OldStylePropertyList {
  private var scanner: ByteScanner
  private var size = PropertyListSize()

  private init(_ text: [UInt8]) {
    scanner = ByteScanner(text)
  }

  /// Reads a list, or the entries of a dictionary without its braces, as in a `.strings` file.
  ///
  /// - Parameter text: The text in UTF-8.
  /// - Returns: A text, data, an array or a dictionary.
  /// - Throws: ``PropertyListError``.
  static func read(_ text: [UInt8]) throws(PropertyListError) -> Any {
    guard !text.isEmpty, String(validating: text, as: UTF8.self) != nil else { throw .malformed }
    var list = OldStylePropertyList(text)
    guard list.scanner.skipSpaceAndComments() else { return [String: Any]() }
    let object = try list.requiredObject()
    guard list.scanner.skipSpaceAndComments() else { return object }
    // The text is the first key.
    guard object is String else { throw .malformed }
    var strings = OldStylePropertyList(text)
    return try strings.entries()
  }

  private mutating func requiredObject() throws(PropertyListError) -> Any {
    guard let object = try object() else { throw .malformed }
    return object
  }

  /// Reads the next object; nil if none begins here.
  private mutating func object() throws(PropertyListError) -> Any? {
    guard scanner.skipSpaceAndComments() else { return nil }
    if let text = try text() { return text }
    let isContainer = scanner.isAtBracket
    if isContainer { try size.enter() }
    defer { if isContainer { size.leave() } }
    if scanner.take("(") { return try items() }
    if scanner.take("{") { return try dictionary() }
    return scanner.take("<") ? try data() : nil
  }

  private mutating func items() throws(PropertyListError) -> [Any] {
    try size.addObject()
    var items: [Any] = []
    while let item = try object() {
      items.append(item)
      guard scanner.skipSpaceAndComments(), scanner.take(",") else { break }
    }
    guard scanner.skipSpaceAndComments(), scanner.take(")") else { throw .malformed }
    return items
  }

  private mutating func dictionary() throws(PropertyListError) -> [String: Any] {
    let entries = try entries()
    guard scanner.skipSpaceAndComments(), scanner.take("}") else { throw .malformed }
    return entries
  }

  /// Reads entries until no key follows; of two with the same key, the last applies.
  private mutating func entries() throws(PropertyListError) -> [String: Any] {
    try size.addObject()
    var entries: [String: Any] = [:]
    while scanner.skipSpaceAndComments(), let key = try text() {
      guard scanner.skipSpaceAndComments() else { throw .malformed }
      // A key without a value is its own value.
      entries[key] = scanner.take("=") ? try requiredObject() : key
      guard scanner.skipSpaceAndComments(), scanner.take(";") else { throw .malformed }
    }
    return entries
  }

  /// Reads the next text, with or without quotes; nil if none begins here.
  private mutating func text() throws(PropertyListError) -> String? {
    guard scanner.isAtOldStyleText else { return nil }
    try size.addObject()
    return try scanner.takeOldStyleText()
  }

  private mutating func data() throws(PropertyListError) -> Data {
    try size.addObject()
    return try scanner.takeOldStyleData()
  }
}

extension ByteScanner {
  fileprivate var isAtBracket: Bool {
    [UInt8(ascii: "("), UInt8(ascii: "{")].contains(current)
  }
}
