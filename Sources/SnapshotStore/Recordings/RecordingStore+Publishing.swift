import CSQLite
import Foundation
import ProjectFiles

extension RecordingStore {
  /// Opens the database at a path for reading; nil if it is missing or empty.
  static func openIfPresent(_ file: String) throws(StoreError) -> RecordingStore? {
    do {
      return try RecordingStore.openChecked(file, mode: .readOnly)
    } catch .missing, .empty {
      return nil
    }
  }

  /// Whether two paths refer to the same file.
  static func isSameFile(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    return stat(path, &status) == 0 && stat(other, &otherStatus) == 0
      && (status.st_dev, status.st_ino) == (otherStatus.st_dev, otherStatus.st_ino)
  }

  /// Runs work on a database, creates the file if necessary, and reads the result back.
  ///
  /// A new file appears at its path only when the work is complete and on the disk.
  static func withStore<Value>(
    writing file: String,
    _ work: (RecordingStore) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try checkName(file)
    guard file != inMemory else { throw .keptInMemory }
    if try isPresent(file) { return try readingBack(writing: file, work).value }
    try createFolder(of: file)
    let draft = try draftFolder(of: file)
    let name = "\(draft.path)/\(URL(filePath: file).lastPathComponent)"
    let (value, written) = try closing(name, work)
    guard written.isWhole else { throw .busy(file: name) }
    try checkDraft(name, has: written)
    try publish(name, as: file)
    try verify(written, in: file)
    return value
  }

  /// Creates a folder next to a new database, on the same file system.
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

  /// Reads the written draft back before it is published.
  private static func checkDraft(_ draft: String, has written: Inventory) throws(StoreError) {
    let faults = try Connection(file: draft, mode: .immutable).pageFaults()
    if let fault = faults.first { throw .damaged(file: draft, reason: fault) }
    try verify(written, in: draft)
  }

  private static func publish(_ draft: String, as file: String) throws(StoreError) {
    let unsynchronized = FileSystem.synchronize(draft)
    guard unsynchronized == 0 else { throw StoreError(systemError: unsynchronized, file: draft) }
    let code = FileSystem.renameExclusively(draft, file)
    guard code == 0 else {
      let reason =
        code == EEXIST
        ? "another program created it meanwhile; it is unchanged"
        : String(cString: strerror(code))
      throw .cannotOpen(file: file, reason: reason)
    }
    let unnamed = FileSystem.synchronize(folder(of: file))
    guard unnamed == 0 else { throw StoreError(systemError: unnamed, file: file) }
  }
}
