import ArgumentParser
import Foundation
import InterfaceBuilder
import Reporting
import Workflows

/// The subcommand `layout`: the layout of Interface Builder or a running app, without either.
struct LayoutCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay storyboard or xib scenes out once and print the frames",
    discussion: """
      By default, every scene is laid out at design time, as in Interface Builder: on the \
      document's own device, with simulated bars, with placeholder constraints, and with given \
      frames as stored.

      With --device, --orientation, --text-size or --direction, every scene is laid out at run \
      time, as in an app that has just shown it. Placeholders are removed, and runtime attributes \
      are set. The root view fills the device's screen, between the bars of the storyboard. \
      Without --device, the document's own device is used. 'scvdb record' stores the same frames \
      for the screen at rest; --scenarios writes these scenarios.

      --against-stored compares the frames of design time with the frames that Interface Builder \
      stored in the document, and lists the views that differ: a check of the engine on your own \
      screens. It also lists the views with an estimated size, because the document does not \
      contain it: system symbols, images that are not listed, fonts without known metrics, texts \
      that are localization keys, and views that a stack arranges in their drawn size. A view that differs lists the estimates \
      that its frame depends on.

      Frames are in points, in the coordinates of the superview. The title of a view is its \
      outlet, else its accessibility identifier, else its label in the document outline, else its \
      class and text with its object id. Each line of --format jsonl contains file and scene, the \
      view's object id (view), its name in recordings (name), its title (title), the id of its \
      superview, and x, y, width and height. A document that cannot be read does not stop the \
      others.

      Exit status: 0 if every document was laid out, and matched; 1 if a view differs; 2 if a \
      document could not be laid out.

      EXAMPLES:
        scvdb layout Main.storyboard
        scvdb layout --scene SignUp Main.storyboard
        scvdb layout --device iphone-se-1 --orientation landscape Main.storyboard
        scvdb layout --text-size accessibilityLarge --direction rtl Main.storyboard
        scvdb layout --device iphone-16 --scenarios Baselines/rest Main.storyboard
        scvdb layout --against-stored App
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

  @Option(help: "Output format: text, or jsonl with one object per view.")
  var format = Format.text

  @Option(help: "Only this scene, by storyboard identifier, controller id or scene id.")
  var scene: String?

  @OptionGroup var stage: StageOptions
  @OptionGroup var fonts: FontOptions

  @Flag(help: "Compare with the stored frames of the documents, at design time.")
  var againstStored = false

  @Option(
    help: ArgumentHelp(
      "The tolerance for each number of a frame, in points (default: 0.5).",
      valueName: "points"
    )
  )
  var tolerance: Double?

  @Option(
    help: ArgumentHelp(
      "Write a scenario for each scene to this folder, for 'scvdb record'.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var scenarios: String?

  @Argument(
    help: "Storyboards, xibs, and folders of them.",
    completion: .file(extensions: ["storyboard", "xib"])
  )
  var files: [String]

  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    if againstStored && stage.isRunTime {
      throw ValidationError(
        "--against-stored compares at design time, on the document's own device",
        fix: "omit --device, --orientation, --text-size and --direction"
      )
    }
    if scenarios != nil && !stage.isRunTime {
      throw ValidationError(
        "--scenarios needs run time",
        fix: "add --device, --orientation, --text-size or --direction"
      )
    }
    guard let tolerance else { return }
    guard againstStored else {
      throw ValidationError(
        "--tolerance needs --against-stored",
        fix: "add it, or omit --tolerance"
      )
    }
    guard tolerance.isFinite, tolerance >= 0 else {
      throw ValidationError(
        "--tolerance must be a number of points, 0 or more",
        fix: "write a number of points"
      )
    }
  }

  func run(on console: Console) async throws {
    let stage = try stage.stage()
    let library = try fonts.library()
    let found = InterfaceBuilderFiles(files)
    library.documents.add(found.warnings)
    found.failures.forEach(console.report)
    var failed = !found.failures.isEmpty
    var summary = ComparisonSummary()
    let progress = Progress(of: found.files.count, noun: "document", on: console)
    defer { progress.clear() }
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let (scene, findsEstimates) = (scene, againstStored)
    // Groups bound the memory, and a group is printed while its documents are new.
    for start in stride(from: 0, to: found.files.count, by: jobs * Self.groupSize) {
      let group = Array(found.files.dropFirst(start).prefix(jobs * Self.groupSize))
      func show(_ done: Int) { progress.show(start + done) }
      let results = await group.concurrentMap(jobs: jobs, progress: show) { file in
        Result { () throws(LaidOutDocument.Failure) in
          try LaidOutDocument(
            file: file.path,
            only: scene,
            stage: stage,
            fonts: library,
            findsEstimates: findsEstimates
          )
        }
      }
      progress.clear()
      for (file, result) in zip(group, results) {
        do {
          try print(result.get(), &summary, on: console)
        } catch LaidOutDocument.Failure.document(.notInterfaceBuilder(let location, let found, _))
          where !file.isNamed
        {
          // A folder may contain documents for other systems.
          console.note("left out: \(location): \(found) is not a document for iOS".printable)
        } catch  where error is LaidOutDocument.Failure || error is Failure {
          console.report(error)
          failed = true
        }
      }
    }
    progress.clear()
    console.notes(library.notes)
    if againstStored { try console.printText(summarize(summary)) }
    if failed { throw ExitCode.notDone }
    if summary.count.differing > 0 { throw ExitCode.drift }
  }

  /// The number of documents for each job that are laid out together.
  private static let groupSize = 8

  /// Prints a document, and writes its scenarios.
  private func print(
    _ document: LaidOutDocument,
    _ summary: inout ComparisonSummary,
    on console: Console
  ) throws {
    for note in document.notes { console.note(note.shortened.printable) }
    if let scenarios { try RestingScenarios(folder: scenarios).write(document) }
    try console.printText(againstStored ? compare(document, &summary) : list(document))
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
