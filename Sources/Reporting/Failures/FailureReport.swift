import Foundation

/// An error whose report has more parts than its description.
package protocol ReportedError: Error {
  /// The error with its location and its fix.
  var report: FailureReport { get }
}

/// An error in the parts in which it is printed.
package struct FailureReport {
  /// What is wrong, without the `error:` in front.
  package var message: String
  /// What led to it; nil where the message has everything.
  package var cause: String?
  /// What may help, each on a line of its own.
  package var hints: [String]

  package init(message: String, cause: String? = nil, hints: [String] = []) {
    self.message = message
    self.cause = cause
    self.hints = hints
  }

  /// The report of any error; where the error does not state more, its description.
  package init(_ error: any Error) {
    switch error {
    case let error as any ReportedError: self = error.report
    case let error as CocoaError: self.init(message: Self.fileMessage(error))
    default: self.init(message: "\(error)")
    }
  }

  /// The message with its cause.
  package var text: String { [message, cause].compactMap(\.self).joined(separator: ": ") }

  private static func fileMessage(_ error: CocoaError) -> String {
    let path = error.filePath ?? error.url?.relativePath ?? ""
    let reason =
      switch error.code {
      case .fileReadNoSuchFile, .fileNoSuchFile: "no such file or folder"
      case .fileReadNoPermission, .fileWriteNoPermission: "no permission"
      default: error.localizedDescription
      }
    return path.isEmpty ? reason : "\(path): \(reason)"
  }
}
