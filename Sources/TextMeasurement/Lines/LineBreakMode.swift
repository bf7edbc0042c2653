/// What happens to text that is wider than its container; raw values are those of UIKit.
package enum LineBreakMode: Int, CaseIterable, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle

  /// Whether the last line that has room ends in an ellipsis where text is left over.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// Whether text that does not fit a line goes on in the next one.
  package var wraps: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: true
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: false
    }
  }
}
