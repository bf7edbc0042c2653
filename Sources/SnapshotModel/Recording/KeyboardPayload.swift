/// The frames and the duration of a keyboard notification.
package struct KeyboardPayload: Codable, Hashable, Sendable {
  /// The frame before the animation, in points, in screen coordinates.
  package var begin: Rect
  /// The frame after the animation, in points, in screen coordinates.
  package var end: Rect
  /// The duration of the animation, in seconds.
  package var duration: Double

  /// Rounds the duration to the canonical grid of numbers.
  package init(begin: Rect, end: Rect, duration: Double) {
    self.begin = begin
    self.end = end
    self.duration = canonicalPoints(duration)
  }
}

extension KeyboardPayload: RecordedFact {
  package static var blank: KeyboardPayload {
    KeyboardPayload(begin: .blank, end: .blank, duration: 0)
  }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.field(&begin, column: "begin_", after: "begin", "the frame before")
    try fact.field(&end, column: "end_", after: "end", "the frame after")
    try fact.field(
      &duration,
      column: "keyboard_duration",
      after: "duration",
      "the duration in seconds"
    )
  }
}

extension RunEvent {
  private static let prefix: StaticString = "keyboard"
  /// Precedes a name that does not begin with a lowercase ASCII letter.
  ///
  /// The name is then unchanged.
  private static let verbatimMark = ":"

  /// The short name of a keyboard notification in baselines and reports: `willShow` for
  /// `keyboardWillShow`; nil for other events.
  package var keyboardNotification: String? {
    guard isOfKeyboard else { return nil }
    let rest = name.utf8.dropFirst(Self.prefix.utf8CodeUnitCount)
    guard let first = rest.first else { return "" }
    if first == Self.verbatimMark.utf8.first { return String(Substring(rest.dropFirst())) }
    if let small = lowercaseLetter(first) {
      return String(unsafeUninitializedCapacity: rest.count) { text in
        _ = text.update(from: rest)
        text[0] = small
        return rest.count
      }
    }
    let text = Substring(rest)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Returns the name of the event with a short name, the inverse of ``keyboardNotification``.
  package static func name(ofKeyboardNotification notification: String) -> String {
    guard let first = notification.utf8.first, let capital = uppercaseLetter(first) else {
      return "\(prefix)\(verbatimMark)\(notification)"
    }
    return "\(prefix)\(String(decoding: [capital] + notification.utf8.dropFirst(), as: UTF8.self))"
  }

  /// Whether the event is a keyboard notification.
  package var isOfKeyboard: Bool { Self.isOfKeyboard(kind, name) }

  /// Whether events of a kind with a name are keyboard notifications.
  static func isOfKeyboard(_ kind: Kind, _ name: String) -> Bool {
    guard kind == .notification else { return false }
    var name = name
    // Compares bytes, because this check runs several times for each event and comparing text is
    // slower.
    return name.withUTF8 { bytes in Self.prefix.withUTF8Buffer { bytes.starts(with: $0) } }
  }
}

/// Returns an uppercase ASCII letter in lower case; nil for other bytes.
private func lowercaseLetter(_ byte: UInt8) -> UInt8? {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : nil
}

/// Returns a lowercase ASCII letter in upper case; nil for other bytes.
private func uppercaseLetter(_ byte: UInt8) -> UInt8? {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & ~0x20 : nil
}
