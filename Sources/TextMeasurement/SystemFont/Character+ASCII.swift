extension Character {
  /// The same as `asciiValue`, but faster, from the character's bytes; each glyph reads it several
  /// times.
  var asciiCode: UInt8? {
    let bytes = utf8
    guard let first = bytes.first, first < 0x80 else { return nil }
    switch bytes.count {
    case 1: return first
    case 2 where self == "\r\n": return 0x0A
    default: return nil
    }
  }
}
