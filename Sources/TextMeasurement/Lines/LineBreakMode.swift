/// The treatment of text that is wider than its container; raw values are UIKit's.
package enum LineBreakMode: Int, CaseIterable, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle

  /// Whether the last line ends in an ellipsis if the text does not fit.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// Whether text that does not fit a line continues in the next one.
  package var wraps: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: true
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: false
    }
  }
}
