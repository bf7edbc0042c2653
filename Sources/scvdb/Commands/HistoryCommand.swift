import ArgumentParser
import Reporting
import Reports
import SnapshotModel
import SnapshotStore
import Workflows

/// The subcommand `history`.
struct HistoryCommand: DatabaseCommand, RecordedCaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show when the geometry of a view changed",
    discussion: """
      Reads all recordings of a view, from the oldest to the newest, and prints a row for each \
      change of its geometry: the frame in the superview, the frame in the window if it differs, \
      whether the view is hidden, and its scrolling. Cases and checkpoints with the same changes \
      in the same recordings are printed once. The last line names the first engine that gave the \
      numbers of the newest recording.

      EXAMPLES:
        scvdb history nameField
        scvdb history fields/nameField --scenario sign-up/keyboard --device iphone-8
        scvdb history nameField --step 'keyboard up' --format json
      """
  )

  @Argument(help: "The name of a view, the end of its path, or the full path.")
  var view: String

  @Option(help: "Only this checkpoint, by its name or number.")
  var step: String?

  @OptionGroup var scenarios: ScenarioFilterOption
  @OptionGroup var stages: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @OptionGroup var techniques: TechniqueFilterOption
  @OptionGroup var database: DatabaseOption
  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    _ = try selection().filter()
    let store = try RecordingStore.openChecked(database.database, mode: .readOnly)
    let views = try store.views(called: ViewPattern(view))
    guard !views.paths.isEmpty else { throw try unknownView(in: store) }
    var history = ViewHistory()
    try console.during("reading \(database.database)") {
      for identity in try selectedCases(in: store) {
        try history.add(identity, views, step: step, from: store)
      }
    }
    guard !history.groups.isEmpty else {
      throw Failure(
        "no run of these cases shows view '\(view)'" + (step.map { " at step '\($0)'" } ?? ""),
        fix: "omit the filters to print all runs in \(database.database)"
      )
    }
    let report = HistoryReport(view: view, groups: history.groups)
    switch output.format {
    case .text: try console.printText(report.text)
    case .json: try console.printJSON(report.document)
    }
  }

  private func selectedCases(in store: RecordingStore) throws -> [CaseIdentity] {
    let all = try store.recordedCases()
    let selection = try selection()
    try selection.checkThatEachPartMatches(all, of: database.database)
    return all.filter(selection.matches)
  }

  private func unknownView(in store: RecordingStore) throws -> Failure {
    Failure(
      "there is no view '\(view)'",
      at: database.database,
      hint: nearestView(to: ViewPattern(view), among: try store.views().paths),
      otherwise: "name another view"
    )
  }
}
