import Foundation
import ScenarioModel
import ScenarioRecorder

/// A reason why a command cannot do its work that no library knows.
struct Failure: Error {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension Failure {
  /// Why a file cannot be written, in words; the system's own tell numbers.
  static func writing(_ file: String, _ error: any Error) -> Failure {
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
    let reason = (error as? CocoaError).map { FailureReport($0).message } ?? "\(error)"
    return Failure("\(file): cannot write: \(reason)")
  }
}

/// Several reasons at once, so that a person can fix them all before the next attempt.
struct Failures: Error {
  var errors: [any Error]
}

/// Throws the only error there is, or `Failures` with all of them; nothing without any.
func throwAll(_ errors: [any Error]) throws {
  if errors.count == 1 { throw errors[0] }
  if !errors.isEmpty { throw Failures(errors: errors) }
}

/// An error in the parts in which it is printed.
struct FailureReport {
  var message: String
  var cause: String?
  var hints: [String] = []

  init(_ error: any Error) {
    switch error {
    case let failure as Failure:
      message = failure.message
      hints = [failure.hint].compactMap(\.self)
    case let error as ScenarioError:
      message = "\(error.place): \(error.problem.message)"
      hints = [error.problem.remedy]
    case let error as SceneLoadingError:
      message = "\(error.place): the screen cannot be loaded"
      cause = FailureReport(error.cause).message
    case let error as CocoaError:
      message = Self.fileMessage(error)
    default:
      message = "\(error)"
    }
  }

  /// The message with its cause.
  var words: String { [message, cause].compactMap(\.self).joined(separator: ": ") }

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
