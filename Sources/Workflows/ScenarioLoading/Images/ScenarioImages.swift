import BuiltInEngine
import EngineProtocol
import InterfaceBuilder
import ProjectFiles
import Reporting
import ScenarioModel
import SnapshotModel
import Synchronization

/// The images in the projects of scenarios' documents.
package final class ScenarioImages: Sendable {
  /// The files that are already read.
  private struct Known {
    /// The project folders by the paths of documents.
    var folders: [String: String] = [:]
    /// The catalogs by folders.
    var catalogs: [String: ImageCatalog] = [:]
  }

  private let known = Mutex(Known())
  private let warnings: DocumentWarnings?
  private let prepare: @Sendable () throws -> Void

  /// Makes images without reading any catalog yet.
  ///
  /// - Parameters:
  ///   - warnings: Receives the warnings about omitted images; nil for none.
  ///   - prepare: Called before each search for an image.
  package init(
    noting warnings: DocumentWarnings? = nil,
    preparedBy prepare: @escaping @Sendable () throws -> Void = {}
  ) {
    self.warnings = warnings
    self.prepare = prepare
  }

  /// Returns the appearances of a run's screens, from a replay of its question.
  ///
  /// - Parameters:
  ///   - run: The recorded run.
  ///   - question: The question of the run.
  ///   - scenario: The scenario of the question.
  ///   - column: The case with the other column of its split view; nil without one.
  /// - Returns: The appearances with image files.
  func appearances(
    of run: Run,
    answering question: CaseQuestion,
    from scenario: ScenarioFile,
    beside column: SplitColumnCase? = nil
  ) -> RunAppearances {
    do {
      let played = try DrawnCase(of: question, asRecordedBy: run.engine)
      var drawn = played.appearances(of: run)
      lazy var documents = scenario.screenPaths
      drawn.screens = try drawn.screens.mapValues {
        try adding(to: $0, from: scenario, near: documents)
      }
      if let column { try add(column, to: &drawn, of: played, asRecordedBy: run.engine) }
      return drawn
    } catch {
      return RunAppearances(missing: FailureReport(error).text)
    }
  }

  /// Returns an appearance with the images in the projects of a scenario's documents.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the screens.
  ///   - scenario: The scenario.
  ///   - documents: The paths of the scenario's documents.
  /// - Returns: The same appearance with image files.
  /// - Throws: The errors of preparing the images.
  private func adding(
    to appearance: ScreenAppearance,
    from scenario: ScenarioFile,
    near documents: @autoclosure () -> [String]
  ) throws -> ScreenAppearance {
    var appearance = appearance
    try appearance.addAssets { name in
      try prepare()
      return asset(named: name, near: documents(), by: scenario.reader)
    }
    return appearance
  }

  /// Adds the other column of a split view to each screen with a window of an equal size.
  private func add(
    _ column: SplitColumnCase,
    to drawn: inout RunAppearances,
    of played: DrawnCase,
    asRecordedBy engine: EngineIdentity
  ) throws {
    let others = try DrawnCase(of: column.question, asRecordedBy: engine).checkpoints
      .sorted { $0.key < $1.key }.map(\.value)
    for (step, appearance) in drawn.screens {
      guard let own = played.checkpoints[step]?.snapshot,
        let other = others.first(where: { $0.snapshot.window == own.window })
      else { continue }
      let content = DrawnColumn(
        snapshot: other.snapshot,
        appearance: try adding(
          to: other.appearance,
          from: column.file,
          near: column.file.screenPaths
        )
      )
      drawn.screens[step] = DrawnColumn(snapshot: own, appearance: appearance).adding(content)
    }
  }

  private func asset(
    named name: String,
    near documents: [String],
    by reader: ProjectReader
  ) -> ImageAsset? {
    known.withLock { known in
      var folders: [String] = []
      for path in documents {
        let folder = known.folders[path] ?? ProjectFolder(around: path).path
        known.folders[path] = folder
        if !folders.contains(folder) { folders.append(folder) }
      }
      for folder in folders {
        let catalog = known.catalogs[folder] ?? ImageCatalog(folder: folder, by: reader)
        known.catalogs[folder] = catalog
        let image = catalog.image(named: name)
        warnings?.add(catalog.takeRefusals().map { ImportWarning($0) })
        if let image { return image }
      }
      return nil
    }
  }
}

/// A case with the other column of a split view.
///
/// A class, because most pictures have none, and keep only a reference.
final class SplitColumnCase: Sendable {
  let file: ScenarioFile
  let question: CaseQuestion

  init(file: ScenarioFile, question: CaseQuestion) {
    (self.file, self.question) = (file, question)
  }
}
