package import LayoutVocabulary

/// The reason why a project cannot be ported.
package enum PortError: Error {
  case noManifest(folder: String)
  case manifestNotRead(folder: String, output: String)
  case noPackageVariable(manifest: String)
  case badDescription(file: String, reason: String)
  case noTargetFolder(target: String, tried: [String])
  case noCheckout(folder: String)
  case notWritten(file: String, reason: String)
  case notAFolder(path: String)
  case foreignFile(path: String, folder: String)
  case isWorkingCopy(folder: String)
  case tooManyFiles(target: String, limit: Int)
  case unreadableFiles([SourceProblem])
  case sameCopy(path: String)
  case samePackageName(first: String, second: String)
}

extension PortError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .noManifest(let folder):
      FailureReport(
        "no Package.swift in '\(folder)'",
        fix: "name the folder of a package, or describe the project in '\(folder)/scvdb-port.json'"
      )
    case .manifestNotRead(let folder, let output):
      FailureReport(
        "the manifest in '\(folder)' was not read\n\(output)",
        fix: "correct the manifest until 'swift package dump-package' succeeds"
      )
    case .noPackageVariable(let manifest):
      FailureReport(
        "no variable in '\(manifest)' is initialized with Package(...)",
        fix: "declare `let package = Package(...)` at the top level"
      )
    case .badDescription(let file, let reason):
      FailureReport(reason, at: file, fix: "correct the file")
    case .noTargetFolder(let target, let tried):
      FailureReport(
        "no folder for target '\(target)', tried "
          + tried.map { "'\($0)'" }.joined(separator: ", "),
        fix: "create the folder, or name another as the target's path"
      )
    case .noCheckout(let folder):
      FailureReport("no checkout of scvdb in '\(folder)'", fix: "name its folder with --scvdb")
    case .notWritten(let file, let reason):
      FailureReport(
        "'\(file.printable)' was not written: \(reason)",
        fix: "check the permissions and the free space"
      )
    case .notAFolder(let path):
      FailureReport(
        """
        '\(path.printable)' is a link or a file; scvdb-port writes into a folder of the package only
        """,
        fix: "remove it"
      )
    case .foreignFile(let path, let folder):
      FailureReport(
        "'\(path.printable)' was not written by scvdb-port, and is not replaced",
        fix: "remove it, or '\(folder.printable)'"
      )
    case .isWorkingCopy(let folder):
      FailureReport(
        "'\(folder.printable)' is in a working copy of scvdb-port",
        fix: "name the folder of the package itself"
      )
    case .tooManyFiles(let target, let limit):
      FailureReport(
        "target '\(target)' contains more than \(limit) files and folders, counted through links",
        fix: "exclude folders of the target"
      )
    case .unreadableFiles(let problems):
      FailureReport(
        Self.list(problems),
        fix: SourceProblem.fix
      )
    case .sameCopy(let path):
      FailureReport(
        "two files of the package have the path '\(path.printable)' in the working copy",
        fix: "rename one of them, or exclude it from the target"
      )
    case .samePackageName(let first, let second):
      FailureReport(
        "'\(first.printable)' and '\(second.printable)' have the same name",
        fix: "rename the folder of one package"
      )
    }
  }

  /// Returns the first problems, one per line, and the number of the others.
  private static func list(_ problems: [SourceProblem]) -> String {
    let shown = problems.prefix(20).map(\.description)
    let others = problems.count - shown.count
    return (shown + (others > 0 ? ["\(others) more files"] : [])).joined(separator: "\nerror: ")
  }

  /// The first line of the problem.
  var summary: String { String(report.message.split(separator: "\n").first ?? "") }

  /// Whether the package itself cannot be read, so that an empty package can replace it.
  var concernsPackage: Bool {
    switch self {
    case .noManifest, .manifestNotRead, .noPackageVariable, .noTargetFolder, .tooManyFiles,
      .unreadableFiles:
      true
    default: false
    }
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}
