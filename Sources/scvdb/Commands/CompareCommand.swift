import ArgumentParser
import DriftReport
import EngineProtocol
import Reporting
import Reports
import ScenarioModel
import SnapshotModel
import Workflows

/// The subcommand `compare`.
struct CompareCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare the keyboard techniques on one screen, side by side",
    discussion: """
      Prints three tables with a row for each device and a column for each technique. The first \
      shows whether the focused field is visible at every checkpoint, or else which field is \
      hidden, and by how many points. The second shows the largest offset of a scroll view around \
      a focused field, and its offset with the last field focused. The third shows whether \
      offsets, insets and content sizes return to their earlier values after the keyboard is \
      hidden.

      A scenario runs as written, with a checkpoint before its first step, under each technique. A \
      technique uses those options of the scenario that it supports. A screen that names its own \
      technique keeps it. For a scene of a storyboard or xib, each text field is focused in turn, \
      then the keyboard is hidden. Without --device, the scene is shown on one device of each kind \
      of screen.

      With --format html, the tables are a page for browsers: one file that needs no network. It \
      shows the screen of each device under each technique, with the last field focused.

      Screens that the engine of an app makes, --engine app, have the app's own code instead of the \
      techniques. Their tables have one column, for the technique of the scenario.

      Nothing is stored, and invariants are not checked; 'scvdb record --technique all' does both.

      Exit status: 0 if the comparison was made, 2 if a case failed or no checkpoint has a focused \
      field.

      EXAMPLES:
        scvdb compare sign-up/keyboard
        scvdb compare Main.storyboard --scene SignUp --device iphone-se-1
        scvdb compare sign-up --technique content-inset --technique scrolling-content
        scvdb compare sign-up/rotation --orientation portrait --format json
        scvdb compare sign-up --format html --output techniques.html
      """
  )

  @Argument(
    help: "A file, folder or name of scenarios, or a storyboard or xib.",
    completion: .scenarios
  )
  var screen: String

  @Option(
    help: """
      The scene of the storyboard, by storyboard identifier, controller id or scene id (default: \
      the initial scene).
      """
  )
  var scene: String?

  @Option(
    name: .customLong("technique"),
    help: "Only this keyboard technique; may be repeated.",
    completion: .techniques()
  )
  var techniques: [String] = []

  @OptionGroup var engine: EngineOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var cases: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @Option(help: "Output format: text, json or html.")
  var format: CompareFormat = .text

  @OptionGroup var file: OutputOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    guard scene == nil || screen.isInterfaceBuilderDocument else {
      throw ValidationError(
        "--scene needs a storyboard or xib",
        fix: "name a document, or omit --scene"
      )
    }
  }

  func run(on console: Console) async throws {
    let library = try fonts.library()
    let choice = try engine.asked.main()
    let interruption = Interruption(endingAtOnce: true)
    defer { interruption.end() }
    var answers = Answers()
    let progress = Progress(of: 0, noun: "case", on: console)
    defer { progress.clear() }
    let identity = try await choice.withEngine(jobs: jobs.count) { asked in
      let planned = try choice.ownCases(
        of: planned(for: asked, measuredBy: library, on: console),
        on: console
      )
      let questions = planned.flatMap(\.questions)
      let appearances = format == .html ? CaseAppearances(planned, noting: library.images) : nil
      console.notes(library.notes)
      progress.expect(questions.count)
      try await Recorder(engine: asked, jobs: jobs.count).record(questions) { outcome in
        answers.take(outcome, drawnBy: appearances)
        progress.show(answers.count)
      }
      return asked.identity
    }
    progress.clear()
    if let text = try text(of: answers, by: identity, library.documents, on: console) {
      try file.write(text, on: console)
    }
    console.notes(library.images.notes)
    try conclude(answers, on: console)
  }

  private func planned(
    for engine: any Engine,
    measuredBy fonts: FontLibrary,
    on console: Console
  ) throws -> ScenarioCases {
    let chosen = try chosenTechniques(techniques.isEmpty ? ["all"] : techniques)
    let selection = try cases.selection(for: users, addingUsers: true)
    if screen.isInterfaceBuilderDocument {
      let draft = FocusDraft(
        document: screen,
        scene: scene,
        filter: try selection.filter(),
        noting: fonts
      )
      return try [draft.file()].cases(in: selection, under: chosen, measuredBy: fonts)
    }
    let files = try ScenarioFiles(baselines: baselines.baselines).read([screen])
      .map(\.withCheckpointFirst)
    // The code of an app handles the keyboard itself.
    let makesScenes = engine.capabilities?.includesAppScenes == true
    let keepsOwn = { (file: ScenarioFile) in
      file.scenario.screens.contains { $0.isMadeByCode || makesScenes && $0.appScene != nil }
    }
    let names = files.filter(keepsOwn).map(\.scenario.name)
    if !names.isEmpty {
      let list = names.joined(separator: ", ")
      console.note("note: \(list): only the app's own code handles the keyboard")
    }
    return try files.cases(in: selection, under: chosen, keepsOwn: keepsOwn, measuredBy: fonts)
      .withScenes(of: engine)
  }

  /// Returns the output; nil if a format for people has nothing to show.
  private func text(
    of answers: Answers,
    by identity: EngineIdentity,
    _ documents: DocumentWarnings,
    on console: Console
  ) throws -> String? {
    let comparison = answers.comparison
    if format == .json {
      let failures = answers.failures.map(EncodedFailure.init)
      var answer = TechniqueAnswer(comparison, by: identity, failures: failures)
      answer.warnings = documents.messages
      return try Console.json(answer)
    }
    guard !comparison.outcomes.isEmpty else { return nil }
    if format == .html {
      return TechniquePage(
        comparison,
        by: identity,
        screens: answers.screens,
        failures: answers.failures.map(\.paragraph)
      ).text
    }
    // A file has no limit for the length of lines.
    let isFile = file.output != nil
    return TechniqueTables(comparison: comparison).text(
      columns: isFile ? .max : console.columns,
      usesColor: !isFile && console.usesColor
    )
  }

  private func conclude(_ answers: Answers, on console: Console) throws {
    for failure in answers.failures { console.report(Failure(failure)) }
    guard answers.failures.isEmpty else { throw ExitCode.notDone }
    guard answers.comparison.outcomes.contains(where: { $0.focusedCheckpoints > 0 }) else {
      throw Failure(
        "no field is focused at a checkpoint",
        at: screen,
        fix: "add the steps 'focus: FIELD', 'wait: 1' and a 'checkpoint' to the scenario"
      )
    }
  }
}

/// The engine's answers to the cases.
private struct Answers {
  var comparison = TechniqueComparison()
  var screens: [FocusScreen] = []
  var failures: [FailureReport] = []

  var count: Int { comparison.outcomes.count + failures.count }

  /// Adds a case, and keeps its screen if there is a source of drawings.
  mutating func take(_ outcome: CaseOutcome, drawnBy appearances: CaseAppearances?) {
    switch outcome.result {
    case .success(let run):
      comparison.add(TechniqueOutcome(of: run.run))
      guard let appearances, var screen = FocusScreen(of: run.run) else { return }
      screen.appearance = appearances.appearances(of: run.run).screens[screen.step]
      screens.append(screen)
    case .failure(let error): failures.append(error.report.inside(outcome.identity))
    }
  }
}

/// The formats of the comparison.
enum CompareFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, html
}

extension ScenarioFile {
  /// Returns the scenario with a checkpoint before its first step.
  fileprivate var withCheckpointFirst: ScenarioFile {
    if case .checkpoint = scenario.steps.first { return self }
    var file = self
    let taken = scenario.steps.flatMap(\.parts).compactMap { step in
      if case .checkpoint(let name, _, _) = step { name } else { nil }
    }
    var name = "before"
    while taken.contains(name) { name += " all" }
    file.scenario.steps.insert(.checkpoint(name: name), at: 0)
    file.locations.steps.insert(contentsOf: locations.steps.prefix(1), at: 0)
    return file
  }
}
