import ArgumentParser
import BuiltInEngine
import Lint
import Reporting
import ScenarioModel
import Workflows

/// The subcommand `sweep`.
struct SweepCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Find the widths, text sizes or text lengths that change a layout",
    discussion: """
      Lays a screen out along an axis and prints the ranges of each condition: a constraint is \
      broken, a text is truncated, a label has another number of lines, controls overlap, a view \
      leaves the screen or has no area, a frame is ambiguous, a size class changes. The rules of \
      'lint' check the frames, also where constraints are broken. The default axis is --width \
      320...1366.

      SCREEN is a storyboard, a xib or a scenario. --scene selects a scene of a document. The \
      screens of a scenario have its technique and bars. Each screen is at rest, on the document's \
      own device, on the first device of the scenario, or on --device. A screen inside another \
      view, such as a popover, keeps the size that it was drawn with.

      A scenario is laid out by --engine, such as the engine of an app, and a document by the \
      built-in engine. Other engines lay each stop out anew, and report no numbers of lines.

      --width and --height change the size of the device's screen, in points; safe area and bars \
      stay. The size class of the width is as in a resizable window: regular from 678 points. \
      --text-length cuts or repeats the texts of labels and buttons, to a percentage of their \
      length. --text-size uses each size that a user can choose.

      Exit status: 0 if the screen was swept, with any findings; 2 if not.

      EXAMPLES:
        scvdb sweep Main.storyboard --width 320...1366
        scvdb sweep Main.storyboard --scene SignUp --width 375...376 --step 0.25
        scvdb sweep sign-up/keyboard --text-size --device iphone-se-1
        scvdb sweep Main.storyboard --text-length 50...300 --format json
        scvdb sweep Main.storyboard --height 320...1366 --from-scratch
      """
  )

  @Argument(
    help: "A storyboard, a xib, or the name or file of a scenario.",
    completion: .file()
  )
  var screen: String

  @Option(help: "From one width of the screen to another, in points, such as 320...1366.")
  var width: String?

  @Option(help: "From one height of the screen to another, in points.")
  var height: String?

  @Flag(help: "Through all text sizes that a user can choose.")
  var textSize = false

  @Option(help: "From one length of the texts to another, in percent, such as 50...300.")
  var textLength: String?

  @Option(help: "Points or percent from one stop to the next (default: 1).")
  var step: Double?

  @Option(help: "Only this scene, by storyboard identifier, controller id or scene id.")
  var scene: String?

  @Option(help: "On this device; 'scvdb devices' lists all.", completion: .devices)
  var device: String?

  @Option(help: "In this orientation: portrait or landscape.", completion: .orientations)
  var orientation: String?

  @Flag(help: "Build the screen again for each stop: the same result, more slowly.")
  var fromScratch = false

  @OptionGroup var engine: EngineOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    let given = [width != nil, height != nil, textSize, textLength != nil].count { $0 }
    guard given < 2 else {
      throw ValidationError(
        "a sweep has one axis",
        fix: "give one of --width, --height, --text-size and --text-length"
      )
    }
    if textSize, step != nil { throw ValidationError("--step is for ranges", fix: "omit it") }
    if isDocument, engine.isGiven || jobs.jobs != nil {
      throw ValidationError(
        "--engine, --isolate, --time-limit and --jobs are for scenarios",
        fix: "omit them, or name a scenario"
      )
    }
    if scene != nil, !isDocument {
      throw ValidationError(
        "--scene is for storyboards and xibs",
        fix: "omit it, or name a document"
      )
    }
    _ = try axis
  }

  func run(on console: Console) async throws {
    let axis = try axis
    let choice = try engine(for: axis)
    let library = try fonts.library()
    let source = try SweepSource(
      screen,
      only: scene,
      baselines: baselines.baselines,
      device: try device.map(Workflows.device(named:)),
      orientation: try orientation.map { try word($0, of: "orientation") },
      axis: axis,
      fonts: library
    )
    console.notes(library.notes)
    let results = try await results(of: source, along: axis, by: choice, on: console)
    let report = SweepReport(results: results)
    switch output.format {
    case .text: try console.printText(report.text)
    case .json:
      var document = report.document
      document.warnings = library.documents.messages
      try console.printJSON(document)
    }
  }

  private func results(
    of source: SweepSource,
    along axis: SweepAxis,
    by choice: EngineChoice,
    on console: Console
  ) async throws -> [SweepResult] {
    let sweep = Sweep(along: axis, on: source.stage, startsAfresh: fromScratch)
    if choice.isThisProcess {
      return try console.during("sweeping \(screen)") {
        try source.screens.map { try sweep.result(of: $0) }
      }
    }
    return try await choice.withEngine(jobs: jobs.count) { engine in
      try await console.during("sweeping \(screen)") {
        var results: [SweepResult] = []
        for screen in source.screens {
          results.append(try await sweep.result(of: screen, by: engine))
        }
        return results
      }
    }
  }

  /// Returns the engine of the screens.
  ///
  /// - Throws: An error for an option that the engine does not support.
  private func engine(for axis: SweepAxis) throws -> EngineChoice {
    let choice = isDocument ? .builtIn(.current) : try engine.asked.main()
    guard !choice.isThisProcess else { return choice }
    if case .textLength = axis {
      throw ValidationError(
        "--text-length is for the built-in engine, which changes the texts of documents",
        fix: "sweep --width, --height or --text-size"
      )
    }
    if fromScratch {
      throw ValidationError(
        "--from-scratch is for the built-in engine; other engines lay each stop out anew",
        fix: "omit --from-scratch"
      )
    }
    return choice
  }

  private var isDocument: Bool { screen.isInterfaceBuilderDocument }

  /// The axis from the options.
  private var axis: SweepAxis {
    get throws {
      if textSize { return .textSize }
      if let height { return .height(try range(height, "--height")) }
      if let textLength {
        let limits = SweepAxis.textLengths
        return .textLength(try range(textLength, "--text-length", within: limits))
      }
      return .width(try range(width ?? "320...1366", "--width"))
    }
  }

  private func range(
    _ text: String,
    _ option: String,
    within limits: ClosedRange<Double> = SweepAxis.lengths
  ) throws -> SweepRange {
    try .typed(text, option, step: step ?? 1, within: limits)
  }
}
