public import LayoutEngine

/// A link in a text.
private final class LinkCheckingResult: NSTextCheckingResult {
  private let linkRange: NSRange
  let link: URL

  init(range: NSRange, link: URL) {
    (linkRange, self.link) = (range, link)
    super.init()
  }

  /// Returns nil.
  ///
  /// The engine reads nothing from archives.
  required init?(coder: NSCoder) { nil }

  // The value of `link` in Foundation on Linux, which deprecates the name.
  override var resultType: CheckingType { CheckingType(rawValue: 1 << 6) }

  override func range(at idx: Int) -> NSRange { linkRange }
}

extension NSTextCheckingResult {
  /// Creates the result for a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    LinkCheckingResult(range: range, link: url)
  }

  /// The link; nil for other results.
  public var url: URL? { (self as? LinkCheckingResult)?.link }
}
