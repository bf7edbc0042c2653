import ArgumentParser
import DriftReport
import Reporting
import Reports
import ScenarioModel
import Workflows

/// The subcommand `upgrade-check`.
struct UpgradeCheckCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "upgrade-check",
    abstract: "Find the screens that break on a later system",
    discussion: """
      Finds the screens of storyboards and xibs, plays the scenarios that 'scvdb init' would write \
      on both systems, and compares the results. It needs no scenario and no baseline, and writes \
      only the report. Problems come first, such as covered fields and truncated texts. Bars, safe \
      areas, keyboards and rows with another height are listed once, with the number of screens. \
      Differences that only follow them are counted.

      Screens from code need a scenario with 'systems: [18, 27]' and an engine of the app. Then \
      'scvdb diff system:18 system:27' prints the same report.

      Exit status: 0 if no warning and no error remains, 1 if one remains, 2 if a screen could not \
      be checked.

      EXAMPLES:
        scvdb upgrade-check
        scvdb upgrade-check App --from 17 --to 26
        scvdb upgrade-check App/Main.storyboard --device iphone-se-3
        scvdb upgrade-check --format html --output upgrade.html
      """
  )

  @Argument(
    help:
      "Storyboards, xibs, and folders of them (default: the screens of the project file, else all).",
    completion: .file(extensions: ["storyboard", "xib"])
  )
  var paths: [String] = []

  @Option(help: ArgumentHelp("The present version of iOS.", valueName: "system"))
  var from = "18"

  @Option(
    help: ArgumentHelp(
      "The later version of iOS (default: \(DeviceSystems.latest)).",
      valueName: "system"
    )
  )
  var to: String?

  @Option(
    name: .customLong("device"),
    help: "A device, by its id; may be repeated (default: the project's, or one of each kind).",
    completion: .devices
  )
  var devices: [String] = []

  @Option(
    help: ArgumentHelp("Ignore differences of up to this many points.", valueName: "points")
  )
  var tolerance = UpgradeCheck.usualTolerance

  @Option(help: "Output format: \(DiffFormat.listing).")
  var format: DiffFormat = .text

  @OptionGroup var file: OutputOption
  @OptionGroup var jobs: JobsOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    for id in devices { _ = try device(named: id) }
    let library = try fonts.library()
    let scenarios = try await scenarios(measuredBy: library, on: console)
    let failed = !scenarios.failures.isEmpty
    guard scenarios.count > 0 else {
      if !failed { console.report(nothingFound(scenarios)) }
      throw ExitCode.notDone
    }
    let progress = Progress(of: 0, noun: "case", on: console)
    defer { progress.clear() }
    let check = try await UpgradeCheck(of: scenarios, tolerance: tolerance, jobs: jobs.count) {
      done,
      count in
      progress.expect(count)
      progress.show(done)
    }
    progress.clear()
    try write(check, on: console)
    console.notes(library.images.notes)
    check.failures.forEach(console.report)
    if failed || !check.failures.isEmpty { throw ExitCode.notDone }
    if check.drift.hasProblems { throw ExitCode.drift }
  }

  /// Drafts a scenario for each screen, and reports documents without one.
  private func scenarios(
    measuredBy library: FontLibrary,
    on console: Console
  ) async throws -> UpgradeScenarios {
    let matrix = try UpgradeMatrix(
      from: try systemVersion(from, of: "--from"),
      to: try to.map { try systemVersion($0, of: "--to") } ?? DeviceSystems.latest,
      devices: devices,
      project: CurrentProject.settings.matrix
    )
    let paths = [paths, CurrentProject.screens, ["."]].first { !$0.isEmpty } ?? []
    let found = InterfaceBuilderFiles(paths)
    library.documents.add(found.warnings)
    var scenarios = UpgradeScenarios(
      matrix,
      technique: CurrentProject.settings.technique,
      fonts: library,
      failures: found.failures
    )
    let progress = Progress(of: found.files.count, noun: "document", on: console)
    for (number, file) in found.files.enumerated() {
      progress.show(number)
      await scenarios.add(file)
    }
    progress.clear()
    console.notes(library.notes)
    for note in scenarios.notes { console.note(note.printable) }
    for id in scenarios.matrix.leftOut {
      console.note("left out: \(id) does not run both systems")
    }
    if scenarios.count > 0, !scenarios.withoutScreens.isEmpty {
      console.noteListing("without its own screen", scenarios.withoutScreens)
    }
    scenarios.failures.forEach(console.report)
    return scenarios
  }

  private func write(_ check: UpgradeCheck, on console: Console) throws {
    let report = format.report(
      on: console,
      isFile: file.output != nil,
      drawing: CauseDrawings(from: check.from, to: check.to, titles: check.drift.titles),
      appearances: (from: check.appearances(of:), to: check.appearances(of:))
    )
    let text = try console.during("writing the report") { try report.render(check.drift) }
    try file.write(text, on: console)
  }

  private func nothingFound(_ scenarios: UpgradeScenarios) -> Failure {
    Failure(
      listing("no document has a screen of its own", scenarios.withoutScreens),
      hint: "'scvdb help scenarios' describes how to write a scenario for any screen"
    )
  }
}
