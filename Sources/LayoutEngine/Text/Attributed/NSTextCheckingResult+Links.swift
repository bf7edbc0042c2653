public import Foundation

/// A link in a text.
private final class LinkCheckingResult: NSTextCheckingResult {
  private let linkRange: NSRange
  let link: URL

  init(range: NSRange, link: URL) {
    (linkRange, self.link) = (range, link)
    super.init()
  }

  /// Makes nothing: archives hold nothing that is read here.
  required init?(coder: NSCoder) { nil }

  // The number that Foundation on Linux gives `link`, whose name it deprecates.
  override var resultType: CheckingType { CheckingType(rawValue: 1 << 6) }

  override func range(at idx: Int) -> NSRange { linkRange }
}

extension NSTextCheckingResult {
  /// Makes the result of a search that found a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    LinkCheckingResult(range: range, link: url)
  }

  /// The link that was found, nil for other results.
  public var url: URL? { (self as? LinkCheckingResult)?.link }
}
