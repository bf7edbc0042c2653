import Foundation
import Testing

@testable import UIKit

/// Links found in texts.
@Suite struct TextCheckingTests {
  @Test func linkResultHasRangeAndURL() throws {
    let url = try #require(URL(string: "https://example.org"))
    let range = NSRange(location: 2, length: 5)
    let result = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    #expect(result.url == url && result.range == range)
    // Foundation's `CheckingType.link`, which it deprecates on Linux.
    #expect(result.resultType.rawValue == 1 << 6)
    let word = try #require(
      NSRegularExpression(pattern: "a").firstMatch(in: "a", range: NSRange(location: 0, length: 1))
    )
    #expect(word.url == nil)
  }

  @Test func detectorsFindNothing() throws {
    let detector = try NSDataDetector(types: 1 << 6)
    let text = "see https://example.org"
    let whole = NSRange(location: 0, length: text.utf16.count)
    #expect(detector.checkingTypes == 1 << 6)
    #expect(detector.matches(in: text, range: whole).isEmpty)
    #expect(detector.matches(in: "", range: NSRange(location: 0, length: 0)).isEmpty)
  }
}
