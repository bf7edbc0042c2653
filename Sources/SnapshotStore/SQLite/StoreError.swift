import CSQLite
import Foundation
package import SnapshotModel

/// The reason why a database could not be opened, read or written.
///
/// The file is unchanged in every case.
package enum StoreError: Error, Equatable, Sendable {
  // The file.
  case missing(file: String)
  /// The file is empty, where a recording was expected.
  case empty(file: String)
  /// Every case of the latest recording failed.
  case nothingAnswered(file: String, recording: RecordingID)
  /// Databases cannot have this name, see ``DatabaseName``.
  case unusableName(file: String, problem: String)
  /// The database is in memory, where a file was expected.
  case keptInMemory
  case notAFile(file: String)
  /// The file has several names, and only one of them has the journal.
  case severalNames(file: String)
  /// The journal belongs to another database.
  case foreignJournal(file: String)
  /// The write-ahead log belongs to another database.
  case foreignLog(file: String)
  case notADatabase(file: String)
  /// The database belongs to another program, according to its application id or its tables.
  case foreignDatabase(file: String)
  case cannotOpen(file: String, reason: String)
  case readOnly(file: String)
  case busy(file: String)
  case full(file: String)
  case damaged(file: String, reason: String)
  /// A row or a text has more bytes than `Connection.lengthLimit`.
  case tooLarge(file: String)
  /// A recording to remove is in progress.
  case recordingInProgress(file: String, recording: RecordingID)
  /// A recording in progress no longer exists.
  case vanished(file: String, recording: RecordingID)
  /// The file was removed, renamed or replaced while it was in use.
  case disappeared(file: String)
  /// The file lacks recordings that were written to it.
  case replaced(file: String)
  /// The file still has the recordings to remove, or never had them.
  case notRemoved(file: String)
  /// The disk cannot be read or written.
  case inputOutput(file: String, reason: String)
  /// A part of the committed data is in the write-ahead log.
  case leavesLog(file: String, reason: String)

  // The schema.
  case newerSchema(file: String, version: Int, known: Int)
  case olderSchema(file: String, version: Int, known: Int)
  /// An earlier build wrote the file, and this build cannot migrate it.
  case formerSchema(file: String, version: Int)
  case changedMigration(file: String, name: String)
  /// Tables are missing or changed, or there are triggers.
  case changedSchema(file: String, faults: [String])

  // Requests.
  case inconsistentRun(identity: CaseIdentity, fault: InconsistentRun)
  case otherEngine(identity: CaseIdentity, run: EngineIdentity, recording: EngineIdentity)
  case unknown(file: String, what: String, name: String, known: [String])
  case ambiguousVersion(file: String, version: String, engines: [String])

  // Several databases.
  case unmergeable(MergeFault)
  case notAnExport(file: String, line: Int, reason: String)
  /// The file is empty, where an export was expected.
  case emptyExport(file: String)

  /// Any other error of SQLite, with its extended result code.
  case sqlite(file: String, code: Int, message: String, sql: String)
}

extension StoreError {
  /// Creates the error of a system function that has set `errno`.
  init(systemError code: Int32, file: String) {
    self =
      [ENOSPC, EDQUOT].contains(code)
      ? .full(file: file) : .inputOutput(file: file, reason: String(cString: strerror(code)))
  }

  /// Creates the error for a result code of a connection, which is nil if its memory could not be
  /// allocated.
  init(code: Int32, from connection: OpaquePointer?, sql: String, file: String) {
    let message = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    let systemError = connection.map { sqlite3_system_errno($0) } ?? 0
    // Only these two codes have a system error as their reason.
    var reason = message
    if [SQLITE_CANTOPEN, SQLITE_IOERR].contains(code & 0xFF), systemError != 0 {
      reason += ": \(String(cString: strerror(systemError)))"
    }
    self =
      switch code & 0xFF {
      case _ where code == readOnlyBecauseMoved: .disappeared(file: file)
      case SQLITE_NOTADB: .notADatabase(file: file)
      case SQLITE_CANTOPEN: .cannotOpen(file: file, reason: reason)
      case SQLITE_READONLY: .readOnly(file: file)
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy(file: file)
      case SQLITE_FULL: .full(file: file)
      case SQLITE_IOERR where [ENOSPC, EDQUOT].contains(systemError): .full(file: file)
      case SQLITE_IOERR: .inputOutput(file: file, reason: reason)
      case SQLITE_TOOBIG: .tooLarge(file: file)
      case SQLITE_CORRUPT: .damaged(file: file, reason: message)
      default: .sqlite(file: file, code: Int(code), message: message, sql: sql)
      }
  }
}

/// SQLITE_READONLY_DBMOVED, a macro that Swift does not import.
private let readOnlyBecauseMoved = SQLITE_READONLY | 4 << 8

extension StoreError: CustomStringConvertible {
  /// The file or case, the problem and, if known, the fix.
  package var description: String {
    switch self {
    case .missing(let file):
      "\(file): there is no such file; record something first, or correct the path"
    case .empty(let file):
      "\(file): nothing is recorded in this file yet; record something first"
    case .nothingAnswered(let file, let recording):
      """
      \(file): all cases of the latest recording, \(recording), failed; query its view \
      `failures`
      """
    case .unusableName(let file, let problem):
      "'\(file)' cannot be a database: \(problem); give the path of a file"
    case .keptInMemory:
      "a database in memory is removed when the command ends; give the path of a file"
    case .notAFile(let file):
      "\(file): this is not a regular file; give the path of a database file"
    case .severalNames(let file):
      """
      \(file): this file has several names (hard links), and its last changes may be in a journal \
      beside another name; remove the other names, or copy the file
      """
    case .foreignJournal(let file):
      """
      \(file): the journal \(file)-journal belongs to another database and was not applied; move it \
      away, the file is unchanged
      """
    case .foreignLog(let file):
      """
      \(file): the write-ahead log \(file)-wal belongs to another database and was not applied; move it \
      away, the file is unchanged
      """
    case .notADatabase(let file):
      "\(file): this is not an SQLite database; give another path, the file is unchanged"
    case .foreignDatabase(let file):
      """
      \(file): this database belongs to another program; give another path, the file is \
      unchanged
      """
    case .cannotOpen(let file, let reason):
      """
      \(file): cannot be opened (\(reason)); check the path and the permissions of file and folder
      """
    case .readOnly(let file):
      "\(file): this database is not writable; change its permissions, or copy it elsewhere"
    case .busy(let file):
      "\(file): another program has locked this database; try again after it ends"
    case .full(let file):
      "\(file): the disk is full; make room and try again, earlier recordings are kept"
    case .damaged(let file, let reason):
      "\(file): this database is damaged (\(reason)); restore a copy, or record again elsewhere"
    case .tooLarge(let file):
      """
      \(file): a row has more than \(Connection.lengthLimit >> 20) MiB of text; no database of scvdb \
      stores that much in one row
      """
    case .recordingInProgress(let file, let recording):
      "\(file): recording \(recording) is in progress; remove it after it ends"
    case .vanished(let file, let recording):
      """
      \(file): recording \(recording) was removed, or its database replaced, during the recording; its \
      runs are lost, record again
      """
    case .disappeared(let file):
      """
      \(file): this database was removed or replaced while it was in use; nothing was written, try \
      again
      """
    case .replaced(let file):
      """
      \(file): this database was removed or replaced while it was in use; this command's \
      recordings are lost, run it again
      """
    case .notRemoved(let file):
      """
      \(file): this database was removed or replaced while it was in use, or lacks the recordings that \
      were to be removed; the recordings may still be there, run the command again
      """
    case .inputOutput(let file, let reason):
      "\(file): the disk cannot read or write (\(reason)); check the disk, then try again"
    case .leavesLog(let file, let reason):
      """
      \(file): the write-ahead log cannot be copied into the database (\(reason)); nothing is lost, \
      but keep \(file)-wal beside it until 'scvdb list' has run without an error
      """
    case .newerSchema(let file, let version, let known):
      """
      \(file): this database has schema \(version), this scvdb reads schemas up to \(known); \
      update scvdb, the file is unchanged
      """
    case .olderSchema(let file, let version, let known):
      """
      \(file): this database has schema \(version), this scvdb reads schema \(known); run \
      `scvdb migrate` on it first
      """
    case .formerSchema(let file, let version):
      """
      \(file): this database has schema \(version) of an earlier build, this scvdb reads schemas from \
      \(FormerSchema.version); record again into another file, or use the build that wrote it
      """
    case .changedMigration(let file, let name):
      """
      \(file): schema change \(name) was applied here in another form; use \
      the scvdb that created the database, or record again elsewhere
      """
    case .changedSchema(let file, let faults):
      """
      \(file): the schema of this database was changed: \(faults.joined(separator: "; ")); \
      restore a copy, or record again elsewhere, the file is unchanged
      """
    case .inconsistentRun(let identity, let fault):
      "\(identity): the engine's answer cannot be stored: \(fault)"
    case .otherEngine(let identity, let run, let recording):
      """
      \(identity): engine \(run.name) \(run.version) answered, but the recording has engine \
      \(recording.name) \(recording.version); record each engine by itself
      """
    case .unknown(let file, let what, let name, let known) where known.isEmpty:
      "\(file): there is no \(what) `\(name)`; the database has none"
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
      "\(file):\(line): this is not an export of scvdb, or it is damaged: \(reason)"
    case .emptyExport(let file):
      "\(file): this file is empty; give the path of a file from `scvdb export`"
    case .sqlite(let file, let code, let message, let sql):
      "\(file): SQLite error \(code): \(message), in: \(sql)"
    }
  }
}
