import ArgumentParser
import DriftReport
import Foundation
import Reporting
import Reports
import ScenarioModel
import SnapshotModel
import SnapshotStore
import Workflows

/// The subcommand `init`.
struct InitCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first scenario for each screen",
    discussion: """
      Reads storyboards and xibs, and writes a scenario file for each scene of a storyboard and \
      each xib with a view. The steps are: the screen at rest, the focus in each text field, a \
      rotation if the app's Info.plist allows it, and a hidden keyboard, with a checkpoint after \
      each. Every scenario runs once before it is written. It requires only invariants that hold \
      today, so 'scvdb record' ends with 0. Comments in the file list the other invariants, and \
      uncertain parts of the document: estimated sizes, custom classes, rows that data fill, and \
      unknown elements. Xibs of cells are left out.

      A folder is searched at any depth, except hidden folders, Pods, Carthage and DerivedData. A \
      scenario is named after its document and scene, such as main/sign-up; in a repository with \
      several Xcode projects, the folder of the project comes first, as in shop/main/sign-up. Edited files are kept, \
      unless --force is given.

      With --engine, it writes a scenario for each scene of the app's storyboards and for each \
      other controller of an app's engine, which 'scvdb-port engine' builds. Each is tried with one \
      case. If the case fails, it is tried again with 'fixtures: fillOptionals()', and with \
      'navigation: true'. The command lists the controllers that need an expression from you, and \
      the screens that fail. Xibs of controllers belong to their controllers.

      --update writes no new scenario. It corrects the scenarios about storyboards and xibs that \
      git finds under another name, and moves them with their baselines into the folder of the new \
      name.

      A workflow for GitHub Actions is written beside the scenarios, unless a workflow of the \
      repository runs scvdb; copy it to .github/workflows. \
      The file .gitattributes beside the scenarios marks baselines as generated. \
      The folder of recordings, .scvdb, is added to .gitignore; with --engine app, also the folder \
      of the engine, .build. If there is no project file, scvdb.yaml is written with the given \
      options, and with the matrix that all scenarios inherit; 'scvdb help project' describes it.

      Exit status: 0 for success, 2 if no document has a screen, or if a file could not be read or \
      written; the other files are written. If a path leads out of the project or to something \
      that is not a file, no file is written.

      EXAMPLES:
        scvdb init App/Base.lproj/Main.storyboard
        scvdb init App --dry-run
        scvdb init App --workflow .github/workflows/scvdb.yml
        scvdb init App && scvdb record && scvdb accept
        scvdb init App --engine app
        git mv App/Main.storyboard App/Start.storyboard && scvdb init --update
      """
  )

  @Argument(
    help:
      "Storyboards, xibs, and folders of them (default: the screens of the project file, or the current folder).",
    completion: .file(extensions: ["storyboard", "xib"])
  )
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The engine of an app: 'app' for the one in .build/scvdb-port, or the path of its program.",
      valueName: "engine"
    )
  )
  var engine: String?

  @Option(
    help: ArgumentHelp(
      "The file of the workflow (default: github-workflow.yml.example beside the scenarios).",
      valueName: "file"
    ),
    completion: .file(extensions: ["yml", "yaml"])
  )
  var workflow: String?

  @Flag(help: "Print what would be written; write nothing.")
  var dryRun = false

  @Flag(help: "Replace files with different content.")
  var force = false

  @Flag(help: "Move the scenarios and baselines of renamed storyboards and xibs.")
  var update = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    if update { return try moveScenarios(on: console) }
    let app = engine ?? CurrentProject.settings.engine?.rawValue
    let paths = documents(hasEngine: app != nil)
    let own = try app.map(AppEngineProgram.storyboards) ?? []
    let ownFiles = InterfaceBuilderFiles(own).files
    let found = InterfaceBuilderFiles(paths + own)
    let library = try fonts.library()
    library.documents.add(found.warnings)
    var starter = Starter(
      draftNames: DraftNames(
        baselines: baselines.baselines,
        fonts: fonts.given,
        documents: found.files.map(\.path)
      ),
      fonts: library,
      folder: StartingFolder(replaces: force, isDryRun: dryRun),
      defaults: DraftDefaults(
        matrix: CurrentProject.settings.matrix,
        inherited: try inheritedMatrix,
        technique: CurrentProject.settings.technique
      ),
      failures: found.failures
    )
    let progress = Progress(of: found.files.count, noun: "document", on: console)
    for (number, file) in found.files.enumerated() {
      progress.show(number)
      if ownFiles.contains(where: { $0.resolvedPath == file.resolvedPath }) {
        starter.addScenes(of: file)
      } else if ownFiles.contains(where: file.isTranslation) {
        // The engine shows the document of the app's own language.
        continue
      } else if app == nil || file.isNamed || file.path.hasSuffix(".storyboard") {
        // The code of an app's controller loads its own xib.
        await starter.add(file)
      }
    }
    progress.clear()
    var trials: AppScreenTrials?
    if let app { trials = try await addControllers(of: app, to: &starter, on: console) }
    console.notes(library.notes)
    addSurroundings(&starter, engine: app)
    for line in starter.write() { try console.print(line.printable) }
    if let trials { report(trials, on: console) }
    noteLanguages(of: found.files.map(\.path), on: console)
    if app == nil { noteCodeScreens(starter, of: found.files, in: paths, on: console) }
    try conclude(starter, on: console)
  }

  /// The documents of the command line, or of the project file, or of the working directory.
  private func documents(hasEngine: Bool) -> [String] {
    if !paths.isEmpty { return paths }
    return CurrentProject.screens.isEmpty && !hasEngine ? ["."] : CurrentProject.screens
  }

  /// Moves the scenarios of renamed documents, with their baselines.
  private func moveScenarios(on console: Console) throws {
    guard paths.isEmpty, engine == nil, workflow == nil, !force else {
      throw ValidationError(
        "--update corrects all scenarios, and needs no other option",
        fix: "omit the documents, --engine, --workflow and --force"
      )
    }
    let moves = try ScenarioMoves(in: baselines.baselines)
    try moves.apply(isDryRun: dryRun) { line in
      try console.print((dryRun ? "would have \(line)" : line).printable)
    }
    if moves.isEmpty { console.note("no scenario has a renamed document") }
    let rules = moves.rulesWithFormerNames(in: CurrentProject.file?.path)
    if !rules.isEmpty { console.noteListing("correct the names in these rules", rules) }
    moves.failures.forEach(console.report)
    if !moves.failures.isEmpty { throw ExitCode.notDone }
  }

  /// Adds the scenarios of an app's controllers.
  private func addControllers(
    of engine: String,
    to starter: inout Starter,
    on console: Console
  ) async throws -> AppScreenTrials {
    let progress = Progress(of: 0, noun: "screen", on: console)
    defer { progress.clear() }
    let trials = try await AppScreenTrials(
      SelectedEngines(argument: engine),
      scenes: starter.appScenes,
      besides: starter.controllerClasses,
      matrix: CurrentProject.settings.matrix ?? DraftDefaults().matrix
    ) { done, count in
      progress.expect(count)
      progress.show(done)
    }
    starter.add(trials)
    return trials
  }

  /// Lists the controllers without a scenario.
  private func report(_ trials: AppScreenTrials, on console: Console) {
    for rejected in trials.needingMaker {
      console.note("needs a maker: \(rejected.line)".printable)
    }
    for rejected in trials.failed { console.note("failed: \(rejected.line)".printable) }
  }

  /// Adds a workflow, unless the repository has one.
  private func addWorkflow(_ starter: inout Starter, engine: String?) {
    let file = WorkflowFile(
      baselines: baselines.baselines,
      hasAppEngine: engine != nil,
      folder: RepositoryPath.path(of: "."),
      branch: WorkTree.defaultBranch
    )
    guard workflow != nil || !file.isInstalled else { return }
    starter.add(
      file.text,
      to: workflow ?? "\(baselines.baselines)/github-workflow.yml.example",
      about: "a workflow for GitHub Actions"
    )
  }

  /// Adds the repository's files besides the scenarios.
  private func addSurroundings(_ starter: inout Starter, engine: String?) {
    guard starter.scenarios > 0 else { return }
    addWorkflow(&starter, engine: engine)
    starter.markBaselines()
    starter.ignoreRecordings(hasAppEngine: engine != nil)
    if isNewProject {
      starter.add(projectSettings.text, to: ProjectSettings.fileName, about: "the project file")
    }
  }

  /// Lists the languages beside the documents, unless the project's matrix has languages.
  private func noteLanguages(of documents: [String], on console: Console) {
    let tags = DocumentLanguages(of: documents).languages.map(\.tag)
    guard !tags.isEmpty, CurrentProject.settings.matrix?.languages == nil else { return }
    let isLong = tags.count > Self.listedLanguages
    let listed = ["base"] + (isLong ? Array(tags.prefix(1)) : tags)
    console.note(
      """
      the documents have \(isLong ? "\(tags.count) " : "")other languages; to record \
      \(isLong ? "some" : "them"), add 'languages: [\(listed.joined(separator: ", "))]' to 'matrix' in \
      \(ProjectSettings.fileName)
      """.printable
    )
  }

  /// The largest number of languages in a line to copy.
  private static let listedLanguages = 12

  /// Names the next command for screens that only the code of an app makes.
  private func noteCodeScreens(
    _ starter: Starter,
    of documents: [InterfaceBuilderFiles.File],
    in paths: [String],
    on console: Console
  ) {
    // A xib has the name of its controller.
    let names = documents.map { URL(filePath: $0.path).deletingPathExtension().lastPathComponent }
    let known = starter.documentClasses.union(names)
    for folder in paths where !folder.isInterfaceBuilderDocument {
      guard let screens = CodeScreens(in: folder, besides: known) else { continue }
      console.note("note: \(screens.text)".printable)
    }
  }

  /// Whether this call writes the project file.
  private var isNewProject: Bool { CurrentProject.file?.path == nil }

  /// The matrix that the scenarios inherit from the present project file, or from the new one.
  private var inheritedMatrix: Matrix? {
    get throws {
      let folder = URL(filePath: baselines.baselines)
      guard isNewProject else {
        return try ProjectMatrices().matrix(for: folder.appending(path: "scenario.yaml"))
      }
      let working = FileManager.default.currentDirectoryPath + "/"
      return folder.standardizedFileURL.path.hasPrefix(working) ? StartingMatrix.usual : nil
    }
  }

  /// The arguments of this call, as defaults for later calls.
  private var projectSettings: ProjectSettings {
    var settings = ProjectSettings()
    settings.matrix = StartingMatrix.usual
    let screens = documents(hasEngine: engine != nil).filter(\.isFilePath).distinct
    settings.screens = screens.isEmpty ? nil : screens
    settings.engine = engine.flatMap(ProjectEngine.init)
    settings.baselines = baselines.given
    settings.fonts = fonts.given.isEmpty ? nil : fonts.given.distinct
    return settings
  }

  private func conclude(_ starter: Starter, on console: Console) throws {
    for note in starter.notes { console.note(note.shortened.printable) }
    if starter.isRefused {
      console.note("nothing was written, because one file cannot be written")
    } else if starter.scenarios > 0 {
      try console.print(summary(starter))
      if !starter.withoutScreens.isEmpty {
        console.noteListing("without its own screen", starter.withoutScreens)
      }
      if let uncertain = starter.uncertainties { console.note(uncertain) }
    } else if !starter.withoutScreens.isEmpty {
      console.report(nothingFound(starter))
    }
    starter.failures.forEach(console.report)
    guard starter.failures.isEmpty, starter.scenarios > 0 else { throw ExitCode.notDone }
  }

  private func summary(_ starter: Starter) -> String {
    let rest = starter.scenarios - starter.written
    let sum =
      "\(dryRun ? "would write" : "wrote") \(counted(starter.written, "scenario"))"
      + (rest > 0 ? ", \(rest) unchanged" : "")
    guard !dryRun else { return sum }
    let next = ["record", "accept"].map {
      commandLine("scvdb \($0)", baselines: baselines.baselines)
    }
    return "\(sum); next: \(next.joined(separator: " && "))".printable
  }

  private func nothingFound(_ starter: Starter) -> Failure {
    Failure(
      listing("no scene has a screen of its own", starter.withoutScreens),
      hint: "'scvdb help scenarios' describes how to write a scenario for any screen"
    )
  }
}

extension AppScreenTrials.Rejected {
  /// For example `Sources/Cart.swift:3: CartController: init(cart: Cart) needs 'Cart'`.
  fileprivate var line: String { (location.map { "\($0): " } ?? "") + "\(title): \(reason)" }
}
