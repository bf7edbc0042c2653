import Foundation
import ProjectFiles
import Reporting
package import ScenarioLoading
package import ScenarioModel
import StoryboardImport

/// What new scenarios have in common.
package struct DraftDefaults {
  /// What the project asks for, or ``StartingMatrix/usual``.
  package var matrix: Matrix
  /// Nil for the technique that keeps the fields of the screen in sight.
  package var technique: Technique?

  package init(matrix: Matrix? = nil, technique: Technique? = nil) {
    self.matrix = matrix ?? StartingMatrix.usual
    self.technique = technique
  }
}

/// Writes the scenarios of one document after the other, whatever becomes of the others.
package struct Starter {
  private var draftNames: DraftNames
  private let fonts: FontLibrary
  private let folder: StartingFolder
  private let defaults: DraftDefaults
  /// How devices may be held, by the folder of the project.
  private var orientations: [String: AppOrientations] = [:]
  /// How many scenarios there are now.
  package private(set) var scenarios = 0
  /// How many of them were written, or would be.
  package private(set) var written = 0
  /// Documents without a screen of their own, each with its scenes.
  package private(set) var withoutScreens: [String] = []
  /// How many screens have uncertain parts, by the reason.
  private var uncertain: [UncertainParts.Reason: Int] = [:]
  /// How many screens have any.
  private var uncertainScreens = 0
  /// What was left out, a sentence each.
  package private(set) var notes: [String] = []
  /// Why documents could not be read or files not written; those known at the start come first.
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

  /// Writes a scenario for each scene of a document that has views.
  ///
  /// - Returns: A line for each file.
  package mutating func add(_ file: InterfaceBuilderFiles.File) async -> [String] {
    let scenes = SceneCache(noting: fonts.documents)
    do {
      let stage = StartingMatrix(defaults.matrix, in: orientations(around: file.path))
      let document = try DraftedDocument(file: file.path, scenes: scenes, on: stage)
      if document.scenes.isEmpty {
        let names = document.otherScenes.map(\.shortened).joined(separator: ", ")
        withoutScreens.append("\(file.path)\(names.isEmpty ? "" : ": \(names)")")
      }
      var lines: [String] = []
      for draft in draftNames.drafts(of: document, on: stage) { lines += await add(draft, scenes) }
      return lines
    } catch ImportError.notInterfaceBuilder(let location, let found, _) where !file.isNamed {
      // A project may have documents for other systems.
      notes.append("left out: \(location): \(found) is not a document for iOS")
    } catch {
      failures.append(error)
    }
    return []
  }

  private mutating func add(_ draft: ScenarioDraft, _ scenes: SceneCache) async -> [String] {
    do {
      guard draft.document.isFilePath else {
        throw Failure(
          "\(draft.scene.file): no scenario can name this file",
          hint: "its path needs to be one line of visible characters, 200 bytes at most"
        )
      }
      let drafted = try await draft.text(by: defaults.technique, scenes: scenes, fonts: fonts)
      let scene = draft.scene
      let kind =
        scene.fields.isEmpty
        ? "no fields"
        : "\(counted(scene.fields.count, "field")), \(drafted.technique.rawValue)"
      let lines = write(
        drafted.text,
        to: draftNames.file(of: draft),
        about: "\(scene.displayName) of \(scene.file), \(kind)"
      ) { $0.written += 1 }
      scenarios += lines.isEmpty ? 0 : 1
      count(drafted.uncertain.reasons)
      return lines
    } catch {
      failures.append(error)
      return []
    }
  }

  /// Of how many screens the documents leave something open, in a sentence; nil for none.
  package var uncertainties: String? {
    guard uncertainScreens > 0 else { return nil }
    let reasons = UncertainParts.Reason.allCases.compactMap { reason in
      uncertain[reason].map { "\(reason.text) (\($0))" }
    }
    return "not certain in \(uncertainScreens) of \(counted(scenarios, "scenario")), "
      + "as their comments list: \(reasons.joined(separator: ", "))"
  }

  private mutating func count(_ reasons: [UncertainParts.Reason]) {
    uncertainScreens += reasons.isEmpty ? 0 : 1
    for reason in reasons { uncertain[reason, default: 0] += 1 }
  }

  /// How the app of a document lets devices be held, searched for once for each project.
  private mutating func orientations(around file: String) -> AppOrientations {
    let folder = ProjectFolder(around: file).path
    if let known = orientations[folder] { return known }
    let found = AppOrientations(folder: folder)
    fonts.documents.add(found.refusals.map { ImportWarning($0) })
    orientations[folder] = found
    return found
  }

  /// Writes a file, or states what would be written.
  ///
  /// - Returns: A line that states what became of it; none where it cannot be written.
  package mutating func write(
    _ text: String,
    to file: String,
    about subject: String,
    count: (inout Starter) -> Void = { _ in }
  ) -> [String] {
    reporting(file, subject) { starter in
      let outcome = try starter.folder.write(text, to: file)
      if outcome.isWriting { count(&starter) }
      return outcome
    }
  }

  /// Keeps recordings out of git.
  ///
  /// - Parameter path: Where the repository's folder is, as a path in front of names.
  /// - Returns: A line that states what became of the file; none where it cannot be written.
  package mutating func ignoreRecordings(in path: String = "") -> [String] {
    reporting("\(path).gitignore", "recordings are no part of the repository") {
      try $0.folder.add(
        line: ".scvdb/",
        to: "\(path).gitignore",
        besides: [".scvdb", "/.scvdb", "/.scvdb/"]
      )
    }
  }

  private mutating func reporting(
    _ file: String,
    _ subject: String,
    _ write: (inout Starter) throws -> StartingFolder.Outcome
  ) -> [String] {
    do {
      return ["\(text(for: try write(&self))) \(file): \(subject)"]
    } catch {
      failures.append(error)
      return []
    }
  }

  private func text(for outcome: StartingFolder.Outcome) -> String {
    switch outcome {
    case .written: folder.isDryRun ? "would write" : "wrote"
    case .replaced: folder.isDryRun ? "would replace" : "replaced"
    case .unchanged: "unchanged"
    case .kept: "kept (edited)"
    case .extended: folder.isDryRun ? "would extend" : "extended"
    }
  }
}

extension StartingFolder.Outcome {
  fileprivate var isWriting: Bool { self == .written || self == .replaced }
}
