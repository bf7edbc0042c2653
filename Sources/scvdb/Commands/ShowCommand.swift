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
    abstract: "Show one run as an outline of its steps and views, or as a drawing",
    discussion: """
      RUN is the number of a run, a scenario, or latest. For a scenario or latest, the latest run \
      of the first case in portrait is shown, unless filters select another case.

      Frames are x, y, width and height in points, in the superview and, if it differs, in the \
      window.

      --draw draws the screen at each checkpoint, as wide as the terminal (or COLUMNS). Views are \
      boxes, and later views cover earlier ones. Scroll views are dashed, bars are shaded, and the \
      keyboard is hatched and transparent. A mark precedes the name of the first responder. Hidden \
      views, and names that do not fit, are left out.

      --svg prints the screens as a picture for browsers: texts in their measured lines and \
      widths, colors of the document, controls, bars and the keyboard. Each view has a tooltip \
      with its path and frame. The picture needs the scenario as it was recorded; without it, \
      views are outlines with names, and a note contains the reason. With --wireframe, views are \
      outlines too. --png writes that picture as a file.

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
    help: "The number of a run (see 'scvdb list'), latest, or a scenario.",
    completion: .scenarios
  )
  var run: String

  @Option(help: "Only this step, by the name of its checkpoint or its number.")
  var step: String?

  @Option(
    help: """
      Only this view and its subviews, by its name or path; a drawing highlights it.
      """
  )
  var view: String?

  @Flag(help: "Draw the screen at each checkpoint with the characters of the terminal.")
  var draw = false

  @Flag(help: "Print the screens at the checkpoints as one SVG document, side by side.")
  var svg = false

  @Option(
    help: ArgumentHelp(
      "Write the same picture to a PNG file, with Chromium or Chrome.",
      valueName: "file"
    ),
    completion: .file(extensions: ["png"])
  )
  var png: String?

  @Flag(help: "In a picture, draw views as outlines with names.")
  var wireframe = false

  @Option(
    help: """
      In a picture, the colors of a light or dark interface (default: the reader's setting).
      """
  )
  var appearance: InterfaceOption?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var stages: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @OptionGroup var techniques: TechniqueFilterOption
  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    if draw && svg {
      throw ValidationError("--draw and --svg cannot be combined", fix: "give one of them")
    }
    if draw && png != nil {
      throw ValidationError("--draw and --png cannot be combined", fix: "give one of them")
    }
    if !isPicture && (wireframe || appearance != nil) {
      throw ValidationError(
        "--wireframe and --appearance need a picture",
        fix: "add --svg or --png"
      )
    }
  }

  func run(on console: Console) async throws {
    let store = try RecordingStore.openChecked(database.database, mode: .readOnly)
    let shown = try ShownRun(
      run,
      selection: CaseSelection(
        stages: stages.selection(for: users),
        techniques: techniques.names
      ),
      in: store,
      askedBy: ScenarioFiles(baselines: baselines.baselines)
    )
    let run = try store.load(shown.id)
    if !shown.others.isEmpty {
      console.noteListing(
        "showing \(run.identity), one of \(shown.others.count + 1) cases; the others",
        shown.others.lazy.map { "\($0.identity), run \($0.id)" }
      )
    }
    let steps = run.steps.filter(isSelected)
    guard !steps.isEmpty else {
      throw Failure("run \(self.run) has no step '\(step ?? "")'", hint: checkpoints(of: run))
    }
    try checkView(in: steps.compactMap(\.snapshot).flatMap(\.views))
    let library = try fonts.library()
    let questions = QuestionIndex(folder: baselines.baselines, fonts: library)
    let titles = questions.titles(of: run.identity)
    guard draw || isPicture else {
      return try console.printText(
        RunTree(run: run, titles: titles).text(steps: isSelected, view: pattern)
      )
    }
    guard steps.contains(where: { $0.snapshot != nil }) else {
      throw Failure(
        "run \(self.run) has no screen to draw" + (step.map { " at step '\($0)'" } ?? ""),
        hint: checkpoints(of: run)
      )
    }
    let appearances =
      isPicture && !wireframe ? questions.appearances(of: run) : RunAppearances()
    if let reason = appearances.missing {
      console.note("screens are drawn as outlines with names: \(reason)")
    }
    let drawing = RunDrawing(
      run: run,
      steps: steps,
      view: pattern,
      titles: titles,
      appearances: appearances.screens
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
        fix: "install Chromium, or write the picture with --svg"
      )
    }
  }

  private var isPicture: Bool { svg || png != nil }

  private var pattern: ViewPattern? { view.map { ViewPattern($0) } }

  private func checkView(in views: [ViewGeometry]) throws {
    guard let pattern, !views.contains(where: { pattern.contains($0.path) }) else { return }
    throw Failure(
      "run \(run) shows no view '\(pattern)' in these steps",
      hint: nearestView(to: pattern, among: views.map(\.path)),
      otherwise: "name another view, or omit --view"
    )
  }

  private func checkpoints(of run: Run) -> String {
    let names = run.steps.filter { $0.snapshot != nil }.map { "'\($0.detail)'" }
    return names.isEmpty
      ? "it has no checkpoint" : "its checkpoints are \(names.joined(separator: ", "))"
  }

  private func isSelected(_ candidate: Step) -> Bool {
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
