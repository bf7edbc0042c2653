import Foundation

/// The omissions of earlier builds, by the content of files.
///
/// Used by one thread at a time.
final class OmissionStore {
  /// A rewritten file before and after its omissions; both texts have the same lines.
  struct Entry: Codable, Hashable {
    var base: String
    var text: String
    var omitted: [OmittedCode]
  }

  /// The format of the file.
  private struct Content: Codable {
    var tool: String
    var entries: [TreePath: Entry]
  }

  static let path: TreePath = "omission-texts.json"

  private let tool: String
  private(set) var entries: [TreePath: Entry] = [:]
  /// Whether no earlier build has stored valid omissions.
  let isNew: Bool

  init(_ data: Data?, tool: String) {
    self.tool = tool
    let content = data.flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
    let known = content?.tool == tool ? content?.entries : nil
    entries = known ?? [:]
    isNew = known == nil
  }

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(Content(tool: tool, entries: entries))
    }
  }

  /// Returns the text with the known omissions for a rewritten file.
  ///
  /// If the file has changed, unchanged lines keep their omissions.
  func text(of path: TreePath, base: String) -> String {
    guard let entry = entries[path] else { return base }
    if entry.base == base { return entry.text }
    guard let merged = LineMerge(entry).applied(to: base) else {
      entries[path] = nil
      return base
    }
    entries[path] = merged
    return merged.text
  }

  /// Returns the stored text of a file that the tool adds, if the file has not changed.
  func addedText(of path: TreePath, base: String) -> String {
    if let entry = entries[path], entry.base == base { return entry.text }
    entries[path] = nil
    return base
  }

  /// Stores the new text of a file, and adds the code that a round has omitted.
  func omit(_ omitted: [OmittedCode], from path: TreePath, before: String, after: String) {
    var entry = entries[path] ?? Entry(base: before, text: before, omitted: [])
    entry.text = after
    entry.omitted = (entry.omitted + omitted).sorted(by: OmittedCode.precedes)
    entries[path] = entry
  }

  /// Removes the entries of other files.
  func keep(where isKept: (TreePath) -> Bool) {
    entries = entries.filter { isKept($0.key) }
  }
}
