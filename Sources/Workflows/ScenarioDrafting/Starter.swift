import Foundation
import InterfaceBuilder
import ProjectFiles
import Reporting
package import ScenarioModel

/// The defaults of new scenarios.
package struct DraftDefaults {
  /// The project's matrix, or ``StartingMatrix/usual``.
  package var matrix: Matrix
  /// The matrix that scenarios inherit from the project file; nil without one.
  package var inherited: Matrix?
  /// The technique; nil for a technique that keeps the fields of the screen visible.
  package var technique: Technique?

  /// Makes the defaults of a project; nil means ``StartingMatrix/usual`` and the screen's own
  /// technique.
  package init(matrix: Matrix? = nil, inherited: Matrix? = nil, technique: Technique? = nil) {
    self.matrix = matrix ?? StartingMatrix.usual
    self.inherited = inherited
    self.technique = technique
  }
}

/// Drafts the scenarios of documents and writes all of them at the end.
///
/// Unreadable documents do not affect the others.
package struct Starter {
  private var draftNames: DraftNames
  private let fonts: FontLibrary
  private var folder: StartingFolder
  private let defaults: DraftDefaults
  /// The files in the order of writing.
  private var files: [StartingFile] = []
  /// Whether a file cannot be written in its place; if so, none is written.
  package private(set) var isRefused = false
  /// The total number of scenarios.
  package private(set) var scenarios = 0
  /// The number of written scenarios; in a dry run, the number of scenarios to write.
  package private(set) var written = 0
  /// Documents without their own screen, each with its scenes.
  package private(set) var withoutScreens: [String] = []
  /// The app's classes of the controllers in the storyboards of an app.
  package private(set) var controllerClasses: Set<String> = []
  /// The app's classes of the controllers in all documents.
  package private(set) var documentClasses: Set<String> = []
  /// The drafts of the scenes in an app's storyboards.
  package private(set) var appScenes: [AppScreenDraft] = []
  /// The number of screens with uncertain parts, by the reason.
  private var uncertain: [UndeterminedParts.Reason: Int] = [:]
  /// The number of screens with any uncertain part.
  private var uncertainScreens = 0
  /// Notes about omissions, one sentence each.
  package private(set) var notes: [String] = []
  /// The errors of reading documents or writing files; initial ones come first.
  package private(set) var failures: [any Error]

  package init(
    draftNames: DraftNames,
    fonts: FontLibrary,
    folder: StartingFolder,
    defaults: DraftDefaults = DraftDefaults(),
    failures: [any Error]
  ) {
    self.defaults = defaults
    self.draftNames = draftNames
    self.fonts = fonts
    self.folder = folder
    self.failures = failures
  }

  /// Drafts a scenario for each scene of an app's storyboard, for trials with the app's engine.
  package mutating func addScenes(of file: InterfaceBuilderFiles.File) {
    do {
      let stages = fonts.apps.stages(of: file.path, noting: fonts.documents)
      let startingMatrix = StartingMatrix(defaults.matrix, for: stages)
      fonts.documents.add(startingMatrix.notes)
      let scenes = SceneCache(noting: fonts.documents)
      let document = try DraftedDocument(
        file: file.path,
        scenes: scenes,
        on: startingMatrix,
        in: fonts
      )
      controllerClasses.formUnion(document.controllerClasses)
      appScenes += draftNames.appDrafts(of: document, on: startingMatrix)
    } catch ImportError.notInterfaceBuilder(let location, let found, _) where !file.isNamed {
      notes.append("left out: \(location): \(found) is not a document for iOS")
    } catch {
      failures.append(error)
    }
  }

  /// Drafts a scenario for each scene with views in a document.
  package mutating func add(_ file: InterfaceBuilderFiles.File) async {
    let scenes = SceneCache(noting: fonts.documents)
    do {
      let stages = fonts.apps.stages(of: file.path, noting: fonts.documents)
      let startingMatrix = StartingMatrix(defaults.matrix, for: stages)
      fonts.documents.add(startingMatrix.notes)
      let document = try DraftedDocument(
        file: file.path,
        scenes: scenes,
        on: startingMatrix,
        in: fonts
      )
      documentClasses.formUnion(document.controllerClasses)
      if document.scenes.isEmpty {
        let names = document.otherScenes.map(\.shortened).joined(separator: ", ")
        withoutScreens.append("\(file.path)\(names.isEmpty ? "" : ": \(names)")")
      }
      for draft in draftNames.drafts(of: document, on: startingMatrix) { await add(draft, scenes) }
    } catch ImportError.notInterfaceBuilder(let location, let found, _) where !file.isNamed {
      // A project may contain documents for other systems.
      notes.append("left out: \(location): \(found) is not a document for iOS")
    } catch {
      failures.append(error)
    }
  }

  private mutating func add(_ draft: ScenarioDraft, _ scenes: SceneCache) async {
    do {
      guard draft.document.isFilePath else {
        throw Failure(
          "no scenario can name this file",
          at: draft.scene.file,
          hint: "its path must be one line of visible characters, at most 200 bytes"
        )
      }
      let drafted = try await draft.text(
        by: defaults.technique,
        inheriting: defaults.inherited,
        scenes: scenes,
        fonts: fonts
      )
      let scene = draft.scene
      let kind =
        scene.fields.isEmpty
        ? "no fields"
        : "\(counted(scene.fields.count, "field")), \(drafted.technique.rawValue)"
      add(
        drafted.text,
        to: draftNames.file(of: draft),
        about: "\(scene.displayName) of \(scene.file), \(kind)",
        isScenario: true
      )
      count(drafted.uncertain.reasons)
    } catch {
      failures.append(error)
    }
  }

  /// A sentence with the number of screens that the documents do not fully determine; nil for none.
  package var uncertainties: String? {
    guard uncertainScreens > 0 else { return nil }
    let reasons = UndeterminedParts.Reason.allCases.compactMap { reason in
      uncertain[reason].map { "\(reason.text) (\($0))" }
    }
    return "uncertain in \(uncertainScreens) of \(counted(scenarios, "scenario")), "
      + "see their comments: \(reasons.joined(separator: ", "))"
  }

  private mutating func count(_ reasons: [UndeterminedParts.Reason]) {
    uncertainScreens += reasons.isEmpty ? 0 : 1
    for reason in reasons { uncertain[reason, default: 0] += 1 }
  }

  /// Adds the scenario of a screen from the code of an app.
  mutating func add(_ draft: AppScreenDraft, about subject: String) {
    add(
      draft.text(inheriting: defaults.inherited),
      to: "\(draftNames.baselines)/\(draft.name).yaml",
      about: subject,
      isScenario: true
    )
  }

  /// Adds a file.
  package mutating func add(_ text: String, to file: String, about subject: String) {
    add(text, to: file, about: subject, isScenario: false)
  }

  private mutating func add(
    _ text: String,
    to file: String,
    about subject: String,
    isScenario: Bool
  ) {
    add(file, subject, isScenario: isScenario) { try $0.plan(text, to: file) }
  }

  /// Adds recordings to the files that git ignores.
  ///
  /// - Parameter hasAppEngine: Whether git ignores the engine of an app too.
  package mutating func ignoreRecordings(hasAppEngine: Bool) {
    let file = ".gitignore"
    let folders = [".scvdb"] + (hasAppEngine ? [AppEngineProgram.buildFolder] : [])
    let subject = hasAppEngine ? "git ignores recordings and builds" : "git ignores recordings"
    add(file, subject, isScenario: false) { try $0.plan(ignoring: folders, in: file) }
  }

  /// Marks baselines as generated, so that hosts collapse their changes in pull requests.
  package mutating func markBaselines() {
    add(
      "*.txt linguist-generated\n",
      to: "\(draftNames.baselines)/.gitattributes",
      about: "pull requests collapse baselines"
    )
  }

  private mutating func add(
    _ file: String,
    _ subject: String,
    isScenario: Bool,
    _ plan: (inout StartingFolder) throws -> StartingFolder.Outcome
  ) {
    do {
      let outcome = try plan(&folder)
      files.append(
        StartingFile(path: file, subject: subject, outcome: outcome, isScenario: isScenario)
      )
      scenarios += isScenario ? 1 : 0
    } catch {
      failures.append(error)
      isRefused = true
    }
  }

  /// Writes the files; none if one cannot be written in its place.
  ///
  /// - Returns: A line for each written file; in a dry run, for each file to write.
  package mutating func write() -> [String] {
    guard !isRefused else { return [] }
    var lines: [String] = []
    for file in files {
      do {
        try folder.write(file.path)
        written += file.isScenario && file.outcome.isWriting ? 1 : 0
        lines.append("\(text(for: file.outcome)) \(file.path): \(file.subject)")
      } catch {
        failures.append(error)
      }
    }
    return lines
  }

  private func text(for outcome: StartingFolder.Outcome) -> String {
    switch outcome {
    case .written: folder.isDryRun ? "would write" : "wrote"
    case .replaced: folder.isDryRun ? "would replace" : "replaced"
    case .unchanged: "unchanged"
    case .kept: "kept (differs)"
    case .extended: folder.isDryRun ? "would extend" : "extended"
    }
  }
}

/// A file to write, with the words of its line.
private struct StartingFile {
  let path: String
  let subject: String
  let outcome: StartingFolder.Outcome
  let isScenario: Bool
}

extension StartingFolder.Outcome {
  fileprivate var isWriting: Bool { self == .written || self == .replaced }
}
