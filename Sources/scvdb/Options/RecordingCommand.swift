import ArgumentParser
import Workflows

/// A subcommand that records scenarios.
///
/// Its options are not a group of groups, see ``DeviceFilterOptions``.
protocol RecordingCommand: DatabaseCommand {
  var inputs: ScenarioArguments { get }
  var engine: EngineOptions { get }
  var jobs: JobsOption { get }
  var fonts: FontOptions { get }
  var name: RecordingNameOptions { get }
  var threshold: ThresholdOption { get }
  var baselines: BaselinesOption { get }
  var cases: DeviceFilterOptions { get }
  var users: UserOptions { get }
  var sample: SampleOptions { get }
  var verbosity: VerboseOption { get }
  var cache: CacheOption { get }
  /// Whether stored answers may replace new ones.
  var reuse: Bool { get }
}

extension RecordingCommand {
  /// Returns the options of a recording.
  ///
  /// - Throws: A failure that names the option.
  func recordingOptions() throws -> RecordingOptions {
    var options = RecordingOptions(database: database.database, jobs: jobs.count)
    options.scenarios = inputs.scenarios
    options.baselines = baselines.baselines
    options.screens = CurrentProject.screens
    options.label = name.label
    options.commit = name.commit ?? WorkTree.commit
    options.selection = try cases.selection(for: users, sample: sample.choice)
    options.engines = engine.asked
    options.reuse = try cache.reuse(ifEnabled: reuse, options.database, options.baselines)
    options.keepsComparisons = verbosity.verbose
    options.fonts = try fonts.library()
    return options
  }
}

/// The scenarios to record.
struct ScenarioArguments: ParsableArguments {
  @Argument(
    help: "Files, folders or names of scenarios (default: all in the folder of baselines).",
    completion: .scenarios
  )
  var scenarios: [String] = []
}
