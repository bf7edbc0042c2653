import Foundation
package import SnapshotModel

/// An error that needs no type of its own.
package struct Failure: ReportedError, CustomStringConvertible {
  package var report: FailureReport

  package init(_ report: FailureReport) { self.report = report }

  /// The location and the problem in one line.
  package var message: String { report.message }

  /// Creates an error with its parts, see ``FailureReport``.
  package init(
    _ problem: String,
    at location: (any CustomStringConvertible)? = nil,
    fix: String? = nil,
    hint: String? = nil
  ) {
    report = FailureReport(problem, at: location, fix: fix, hint: hint)
  }

  /// Creates an error with a hint, or with a fix if there is no hint.
  package init(
    _ problem: String,
    at location: (any CustomStringConvertible)? = nil,
    hint: String?,
    otherwise fix: String
  ) {
    report = FailureReport(problem, at: location, hint: hint, otherwise: fix)
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}

extension Failure {
  /// Returns the failure to write a file, with a readable reason instead of the system's error
  /// number.
  package static func writing(_ file: String, _ error: any Error) -> Failure {
    let report = (error as? CocoaError).map { FailureReport($0) }
    return writing(file, reason: report?.problem ?? "\(error)")
  }

  /// Returns the failure to write a file for a reason from the system.
  package static func writing(_ file: String, reason: String) -> Failure {
    let folder = URL(filePath: file).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
      return Failure("cannot write: it is a directory", at: file, fix: "name a file")
    }
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      return Failure(
        "cannot write: the parent directory does not exist",
        at: file,
        fix: "create the directory, or correct the path"
      )
    }
    guard isFolder.boolValue else {
      return Failure(
        "cannot write: the parent is not a directory",
        at: file,
        fix: "correct the path"
      )
    }
    return Failure(
      "cannot write: \(reason)",
      at: file,
      fix: "check the permissions and the free space, or name another file"
    )
  }
}

/// Several errors that a user can fix before the next attempt.
package protocol ErrorList: Error {
  /// The errors; a report lists each of them.
  var errors: [any Error] { get }
}

/// Several errors of any type.
package struct Failures: ErrorList {
  /// The errors in the order of the report.
  package var errors: [any Error]

  package init(errors: [any Error]) {
    self.errors = errors
  }
}

/// Throws a single error as it is, and several errors as `Failures`; does nothing without errors.
package func throwAll(_ errors: [any Error]) throws {
  if errors.count == 1 { throw errors[0] }
  if !errors.isEmpty { throw Failures(errors: errors) }
}
