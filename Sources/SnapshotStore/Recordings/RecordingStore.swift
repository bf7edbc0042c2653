import CSQLite
import Foundation
import ProjectFiles
package import SnapshotModel

/// The recordings in one SQLite file.
///
/// A run is in the file completely or not at all. Several stores, in this process or in others, can
/// open the same file and write to it in turn. A store itself belongs to one task.
package final class RecordingStore {
  /// The access of a store to its file.
  package enum Mode: Sendable {
    case readOnly
    /// Creates the file and its folders and migrates the schema.
    ///
    /// A migration first makes a copy of the file.
    case readWrite
  }

  /// The name of a database in memory, which is deleted with its store.
  package static let inMemory = ":memory:"

  /// The maximum size of a stored text and of a row, in bytes.
  package static let rowLimit = Int(Connection.lengthLimit)

  /// The path of the opened file, as given.
  package let file: String
  let connection: Connection
  let writer: RunWriter
  /// The migration at opening; nil if the schema was current.
  package private(set) var migration: AppliedMigration?
  private var known: (version: Connection.ContentVersion, names: StoredNames)?
  /// Reads the runs of the file for several threads.
  package private(set) lazy var reader = RunReader(of: file)

  /// The seal for runs that are saved from now on, see ``run(answering:of:by:sealed:)``; nil for
  /// none.
  package var seal: AnswerSeal? {
    get { writer.seal }
    set { writer.seal = newValue }
  }

  /// Opens a database.
  ///
  /// A file of another program or of a later scvdb is rejected and remains unchanged. Work fails if
  /// other connections lock the file for longer than `lockTimeout`.
  package init(
    file: String,
    mode: Mode,
    lockTimeout: Duration = .seconds(30)
  ) throws(StoreError) {
    self.file = file
    try Self.checkName(file)
    if file == Self.inMemory {
      guard mode == .readWrite else { throw .missing(file: file) }
    } else if try Self.isPresent(file) {
      try Self.checkHelperFiles(of: file)
      try Self.examine(file, mode: mode, lockTimeout: lockTimeout)
    } else if mode == .readOnly {
      throw .missing(file: file)
    } else {
      try Self.checkHelperFiles(of: file)
      try Self.createFolder(of: file)
    }
    if file != Self.inMemory, mode == .readWrite { try Self.checkThatWritable(file) }
    let access = mode == .readOnly ? Self.readingAccess(to: file) : .readWrite
    connection = try Connection(file: file, mode: access, lockTimeout: lockTimeout)
    writer = RunWriter(connection)
    switch mode {
    case .readOnly: try connection.execute("PRAGMA query_only = ON")
    case .readWrite: try prepareForWriting(lockTimeout: lockTimeout)
    }
    connection.forbidViews()
  }

  /// Opens a database for reading that another store has examined.
  init(reopening file: String, lockTimeout: Duration = .seconds(30)) throws(StoreError) {
    self.file = file
    connection = try Connection(
      file: file,
      mode: Self.readingAccess(to: file),
      lockTimeout: lockTimeout
    )
    writer = RunWriter(connection)
    try connection.execute("PRAGMA query_only = ON")
    connection.forbidViews()
  }

  /// Closes a database that was opened for writing.
  ///
  /// The store cannot be used afterwards.
  ///
  /// - Returns: Whether the file itself contains all stored data. While other programs use it, a
  ///   copy of only the file may lack the newest data.
  /// - Throws: An error if the data cannot be written to the file. Releasing a store hides this
  ///   error.
  @discardableResult
  package func close() throws(StoreError) -> Bool {
    try connection.close()
  }

  /// Returns the names of the pending schema changes of a file, in order.
  ///
  /// Opening the file for writing applies them. This function does not change the file.
  package static func pendingMigrations(
    of file: String,
    lockTimeout: Duration = .seconds(30)
  ) throws(StoreError) -> [String] {
    try checkName(file)
    guard try isPresent(file) else { throw .missing(file: file) }
    try checkHelperFiles(of: file)
    return try pending(of: file, lockTimeout: lockTimeout).names
  }

  /// Returns the names that rows refer to, cached until the next write to the file.
  ///
  /// Call it and use its result within one call of ``Connection/atOneMoment(_:)``.
  func names() throws(StoreError) -> StoredNames {
    let version = try connection.contentVersion()
    if let known, known.version == version { return known.names }
    let names = StoredNames(in: connection)
    known = (version, names)
    return names
  }

  private func prepareForWriting(lockTimeout: Duration) throws(StoreError) {
    try connection.execute("PRAGMA synchronous = FULL")
    try connection.execute("PRAGMA cache_size = -\(Self.cacheSize)")
    migration = try Migrator(connection).migrate { version throws(StoreError) in
      try Self.backUp(file, version: version, lockTimeout: lockTimeout)
    }
    try keepStatementJournalInMemory()
    let journal = FileSystem.sharesMemory(at: file) ? "WAL" : "DELETE"
    do {
      // If a write-ahead log is not possible, SQLite keeps the rollback journal, which is equally
      // safe.
      try connection.execute("PRAGMA journal_mode = \(journal)")
    } catch .busy {
      // Another connection uses the file. The next connection tries again.
    }
  }

  /// Keeps SQLite's statement journal in memory.
  ///
  /// After a failed statement, SQLite restores the pages in this journal.
  ///
  /// Insertions change few pages. For a journal that might become a file, SQLite allocates 64
  /// kibibytes each time.
  func keepStatementJournalInMemory() throws(StoreError) {
    try connection.execute("PRAGMA temp_store = MEMORY")
  }

  /// The size of a writer's page cache, in kibibytes.
  private static let cacheSize = 16_384

  /// Rejects an unusable name, see ``DatabaseName``.
  static func checkName(_ file: String) throws(StoreError) {
    guard let problem = DatabaseName.problem(of: file) else { return }
    throw .unusableName(file: file, problem: problem)
  }

  /// Returns whether there is a file at a path; throws an error for another kind of file or if this
  /// cannot be determined.
  static func isPresent(_ file: String) throws(StoreError) -> Bool {
    var status = stat()
    guard stat(file, &status) == 0 else {
      let error = errno
      if error == ENOENT || error == ENOTDIR { return false }
      throw .cannotOpen(file: file, reason: String(cString: strerror(error)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(file: file) }
    guard status.st_nlink <= 1 else { throw .severalNames(file: file) }
    return true
  }

  /// Checks a file before it is opened, because even an attempt to open it can leave traces.
  private static func examine(
    _ file: String,
    mode: Mode,
    lockTimeout: Duration
  ) throws(StoreError) {
    let pending = try pending(of: file, lockTimeout: lockTimeout)
    guard mode == .readOnly, !pending.isEmpty else { return }
    if pending.version == 0 { throw .empty(file: file) }
    throw .olderSchema(file: file, version: pending.version, known: Migration.currentVersion)
  }

  /// Returns the pending migrations of a file.
  ///
  /// The check leaves no traces if no process writes to the file, that is, if it has no journal.
  private static func pending(
    of file: String,
    lockTimeout: Duration
  ) throws(StoreError) -> PendingMigrations {
    // Writers remove their shared memory together with the log. A log without it was copied,
    // possibly from another database.
    if hasLogAlone(file) {
      try checkJournal("-wal", of: file, or: .foreignLog(file: file), lockTimeout: lockTimeout)
    }
    if !isInUse(file) {
      let before = FileSystem.stamp(of: file)
      do {
        return try pending(of: file, mode: .immutable, lockTimeout: lockTimeout)
      } catch {
        // Another process may have started to write, and the pages may come from before and after.
        guard isInUse(file) || FileSystem.stamp(of: file) != before else { throw error }
      }
    }
    do {
      return try pending(of: file, mode: .readOnly, lockTimeout: lockTimeout)
    } catch .readOnly {
      // A process ended within a transaction, which must be rolled back first.
      try checkJournal(
        "-journal",
        of: file,
        or: .foreignJournal(file: file),
        lockTimeout: lockTimeout
      )
      return try pending(of: file, mode: .existing, lockTimeout: lockTimeout)
    }
  }

  private static func pending(
    of file: String,
    mode: Connection.Mode,
    lockTimeout: Duration
  ) throws(StoreError) -> PendingMigrations {
    let connection = try Connection(file: file, mode: mode, lockTimeout: lockTimeout)
    connection.forbidViews()
    return try Migrator(connection).pending()
  }

  /// Rejects helper files of SQLite that are not regular files.
  ///
  /// Opening a pipe could block forever, and a link leads to another file.
  private static func checkHelperFiles(of file: String) throws(StoreError) {
    for suffix in ["-journal", "-wal", "-shm"] {
      let helper = FileSystem.resolved(file) + suffix
      var status = stat()
      guard lstat(helper, &status) == 0 else { continue }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(file: helper) }
    }
  }

  /// Whether there is a write-ahead log with content but without the shared memory of its writers.
  private static func hasLogAlone(_ file: String) -> Bool {
    let file = FileSystem.resolved(file)
    var status = stat()
    return stat(file + "-wal", &status) == 0 && status.st_size > 0
      && access(file + "-shm", F_OK) != 0
  }

  /// Rejects a journal or log that would corrupt a database, after a test with copies of both.
  private static func checkJournal(
    _ suffix: String,
    of file: String,
    or mismatch: StoreError,
    lockTimeout: Duration
  ) throws(StoreError) {
    let folder: WorkFolder
    let path = FileSystem.resolved(file)
    do {
      let temporary = FileManager.default.temporaryDirectory.path
      folder = try WorkFolder(in: temporary, prefix: "scvdb-")
      for suffix in ["", suffix] {
        try FileManager.default.copyItem(
          atPath: path + suffix,
          toPath: "\(folder.path)/copy\(suffix)"
        )
      }
    } catch {
      throw .cannotOpen(file: file, reason: "its journal cannot be examined: \(error)")
    }
    do {
      let connection = try Connection(
        file: "\(folder.path)/copy",
        mode: .existing,
        lockTimeout: lockTimeout
      )
      _ = try Migrator(connection).pending()
      let isSound = try connection.pageFaults().isEmpty
      // Within a transaction, a file contains uncommitted runs. Without its log, it lacks committed
      // ones.
      guard isSound, try suffix != "-wal" || keepsRuns(of: path, in: connection) else {
        throw mismatch
      }
    } catch {
      // Without its journal, the file may still be recognizable as a database of another program.
      do {
        _ = try pending(of: file, mode: .immutable, lockTimeout: lockTimeout)
      } catch .foreignDatabase {
        throw .foreignDatabase(file: file)
      } catch {}
      throw mismatch
    }
  }

  /// Whether the runs in a file without its journal equal the runs in a copy with it.
  ///
  /// Runs may have been pruned or added since, but recorded runs never change.
  private static func keepsRuns(
    of file: String,
    in applied: Connection
  ) throws(StoreError) -> Bool {
    let runs = "SELECT run.id, answer.hash FROM run JOIN answer ON answer.id = run.answer_id"
    // The file alone can have any state, for example within a transaction.
    let former = try? Connection(file: file, mode: .immutable).prepared(runs)
      .all { ($0.integer(), $0.hexadecimal()) }
    let present = try applied.prepared(runs).all { ($0.integer(), $0.hexadecimal()) }
    let hashes = Dictionary(present) { first, _ in first }
    return (former ?? []).allSatisfy { id, hash in hashes[id, default: hash] == hash }
  }

  /// Returns a reader's access to a file.
  ///
  /// Write access is preferred, because SQLite removes its helper files only then. Without write
  /// access to the file and its folder, SQLite could not create these files or would leave them. In
  /// this case no process is writing, so the file is opened as immutable.
  static func readingAccess(to file: String) -> Connection.Mode {
    let canWrite = FileSystem.isWritable(file) && FileSystem.isWritable(folder(of: file))
    return canWrite || isInUse(file) ? .existing : .immutable
  }

  /// Whether a process has opened the file for writing, or ended during a write.
  private static func isInUse(_ file: String) -> Bool {
    let file = FileSystem.resolved(file)
    return ["-journal", "-wal"].contains { access(file + $0, F_OK) == 0 }
  }

  /// Rejects a file or folder without write access.
  ///
  /// SQLite might detect this only after it has created helper files.
  private static func checkThatWritable(_ file: String) throws(StoreError) {
    if try isPresent(file), !FileSystem.isWritable(file) { throw .readOnly(file: file) }
    guard FileSystem.isWritable(folder(of: file)) else {
      throw .cannotOpen(file: file, reason: "its folder is not writable")
    }
  }

  /// Returns the folder of SQLite's helper files.
  static func folder(of file: String) -> String {
    URL(filePath: FileSystem.resolved(file)).deletingLastPathComponent().path
  }

  /// The name of the folder that contains only recordings.
  private static let ownFolder = ".scvdb"

  private static func isBehindMissingFolder(_ file: String) -> Bool {
    let names = file.split(separator: "/", omittingEmptySubsequences: false)
    return names.indices.contains { index in
      names[index] == ".." && access(names[...index].joined(separator: "/"), F_OK) != 0
    }
  }

  static func createFolder(of file: String) throws(StoreError) {
    // SQLite removes a missing folder before `..` from the path, and would create another file.
    guard !isBehindMissingFolder(file) else {
      throw .cannotOpen(file: file, reason: "the folder before '..' does not exist")
    }
    let folder = folder(of: file)
    let isNew = !FileManager.default.fileExists(atPath: folder)
    var code = FileSystem.makeFolder(folder)
    if code == 0, isNew, URL(filePath: folder).lastPathComponent == ownFolder {
      // Recordings are reproducible, so Git ignores them.
      code = FileSystem.write(Data("*\n".utf8), to: "\(folder)/.gitignore")
    }
    guard code == 0 else {
      let reason = String(cString: strerror(code))
      throw .cannotOpen(file: file, reason: "its folder cannot be created: \(reason)")
    }
  }
}
