import ArgumentParser
import DriftReport
import Explorer
import Foundation
import Reporting
import ScenarioModel
import Workflows

/// The subcommand `explore`.
struct ExploreCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Search for events that break a scenario",
    discussion: """
      Searches for events that break a scenario but are not in it. First, it tries pairs of \
      opposite events: a rotation and back, a push and a pop, a keyboard that is shown and hidden. \
      After each pair, geometry must be as before. Next, it lays the screen out from right to \
      left, and compares it with a mirror image. Then it tries random sequences of events, with \
      pauses during animations. Whenever the screen is at rest, all invariants must hold, \
      including the scenario's own.

      A failing sequence is shortened while it fails in the same way, and printed as a scenario; \
      'scvdb record' of it exits with 1. The same seed gives the same findings, on any machine and \
      with any number of jobs, unless --seconds ends the search.

      A device does not rotate if the app's Info.plist excludes an orientation there, unless the \
      scenario itself uses both. \
      Containers, systems and keyboard behavior that the scenario does not specify are varied. \
      --as-written varies nothing.

      Exit status: 0 if nothing was found, 1 if something was found, 2 if the search failed.

      EXAMPLES:
        scvdb explore sign-up/keyboard
        scvdb explore sign-up/keyboard --technique content-inset --output Baselines/found
        scvdb explore sign-up --technique all --seed 7 --sequences 1000 --seconds 60
        scvdb explore sign-up/rotation --as-written --device iphone-se-1 --format json
      """
  )

  @Argument(help: "Files, folders or names of scenarios.", completion: .scenarios)
  var scenarios: [String]

  @Option(help: "The seed of the random sequences; the same seed gives the same sequences.")
  var seed: UInt64 = 1

  @Option(help: "The number of random sequences per scenario and technique.")
  var sequences = 200

  @Option(help: "End the search after this number of seconds, and report the findings.")
  var seconds: Double?

  @Flag(help: "Use only the containers, systems and keyboards of the scenario.")
  var asWritten = false

  @Option(
    help: ArgumentHelp(
      "Write the scenario of each finding into this folder; existing files are kept.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var output: String?

  @OptionGroup var engine: EngineOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var cases: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @OptionGroup var techniques: TechniqueSelection
  @OptionGroup var format: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    guard !scenarios.isEmpty else {
      throw ValidationError("missing scenario", fix: "name a scenario")
    }
    guard sequences >= 0 else {
      throw ValidationError("--sequences must not be negative", fix: "write 0 or more")
    }
    // A year is longer than any search, and within the range of clocks.
    guard (0.001...31_536_000).contains(seconds ?? 1) else {
      throw ValidationError(
        "--seconds must be a number from 0.001 to 31536000",
        fix: "write a number of seconds in this range"
      )
    }
  }

  func run(on console: Console) async throws {
    let library = try fonts.library()
    let planned = try console.during("reading scenarios") {
      try ScenarioFiles(baselines: baselines.baselines)
        .cases(
          of: scenarios,
          in: cases.selection(for: users, addingUsers: true),
          under: techniques.chosen(),
          measuredBy: library
        )
    }
    let choice = try engine.asked.main()
    let subjects = try choice.ownCases(of: planned, on: console)
    let fixed = subjects.reduce(into: [:]) { fixed, subject in
      fixed[subject.file.file] = subject.file.fixedIdioms(noting: library)
    }
    console.notes(library.notes)
    let jobs = self.jobs.count
    let interruption = Interruption(endingAtOnce: true)
    defer { interruption.end() }
    var answer = try await choice.withEngine(jobs: jobs) { engine in
      let explorer = ScenarioExplorer(
        engine: engine,
        jobs: jobs,
        seed: seed,
        sequences: sequences,
        variesSurroundings: !asWritten
      )
      let asked = subjects.withScenes(of: engine)
        .map { (file: $0.file, questions: Array($0.questions)) }
      return try await explore(asked, fixed: fixed, by: explorer, on: console)
    }
    answer.warnings = library.documents.messages
    try conclude(answer, on: console)
  }

  private func explore(
    _ subjects: [(file: ScenarioFile, questions: [CaseQuestion])],
    fixed: [String: Set<DeviceIdiom>],
    by explorer: ScenarioExplorer,
    on console: Console
  ) async throws -> ExplorationAnswer {
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    let total = subjects.map { file, questions in
      explorer.trialCount(of: questions, fixedIdioms: fixed[file.file] ?? [])
    }.reduce(0, +)
    let progress = Progress(of: total, noun: "trial", on: console)
    defer { progress.clear() }
    var answer = ExplorationAnswer(seed: seed)
    var done = 0
    for (file, questions) in subjects {
      let idioms = fixed[file.file] ?? []
      let found = try await explorer.explore(questions, fixedIdioms: idioms) {
        deadline.map { .now > $0 } ?? false
      } progress: {
        progress.show(done + $0)
      }
      done += explorer.trialCount(of: questions, fixedIdioms: idioms)
      progress.clear()
      answer.sequences += found.sequences
      answer.cases += found.cases
      answer.failures += found.failures.map { EncodedFailure($0.report) }
      for defect in found.defects {
        let report = DefectReport(defect: defect, file: file, seed: seed)
        answer.defects.append(try publish(report, on: console))
      }
    }
    return answer
  }

  /// Writes or prints a defect.
  private func publish(
    _ report: DefectReport,
    on console: Console
  ) throws -> ExplorationAnswer.Defect {
    let text = report.text(in: output)
    let file = try output.map { try ScenarioFolder(path: $0).write(text, named: report.fileName) }
    if format.format == .text {
      if let file {
        let steps = report.defect.steps.map { "  \($0)" }
        for line in report.lines + steps + ["\(file)", ""] { try console.print(line.printable) }
      } else {
        for line in text.split(separator: "\n") { try console.print(String(line).printable) }
        try console.print("")
      }
    }
    return ExplorationAnswer.Defect(report, text: text, file: file)
  }

  private func conclude(_ answer: ExplorationAnswer, on console: Console) throws {
    switch format.format {
    case .json: try console.printJSON(answer)
    case .text:
      let found = answer.defects.isEmpty ? "nothing" : counted(answer.defects.count, "defect")
      try console.print(
        "found \(found) in \(counted(answer.cases, "case")), "
          + "including \(counted(answer.sequences, "random sequence")) of seed \(seed)"
      )
    }
    for failure in answer.failures { console.report(Failure(failure.report)) }
    guard answer.failures.isEmpty else { throw ExitCode.notDone }
    guard answer.defects.isEmpty else { throw ExitCode.drift }
  }
}
