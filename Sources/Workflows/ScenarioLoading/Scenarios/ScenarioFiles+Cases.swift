package import EngineProtocol
import Reporting
package import ScenarioModel
package import SnapshotModel

/// The cases of scenarios, and the scenarios without readable cases.
package struct PlannedCases {
  /// Each scenario with cases, once for each technique.
  package var scenarios: [(file: ScenarioFile, questions: CaseQuestions)]
  /// The scenarios that cannot be recorded, once for each technique.
  package var lost: [LostScenario]
  /// The readable scenarios, also those without a selected case.
  var files: [ScenarioFile] = []

  /// The reasons for lost scenarios, without duplicates.
  package var errors: [any Error] { lost.map(\.error).distinctByText }
}

extension [any Error] {
  /// The errors, each text once.
  var distinctByText: [any Error] {
    var known: Set<String> = []
    return filter { known.insert(FailureReport($0).text).inserted }
  }
}

extension PlannedCases {
  /// Returns the cases for an engine, which may make scenes of storyboards with an app's classes.
  func withScenes(of engine: any Engine) -> PlannedCases {
    var planned = self
    planned.scenarios = scenarios.withScenes(of: engine)
    return planned
  }

  /// Separates the scenarios that need the code of an app from the others.
  ///
  /// - Parameter engine: The engine that answers.
  /// - Returns: The cases that the engine can answer, and the scenarios with code that it lacks.
  func separatingCode(for engine: any Engine) -> (PlannedCases, [LostScenario]) {
    guard let capabilities = engine.capabilities, !capabilities.includesCode else {
      return (self, [])
    }
    var (planned, refused) = (self, [LostScenario]())
    planned.scenarios = scenarios.filter { file, questions in
      guard let error = file.refusal(of: questions, by: engine) else { return true }
      let identities = questions.identities
      refused.append(
        LostScenario(name: file.scenario.name, error: error, identities: identities)
      )
      return false
    }
    return (planned, refused)
  }
}

extension ScenarioCases {
  /// Returns the cases for an engine, which may make scenes of storyboards with an app's classes.
  package func withScenes(of engine: any Engine) -> ScenarioCases {
    guard engine.capabilities?.includesAppScenes == true else { return self }
    return map { ($0, $1.withAppScenes) }
  }
}

extension ScenarioFile {
  /// Returns the error of the first screen that needs the code of an app.
  fileprivate func refusal(of questions: CaseQuestions, by engine: any Engine) -> ScenarioError? {
    let screens = questions.first?.screens ?? []
    for (screen, location) in zip(screens, locations.screens) {
      guard let code = screen.code else { continue }
      let label = engine.identity.label
      return ScenarioError(.codeWithoutEngine(code, engine: label), at: location)
    }
    return nil
  }
}

extension ScenarioFiles {
  /// Reads scenarios and makes their cases, with all checks.
  ///
  /// - Parameters:
  ///   - arguments: Files, folders or names of scenarios; if empty, all.
  ///   - filter: The selected devices, orientations and systems.
  ///   - techniques: The techniques to use instead of the scenarios' own; nil for their own.
  ///   - fonts: The fonts for measuring text.
  /// - Returns: Each scenario with cases, once for each technique.
  /// - Throws: All errors in the files, or the part of the filter that matches nothing.
  package func cases(
    of arguments: [String],
    in filter: StageSelection,
    under techniques: [Technique]?,
    measuredBy fonts: FontLibrary
  ) throws -> [(file: ScenarioFile, questions: CaseQuestions)] {
    _ = try filter.filter()
    return try read(arguments).cases(in: filter, under: techniques, measuredBy: fonts)
  }

  /// Reads scenarios and makes their cases, without failing for a single unreadable scenario.
  ///
  /// It differs from ``cases(of:in:under:measuredBy:)`` only in this: an unreadable scenario loses
  /// its own cases.
  ///
  /// - Throws: The error in the arguments, or the part of the filter that matches nothing.
  package func plannedCases(
    of arguments: [String],
    in filter: StageSelection,
    under techniques: [Technique]?,
    measuredBy fonts: FontLibrary,
    readBy scenes: SceneCache
  ) throws -> PlannedCases {
    _ = try filter.filter()
    let (files, lost) = try readEach(arguments)
    return try files.plannedCases(
      in: filter,
      under: techniques,
      measuredBy: fonts,
      readBy: scenes,
      besides: lost
    )
  }
}

extension [ScenarioFile] {
  /// Makes the cases of the scenarios, see `ScenarioFiles.cases`; `keepsOwn` selects scenarios that
  /// keep their own technique.
  package func cases(
    in filter: StageSelection,
    under techniques: [Technique]?,
    keepsOwn: (ScenarioFile) -> Bool = { _ in false },
    measuredBy fonts: FontLibrary
  ) throws -> [(file: ScenarioFile, questions: CaseQuestions)] {
    let planned = try plannedCases(
      in: filter,
      under: techniques,
      keepsOwn: keepsOwn,
      measuredBy: fonts,
      readBy: SceneCache(noting: fonts.documents)
    )
    try throwAll(planned.errors)
    return planned.scenarios
  }

  /// Makes the cases of the scenarios, see `ScenarioFiles.plannedCases`.
  fileprivate func plannedCases(
    in filter: StageSelection,
    under techniques: [Technique]?,
    keepsOwn: (ScenarioFile) -> Bool = { _ in false },
    measuredBy fonts: FontLibrary,
    readBy scenes: SceneCache,
    besides unread: [LostScenario] = []
  ) throws -> PlannedCases {
    let text = (try filter.filter().options + filter.users.options).joined(separator: " ")
    var planned = PlannedCases(scenarios: [], lost: unread)
    let files = filter.addsCases ? shown(on: filter) : self
    try files.checkCaseCount(techniques: techniques?.count ?? 1)
    let variants = files.flatMap { file in
      keepsOwn(file) ? [file] : techniques.map { $0.map(file.under) } ?? [file]
    }
    for file in variants {
      do {
        let file = try file.findingSegues(in: scenes)
        planned.scenarios.append((file, try file.questions(measuredBy: fonts, scenes)))
      } catch {
        let scenario = file.scenario
        planned.lost.append(
          LostScenario(name: scenario.name, error: error, identities: scenario.identities)
        )
      }
    }
    planned.files = planned.scenarios.map(\.file)
    // Without a filter, no case is copied.
    if !filter.isEmpty {
      // The possible matches of an unread scenario are unknown.
      if unread.isEmpty {
        try filter.checkThatEachPartMatches(planned.identities, of: "the scenarios")
      }
      planned.scenarios = planned.scenarios.map { file, questions in
        (file: file, questions: questions.only(filter.matches))
      }
    }
    planned.scenarios.removeAll(where: \.questions.isEmpty)
    if let sample = filter.sample {
      let chosen = sample.chosen(of: planned.scenarios.flatMap(\.questions.identities))
      planned.scenarios = planned.scenarios.map { file, questions in
        (file: file, questions: questions.only(chosen.contains))
      }.filter { !$0.questions.isEmpty }
    }
    guard !planned.scenarios.isEmpty || !planned.lost.isEmpty else {
      throw text.isEmpty
        ? Failure("the scenarios have no cases", fix: "add devices to a 'matrix'")
        : Failure(
          "no case of the scenarios matches all of \(text)",
          fix: "change or omit a filter"
        )
    }
    return planned
  }
}

extension [ScenarioFile] {
  /// Refuses too many cases before making them.
  ///
  /// - Parameter techniques: The number of recordings of each scenario.
  /// - Throws: `Failure`.
  func checkCaseCount(techniques: Int = 1) throws {
    let counts = map { $0.scenario.matrix.caseCount.saturatingTimes(techniques) }
    let count = counts.reduce(0) { $0.saturatingPlus($1) }
    guard count > Matrix.projectCaseLimit else { return }
    throw Failure(
      "the scenarios have \(count) cases together, more than \(Matrix.projectCaseLimit)",
      fix: "name some of the scenarios, or select fewer settings and techniques"
    )
  }
}

extension PlannedCases {
  /// The names of all known cases.
  fileprivate var identities: [CaseIdentity] {
    scenarios.flatMap(\.questions.identities) + lost.flatMap { $0.identities ?? [] }
  }
}

extension Scenario {
  /// The names of the scenario's cases in recordings.
  package var identities: [CaseIdentity] {
    cases().map {
      identity(on: $0.device, $0.orientation, system: $0.system, settings: $0.user)
    }
  }
}

extension CaseFilter {
  /// The filter as the user typed it.
  fileprivate var options: [String] {
    devices.map { "--device \($0)" } + orientations.map { "--orientation \($0.rawValue)" }
      + systems.map { "--system \($0)" }
  }
}

extension [ScenarioFile] {
  /// Returns the scenarios with cases for the users' settings, instead of their matrices', and with
  /// the selected devices that none of them has.
  fileprivate func shown(on stages: StageSelection) -> [ScenarioFile] {
    let known = Set(flatMap(\.scenario.matrix.devices))
    let others = stages.devices.filter { !known.contains($0) }
    return map { file in
      var file = file.shown(to: stages.users)
      file.scenario.matrix.devices += others
      return file
    }
  }
}

extension ScenarioFile {
  /// Returns the scenario with cases for the users' settings, instead of its matrix's.
  fileprivate func shown(to users: UserSelection) -> ScenarioFile {
    var file = self
    file.scenario.matrix = scenario.matrix.with(users)
    return file
  }

  /// Returns the scenario with another technique and the options that the technique has.
  package func under(_ technique: Technique) -> ScenarioFile {
    var file = self
    file.scenario.options = scenario.options.restricted(to: technique)
    file.scenario.technique = technique
    return file
  }
}
