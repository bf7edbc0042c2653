import CSQLite
import Foundation
package import ProjectFiles
package import SnapshotModel

/// The reason why a database could not be opened, read or written.
///
/// The file is unchanged in every case.
package enum StoreError: Error, Equatable, Sendable {
  // The file.
  case missing(file: String)
  /// The file is empty, but a recording was expected.
  case empty(file: String)
  /// Every case of the latest recording failed.
  case nothingAnswered(file: String, recording: RecordingID)
  /// Databases cannot have this name, see ``DatabaseName``.
  case unusableName(file: String, problem: String)
  /// The database is in memory, but a file was expected.
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
  /// The file of an export cannot be read.
  case refused(FileRefusal)
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
  /// The file is empty, but an export was expected.
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

  /// Creates the error for a result code of a connection; the connection is nil if its memory could
  /// not be allocated.
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
