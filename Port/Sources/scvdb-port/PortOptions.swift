import AppLanguages
import ArgumentParser
import Foundation
import LayoutVocabulary
import SourcePorting

/// The options of all subcommands.
struct PortOptions: ParsableArguments {
  @Argument(help: "The folder of the package, or an Xcode project or workspace")
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

  @Option(help: "The build configuration of an Xcode project")
  var configuration = "Debug"

  @Option(
    name: .customLong("package"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "The folder of a package or module that an Xcode project uses",
      valueName: "name=folder"
    )
  )
  var packages: [String] = []

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

  /// - Parameters:
  ///   - app: The name of the app; nil to choose one.
  ///   - hasOneApp: Whether other apps and the tests of an Xcode project are left out.
  /// - Returns: The working copy of the named project.
  /// - Throws: `ExitCode` 2 after printing the reason.
  private func copy(app: String? = nil, hasOneApp: Bool = false) throws -> WorkingCopy {
    do {
      let place = try ProjectPlace(path: path, hasDescription: project != nil)
      var copy = WorkingCopy(
        root: place.root,
        checkout: URL(filePath: scvdb, directoryHint: .isDirectory),
        description: project.map { URL(filePath: $0) }
      )
      copy.container = place.container
      copy.xcodeOptions = XcodeOptions(
        configuration: configuration,
        packages: try namedPackages(),
        app: app,
        hasOneApp: hasOneApp
      )
      return copy
    } catch let error as XcodeProjectError {
      throw failure(error.report)
    }
  }

  /// Returns the folders of `--package`, by the names before them.
  private func namedPackages() throws -> [String: String] {
    try packages.reduce(into: [:]) { folders, text in
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else {
        throw failure(
          FailureReport(
            "'\(text)' does not name a folder",
            at: "--package",
            fix: "write --package NAME=FOLDER"
          )
        )
      }
      let folder = URL(filePath: String(parts[1]), directoryHint: .isDirectory)
      folders[String(parts[0])] = folder.standardizedFileURL.path
    }
  }

  /// Updates the working copy, and returns its report with the omissions of the last build.
  func update() throws -> (port: PortReport, omissions: OmissionReport?) {
    var copy = try copy()
    let omissions = OmissionReport(of: copy)
    copy.omitsCode = omissions != nil
    return (try update(copy), omissions)
  }

  private func update(_ copy: WorkingCopy) throws -> PortReport {
    do {
      return try copy.update()
    } catch {
      throw failure(FailureReport(error))
    }
  }

  /// Builds the working copy without the code that does not compile.
  private func buildOmitting(_ copy: WorkingCopy, for command: String) throws -> PortReport {
    let isTest = command == "test"
    let build = OmittingBuild(
      copy: copy,
      arguments: isTest ? OmittingBuild.buildArguments(ofTest: arguments) : arguments,
      includesTests: isTest,
      progress: { note("scvdb-port: \($0)") }
    )
    do {
      let result = try build.run()
      note("scvdb-port: \(result.omissions.summary); 'scvdb-port explain' lists them")
      return result.port
    } catch {
      throw failure(FailureReport(error))
    }
  }

  /// Updates the working copy, then replaces this process by SwiftPM.
  func handOver(to command: String, omitting: Bool = false) throws {
    let language = try checkedLanguage()
    let copy = try copy()
    let report = try omitting ? buildOmitting(copy, for: command) : update(copy)
    for line in report.lines(all: false) { note(line) }
    note("scvdb-port: \(report.writtenCount) files written")
    if let device { setenv("SCVDB_DEVICE", device, 1) }
    if let system { setenv("SCVDB_SYSTEM", system, 1) }
    if let language { setenv("SCVDB_LANGUAGE", language.tag, 1) }
    setenv("SCVDB_RESOURCES", copy.resourceList.path, 1)
    setenv(SwiftPMBuild.variable, "1", 1)
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

  /// Builds the engine of the app, and prints its screens.
  ///
  /// - Parameters:
  ///   - app: The name of the app in a project with several; nil to choose one.
  ///   - scenarios: The folders of scenarios; empty for `Baselines` in the project and in the
  ///     current folder.
  /// - Throws: `ExitCode` 2 after printing the reason.
  func buildEngine(app: String?, scenarios: [String]) throws {
    let copy = try copy(app: app, hasOneApp: true)
    let current = URL.currentDirectory()
    let folders =
      scenarios.isEmpty
      ? [copy.root, current].map { $0.appending(path: "Baselines") }
      : scenarios.map { URL(filePath: $0, relativeTo: current) }
    do {
      let build = EngineBuild(
        copy: copy,
        arguments: arguments,
        scenarios: folders.map(\.standardizedFileURL.path),
        progress: { note("scvdb-port: \($0)") }
      )
      let result = try build.run()
      for line in result.report.lines(all: false) { note(line) }
      note("scvdb-port: \(result.omissions.summary); 'scvdb-port explain' lists them")
      for line in result.list.lines { print(line) }
      print("\(result.list.summary): \(result.program.path)")
    } catch {
      throw failure(FailureReport(error))
    }
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
