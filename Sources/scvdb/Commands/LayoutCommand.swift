import ArgumentParser
import InterfaceBuilder
import Reporting
import Workflows

/// The subcommand `layout`: the layout of Interface Builder or a running app, without either.
struct LayoutCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay storyboard or xib scenes out once and print the frames",
    discussion: """
      Design time is the default: every scene is laid out as Interface Builder does, on the \
      document's own device, with its bars simulated, placeholders in force and given frames as \
      stored.

      With --device, --orientation, --text-size or --direction it is run time: every scene is laid \
      out as an app does that has just shown it. Placeholders are gone, runtime attributes are \
      set, and the root view is as large as the device makes it, between the bars that the \
      storyboard gives it. Without --device it is the document's own. These are the frames that \
      'scvdb record' stores of the screen at rest; --scenarios writes the scenarios that do so.

      --against-stored compares the frames of design time with those that Interface Builder stored \
      in the document, and lists the views that differ: a check of the engine on your own screens. \
      It also names the views whose size is an estimate, because the document does not give it: \
      system symbols, images that are not listed, fonts whose measures are not known, views that a \
      stack arranges as large as they were drawn. A view that differs names the estimates on which \
      its frame depends.

      Frames are in points, in the coordinates of the superview. A view is called by its outlet, else \
      its accessibility identifier, else its label in the document outline, else by its class and text \
      with its object id. Each line of --format jsonl has file and scene, the view's object id (view), \
      its name in recordings (name), what a person calls it (title), the id of its superview, and x, y, \
      width and height. A document that cannot be read \
      does not stop the others.

      Exit status: 0 if every document was laid out, and matched; 1 if a view differs; 2 if a \
      document could not be laid out.

      EXAMPLES:
        scvdb layout Main.storyboard
        scvdb layout --scene SignUp Main.storyboard
        scvdb layout --device iphone-se-1 --orientation landscape Main.storyboard
        scvdb layout --text-size accessibilityLarge --direction rtl Main.storyboard
        scvdb layout --device iphone-16 --scenarios Baselines/rest Main.storyboard
        scvdb layout --against-stored *.storyboard
        scvdb layout --format jsonl *.storyboard | jq 'select(.width < 44)'
      """
  )

  /// The output format.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// An indented tree for people.
    case text
    /// One JSON object per line and view.
    case jsonl
  }

  @Option(help: "Output format: text, or jsonl for one object a view.")
  var format = Format.text

  @Option(help: "Only this scene, by storyboard identifier, controller id or scene id.")
  var scene: String?

  @OptionGroup var stage: StageOptions
  @OptionGroup var fonts: FontOptions

  @Flag(help: "Compare with the frames that the documents store, at design time.")
  var againstStored = false

  @Option(
    help: ArgumentHelp(
      "How far each number of a frame may be from the stored one (default: 0.5).",
      valueName: "points"
    )
  )
  var tolerance: Double?

  @Option(
    help: ArgumentHelp(
      "Write a scenario to this folder for each scene: 'scvdb record' stores the same frames.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var scenarios: String?

  @Argument(help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    if againstStored && stage.isRunTime {
      throw ValidationError(
        "--against-stored compares at design time, on the document's own device; "
          + "omit --device, --orientation, --text-size and --direction"
      )
    }
    if scenarios != nil && !stage.isRunTime {
      throw ValidationError(
        "--scenarios needs run time; add --device, --orientation, --text-size or --direction"
      )
    }
    guard let tolerance else { return }
    guard againstStored else { throw ValidationError("--tolerance needs --against-stored") }
    guard tolerance.isFinite, tolerance >= 0 else {
      throw ValidationError("--tolerance must be a number of points, 0 or more")
    }
  }

  func run(on console: Console) async throws {
    let stage = try stage.stage()
    let library = try fonts.library()
    var failed = false
    var summary = ComparisonSummary()
    let progress = Progress(of: files.count, noun: "document", on: console)
    defer { progress.clear() }
    for (number, file) in files.enumerated() {
      do {
        progress.show(number)
        let document = try LaidOutDocument(
          file: file,
          only: scene,
          stage: stage,
          fonts: library,
          findsEstimates: againstStored
        )
        progress.clear()
        for note in document.notes { console.note(note.shortened.printable) }
        if let scenarios { try RestingScenarios(folder: scenarios).write(document) }
        try console.printText(againstStored ? compare(document, &summary) : list(document))
      } catch  where error is LaidOutDocument.Failure || error is Failure {
        progress.clear()
        console.report(error)
        failed = true
      }
    }
    progress.clear()
    console.notes(library.notes)
    if againstStored { try console.printText(summarize(summary)) }
    if failed { throw ExitCode.notDone }
    if summary.count.differing > 0 { throw ExitCode.drift }
  }

  private func list(_ document: LaidOutDocument) -> String {
    let listing = SceneListing(document: document)
    return format == .text ? listing.text : listing.jsonLines
  }

  // MARK: - Against stored frames

  private var allowedDifference: Double { tolerance ?? 0.5 }

  private func compare(_ document: LaidOutDocument, _ summary: inout ComparisonSummary) -> String {
    let report = ComparisonReport(document, tolerance: allowedDifference)
    summary.add(report)
    return format == .text ? report.text + "\n" : report.jsonLines
  }

  private func summarize(_ summary: ComparisonSummary) -> String {
    format == .text
      ? summary.text(tolerance: allowedDifference)
      : summary.jsonLine(tolerance: allowedDifference)
  }
}
