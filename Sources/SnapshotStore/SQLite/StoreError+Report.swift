import ProjectFiles
package import SnapshotModel

extension StoreError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .missing(let file):
      FailureReport(
        "there is no such file",
        at: file,
        fix: "record something first, or correct the path"
      )
    case .empty(let file):
      FailureReport(
        "nothing is recorded in this file yet",
        at: file,
        fix: "record something first"
      )
    case .nothingAnswered(let file, let recording):
      FailureReport(
        "all cases of the latest recording, \(recording), failed",
        at: file,
        fix: "query its view 'failures'"
      )
    case .unusableName(let file, let problem):
      FailureReport("'\(file)' cannot be a database: \(problem)", fix: "give the path of a file")
    case .keptInMemory:
      FailureReport(
        "a database in memory is removed when the command ends",
        fix: "give the path of a file"
      )
    case .notAFile(let file):
      FailureReport(
        "this is not a regular file",
        at: file,
        fix: "give the path of a database file"
      )
    case .severalNames(let file):
      FailureReport(
        """
        this file has several names (hard links), and its last changes may be in a journal beside \
        another name
        """,
        at: file,
        fix: "remove the other names, or copy the file"
      )
    case .foreignJournal(let file):
      FailureReport(
        """
        the journal \(file)-journal belongs to another database and was not applied; the file is \
        unchanged
        """,
        at: file,
        fix: "move the journal away"
      )
    case .foreignLog(let file):
      FailureReport(
        """
        the write-ahead log \(file)-wal belongs to another database and was not applied; the file \
        is unchanged
        """,
        at: file,
        fix: "move the log away"
      )
    case .notADatabase(let file):
      FailureReport(
        "this is not an SQLite database; the file is unchanged",
        at: file,
        fix: "give another path"
      )
    case .foreignDatabase(let file):
      FailureReport(
        "this database belongs to another program; the file is unchanged",
        at: file,
        fix: "give another path"
      )
    case .cannotOpen(let file, let reason):
      FailureReport(
        "cannot be opened (\(reason))",
        at: file,
        fix: "check the path and the permissions of file and folder"
      )
    case .readOnly(let file):
      FailureReport(
        "this database is not writable",
        at: file,
        fix: "change its permissions, or copy it elsewhere"
      )
    case .busy(let file):
      FailureReport(
        "another program has locked this database",
        at: file,
        fix: "try again after it ends"
      )
    case .full(let file):
      FailureReport(
        "the disk is full; earlier recordings are kept",
        at: file,
        fix: "free space and try again"
      )
    case .damaged(let file, let reason):
      FailureReport(
        "this database is damaged (\(reason))",
        at: file,
        fix: "restore a copy, or record again elsewhere"
      )
    case .tooLarge(let file):
      FailureReport(
        """
        a row has more than \(Connection.lengthLimit >> 20) MiB of text; no database of scvdb \
        stores that much in one row
        """,
        at: file,
        fix: "divide the scenario, or record fewer checkpoints"
      )
    case .recordingInProgress(let file, let recording):
      FailureReport(
        "recording \(recording) is in progress",
        at: file,
        fix: "remove it after it ends"
      )
    case .vanished(let file, let recording):
      FailureReport(
        """
        recording \(recording) was removed, or its database replaced, during the recording; its \
        runs are lost
        """,
        at: file,
        fix: "record again"
      )
    case .disappeared(let file):
      FailureReport(
        "this database was removed or replaced while it was in use; nothing was written",
        at: file,
        fix: "try again"
      )
    case .replaced(let file):
      FailureReport(
        """
        this database was removed or replaced while it was in use; this command's recordings are \
        lost
        """,
        at: file,
        fix: "run it again"
      )
    case .notRemoved(let file):
      FailureReport(
        """
        this database was removed or replaced while it was in use, or lacks the recordings that \
        were to be removed; the recordings may still be there
        """,
        at: file,
        fix: "run the command again"
      )
    case .inputOutput(let file, let reason):
      FailureReport(
        "the disk cannot read or write (\(reason))",
        at: file,
        fix: "check the disk, then try again"
      )
    case .leavesLog(let file, let reason):
      FailureReport(
        "the write-ahead log cannot be copied into the database (\(reason)); nothing is lost",
        at: file,
        fix: "keep \(file)-wal beside it until 'scvdb list' has run without an error"
      )
    case .newerSchema(let file, let version, let known):
      FailureReport(
        """
        this database has schema \(version), this scvdb reads schemas up to \(known); the file is \
        unchanged
        """,
        at: file,
        fix: "update scvdb"
      )
    case .olderSchema(let file, let version, let known):
      FailureReport(
        "this database has schema \(version), this scvdb reads schema \(known)",
        at: file,
        fix: "run 'scvdb migrate' on it first"
      )
    case .formerSchema(let file, let version):
      FailureReport(
        """
        this database has schema \(version) of an earlier build, this scvdb reads schemas from \
        \(FormerSchema.version)
        """,
        at: file,
        fix: "record again into another file, or use the build that wrote it"
      )
    case .changedMigration(let file, let name):
      FailureReport(
        "schema change \(name) was applied here in another form",
        at: file,
        fix: "use the scvdb that created the database, or record again elsewhere"
      )
    case .changedSchema(let file, let faults):
      FailureReport(
        """
        the schema of this database was changed: \(faults.joined(separator: "; ")); the file is \
        unchanged
        """,
        at: file,
        fix: "restore a copy, or record again elsewhere"
      )
    case .inconsistentRun(let identity, let fault):
      FailureReport(
        "the engine's answer cannot be stored: \(fault.problem)",
        at: identity,
        fix: fault.fix
      )
    case .otherEngine(let identity, let run, let recording):
      FailureReport(
        """
        engine \(run.name) \(run.version) answered, but the recording has engine \
        \(recording.name) \(recording.version)
        """,
        at: identity,
        fix: "record each engine by itself"
      )
    case .unknown(let file, let what, let name, let known) where known.isEmpty:
      FailureReport(
        "there is no \(what) '\(name)'",
        at: file,
        hint: "the database has none"
      )
    case .unknown(let file, let what, let name, let known):
      FailureReport(
        "there is no \(what) '\(name)'",
        at: file,
        hint: "the latest are \(known.joined(separator: ", "))"
      )
    case .ambiguousVersion(let file, let version, let engines):
      FailureReport(
        "several engines have version \(version)",
        at: file,
        fix: "name one: \(engines.map { "engine:\($0)@\(version)" }.joined(separator: " or "))"
      )
    case .unmergeable(let fault): fault.report
    case .notAnExport(let file, let line, let reason):
      FailureReport(
        "this is not an export of scvdb, or it is damaged: \(reason)",
        at: "\(file):\(line)",
        fix: "give the path of a file from 'scvdb export', or export again"
      )
    case .emptyExport(let file):
      FailureReport(
        "this file is empty",
        at: file,
        fix: "give the path of a file from 'scvdb export'"
      )
    case .refused(let refusal): refusal.report
    case .sqlite(let file, let code, let message, let sql):
      FailureReport("SQLite error \(code): \(message), in: \(sql)", at: file)
    }
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}
