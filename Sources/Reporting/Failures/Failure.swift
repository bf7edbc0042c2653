import Foundation

/// A reason why work cannot be done that no other type of error has.
package struct Failure: ReportedError {
  /// What is wrong, without the `error:` in front.
  package var message: String
  /// What may help, without the `hint:` in front; nil where nothing is known to.
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
  /// Why a file cannot be written, in words; the system's own contain numbers.
  package static func writing(_ file: String, _ error: any Error) -> Failure {
    let reason = (error as? CocoaError).map { FailureReport($0).message } ?? "\(error)"
    return writing(file, reason: reason)
  }

  /// Why a file cannot be written, for a reason that the system gives.
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

/// Several reasons at once, so that a person can fix them all before the next attempt.
package protocol ErrorList: Error {
  /// The single reasons; a report lists each of them.
  var errors: [any Error] { get }
}

/// Several reasons of any kind.
package struct Failures: ErrorList {
  /// In the order in which they are reported.
  package var errors: [any Error]

  package init(errors: [any Error]) {
    self.errors = errors
  }
}

/// Throws the only error there is, or `Failures` with all of them; nothing without any.
package func throwAll(_ errors: [any Error]) throws {
  if errors.count == 1 { throw errors[0] }
  if !errors.isEmpty { throw Failures(errors: errors) }
}
