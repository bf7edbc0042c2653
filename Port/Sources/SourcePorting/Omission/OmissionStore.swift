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

  /// A target that does not compile.
  private struct LeftOut: Codable {
    var reason: String
    /// The files of the target; nil until the next update of the working copy.
    var stamps: [TreePath: FileStamp]?
  }

  /// The format of the file.
  private struct Content: Codable {
    var tool: String
    var entries: [TreePath: Entry]
    var declarations: [TreePath: [String]]
    var leftOut: [TreePath: [String: LeftOut]]
  }

  static let path: TreePath = "omission-texts.json"

  private let tool: String
  private(set) var entries: [TreePath: Entry] = [:]
  /// The names of the types and members of each package.
  private var declarations: [TreePath: [String]] = [:]
  /// The targets of each package that do not compile at all, by their names.
  private var leftOut: [TreePath: [String: LeftOut]] = [:]
  /// The files that this run must check again.
  private(set) var staleFiles: Set<TreePath> = []
  /// Whether no earlier build has stored valid omissions.
  let isNew: Bool

  init(_ data: Data?, tool: String) {
    self.tool = tool
    let content = data.flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
    let known = content?.tool == tool ? content : nil
    entries = known?.entries ?? [:]
    declarations = known?.declarations ?? [:]
    leftOut = known?.leftOut ?? [:]
    isNew = known == nil
  }

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let content = Content(
        tool: tool,
        entries: entries,
        declarations: declarations,
        leftOut: leftOut
      )
      return try encoder.encode(content)
    }
  }

  /// Adds a target that does not compile.
  func leaveOut(_ place: TargetPlace, reason: String) {
    leftOut[place.package, default: [:]][place.target] = LeftOut(reason: reason)
  }

  /// Returns the reason to leave a target out; nil for a target that can compile.
  ///
  /// A target with changed files is tried again.
  func reasonToLeaveOut(
    _ target: String,
    of package: TreePath,
    with stamps: [TreePath: FileStamp]
  ) -> String? {
    guard var known = leftOut[package]?[target] else { return nil }
    guard known.stamps == nil || known.stamps == stamps else {
      leftOut[package]?[target] = nil
      return nil
    }
    known.stamps = stamps
    leftOut[package]?[target] = known
    return known.reason
  }

  /// Drops the omissions of a file if one of its errors names a new declaration of a package.
  func declare(_ names: Set<String>, in package: TreePath) {
    let new = names.subtracting(declarations[package] ?? [])
    declarations[package] = names.sorted()
    guard !new.isEmpty else { return }
    let stale = entries.filter { _, entry in
      entry.omitted.contains { !new.isDisjoint(with: $0.reason.quotedNames) }
    }
    for path in stale.keys { entries[path] = nil }
    staleFiles.formUnion(stale.keys)
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
