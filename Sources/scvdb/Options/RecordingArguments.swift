import ArgumentParser
import Workflows

/// The options of every command that records scenarios.
struct RecordingArguments: ParsableArguments {
  @Argument(
    help: "Files, folders or names of scenarios (default: all in the folder of baselines).",
    completion: .scenarios
  )
  var scenarios: [String] = []

  @OptionGroup var engine: EngineOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var name: RecordingNameOptions
  @OptionGroup var threshold: ThresholdOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var cases: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @OptionGroup var sample: SampleOptions
  @OptionGroup var verbosity: VerboseOption
  @OptionGroup var cache: CacheOption

  /// Returns the options of a recording.
  ///
  /// - Parameters:
  ///   - database: The path of the database.
  ///   - isReusing: Whether stored answers may replace new ones.
  /// - Returns: The options that all of these commands have.
  /// - Throws: A failure that names the option.
  func options(in database: String, reusing isReusing: Bool) throws -> RecordingOptions {
    var options = RecordingOptions(database: database, jobs: jobs.count)
    options.scenarios = scenarios
    options.baselines = baselines.baselines
    options.label = name.label
    options.commit = name.commit ?? WorkTree.commit
    options.selection = try cases.selection(for: users, sample: sample.choice)
    options.engines = engine.asked
    options.reuse = try cache.reuse(ifEnabled: isReusing, database, options.baselines)
    options.keepsComparisons = verbosity.verbose
    options.fonts = try fonts.library()
    return options
  }
}
