import Foundation
import Reporting
import SnapshotModel

/// The content of a large page, which its script inserts on display.
///
/// The members refer to each other by their indices. Markup contains the placeholders of
/// ``CasePlaceholder``.
struct StoredContent {
  /// The content of runs with one answer.
  struct Plan: Hashable, Encodable {
    /// The filter tokens of its findings.
    var kinds: String
    /// The lines of its article.
    var article: [Int]
    /// The lines of its timeline.
    var timeline: [Int]
    /// The thumbnails of its screens.
    var pictures: [Picture]
    /// The lines of its first picture, with the scenario; empty without a drawing.
    var gallery: [Int]
  }

  /// A thumbnail for contact sheets.
  struct Picture: Hashable, Encodable {
    var checkpoint: Int
    var lines: [Int]
  }

  /// A run.
  struct Case: Encodable {
    /// The filter tokens of its device, scenario, technique and settings.
    var tokens: [String]
    var plan: Int
    /// The drawings of its checkpoints; nil for a drawing above the limit.
    var drawings: [Int?]
    /// The case without its scenario.
    var variant: String
  }

  /// A screen.
  struct Drawing: Encodable {
    /// The size of letters, in points.
    var letter: String
    /// The numbers of its views, separated by spaces.
    var views: String
    var elements: [Int]
  }

  /// Lines of markup, without duplicates.
  var lines: [String]
  var plans: [Plan]
  var cases: [Case]
  /// The cases with the first pictures of the page, by their indices.
  var gallery: [Int]
  /// Elements of drawings, without duplicates.
  var elements: [String]
  var drawings: [Drawing]
  /// The definitions of keyboards and images, which drawings refer to.
  var parts: [SharedMarkup]

  /// Returns the content as compressed JSON, in Base64.
  ///
  /// - Parameter jobs: The number of parts that are encoded concurrently.
  /// - Returns: The text; it does not depend on the number of jobs.
  func base64(jobs: Int) async -> String {
    // In the order of the keys, as `JSONEncoder.sorted()` writes them.
    let members = [
      ("cases", Self.chunks(cases)), ("drawings", Self.chunks(drawings)),
      ("elements", Self.chunks(elements)), ("gallery", Self.chunks(gallery)),
      ("lines", Self.chunks(lines)), ("parts", Self.chunks(parts)), ("plans", Self.chunks(plans)),
    ]
    var encoded = await members.flatMap(\.1).concurrentMap(jobs: jobs) { $0() }[...]
    var json = Data("{".utf8)
    for (index, (name, chunks)) in members.enumerated() {
      json += Data((index == 0 ? "" : ",").utf8) + Data("\"\(name)\":[".utf8)
      json += encoded.prefix(chunks.count).joined(separator: [UInt8(ascii: ",")])
      json += Data("]".utf8)
      encoded = encoded.dropFirst(chunks.count)
    }
    json += Data("}".utf8)
    return Data(gzipped(Array(json))).base64EncodedString()
  }

  /// Returns functions that encode successive parts of an array, without its brackets.
  private static func chunks<Element: Encodable & Sendable>(
    _ array: [Element]
  ) -> [@Sendable () -> Data] {
    stride(from: 0, to: array.count, by: 2_000).map { start in
      { encoded(Array(array[start...].prefix(2_000))).dropFirst().dropLast() }
    }
  }

  private static func encoded(_ part: some Encodable) -> Data {
    do {
      return try JSONEncoder.sorted().encode(part)
    } catch {
      preconditionFailure("the content of a page cannot be encoded: \(error)")
    }
  }
}
