import Foundation

/// An error with a report that has more parts than its description.
package protocol ReportedError: Error {
  /// The error with its location and its fix.
  var report: FailureReport { get }
}

/// The printed parts of an error.
package struct FailureReport {
  /// The problem, without the prefix `error:`.
  package var message: String
  /// The cause; nil if the message contains it.
  package var cause: String?
  /// The hints, each on a separate line.
  package var hints: [String]

  package init(message: String, cause: String? = nil, hints: [String] = []) {
    self.message = message
    self.cause = cause
    self.hints = hints
  }

  /// Creates the report of any error.
  ///
  /// The default is the error's description.
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
