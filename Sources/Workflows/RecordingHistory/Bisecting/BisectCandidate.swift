package import DriftReport
import EngineProtocol
import Foundation
import Reporting
import ScenarioModel
package import SnapshotModel

/// One of the candidates of a bisection: recorded runs, or an engine to run now.
package enum BisectCandidate {
  case side(DiffSide)
  case engine(EngineChoice, name: String)

  /// The candidate's name, as the user typed it.
  package var name: String {
    switch self {
    case .side(let side): side.name
    case .engine(_, let name): name
    }
  }

  /// Returns the candidate's answers to the selected cases.
  ///
  /// - Parameter cases: The selected cases.
  /// - Returns: One answer to each of them, in order.
  /// - Throws: The reason for a missing answer.
  package func answers(to cases: BisectCases) async throws -> [RecordedCase] {
    switch self {
    case .side(let side): try cases.recorded(by: side)
    case .engine(let choice, _): try await cases.answered(by: choice)
    }
  }
}

/// The cases of a bisection.
package struct BisectCases {
  /// The selected cases on the command line.
  package let selection: CaseSelection
  /// The folder of scenarios.
  package let baselines: String
  /// The fonts for measuring text.
  package let fonts: FontLibrary
  /// The cases of the first candidate, which all others have to answer; nil before its answer.
  package var identities: [CaseIdentity]?

  package init(
    selection: CaseSelection,
    baselines: String,
    fonts: FontLibrary,
    identities: [CaseIdentity]? = nil
  ) {
    self.selection = selection
    self.baselines = baselines
    self.fonts = fonts
    self.identities = identities
  }

  fileprivate func recorded(by side: DiffSide) throws -> [RecordedCase] {
    let all = try side.cases()
    let known = all.map(\.identity)
    if identities == nil {
      try selection.checkThatEachPartMatches(known, of: side.name)
    }
    return try checked(all.filter { isSelected($0.identity) }, of: side.name)
  }

  fileprivate func answered(by choice: EngineChoice) async throws -> [RecordedCase] {
    let questions = try questions()
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let runs = try await choice.withEngine(jobs: jobs) { engine in
      var runs: [Run] = []
      let makesScenes = engine.capabilities?.includesAppScenes == true
      let asked = makesScenes ? questions.map(\.withAppScenes) : questions
      try await Recorder(engine: engine, jobs: jobs).record(asked) { outcome in
        runs.append(try outcome.result.get().run)
      }
      return runs
    }
    return try checked(runs.map { RecordedCase($0) }, of: "the engine")
  }

  /// Returns the questions in the current scenario files.
  private func questions() throws -> [CaseQuestion] {
    let techniques = try chosenTechniques(selection.techniques)
    let all = try ScenarioFiles(baselines: baselines)
      .cases(
        of: selection.scenarios,
        in: selection.stages,
        under: techniques,
        measuredBy: fonts
      )
      .flatMap { $0.questions.only(isSelected) }
    _ = try checked(all.map(\.identity), of: "the scenarios in \(baselines)", \.self)
    return all
  }

  private func isSelected(_ identity: CaseIdentity) -> Bool {
    identities?.contains(identity) ?? selection.matches(identity)
  }

  private func checked(_ cases: [RecordedCase], of name: String) throws -> [RecordedCase] {
    try checked(cases, of: name, \.identity)
  }

  /// Returns the cases in order, if none is missing.
  private func checked<Case>(
    _ cases: [Case],
    of name: String,
    _ identity: (Case) -> CaseIdentity
  ) throws -> [Case] {
    let present = Set(cases.map(identity))
    if let missing = identities?.first(where: { !present.contains($0) }) {
      throw Failure(
        "there is no case '\(missing)' in \(name)",
        fix: "record it, or narrow the filters"
      )
    }
    guard !cases.isEmpty else {
      throw Failure("no case of \(name) matches all filters", fix: "change or omit a filter")
    }
    return cases.sorted { identity($0) < identity($1) }
  }
}
