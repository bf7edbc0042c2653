import Foundation
import SnapshotModel

/// Writes the content of a large page as compressed JSON.
///
/// Its members are in alphabetical order. The first ones are the cases, which are encoded and
/// compressed as they come: the cases of 100,000 runs would take 40 MB.
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
    write("drawings", content.drawings) { $0.append($1) }
    write("elements", content.elements) { $0.append($1) }
    write("gallery", content.gallery) { $0.append($1) }
    write("lines", content.lines) { $0.append($1) }
    write("parts", content.parts) { $0.append($1) }
    write("plans", content.plans) { $0.append($1) }
    write("}")
    return gzip.finish().base64EncodedString()
  }

  private func writeCases() {
    guard !cases.isEmpty else { return }
    write(caseCount == cases.count ? "{\"cases\":[" : ",")
    writeElements(cases[...]) { $0.append($1) }
    cases = []
  }

  private func write<Element>(
    _ name: String,
    _ array: [Element],
    element: (inout JSONText, Element) -> Void
  ) {
    write(",\"\(name)\":[")
    for start in stride(from: 0, to: array.count, by: Self.partSize) {
      if start > 0 { write(",") }
      writeElements(array[start...].prefix(Self.partSize), element)
    }
    write("]")
  }

  private func writeElements<Element>(
    _ elements: ArraySlice<Element>,
    _ element: (inout JSONText, Element) -> Void
  ) {
    var json = JSONText()
    json.appendElements(of: elements, element: element)
    gzip.add(Data(json.bytes))
  }

  private func write(_ text: String) { gzip.add(Data(text.utf8)) }
}
