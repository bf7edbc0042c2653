package import BuiltInEngine
package import InterfaceBuilder
import Reporting
package import ScenarioModel
package import SnapshotModel

/// A document with its scenes laid out once.
package struct LaidOutDocument: Sendable {
  /// The reason why a document, or one of its scenes, cannot be laid out.
  package enum Failure: ReportedError, CustomStringConvertible {
    case document(ImportError)
    case scene(file: String, FailureReport)
    case noDevice(file: String)

    package var report: FailureReport {
      switch self {
      case .document(let error): error.report
      case .scene(let file, let report): report.inside(file)
      case .noDevice(let file):
        FailureReport(
          "the document has no known device",
          at: file,
          fix: "name one with --device"
        )
      }
    }

    /// The location, problem and fix, one per line.
    package var description: String { report.description }
  }

  /// A scene with its layout.
  package struct Scene: Sendable {
    /// The scene in the document.
    package var scene: InterfaceBuilderScene
    /// The scene's screen, with the fonts that measured its text.
    package var screen: Screen
    /// The frames that the engine computed.
    package var layout: LaidOutScreen
    /// The views' names for people.
    let titles: ViewTitles
    /// The views that depend on unknown sizes; empty without a request for them.
    package var estimates = LayoutEstimates()

    init(scene: InterfaceBuilderScene, screen: Screen, layout: LaidOutScreen) {
      self.scene = scene
      self.screen = screen
      self.layout = layout
      titles = ViewTitles(of: screen, sources: scene.sources)
    }

    func title(of view: LaidOutView) -> ViewTitle {
      titles.title(ofView: view.name, on: screen.name)
    }
  }

  /// The path of the document, as it was given.
  package let file: String
  /// The scenes in the order of the document, without scenes that have no views.
  package let scenes: [Scene]
  /// The stage of a running app; nil for each scene's own canvas.
  package let stage: ScreenStage?
  /// Parts of the document that are omitted or not followed.
  package let warnings: [ImportWarning]
  /// Notes for the user, one per line: the ``warnings``, then conflicts of the layout.
  package let notes: [String]

  /// Lays out the scenes of a document: the named one, or all with views.
  ///
  /// - Parameters:
  ///   - file: The path of a storyboard or .xib.
  ///   - name: The only scene to lay out; nil for all.
  ///   - stage: The stage of a running app; nil for Interface Builder's canvas.
  ///   - fonts: The fonts for measuring text.
  ///   - findsEstimates: Whether to find the views that depend on unknown sizes, at design time.
  /// - Throws: `Failure` if a selected scene cannot be read or laid out.
  package init(
    file: String,
    only name: String?,
    stage: StageChoice?,
    fonts: FontLibrary,
    findsEstimates: Bool = false
  ) throws(Failure) {
    self.file = file
    let stage = try stage.map { (stage) throws(Failure) in
      try Self.complete(stage, file: file)
    }
    self.stage = stage
    let document = try Self.document(file, stage)
    let chosen = try Self.scenes(of: document, only: name)
    var scenes: [Scene] = []
    for scene in chosen {
      guard let screen = scene.screen(on: stage).map({ fonts.completing($0, from: file) }) else {
        continue
      }
      let layout = try Self.layout(of: screen, of: scene, in: file, stage)
      var laidOut = Scene(scene: scene, screen: screen, layout: layout)
      if findsEstimates {
        laidOut.estimates = try Self.atDesignTime(in: file) { () throws(ScreenBuildError) in
          try DesignTimeLayout.estimates(of: screen, on: scene.canvas)
        }
      }
      scenes.append(laidOut)
    }
    self.scenes = scenes
    warnings = document.warnings
    notes = Self.notes(of: document, scenes)
  }

  /// The scenes in a running app; none at design time.
  var restingScenes: [RestingScene] {
    guard let stage else { return [] }
    return scenes.map {
      RestingScene(scene: $0.scene, screen: $0.screen, file: file, stage: stage)
    }
  }

  /// The cases that show the scenes in a running app without any events, with the views' names.
  ///
  /// There are none at design time.
  package var restingCases: [(question: CaseQuestion, titles: ViewTitles)] {
    zip(scenes, restingScenes).map { ($1.question, $0.titles) }
  }

  // MARK: - Reading

  private static func document(
    _ file: String,
    _ stage: ScreenStage?
  ) throws(Failure) -> InterfaceBuilderDocument {
    do throws(ImportError) {
      return try InterfaceBuilderDocument(
        contentsOf: file,
        sizeClasses: stage?.version.sizeClasses,
        language: stage?.user.language
      )
    } catch {
      throw .document(error)
    }
  }

  private static func scenes(
    of document: InterfaceBuilderDocument,
    only name: String?
  ) throws(Failure) -> [InterfaceBuilderScene] {
    guard let name else { return document.scenes }
    do throws(ImportError) {
      return [try document.scene(name)]
    } catch {
      throw .document(error)
    }
  }

  /// Completes the options with the document's own device settings.
  private static func complete(
    _ stage: StageChoice,
    file: String
  ) throws(Failure) -> ScreenStage {
    var device = stage.device
    var orientation = stage.orientation ?? .portrait
    if device == nil {
      let canvas = try document(file, nil).scenes.first?.canvas
      device = canvas?.device.flatMap { Devices.device(interfaceBuilderID: $0) }
      orientation = stage.orientation ?? canvas?.orientation ?? .portrait
    }
    guard let device else { throw .noDevice(file: file) }
    return ScreenStage(device: device, orientation: orientation, user: stage.user)
  }

  // MARK: - Layout

  private static func layout(
    of screen: Screen,
    of scene: InterfaceBuilderScene,
    in file: String,
    _ stage: ScreenStage?
  ) throws(Failure) -> LaidOutScreen {
    guard let stage else {
      return try atDesignTime(in: file) { () throws(ScreenBuildError) in
        scene.screen == nil
          ? try DesignTimeLayout.layout(ofParts: screen, on: scene.canvas)
          : try DesignTimeLayout.layout(of: screen, on: scene.canvas)
      }
    }
    let resting = RestingScene(scene: scene, screen: screen, file: file, stage: stage)
    do throws(EngineError) {
      return try RestingLayout.layout(of: resting.question)
    } catch {
      throw .scene(file: file, error.report)
    }
  }

  /// Lays a scene out as Interface Builder does; a scene that cannot be built is an error of its
  /// file.
  private static func atDesignTime<Value>(
    in file: String,
    _ layout: () throws(ScreenBuildError) -> Value
  ) throws(Failure) -> Value {
    do throws(ScreenBuildError) {
      return try layout()
    } catch {
      throw .scene(file: file, error.report)
    }
  }

  // MARK: - Notes

  /// The maximum number of reported conflicts per scene, so that they do not hide other problems.
  private static let shownConflicts = 5

  private static func notes(of document: InterfaceBuilderDocument, _ scenes: [Scene]) -> [String] {
    var notes = document.warnings.map(\.description)
    if scenes.isEmpty { notes.append("\(document.file): warning: there is no view to lay out") }
    for scene in scenes {
      let name = "\(document.file): warning: scene \(scene.scene.displayName)"
      let conflicts = scene.layout.conflicts
      notes += conflicts.prefix(shownConflicts).map { conflict in
        let titled = conflict.called(by: scene.titles, on: ViewPath(scene.screen.name))
        return "\(name): \(titled.text(writing: \.plain))"
      }
      let more = conflicts.count - shownConflicts
      if more > 0 { notes.append("\(name): \(counted(more, "more conflict")) of constraints") }
    }
    return notes
  }
}

extension InterfaceBuilderScene {
  /// Returns the scene's screen; at design time also for views without a root view.
  fileprivate func screen(on stage: ScreenStage?) -> Screen? {
    screen ?? (stage == nil ? looseScreen : nil)
  }

  /// A scene's views without a root view, with the first one as the root; nil without any.
  private var looseScreen: Screen? {
    looseViews.first.map { first in
      Screen(name: displayName, rootView: first, detachedViews: Array(looseViews.dropFirst()))
    }
  }
}
