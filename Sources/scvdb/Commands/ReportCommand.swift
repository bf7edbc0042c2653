import ArgumentParser
import Reporting
import Reports
import Workflows

/// The subcommand `report`.
struct ReportCommand: DatabaseCommand, RecordedCaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Show a recording as a page for browsers",
    discussion: """
      Writes one HTML file that needs no network. It contains a table of scenarios and devices, \
      contact sheets of each checkpoint over all cases, and each run with its screens, findings \
      and events. Screens are drawn with colors if their scenario is as it was recorded, and \
      otherwise as outlines with names. A button shows outlines for all screens.

      A side is the number of a run, or any side of 'scvdb diff'. For a page that compares two \
      sides, use 'scvdb diff --format html'.

      EXAMPLES:
        scvdb report --output report.html
        scvdb report 12 > run-12.html
        scvdb report label:before --device iphone-8 --output before.html
      """
  )

  @Argument(help: "The side to show.", completion: .sides)
  var side = "latest"

  @OptionGroup var scenarios: ScenarioFilterOption
  @OptionGroup var stages: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @OptionGroup var techniques: TechniqueFilterOption
  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var file: OutputOption
  @OptionGroup var jobs: JobsOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    _ = try selection().filter()
    let fonts = try fonts.library()
    let text = try await console.during("laying out the page of \(side)") {
      try await page(with: fonts, on: console).text()
    }
    console.notes(fonts.documents.notes + fonts.images.notes)
    try file.write(text, on: console)
  }

  /// Returns the page.
  ///
  /// The list of the database's runs, which can be large, is released on return.
  private func page(with fonts: FontLibrary, on console: Console) throws -> RecordingPage {
    let side = try DiffSide(
      Int64(side) == nil ? side : "run:\(side)",
      baselines: baselines.baselines,
      database: database.database,
      in: OpenDatabases(checked: database.database, on: console)
    )
    let questions = side.questions(baselines: baselines.baselines, fonts: fonts)
    return RecordingPage(
      try side.recording(of: selection()),
      jobs: jobs.count,
      titles: questions.titles,
      sharedAppearances: questions.sharedAppearances
    )
  }
}
