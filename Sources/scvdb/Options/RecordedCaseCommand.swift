import ArgumentParser
import ScenarioModel
import Workflows

/// The devices, orientations and systems of a command.
///
/// A command contains this group directly: in debug builds, the parser checks each level of groups
/// four times for each check of the level above.
struct DeviceFilterOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: "Only this device, by its id; may be repeated.",
    completion: .devices
  )
  var devices: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: "Only this initial orientation: portrait or landscape; may be repeated.",
    completion: .orientations
  )
  var orientations: [String] = []

  @Option(
    name: .customLong("system"),
    help: "Only cases on this version of iOS, such as 9.3; may be repeated."
  )
  var systems: [String] = []

  /// Returns the selection that the options describe.
  ///
  /// - Parameters:
  ///   - users: The options of the users.
  ///   - addingUsers: Whether to add cases for settings that the scenarios' matrices do not
  ///     include.
  ///   - sample: The sample to select from the cases; nil for all.
  /// - Returns: The selection. Its devices, orientations and systems are not checked yet.
  /// - Throws: A failure that names an option for users.
  func selection(
    for users: UserOptions,
    addingUsers: Bool = false,
    sample: CaseSample? = nil
  ) throws -> StageSelection {
    StageSelection(
      devices: devices,
      orientations: orientations,
      systems: systems,
      users: try users.selection(),
      addsCases: addingUsers,
      sample: sample
    )
  }
}

/// The sample of cases to record.
struct SampleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Run a random sample of this number of cases.", valueName: "count")
  )
  var sample: Int?

  @Option(
    help: ArgumentHelp(
      "The seed of --sample; the same seed selects the same cases.",
      valueName: "seed"
    )
  )
  var sampleSeed = 1

  func validate() throws {
    guard sample.map({ $0 > 0 }) ?? true else {
      throw ValidationError("--sample must be more than 0", fix: "write 1 or more")
    }
  }

  /// The sample; nil for all cases.
  var choice: CaseSample? { sample.map { CaseSample(count: $0, seed: sampleSeed) } }
}

/// The keyboard techniques of a command.
struct TechniqueFilterOption: ParsableArguments {
  @Option(
    name: .customLong("technique"),
    help: "Only this keyboard technique; may be repeated.",
    completion: .techniques()
  )
  var names: [String] = []
}

/// The scenarios of a command.
struct ScenarioFilterOption: ParsableArguments {
  @Option(
    name: .customLong("scenario"),
    help: "Only this scenario, or all in a folder such as sign-up; may be repeated.",
    completion: .scenarios
  )
  var names: [String] = []
}

/// A subcommand that selects recorded cases.
///
/// Its options are not a group of groups, see ``DeviceFilterOptions``.
protocol RecordedCaseCommand: ScvdbCommand {
  var scenarios: ScenarioFilterOption { get }
  var stages: DeviceFilterOptions { get }
  var users: UserOptions { get }
  var techniques: TechniqueFilterOption { get }
}

extension RecordedCaseCommand {
  func selection() throws -> CaseSelection {
    CaseSelection(
      scenarios: scenarios.names,
      stages: try stages.selection(for: users),
      techniques: techniques.names
    )
  }
}
