import Foundation

/// The manifest of the files that the tool wrote: it replaces and removes only these.
struct OwnFiles {
  /// A written file, and the user's file that was copied.
  struct Record: Codable, Hashable {
    var path: TreePath
    /// The stamp of the written file; nil until the file is written.
    var written: FileStamp?
    var source: FileStamp?
  }

  private(set) var records: [TreePath: Record] = [:]
  /// Whether the records differ from the last manifest read or saved.
  var isChanged = false

  init() {}

  /// Reads a manifest; returns nil if the text is not a manifest.
  init?(_ data: Data) {
    guard let list = try? JSONDecoder().decode([Record].self, from: data) else { return nil }
    records = Dictionary(list.map { ($0.path, $0) }) { $1 }
  }

  /// Reads the lists of older versions, in one file per package, with paths below the package.
  mutating func addOutputs(of state: Data, below package: TreePath) {
    struct OldState: Decodable { var outputs: [TreePath] }
    guard let old = try? JSONDecoder().decode(OldState.self, from: state) else { return }
    for path in old.outputs { list(package.appending(path)) }
  }

  subscript(path: TreePath) -> Record? { records[path] }

  func contains(_ path: TreePath) -> Bool { records[path] != nil }

  mutating func list(_ path: TreePath) {
    if records[path] == nil { record(Record(path: path)) }
  }

  mutating func record(_ record: Record) {
    guard records[record.path] != record else { return }
    records[record.path] = record
    isChanged = true
  }

  mutating func remove(_ path: TreePath) {
    records[path] = nil
    isChanged = true
  }

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(records.values.sorted { $0.path < $1.path })
    }
  }
}
