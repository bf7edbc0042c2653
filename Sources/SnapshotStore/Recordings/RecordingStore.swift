import CSQLite
import Foundation
import ProjectFiles
package import SnapshotModel

/// The recordings in one SQLite file.
///
/// A run is in the file whole or not at all. Several stores, in this process or in others, may have
/// the same file open and write to it; they take turns. A store itself belongs to one task.
package final class RecordingStore {
  /// What a store may do with its file.
  package enum Mode: Sendable {
    case readOnly
    /// Creates the file, with the folders above it, and brings its schema up to date; a copy of the
    /// file as it was is made before.
    case readWrite
  }

  /// The name of a database that is kept in memory, and gone with its store.
  package static let inMemory = ":memory:"

  /// The largest text that a database stores, and the largest row, in bytes.
  package static let rowLimit = Int(Connection.lengthLimit)

  /// The path that was opened, as it was given.
  package let file: String
  let connection: Connection
  let writer: RunWriter
  /// What opening the file has done to its schema; nil where that was up to date.
  package private(set) var migration: AppliedMigration?
  private var known: (version: Connection.ContentVersion, names: StoredNames)?

  /// Seals the runs that are saved from now on, see ``run(answering:of:by:sealed:)``; nil for none.
  package var seal: AnswerSeal? {
    get { writer.seal }
    set { writer.seal = newValue }
  }

  /// Opens a database.
  ///
  /// A file that is no database of ours, or one of a later scvdb, is refused and not changed by a
  /// single byte. Work that finds the file locked by others for longer than `lockTimeout` fails.
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

  /// Closes a database that was opened to be written; the store is of no use afterwards.
  ///
  /// - Returns: Whether all that was stored is in the file itself; where other programs are at work
  ///   in it, a copy of the file alone may lack the newest of it until they have ended.
  /// - Throws: An error where it cannot be stored there. A store that is only released hides that.
  @discardableResult
  package func close() throws(StoreError) -> Bool {
    try connection.close()
  }

  /// The names of the schema changes that a file still needs, in order.
  ///
  /// Opening the file for writing applies them; this does not change it.
  package static func pendingMigrations(
    of file: String,
    lockTimeout: Duration = .seconds(30)
  ) throws(StoreError) -> [String] {
    try checkName(file)
    guard try isPresent(file) else { throw .missing(file: file) }
    try checkHelperFiles(of: file)
    return try pending(of: file, lockTimeout: lockTimeout).names
  }

  /// The names that rows refer to, remembered until something writes to the file.
  ///
  /// To be asked for, and used, at one moment only, see ``Connection/atOneMoment(_:)``.
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
      // Where SQLite finds that it cannot, the rollback journal stays, which is as safe.
      try connection.execute("PRAGMA journal_mode = \(journal)")
    } catch .busy {
      // Another connection is at work; the next one to open the file tries again.
    }
  }

  /// Sets where SQLite notes the pages that a statement of many rows changes, in case that it
  /// fails.
  ///
  /// Those of an insertion are few; for a journal that might become a file, SQLite allocates 64
  /// kibibytes each time.
  func keepStatementJournalInMemory() throws(StoreError) {
    try connection.execute("PRAGMA temp_store = MEMORY")
  }

  /// How many kibibytes of the file a writer keeps in memory.
  private static let cacheSize = 16_384

  /// Refuses an unusable name, see ``DatabaseName``.
  static func checkName(_ file: String) throws(StoreError) {
    guard let problem = DatabaseName.problem(of: file) else { return }
    throw .unusableName(file: file, problem: problem)
  }

  /// Whether there is a file at a path; throws when there is something else, or it cannot be
  /// determined.
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

  /// Looks at a file before it is opened for good, because even a look can leave traces.
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

  /// The migrations that a file needs, found out without any trace where no one is writing, which
  /// is where there is no journal beside it.
  private static func pending(
    of file: String,
    lockTimeout: Duration
  ) throws(StoreError) -> PendingMigrations {
    // What writers share goes with their log; a log alone was copied here, perhaps from elsewhere.
    if hasLogAlone(file) {
      try checkJournal("-wal", of: file, or: .strangeLog(file: file), lockTimeout: lockTimeout)
    }
    if !isInUse(file) {
      let before = FileSystem.stamp(of: file)
      do {
        return try pending(of: file, mode: .immutable, lockTimeout: lockTimeout)
      } catch {
        // Another process may have begun to write meanwhile, and pages may have come from before
        // and after.
        guard isInUse(file) || FileSystem.stamp(of: file) != before else { throw error }
      }
    }
    do {
      return try pending(of: file, mode: .readOnly, lockTimeout: lockTimeout)
    } catch .readOnly {
      // A process ended within a transaction, which has to be taken back first.
      try checkJournal(
        "-journal",
        of: file,
        or: .strangeJournal(file: file),
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

  /// Refuses what is no file where SQLite would look for one of its own: to open a pipe could wait
  /// for ever, and a link leads elsewhere.
  private static func checkHelperFiles(of file: String) throws(StoreError) {
    for suffix in ["-journal", "-wal", "-shm"] {
      let helper = FileSystem.resolved(file) + suffix
      var status = stat()
      guard lstat(helper, &status) == 0 else { continue }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(file: helper) }
    }
  }

  /// Whether there is a write-ahead log with content, and not the memory that its writers share.
  private static func hasLogAlone(_ file: String) -> Bool {
    let file = FileSystem.resolved(file)
    var status = stat()
    return stat(file + "-wal", &status) == 0 && status.st_size > 0
      && access(file + "-shm", F_OK) != 0
  }

  /// Refuses a journal or log that would make something else of a database when it is applied, found
  /// out with copies of both.
  private static func checkJournal(
    _ suffix: String,
    of file: String,
    or strange: StoreError,
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
      // A file within a transaction has runs that never were; before its log it has none of them.
      guard isSound, try suffix != "-wal" || keepsRuns(of: path, in: connection) else {
        throw strange
      }
    } catch {
      // Without its journal the file may still be known to belong to another program.
      do {
        _ = try pending(of: file, mode: .immutable, lockTimeout: lockTimeout)
      } catch .foreignDatabase {
        throw .foreignDatabase(file: file)
      } catch {}
      throw strange
    }
  }

  /// Whether the runs that a file has without its journal are those that a copy has with it.
  ///
  /// Others may have been pruned or added since; a run that was recorded is never changed.
  private static func keepsRuns(
    of file: String,
    in applied: Connection
  ) throws(StoreError) -> Bool {
    let runs = "SELECT run.id, answer.hash FROM run JOIN answer ON answer.id = run.answer_id"
    // The file alone may be anything, such as the state within a transaction.
    let former = try? Connection(file: file, mode: .immutable).prepared(runs)
      .all { ($0.integer(), $0.hexadecimal()) }
    let present = try applied.prepared(runs).all { ($0.integer(), $0.hexadecimal()) }
    let hashes = Dictionary(present) { first, _ in first }
    return (former ?? []).allSatisfy { id, hash in hashes[id, default: hash] == hash }
  }

  /// How a reader opens a file.
  ///
  /// For writing too where it may, because only then SQLite tidies up behind the last connection.
  /// Where file or folder cannot be written SQLite could not even read, for want of its helper
  /// files, or would leave them; but then nothing is writing either.
  private static func readingAccess(to file: String) -> Connection.Mode {
    let canWrite = FileSystem.isWritable(file) && FileSystem.isWritable(folder(of: file))
    return canWrite || isInUse(file) ? .existing : .immutable
  }

  /// Whether a process has the file open for writing, or ended while writing.
  private static func isInUse(_ file: String) -> Bool {
    let file = FileSystem.resolved(file)
    return ["-journal", "-wal"].contains { access(file + $0, F_OK) == 0 }
  }

  /// Refuses a directory that cannot be written, where SQLite might find that out only when it has
  /// left its helper files there.
  private static func checkThatWritable(_ file: String) throws(StoreError) {
    if try isPresent(file), !FileSystem.isWritable(file) { throw .readOnly(file: file) }
    guard FileSystem.isWritable(folder(of: file)) else {
      throw .cannotOpen(file: file, reason: "its folder may not be written")
    }
  }

  /// The folder in which SQLite makes its helper files.
  static func folder(of file: String) -> String {
    URL(filePath: FileSystem.resolved(file)).deletingLastPathComponent().path
  }

  /// The name of the folder that holds recordings and nothing else.
  private static let ownFolder = ".scvdb"

  private static func isBehindMissingFolder(_ file: String) -> Bool {
    let names = file.split(separator: "/", omittingEmptySubsequences: false)
    return names.indices.contains { index in
      names[index] == ".." && access(names[...index].joined(separator: "/"), F_OK) != 0
    }
  }

  static func createFolder(of file: String) throws(StoreError) {
    // SQLite drops a folder in front of `..`, even one that is not there, and would make another file.
    guard !isBehindMissingFolder(file) else {
      throw .cannotOpen(file: file, reason: "there is no folder in front of '..'")
    }
    let folder = folder(of: file)
    let isNew = !FileManager.default.fileExists(atPath: folder)
    var code = FileSystem.makeFolder(folder)
    if code == 0, isNew, URL(filePath: folder).lastPathComponent == ownFolder {
      // Recordings are made again at any time, so that a repository does not keep them.
      code = FileSystem.write(Data("*\n".utf8), to: "\(folder)/.gitignore")
    }
    guard code == 0 else {
      let reason = String(cString: strerror(code))
      throw .cannotOpen(file: file, reason: "its folder cannot be created: \(reason)")
    }
  }
}
