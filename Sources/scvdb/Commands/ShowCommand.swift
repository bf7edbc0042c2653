import ArgumentParser
import SnapshotModel
import SnapshotStore

/// The subcommand `show`.
struct ShowCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one run as an outline of its steps and views",
    discussion: """
      Frames are x, y, width and height in points, in the superview and, where that differs, in \
      the window.

      EXAMPLES:
        scvdb show 12
        scvdb show 12 --step 'keyboard up' --view nameField
      """
  )

  @Argument(help: "The number of a run, see 'scvdb list'.")
  var run: Int64

  @Option(help: "Only this step, by the name of its checkpoint or by its number.")
  var step: String?

  @Option(help: "Only this view and what it contains, by its name or path.")
  var view: String?

  @OptionGroup var database: DatabaseOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    let store = try RecordingStore(file: database.database, mode: .readOnly)
    let run = try store.load(RunID(rawValue: run))
    let steps = run.steps.filter(isWanted)
    guard !steps.isEmpty else {
      let names = run.steps.filter { $0.snapshot != nil }.map { "'\($0.detail)'" }
      throw Failure(
        "run \(self.run) has no step '\(step ?? "")'",
        hint: "its checkpoints are \(names.joined(separator: ", "))"
      )
    }
    if let view {
      let views = steps.compactMap(\.snapshot).flatMap(\.views)
      guard views.contains(where: { $0.answers(to: view) }) else {
        throw Failure("run \(self.run) shows no view '\(view)' in these steps")
      }
    }
    try console.printText(RunTree(run: run).text(steps: isWanted, view: view))
  }

  private func isWanted(_ candidate: Step) -> Bool {
    guard let step else { return true }
    return "\(candidate.index)" == step
      || (candidate.snapshot != nil && candidate.detail == step)
  }
}
