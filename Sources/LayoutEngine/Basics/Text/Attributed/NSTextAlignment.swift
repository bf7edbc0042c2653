public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// The treatment of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  /// An ellipsis replaces the beginning.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle.
  case byTruncatingMiddle = 5
}
