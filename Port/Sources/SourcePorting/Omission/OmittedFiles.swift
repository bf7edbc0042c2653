import Foundation

/// The files of a working copy, with the store of their omissions.
///
/// Other processes wait until the value is released.
final class OmittedFiles {
  private let folder: OwnFolder
  private let store: OmissionStore
  /// The spellings of the folder's path in the commands of SwiftPM.
  private let prefixes: [String]

  init(of copy: WorkingCopy) throws {
    folder = try OwnFolder(of: copy.root.path)
    store = OmissionStore(folder.contents(of: OmissionStore.path), tool: copy.omissionTool)
    prefixes = Set([copy.folder.path, folder.realPath]).sorted().map { "\($0)/" }
  }

  /// Writes the stored texts, after an interruption between the store and a file.
  func restore() throws {
    for (path, entry) in store.entries {
      try folder.write(Data(entry.text.utf8), to: path)
    }
  }

  /// Returns the path below the folder of all copies; nil for another file.
  func path(ofCopy file: String) -> TreePath? {
    prefixes.first { file.hasPrefix($0) }.map { TreePath(String(file.dropFirst($0.count))) }
  }

  /// Reads a file; returns nil for a missing file.
  func text(of path: TreePath) -> String? {
    folder.contents(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads a file with the directive that names the user's file; nil for other files.
  func file(at path: TreePath) -> OmissionRound.File? {
    guard let data = folder.contents(of: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard let line = text.split(separator: "\n", maxSplits: 1).first,
      let match = line.wholeMatch(of: /#sourceLocation\(file: "(.*)", line: 1\)/)
    else { return nil }
    let name = match.output.1.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    return OmissionRound.File(text: text, userFile: String(name))
  }

  /// Stores the omissions of a round, and writes the files.
  func write(_ changes: [(path: TreePath, before: String, after: String, [OmittedCode])]) throws {
    for (path, before, after, omitted) in changes {
      store.omit(omitted, from: path, before: before, after: after)
    }
    try writeOwn(try store.data, to: OmissionStore.path)
    for change in changes {
      try folder.write(Data(change.after.utf8), to: change.path)
    }
    try folder.save()
  }

  /// Stores that a target is left out.
  func leaveOut(_ place: TargetPlace, reason: String) throws {
    store.leaveOut(place, reason: reason)
    try writeOwn(try store.data, to: OmissionStore.path)
    try folder.save()
  }

  /// The omitted code of all files.
  var report: OmissionReport {
    var lines = UserLines()
    let omitted = store.entries.values.flatMap(\.omitted).map { lines.located($0) }
    let modules = omitted.filter { $0.kind == .import }
      .compactMap { $0.reason.wholeMatch(of: /no such module '(.*)'/).map { String($0.output.1) } }
    return OmissionReport(
      omissions: Set(omitted).sorted(by: OmittedCode.precedes),
      missingModules: Set(modules).sorted()
    )
  }

  func write(_ report: OmissionReport) throws {
    try writeOwn(try report.data, to: TreePath(OmissionReport.fileName))
    try folder.save()
  }

  private func writeOwn(_ data: Data, to path: TreePath) throws {
    try folder.announce([path])
    try folder.write(data, to: path)
  }
}
