import CSQLite
package import SnapshotModel

/// Why a database could not be opened, read or written.
///
/// Whatever the case, the file is as it was before.
package enum StoreError: Error, Equatable, Sendable {
  // The file.
  case missing(file: String)
  /// A file without any content, where something to read was expected.
  case empty(file: String)
  /// Every case of the latest recording failed.
  case nothingAnswered(file: String, recording: RecordingID)
  case notAFile(file: String)
  case notADatabase(file: String)
  /// A database of another program, known by its application id or by tables that are not ours.
  case foreignDatabase(file: String)
  case cannotOpen(file: String, reason: String)
  case readOnly(file: String)
  case busy(file: String)
  case full(file: String)
  case damaged(file: String, reason: String)

  // The schema.
  case newerSchema(file: String, version: Int, known: Int)
  case olderSchema(file: String, version: Int, known: Int)
  case changedMigration(file: String, name: String)

  // What is asked for.
  case inconsistentRun(identity: CaseIdentity, fault: InconsistentRun)
  case otherEngine(identity: CaseIdentity, run: EngineIdentity, recording: EngineIdentity)
  case unknown(file: String, what: String, name: String, known: [String])
  case ambiguousVersion(file: String, version: String, engines: [String])

  // Several databases.
  case unmergeable(MergeFault)
  case notAnExport(file: String, line: Int, reason: String)

  /// Anything else that SQLite reports, with its extended result code.
  case sqlite(file: String, code: Int, message: String, sql: String)
}

extension StoreError {
  /// The error that SQLite reports by a result code.
  init(code: Int32, message: String, sql: String, file: String) {
    self =
      switch code & 0xFF {
      case SQLITE_NOTADB: .notADatabase(file: file)
      case SQLITE_CANTOPEN: .cannotOpen(file: file, reason: message)
      case SQLITE_READONLY: .readOnly(file: file)
      case SQLITE_BUSY, SQLITE_LOCKED: .busy(file: file)
      case SQLITE_FULL: .full(file: file)
      case SQLITE_CORRUPT: .damaged(file: file, reason: message)
      default: .sqlite(file: file, code: Int(code), message: message, sql: sql)
      }
  }
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file):
      "\(file): there is no such file; record something first, or correct the path"
    case .empty(let file):
      "\(file): nothing is recorded in this file yet; record something first"
    case .nothingAnswered(let file, let recording):
      """
      \(file): no case of the latest recording, \(recording), was answered; its view `failures` says \
      why
      """
    case .notAFile(let file):
      "\(file): this is not a regular file; give the path of a database file"
    case .notADatabase(let file):
      "\(file): this is not an SQLite database; give another path, the file was left as it is"
    case .foreignDatabase(let file):
      """
      \(file): this database belongs to another program; give another path, the file was left as \
      it is
      """
    case .cannotOpen(let file, let reason):
      "\(file): cannot be opened (\(reason)); check the path and its permissions"
    case .readOnly(let file):
      "\(file): this database may not be written; change its permissions, or copy it elsewhere"
    case .busy(let file):
      "\(file): another program keeps this database locked; try again when it has finished"
    case .full(let file):
      "\(file): the disk is full; make room and try again, nothing was written"
    case .damaged(let file, let reason):
      "\(file): this database is damaged (\(reason)); restore a copy, or record again elsewhere"
    case .newerSchema(let file, let version, let known):
      """
      \(file): this database has schema \(version), this scvdb knows schemas up to \(known); \
      update scvdb, the file was left as it is
      """
    case .olderSchema(let file, let version, let known):
      """
      \(file): this database has schema \(version), this scvdb reads schema \(known); run \
      `scvdb migrate` on it first
      """
    case .changedMigration(let file, let name):
      """
      \(file): schema change \(name) was applied here in another form than this scvdb has it; use \
      the scvdb that created the database, or record again elsewhere
      """
    case .inconsistentRun(let identity, let fault):
      "\(identity): the engine's answer cannot be stored: \(fault)"
    case .otherEngine(let identity, let run, let recording):
      """
      \(identity): engine \(run.name) \(run.version) answered, but the recording is one of engine \
      \(recording.name) \(recording.version); record each engine by itself
      """
    case .unknown(let file, let what, let name, let known) where known.isEmpty:
      "\(file): there is no \(what) `\(name)`; the database has none at all"
    case .unknown(let file, let what, let name, let known):
      "\(file): there is no \(what) `\(name)`; the latest are \(known.joined(separator: ", "))"
    case .ambiguousVersion(let file, let version, let engines):
      """
      \(file): several engines have version \(version); name one: \
      \(engines.map { "engine:\($0)@\(version)" }.joined(separator: " or "))
      """
    case .unmergeable(let fault):
      fault.description
    case .notAnExport(let file, let line, let reason):
      "\(file):\(line): this is no export of scvdb, or a damaged one: \(reason)"
    case .sqlite(let file, let code, let message, let sql):
      "\(file): SQLite error \(code): \(message), in: \(sql)"
    }
  }
}
