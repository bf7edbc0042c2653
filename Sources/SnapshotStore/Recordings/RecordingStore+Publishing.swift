import CSQLite
import Foundation
import ProjectFiles

extension RecordingStore {
  /// The database at a path, to be read; nil where there is none, or one without any content.
  static func openIfPresent(_ file: String) throws(StoreError) -> RecordingStore? {
    do {
      return try RecordingStore.openChecked(file, mode: .readOnly)
    } catch .missing, .empty {
      return nil
    }
  }

  /// Whether two paths lead to one file.
  static func isSameFile(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    return stat(path, &status) == 0 && stat(other, &otherStatus) == 0
      && (status.st_dev, status.st_ino) == (otherStatus.st_dev, otherStatus.st_ino)
  }

  /// Does work in a database, which is made if there is none; then it appears only when the work is
  /// done, whole, and on the disk.
  static func withStore<Value>(
    writing file: String,
    _ work: (RecordingStore) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try checkName(file)
    guard file != inMemory else { throw .keptInMemory }
    if try isPresent(file) { return try done(work, in: file).value }
    try createFolder(of: file)
    FormerLeftovers.removeDrafts(of: FileSystem.resolved(file))
    let draft = try draftFolder(of: file)
    let name = "\(draft.path)/\(URL(filePath: file).lastPathComponent)"
    let (value, extent, isWhole) = try done(work, in: name)
    guard isWhole else { throw .busy(file: name) }
    try verify(name, hasExtent: extent)
    try publish(name, as: file)
    return value
  }

  /// Does work in a database and closes it.
  private static func done<Value>(
    _ work: (RecordingStore) throws(StoreError) -> Value,
    in file: String
  ) throws(StoreError) -> (value: Value, extent: Extent, isWhole: Bool) {
    let store = try RecordingStore.openChecked(file, mode: .readWrite)
    let value = try work(store)
    let extent = try Extent(of: store.connection)
    return (value, extent, try store.close())
  }

  /// A folder beside a database that is to be, on the same file system.
  private static func draftFolder(of file: String) throws(StoreError) -> WorkFolder {
    do {
      return try WorkFolder(
        in: folder(of: file),
        prefix: URL(filePath: file).lastPathComponent + ".",
        suffix: ".draft"
      )
    } catch {
      throw .cannotOpen(file: file, reason: error.description)
    }
  }

  /// Reads back what was written, before anything depends on it.
  private static func verify(_ draft: String, hasExtent extent: Extent) throws(StoreError) {
    let connection = try Connection(file: draft, mode: .immutable)
    let faults = try connection.pageFaults()
    guard faults.isEmpty, try Extent(of: connection) == extent else {
      throw .damaged(file: draft, reason: faults.first ?? "rows are missing")
    }
  }

  private static func publish(_ draft: String, as file: String) throws(StoreError) {
    let unsynchronized = FileSystem.synchronize(draft)
    guard unsynchronized == 0 else { throw StoreError(systemError: unsynchronized, file: draft) }
    let code = FileSystem.renameExclusively(draft, file)
    guard code == 0 else {
      let reason =
        code == EEXIST
        ? "another program has made it meanwhile, and it is left as it is"
        : String(cString: strerror(code))
      throw .cannotOpen(file: file, reason: reason)
    }
    let unnamed = FileSystem.synchronize(folder(of: file))
    guard unnamed == 0 else { throw StoreError(systemError: unnamed, file: file) }
  }

  /// How much is recorded.
  private struct Extent: Equatable {
    let recordings: Int
    let runs: Int

    init(of connection: Connection) throws(StoreError) {
      recordings = try connection.integer("SELECT count(*) FROM recording")
      runs = try connection.integer("SELECT count(*) FROM run")
    }
  }
}
