import AppLanguages
import ArgumentParser
import Foundation
import LayoutVocabulary
import SourcePorting

/// The options of all subcommands.
struct PortOptions: ParsableArguments {
  @Argument(help: "The folder of the package")
  var path = "."

  @Option(
    help: ArgumentHelp("The checkout of scvdb that contains UIKit", valueName: "folder")
  )
  var scvdb = checkoutOfThisTool

  @Option(
    help: ArgumentHelp(
      "The description of a project without a manifest (default: scvdb-port.json in the folder)",
      valueName: "file"
    )
  )
  var project: String?

  @Option(help: "The simulated device; 'scvdb devices' lists all (default: iphone-16)")
  var device: String?

  @Option(help: "The simulated version of iOS, such as 12.4")
  var system: String?

  @Option(
    help: ArgumentHelp(
      "The language of the simulated application, such as de, or a pseudolanguage",
      valueName: "tag"
    )
  )
  var language: String?

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Arguments of swift test or swift build", valueName: "arguments")
  )
  var arguments: [String] = []

  private var copy: WorkingCopy {
    WorkingCopy(
      root: URL(filePath: path, directoryHint: .isDirectory),
      checkout: URL(filePath: scvdb, directoryHint: .isDirectory),
      description: project.map { URL(filePath: $0) }
    )
  }

  /// Updates the working copy.
  func update() throws -> PortReport {
    do {
      return try copy.update()
    } catch {
      throw failure(FailureReport(error))
    }
  }

  /// Updates the working copy, then replaces this process by SwiftPM.
  func handOver(to command: String) throws {
    let language = try checkedLanguage()
    let report = try update()
    for line in report.lines(all: false) { note(line) }
    note("scvdb-port: \(report.writtenCount) files written")
    if let device { setenv("SCVDB_DEVICE", device, 1) }
    if let system { setenv("SCVDB_SYSTEM", system, 1) }
    if let language { setenv("SCVDB_LANGUAGE", language.tag, 1) }
    setenv("SCVDB_RESOURCES", copy.resourceList.path, 1)
    let words = ["swift", command, "--package-path", copy.package.path] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    execvp("swift", &pointers)
    throw failure(
      FailureReport(
        "swift was not started: \(String(cString: strerror(errno)))",
        fix: "install Swift, or put it on the PATH"
      )
    )
  }

  /// Returns the requested language, if there is one.
  private func checkedLanguage() throws -> Language? {
    guard let language else { return nil }
    do {
      return try Language.tagged(language)
    } catch {
      throw failure(
        FailureReport(
          error.message,
          at: "--language",
          hint: error.nearest.map { "did you mean '\($0)'?" },
          otherwise: UnknownLanguage.fix
        )
      )
    }
  }

  /// Reports the reason of a failure; the exit status is 2, as in all of scvdb.
  private func failure(_ report: FailureReport) -> ExitCode {
    note("error: \(report)")
    return ExitCode(2)
  }

  private func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// The checkout that the tool was built from.
private let checkoutOfThisTool = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path
