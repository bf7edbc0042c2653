import ArgumentParser
import BuiltInEngine
import DriftReport
import Foundation
import InterfaceBuilder
import Lint
import Reporting
import ScenarioModel
import Workflows

/// The subcommand `lint`: reports problems of screens without any baseline.
struct LintCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check screens for layout defects, without a baseline",
    discussion: """
      Every screen is laid out on each device as in an app, and each of its text fields is \
      focused. Each finding is reported once, with the line in the file, the devices where it \
      occurs, and a fix. Rules do not report defects that were drawn in Interface Builder, or \
      content that code or data fill: rows, hidden and free-standing views.

      A storyboard or xib is checked as it is, without code that handles the keyboard. The devices \
      are the smallest and the largest phone and an iPad, or only iPads if it was drawn for one. \
      The orientations are portrait and landscape, or only landscape if it was drawn so. Devices \
      and orientations that the app's Info.plist excludes are left out and listed. A folder \
      is searched for both kinds of documents, except hidden folders, Pods, Carthage and \
      DerivedData. The screens of a scenario are checked with its technique and bars, on its \
      devices.

      Without a file, the screens of all scenarios are checked, and the other screens of the \
      project file as they are. The engine of an app, --engine app, checks the screens of all scenarios with the \
      app's code. --device, --orientation, --text-size and --direction select other stages.

      RULES:
      \(LintRules.all.map { "  \($0.id) (\($0.severity.rawValue)): \($0.title)" }
        .joined(separator: "\n"))

      --sweep adds the exact widths to each finding, for the screen at rest: the screen is swept \
      from 320 to 1366 points, or through --widths, on the first device and orientation of the \
      finding. Other engines lay each width out anew. See 'scvdb sweep --help'.

      Exit status: 0 if nothing worse than a note was found, 1 for a warning or an error, 2 if a \
      screen could not be checked.

      EXAMPLES:
        scvdb lint App/Base.lproj/Main.storyboard
        scvdb lint App --except small-tap-target --format github
        scvdb lint --rule keyboard-hides-field --device iphone-se-1 --orientation landscape
        scvdb lint App --engine 'python3 fixed_frames.py'
        scvdb lint --text-size accessibilityLarge --direction rtl Main.storyboard
        scvdb lint App --sweep --widths 320...430
      """
  )

  @Argument(
    help: "Storyboards, xibs, folders of them, and scenario files.",
    completion: .file(extensions: ["storyboard", "xib", "yaml", "yml", "json"])
  )
  var files: [String] = []

  @OptionGroup var engine: EngineOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var stages: LintStageOptions
  @OptionGroup var rules: LintRuleOptions
  @OptionGroup var fonts: FontOptions

  @Flag(help: "Add the widths of the screen where each finding occurs.")
  var sweep = false

  @Option(help: "With --sweep, from one width to another (default: 320...1366).")
  var widths: String?

  @Option(help: "Output format: text, json, github or sarif.")
  var format = LintFormat.text

  @OptionGroup var output: OutputOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    if widths != nil, !sweep {
      throw ValidationError("--widths is for --sweep", fix: "add --sweep")
    }
    _ = try sweptWidths
  }

  /// The widths to sweep; nil for none.
  private var sweptWidths: SweepRange? {
    get throws {
      try sweep ? .typed(widths ?? "320...1366", "--widths", within: SweepAxis.lengths) : nil
    }
  }

  func run(on console: Console) async throws {
    let rules = try rules.chosen()
    let choice = try stages.choice()
    let library = try fonts.library()
    let screens = engine.asked.isOfApp ? [] : CurrentProject.screens
    let sources = LintSources(
      files,
      screens: screens,
      baselines: baselines.baselines,
      choice: choice,
      fonts: library
    )
    let jobs = self.jobs.count
    let widths = try sweptWidths
    let progress = Progress(of: sources.items.count, noun: "file", on: console)
    defer { progress.clear() }
    let asked = try engine.asked.main()
    let answers = try await asked.withEngine(jobs: jobs) { engine in
      let engine = (engine as? BuiltInEngine)?.withoutDigests ?? engine
      let linter = ScreenLinter(engine: engine, rules: rules)
      let session = LintSession(
        linter: linter,
        choice: choice,
        fonts: library,
        jobs: jobs,
        widths: widths,
        technique: asked.technique
      )
      return await session.answers(to: sources.items, progress: progress.show)
    }
    progress.clear()
    let bare = answers.map(\.screensWithoutScenario).reduce(0, +)
    if bare > 0 {
      console.note("note: \(counted(bare, "screen")) without a scenario checked as in the document")
    }
    let report = LintReport(
      findings: answers.flatMap(\.findings),
      rules: rules,
      screens: answers.map(\.screens).reduce(0, +),
      files: answers.map(\.files).reduce(0, +)
    )
    for note in answers.flatMap(\.notes).distinct { console.note(note.shortened.printable) }
    console.notes(library.documents.notes)
    let isFile = output.output != nil
    try output.write(format.report(on: console, isFile: isFile).render(report), on: console)
    console.notes(library.fontNotes)
    let failures = sources.failures + answers.flatMap(\.failures)
    failures.forEach(console.report)
    guard failures.isEmpty else { throw ExitCode.notDone }
    if let technique = asked.technique, report.screens == 0 {
      throw Failure(
        "nothing was checked: the engine supports only \(technique.rawValue), and no screen uses it",
        fix: "omit --engine"
      )
    }
    if report.hasDefects { throw ExitCode.drift }
  }
}
