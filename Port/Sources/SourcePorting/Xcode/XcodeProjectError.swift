package import LayoutVocabulary

/// A line and column of a file, both counted from 1; columns count bytes of UTF-8.
package struct FileLocation: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file.printable):\(line):\(column)" }
}

/// The reason why an Xcode project or workspace cannot be read.
package enum XcodeProjectError: Error, Hashable {
  case malformed(FileLocation, String)
  case mergeConflict(FileLocation, String)
  case notRead(file: String, reason: String)
  case notAProject(file: String, missing: String)
  case noProjects(workspace: String)
  case severalProjects(folder: String, names: [String])
  case noTargets(project: String)
  /// A missing project, with the tool that can generate it.
  case noProject(path: String, ProjectGenerator?)
  case noApp(name: String, apps: [String])
}

extension XcodeProjectError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .malformed(let location, let problem):
      FailureReport(
        problem,
        at: location,
        fix: "restore the file from version control, or save the project in Xcode again"
      )
    case .mergeConflict(let location, let marker):
      FailureReport(
        "unresolved merge conflict: \"\(marker)\"",
        at: location,
        fix: "keep one of the two versions, and remove the lines with markers"
      )
    case .notRead(let file, let reason):
      FailureReport(reason, at: "'\(file.printable)'", fix: "restore the file, or correct the path")
    case .notAProject(let file, let missing):
      FailureReport(
        "not a project file: \(missing) is missing",
        at: "'\(file.printable)'",
        fix: "restore the file from version control"
      )
    case .noProjects(let workspace):
      FailureReport(
        "no readable project in '\(workspace.printable)'",
        fix: "name the project, or correct the workspace in Xcode"
      )
    case .severalProjects(let folder, let names):
      FailureReport(
        "'\(folder.printable)' contains several projects: "
          + names.map { "'\($0.printable)'" }.joined(separator: ", "),
        fix: "name one of them"
      )
    case .noTargets(let project):
      FailureReport(
        "'\(project.printable)' has no iOS target with Swift sources",
        fix: "name another project, or describe the targets in scvdb-port.json"
      )
    case .noProject(let path, let generator):
      FailureReport(
        "no Xcode project in '\(path.printable)'",
        fix: generator.map { "generate it with '\($0.command)'" } ?? "correct the path"
      )
    case .noApp(let name, let apps):
      FailureReport(
        "no app '\(name.printable)'",
        at: "--app",
        fix: apps.isEmpty
          ? "name a project with an app, or remove --app"
          : "name one of " + apps.map { "'\($0.printable)'" }.joined(separator: ", ")
      )
    }
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}
