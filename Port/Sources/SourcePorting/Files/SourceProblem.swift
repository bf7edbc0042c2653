package import LayoutVocabulary

/// A file of the user that is not read, and the reason.
package struct SourceProblem: Error, Hashable, Sendable {
  /// The reasons why a file is not read.
  package enum Reason: Hashable, Sendable {
    case missing
    case dangling
    case outside(target: String)
    case endless
    /// A link into the working copy.
    case ownFiles
    case special
    case notAFile
    case notAFolder
    case nameNotText
    /// A line break in the name: the program reads a list of lines.
    case lineBreak
    case tooLarge(limit: Int)
    case unreadable(String)
  }

  /// The path, as the user named its folder.
  package var path: String
  package var reason: Reason
}

extension SourceProblem: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    FailureReport(
      problem,
      at: "'\(path.printable)'",
      fix: Self.fix
    )
  }

  /// The correction of every reason.
  static let fix = "exclude it from the target, or replace it by a file of the package"

  /// The path and the problem in one line.
  package var description: String { report.message }

  var problem: String {
    switch reason {
    case .missing: "the file does not exist"
    case .dangling: "the target of the link does not exist"
    case .outside(let target):
      "the link leads out of the package, to '\(target.printable)'"
    case .endless: "the link leads to a folder that contains it, or to itself"
    case .ownFiles: "the path leads into the working copy"
    case .special: "a pipe, socket or device"
    case .notAFile: "not a file"
    case .notAFolder: "not a folder"
    case .nameNotText: "the name is not UTF-8"
    case .lineBreak: "not found by name: the path contains a line break"
    case .tooLarge(let limit): "larger than \(limit) bytes"
    case .unreadable(let reason): "not readable: \(reason)"
    }
  }
}

extension String {
  /// The text with control characters escaped, for a message of one line.
  var printable: String {
    unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}
