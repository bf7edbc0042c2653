import ArgumentParser
import ScenarioLoading
import ScenarioModel

/// Which devices, orientations and systems a command is about.
struct DeviceFilterOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: "Only this device, by its id; may be repeated.",
    completion: .devices
  )
  var devices: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: "Only this orientation at the start: portrait or landscape; may be repeated.",
    completion: .orientations
  )
  var orientations: [String] = []

  @Option(
    name: .customLong("system"),
    help: "Only cases on this version of iOS, such as 9.3; may be repeated."
  )
  var systems: [String] = []

  var selection: StageSelection {
    StageSelection(devices: devices, orientations: orientations, systems: systems)
  }
}

/// Which devices, orientations and techniques a command is about.
struct CaseFilterOptions: ParsableArguments {
  @OptionGroup var stages: DeviceFilterOptions

  @Option(
    name: .customLong("technique"),
    help: "Only this keyboard technique; may be repeated.",
    completion: .techniques()
  )
  var techniques: [String] = []
}

/// Which recorded cases a command is about.
struct RecordedCaseOptions: ParsableArguments {
  @Option(
    name: .customLong("scenario"),
    help: "Only this scenario, or all in a folder such as sign-up; may be repeated.",
    completion: .scenarios
  )
  var scenarios: [String] = []

  @OptionGroup var cases: CaseFilterOptions

  var selection: CaseSelection {
    CaseSelection(
      scenarios: scenarios,
      stages: cases.stages.selection,
      techniques: cases.techniques
    )
  }
}
