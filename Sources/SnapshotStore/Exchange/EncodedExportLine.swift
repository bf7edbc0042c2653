import Foundation
import SnapshotModel

/// A line of an export as text, with its digest.
struct EncodedExportLine: Sendable {
  /// The line with its line feed.
  let text: String
  /// SHA-256 of the line without its line feed, in hexadecimal digits.
  let hash: String

  /// The number of lines that are encoded at once: 16 for each core.
  static let batch = 16 * ProcessInfo.processInfo.activeProcessorCount

  init(_ line: ExportLine) throws {
    self.init(try JSONEncoder.sorted().encode(line))
  }

  private init(_ line: consuming Data) {
    // A copy of a plan's text with the line feed would take much memory.
    line.append(UInt8(ascii: "\n"))
    text = String(decoding: line, as: UTF8.self).escapedForJSON
    // The digest of the text as it is printed.
    hash = sha256Hex(text.utf8.dropLast())
  }

  /// Encodes lines on all cores.
  ///
  /// - Returns: The encoded lines, in order.
  /// - Throws: The first error of the encoder.
  static func lines(of lines: [ExportLine]) throws -> [EncodedExportLine] {
    try lines.mapOnAllCores { try EncodedExportLine($0) }
  }

  /// Returns the line of a plan.
  ///
  /// A plan can have a million cases.
  static func plan(_ hash: String, of cases: [Plan.Case]) throws -> EncodedExportLine {
    let line = ExportLine(plan: ExportLine.PlanLine(hash: hash, cases: []))
    var bytes = try JSONEncoder.sorted().encode(line)
    guard let list = bytes.range(of: Data(#""cases":["#.utf8)) else {
      preconditionFailure("the line of a plan has a list of cases")
    }
    let end = bytes[list.upperBound...]
    bytes = bytes[..<list.upperBound]
    try bytes.appendElements(of: cases)
    bytes.append(end)
    return EncodedExportLine(bytes)
  }
}
