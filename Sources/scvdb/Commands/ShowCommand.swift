import ArgumentParser
import Foundation
import Reporting
import Reports
import ScenarioModel
import SnapshotModel
import SnapshotStore
import Workflows

/// The subcommand `show`.
struct ShowCommand: DatabaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one run as an outline of its steps and views, or drawn",
    discussion: """
      A run is named by its number, by its scenario, whose latest run it is, or as latest. Where that is \
      more than one case, the first is shown, unless filters name another.

      Frames are x, y, width and height in points, in the superview and, where that differs, in \
      the window.

      With --draw, the screen at each checkpoint is drawn as wide as the terminal (or COLUMNS) \
      allows: views are boxes, later ones over earlier ones; scroll views are dashed, bars shaded; \
      the keyboard is hatched, and what it covers shows through; a mark stands before the name of \
      the first responder. Hidden views are left out, and names where they do not fit. --svg \
      prints the screens as they look, as a picture for browsers: texts in the lines and widths that were \
      measured, colors of the document, controls, bars and the keyboard; each view has a tooltip with its \
      path and frame. What is drawn comes from the scenario, which has to be as it was recorded; without it, \
      and with --wireframe, views are outlines with names. --png writes that picture as a file.

      EXAMPLES:
        scvdb show 12
        scvdb show sign-up/keyboard --device iphone-8 --orientation landscape
        scvdb show 12 --step 'keyboard up' --view nameField
        scvdb show 12 --step 'keyboard up' --draw
        scvdb show 12 --svg > run-12.svg
        scvdb show sign-up/keyboard --step 'keyboard up' --appearance dark --png dark.png
      """
  )

  @Argument(
    help: "The number of a run, see 'scvdb list', latest, or a scenario.",
    completion: .scenarios
  )
  var run: String

  @Option(help: "Only this step, by the name of its checkpoint or by its number.")
  var step: String?

  @Option(
    help: """
      Only this view and what it contains, by its name or path; drawn, it stands out among the others.
      """
  )
  var view: String?

  @Flag(help: "Draw the screen at each checkpoint with the characters of the terminal.")
  var draw = false

  @Flag(help: "Print the screens at the checkpoints as one SVG document, side by side.")
  var svg = false

  @Option(
    help: ArgumentHelp(
      "Write the same picture as a file of PNG, drawn by Chromium or Chrome.",
      valueName: "file"
    ),
    completion: .file(extensions: ["png"])
  )
  var png: String?

  @Flag(help: "In a picture, draw outlines with names in place of what the screens look like.")
  var wireframe = false

  @Option(
    help: """
      In a picture, the colors of a light or a dark interface, without which those of the reader's are shown.
      """
  )
  var appearance: InterfaceOption?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var cases: CaseFilterOptions
  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    if draw && svg { throw ValidationError("--draw and --svg cannot be combined; choose one.") }
    if draw && png != nil {
      throw ValidationError("--draw and --png cannot be combined; choose one.")
    }
    if !isPicture && (wireframe || appearance != nil) {
      throw ValidationError("--wireframe and --appearance are about pictures; add --svg or --png.")
    }
  }

  func run(on console: Console) async throws {
    let store = try RecordingStore.openChecked(database.database, mode: .readOnly)
    let shown = try ShownRun(
      run,
      selection: CaseSelection(stages: cases.stages.selection(), techniques: cases.techniques),
      in: store,
      askedBy: ScenarioFiles(baselines: baselines.baselines)
    )
    let run = try store.load(shown.id)
    if !shown.others.isEmpty {
      console.noteListing(
        "showing \(run.identity), the first of \(shown.others.count + 1) cases; the others",
        shown.others.map { "\($0.identity), run \($0.id)" }
      )
    }
    let steps = run.steps.filter(isWanted)
    guard !steps.isEmpty else {
      throw Failure("run \(self.run) has no step '\(step ?? "")'", hint: checkpoints(of: run))
    }
    try checkView(in: steps.compactMap(\.snapshot).flatMap(\.views))
    let library = try fonts.library()
    let questions = QuestionArchive(folder: baselines.baselines, fonts: library)
    let titles = questions.titles(of: run.identity)
    guard draw || isPicture else {
      return try console.printText(
        RunTree(run: run, titles: titles).text(steps: isWanted, view: view)
      )
    }
    guard steps.contains(where: { $0.snapshot != nil }) else {
      throw Failure(
        "run \(self.run) has no screen to draw" + (step.map { " at step '\($0)'" } ?? ""),
        hint: checkpoints(of: run)
      )
    }
    let drawing = RunDrawing(
      run: run,
      steps: steps,
      view: view,
      titles: titles,
      appearances: isPicture && !wireframe ? questions.appearances(of: run) : [:]
    )
    console.notes(library.images.notes)
    if draw { return try console.printText(drawing.text(columns: console.columns)) }
    let picture = drawing.picture(in: appearance?.interface)
    if svg { try console.printText(picture.text) }
    guard let png else { return }
    // The browser that renders the image writes other files too.
    try checkOutput(png)
    do {
      let drawn = try PictureFile(environment: ProcessInfo.processInfo.environment)
        .draw(picture.text, width: picture.size.width, height: picture.size.height)
      try writeOutput(drawn, to: png)
    } catch let problem as PictureFile.Problem {
      throw Failure(
        "cannot write \(png): \(problem)",
        hint: "install Chromium, or write the picture with --svg"
      )
    }
  }

  private var isPicture: Bool { svg || png != nil }

  private func checkView(in views: [ViewGeometry]) throws {
    guard let view, !views.contains(where: { $0.answers(to: view) }) else { return }
    throw Failure(
      "run \(run) shows no view '\(view)' in these steps",
      hint: nearestView(to: view, among: views.map(\.path))
    )
  }

  private func checkpoints(of run: Run) -> String {
    let names = run.steps.filter { $0.snapshot != nil }.map { "'\($0.detail)'" }
    return names.isEmpty
      ? "it has no checkpoint" : "its checkpoints are \(names.joined(separator: ", "))"
  }

  private func isWanted(_ candidate: Step) -> Bool {
    guard let step else { return true }
    let checkpoint = candidate.snapshot.map { _ in candidate.detail }
    return isStep(candidate.index, checkpoint: checkpoint, called: step)
  }
}

/// The interface styles for drawing screens.
enum InterfaceOption: String, CaseIterable, ExpressibleByArgument {
  case light, dark

  var interface: ColorStyle.Interface {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
