import ArgumentParser
import BuiltInEngine
import InterfaceBuilder
import Reporting
import ScenarioModel
import SnapshotModel
import Workflows

/// The subcommand `explain`.
struct ExplainCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show which constraints determined the frame of a view",
    discussion: """
      Lays a screen out and prints the active constraints for x, y, width and height of a view. \
      Each has an amount, and the amounts add up to the value. They come from the solver's own \
      solution: if the constant of one of these constraints changes, the value changes. Below them \
      are other influences, such as the content size of a compressed label; without it the value \
      would also differ. No other constraint affects the value.

      SCREEN is a storyboard, a xib or a scenario. --scene selects a scene of a document. It is \
      laid out as in an app that has just shown it, on --device or its own device. For a scenario, \
      the first case that matches --device, --orientation and --system runs up to the checkpoint \
      of --at. Without --at no step runs. Scenarios run with --engine, such as the engine of an \
      app, and documents with the built-in engine.

      VIEW is the outlet or another name of a view, the end of its path in recordings, or the full \
      path. Without it, all views on the screen are explained.

      Numbers are in points, in the coordinates of the superview. An amount includes the margins, \
      safe areas, guides and bounds that the constraint refers to.

      Exit status: 0 if the view was explained, 2 if not.

      EXAMPLES:
        scvdb explain Main.storyboard nameField
        scvdb explain Main.storyboard --scene SignUp nameField --device iphone-se-1
        scvdb explain sign-up/keyboard scrollView --at 'keyboard up' --device iphone-16
      """
  )

  @Argument(
    help: "A storyboard, a xib, or the name or file of a scenario.",
    completion: .file()
  )
  var screen: String

  @Argument(help: "The name of a view, the end of its path, or the full path (default: all).")
  var view: String?

  @Option(help: "After this checkpoint of the scenario, by its name or step number.")
  var at: String?

  @Option(help: "Only this scene, by storyboard identifier, controller id or scene id.")
  var scene: String?

  @Option(help: "On this device; 'scvdb devices' lists all.", completion: .devices)
  var device: String?

  @Option(help: "In this orientation: portrait or landscape.", completion: .orientations)
  var orientation: String?

  @Option(help: "Only a case of the scenario on this version of iOS, such as 9.3.")
  var system: String?

  @OptionGroup var user: SingleUserOptions

  @OptionGroup var engine: EngineOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  private var isDocument: Bool { screen.isInterfaceBuilderDocument }

  func validate() throws {
    if isDocument, at != nil || system != nil {
      throw ValidationError(
        "--at and --system are for scenarios",
        fix: "omit them, or name a scenario"
      )
    }
    if isDocument, engine.isGiven {
      throw ValidationError(
        "--engine, --isolate and --time-limit are for scenarios",
        fix: "omit them, or name a scenario"
      )
    }
    if !isDocument, scene != nil {
      throw ValidationError(
        "--scene is for storyboards and xibs",
        fix: "omit it, or name a document"
      )
    }
  }

  func run(on console: Console) async throws {
    let library = try fonts.library()
    let cases = try console.during("reading \(screen)") {
      isDocument ? try scenes(library) : try scenarioCases(library)
    }
    console.notes(library.notes)
    let (views, paths) = try await explained(cases)
    if let view, views.isEmpty {
      throw Failure(
        "no view on the screen has the name '\(view)'",
        at: screen,
        hint: nearestView(to: ViewPattern(view), among: paths),
        otherwise: "name another view"
      )
    }
    let report = ExplanationReport(views: views)
    switch output.format {
    case .text: try console.printText(report.text)
    case .json:
      var document = report.document
      document.warnings = library.documents.messages
      try console.printJSON(document)
    }
  }

  /// Explains the views in this process, or by the engine of the command line.
  private func explained(
    _ cases: [ExplainedCase]
  ) async throws -> (views: [ExplainedView], paths: [ViewPath]) {
    let choice = isDocument ? .builtIn(.current) : try engine.asked.main()
    if choice.isThisProcess {
      let found = try cases.map { try $0.explain(view, at: at) }
      return (found.flatMap(\.views), found.flatMap(\.paths))
    }
    return try await choice.withEngine(jobs: 1) { engine in
      var found: (views: [ExplainedView], paths: [ViewPath]) = ([], [])
      for item in cases {
        let next = try await item.explain(view, at: at, by: engine)
        found.views += next.views
        found.paths += next.paths
      }
      return found
    }
  }

  private func scenes(_ library: FontLibrary) throws -> [ExplainedCase] {
    let stage = StageChoice(
      device: try device.map(Workflows.device(named:)),
      orientation: try orientation.map { try word($0, of: "orientation") },
      user: try user.settings()
    )
    let document = try LaidOutDocument(file: screen, only: scene, stage: stage, fonts: library)
    library.documents.add(document.warnings)
    return ExplainedCase.cases(of: document)
  }

  private func scenarioCases(_ library: FontLibrary) throws -> [ExplainedCase] {
    try ExplainedCase.cases(
      of: screen,
      in: baselines.baselines,
      on: StageSelection(
        devices: [device].compactMap(\.self),
        orientations: [orientation].compactMap(\.self),
        systems: [system].compactMap(\.self),
        users: try user.selection(),
        addsCases: true
      ),
      measuredBy: library
    )
  }
}
