import Foundation

/// An error that needs no type of its own.
package struct Failure: ReportedError {
  /// The problem, without the prefix `error:`.
  package var message: String
  /// The hint, without the prefix `hint:`; nil without one.
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  package var report: FailureReport {
    FailureReport(message: message, hints: [hint].compactMap(\.self))
  }
}

extension Failure {
  /// Returns the failure to write a file, with a readable reason instead of the system's error
  /// number.
  package static func writing(_ file: String, _ error: any Error) -> Failure {
    let reason = (error as? CocoaError).map { FailureReport($0).message } ?? "\(error)"
    return writing(file, reason: reason)
  }

  /// Returns the failure to write a file for a reason from the system.
  package static func writing(_ file: String, reason: String) -> Failure {
    let folder = URL(filePath: file).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
      return Failure("\(file): cannot write: it is a directory")
    }
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      return Failure("\(file): cannot write: the parent directory does not exist")
    }
    guard isFolder.boolValue else {
      return Failure("\(file): cannot write: the parent is not a directory")
    }
    return Failure("\(file): cannot write: \(reason)")
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
