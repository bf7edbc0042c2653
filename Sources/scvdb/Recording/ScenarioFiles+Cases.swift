import ScenarioModel
import ScenarioRecorder
import SnapshotModel

/// The cases of scenarios, and the scenarios of which there are none.
struct PlannedCases {
  /// Each scenario that has cases, once for each technique.
  var scenarios: [(file: ScenarioFile, questions: CaseQuestions)]
  /// Those that cannot be recorded, once for each technique.
  var lost: [LostScenario]

  /// Why scenarios are lost, each reason once.
  var errors: [any Error] {
    var known: Set<String> = []
    return lost.map(\.error).filter { known.insert(FailureReport($0).words).inserted }
  }
}

extension ScenarioFiles {
  /// Reads scenarios and makes their cases, everything checked.
  ///
  /// - Parameters:
  ///   - arguments: Files, folders or names of scenarios; without any, all.
  ///   - filter: Which devices, orientations and systems are meant.
  ///   - techniques: Under which techniques.
  ///   - fonts: By what text is measured.
  /// - Returns: Each scenario that has cases, once for each technique.
  /// - Throws: All mistakes in the files, or what of the filter matches nothing.
  func cases(
    of arguments: [String],
    in filter: DeviceFilterOptions,
    under techniques: TechniqueSelection,
    measuredBy fonts: FontLibrary
  ) throws -> [(file: ScenarioFile, questions: CaseQuestions)] {
    _ = try filter.filter()
    return try read(arguments).cases(in: filter, under: techniques, measuredBy: fonts)
  }

  /// Reads scenarios and makes their cases as ``cases(of:in:under:measuredBy:)`` does; one that cannot be read
  /// loses its own cases only.
  ///
  /// - Throws: What is wrong with the arguments, or what of the filter matches nothing.
  func plannedCases(
    of arguments: [String],
    in filter: DeviceFilterOptions,
    under techniques: TechniqueSelection,
    measuredBy fonts: FontLibrary
  ) throws -> PlannedCases {
    _ = try filter.filter()
    let (files, lost) = try readEach(arguments)
    return try files.plannedCases(
      in: filter,
      under: techniques,
      measuredBy: fonts,
      besides: lost
    )
  }
}

extension [ScenarioFile] {
  /// Makes the cases of the scenarios, see `ScenarioFiles.cases`.
  func cases(
    in filter: DeviceFilterOptions,
    under techniques: TechniqueSelection,
    measuredBy fonts: FontLibrary
  ) throws -> [(file: ScenarioFile, questions: CaseQuestions)] {
    let planned = try plannedCases(in: filter, under: techniques, measuredBy: fonts)
    try throwAll(planned.errors)
    return planned.scenarios
  }

  /// Makes the cases of the scenarios, see `ScenarioFiles.plannedCases`.
  fileprivate func plannedCases(
    in filter: DeviceFilterOptions,
    under techniques: TechniqueSelection,
    measuredBy fonts: FontLibrary,
    besides unread: [LostScenario] = []
  ) throws -> PlannedCases {
    let words = try filter.filter().words
    let scenes = SceneCache()
    var planned = PlannedCases(scenarios: [], lost: unread)
    for file in try flatMap({ try techniques.scenarios(from: $0) }) {
      do {
        planned.scenarios.append((file, try file.questions(measuredBy: fonts, scenes)))
      } catch {
        let scenario = file.scenario
        planned.lost.append(
          LostScenario(name: scenario.name, error: error, identities: scenario.identities)
        )
      }
    }
    // What an unread scenario would have matched is not known.
    if unread.isEmpty {
      try filter.checkThatEachPartMatches(planned.identities, of: "the scenarios")
    }
    planned.scenarios = planned.scenarios.map { file, questions in
      (file: file, questions: questions.only(filter.matches))
    }.filter { !$0.questions.isEmpty }
    guard !planned.scenarios.isEmpty || !planned.lost.isEmpty else {
      throw Failure("no case of the scenarios matches all of \(words)")
    }
    return planned
  }
}

extension PlannedCases {
  /// The names of all cases that are known.
  fileprivate var identities: [CaseIdentity] {
    scenarios.flatMap(\.questions.identities) + lost.flatMap { $0.identities ?? [] }
  }
}

extension Scenario {
  /// The names of the scenario's cases in recordings.
  var identities: [CaseIdentity] {
    cases().map { identity(on: $0.device, $0.orientation, system: $0.system) }
  }
}

extension CaseFilter {
  /// The filter as it was typed.
  fileprivate var words: String {
    (devices.map { "--device \($0)" } + orientations.map { "--orientation \($0.rawValue)" }
      + systems.map { "--system \($0)" })
      .joined(separator: " ")
  }
}
