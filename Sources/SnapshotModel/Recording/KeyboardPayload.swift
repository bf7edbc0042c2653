/// What a notification of the keyboard announces.
package struct KeyboardPayload: Hashable, Sendable {
  /// Frames before and after the animation, in points, in screen coordinates.
  package var begin: Rect
  /// The frame after the animation, in points, in screen coordinates.
  package var end: Rect
  /// Seconds the animation takes.
  package var duration: Double

  /// Rounds the duration to the canonical grid of numbers.
  package init(begin: Rect, end: Rect, duration: Double) {
    self.begin = begin
    self.end = end
    self.duration = canonicalPoints(duration)
  }
}

extension RunEvent {
  private static let prefix: StaticString = "keyboard"
  /// Stands before what does not begin with a small letter of ASCII, and is kept as it is.
  private static let verbatimMark = ":"

  /// The short name of a notification of the keyboard, as lines and messages spell it: `willShow` of
  /// `keyboardWillShow`; nil for other events.
  package var keyboardNotification: String? {
    guard isOfKeyboard else { return nil }
    let rest = name.utf8.dropFirst(Self.prefix.utf8CodeUnitCount)
    guard let first = rest.first else { return "" }
    if first == Self.verbatimMark.utf8.first { return String(Substring(rest.dropFirst())) }
    if let small = lowercaseLetter(first) {
      return String(decoding: [small] + rest.dropFirst(), as: UTF8.self)
    }
    let text = Substring(rest)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The name of the event whose ``keyboardNotification`` is a short name.
  package static func name(ofKeyboardNotification notification: String) -> String {
    guard let first = notification.utf8.first, let capital = uppercaseLetter(first) else {
      return "\(prefix)\(verbatimMark)\(notification)"
    }
    return "\(prefix)\(String(decoding: [capital] + notification.utf8.dropFirst(), as: UTF8.self))"
  }

  /// Whether it is a notification of the keyboard.
  package var isOfKeyboard: Bool {
    guard kind == .notification else { return false }
    var name = name
    // All events of a run are asked, several times, and to compare bytes is faster than to compare views of texts.
    return name.withUTF8 { bytes in Self.prefix.withUTF8Buffer { bytes.starts(with: $0) } }
  }
}

/// A capital letter of ASCII as a small one; nil for all else.
private func lowercaseLetter(_ byte: UInt8) -> UInt8? {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : nil
}

/// A small letter of ASCII as a capital; nil for all else.
private func uppercaseLetter(_ byte: UInt8) -> UInt8? {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & ~0x20 : nil
}
