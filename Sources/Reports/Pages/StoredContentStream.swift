import Foundation
import SnapshotModel

/// Writes the content of a large page as compressed JSON.
///
/// Its members have the order of ``JSONEncoder/sorted(isPretty:)``. The first ones are the cases,
/// which are encoded and compressed as they come: the cases of 100,000 runs would take 40 MB.
final class StoredContentStream {
  private let gzip = GzipStream()
  private var cases: [StoredContent.Case] = []
  /// The number of added cases.
  private(set) var caseCount = 0

  /// The number of values that are encoded together.
  private static let partSize = 4000

  /// Adds the next case.
  func add(_ added: StoredContent.Case) {
    cases.append(added)
    caseCount += 1
    if cases.count == Self.partSize { writeCases() }
  }

  /// Writes the other content.
  ///
  /// - Parameter content: The content; nothing can be added afterward.
  /// - Returns: The compressed JSON, in Base64.
  func finish(_ content: StoredContent) -> String {
    writeCases()
    write(caseCount == 0 ? "{\"cases\":[]" : "]")
    write("drawings", content.drawings)
    write("elements", content.elements)
    write("gallery", content.gallery)
    write("lines", content.lines)
    write("parts", content.parts)
    write("plans", content.plans)
    write("}")
    return gzip.finish().base64EncodedString()
  }

  private func writeCases() {
    guard !cases.isEmpty else { return }
    write(caseCount == cases.count ? "{\"cases\":[" : ",")
    writeElements(cases[...])
    cases = []
  }

  private func write(_ name: String, _ array: [some Encodable & Sendable]) {
    write(",\"\(name)\":[")
    for start in stride(from: 0, to: array.count, by: Self.partSize) {
      if start > 0 { write(",") }
      writeElements(array[start...].prefix(Self.partSize))
    }
    write("]")
  }

  private func writeElements(_ elements: ArraySlice<some Encodable & Sendable>) {
    var json = Data()
    do {
      try json.appendElements(of: Array(elements))
    } catch {
      preconditionFailure("the content of a page cannot be encoded: \(error)")
    }
    gzip.add(json)
  }

  private func write(_ text: String) { gzip.add(Data(text.utf8)) }
}
