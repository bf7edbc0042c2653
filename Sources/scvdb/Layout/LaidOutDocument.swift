import BuiltInEngine
import DeviceCatalog
import LayoutEngine
import ScenarioModel
import StoryboardImport

/// A document with its scenes laid out once.
struct LaidOutDocument {
  /// Why a document, or one scene of it, cannot be laid out.
  enum Failure: Error, CustomStringConvertible {
    case document(ImportError)
    case scene(file: String, ScreenBuildError)
    case noDevice(file: String)

    var description: String {
      switch self {
      case .document(let error): error.description
      case .scene(let file, let error): "\(file): \(error)"
      case .noDevice(let file):
        "\(file): the document names no device of the catalog; name one with --device"
      }
    }
  }

  /// A scene with its layout.
  struct Scene {
    var scene: InterfaceBuilderScene
    var screen: Screen
    var layout: LaidOutScreen
  }

  let file: String
  let scenes: [Scene]
  /// Where the scenes were laid out, in words; nil for each scene's own canvas.
  let place: String?
  /// What a person should know beside the frames.
  let notes: [String]

  /// Lays the scenes of a document out: the named one, or all that have views.
  ///
  /// - Parameters:
  ///   - file: Path of a storyboard or .xib.
  ///   - name: The only scene wanted; nil for all.
  ///   - stage: Where a running app shows the scenes; nil for Interface Builder's canvas.
  /// - Throws: `Failure` when any of the wanted scenes cannot be read or laid out.
  init(file: String, only name: String?, stage: StageOptions.Stage?) throws(Failure) {
    self.file = file
    let runTime = try stage.map { (stage) throws(Failure) in
      try Self.runTimeStage(stage, file: file)
    }
    let document = try Self.document(file, runTime)
    let chosen = try Self.scenes(of: document, only: name)
    var scenes: [Scene] = []
    do throws(ScreenBuildError) {
      for scene in chosen {
        guard let screen = scene.screen ?? scene.looseScreen else { continue }
        let layout = try Self.layout(of: screen, of: scene, runTime)
        scenes.append(Scene(scene: scene, screen: screen, layout: layout))
      }
    } catch {
      throw .scene(file: file, error)
    }
    self.scenes = scenes
    place = runTime?.words
    notes = Self.notes(of: document, scenes)
  }

  // MARK: - Reading

  private static func document(
    _ file: String,
    _ stage: RunTimeStage?
  ) throws(Failure) -> InterfaceBuilderDocument {
    do throws(ImportError) {
      return try InterfaceBuilderDocument(contentsOf: file, sizeClasses: stage?.sizeClasses)
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

  /// Completes what the options say by what the document says of the device it was edited for.
  private static func runTimeStage(
    _ stage: StageOptions.Stage,
    file: String
  ) throws(Failure) -> RunTimeStage {
    var device = stage.device
    var orientation = stage.orientation ?? .portrait
    if device == nil {
      let canvas = try document(file, nil).scenes.first?.canvas
      device = canvas?.device.flatMap { Devices.device(interfaceBuilderID: $0) }
      orientation = stage.orientation ?? canvas?.orientation ?? .portrait
    }
    guard let device else { throw .noDevice(file: file) }
    var complete = RunTimeStage(device: device, orientation: orientation)
    complete.contentSizeCategory = stage.contentSizeCategory
    complete.layoutDirection = stage.layoutDirection
    return complete
  }

  // MARK: - Layout

  private static func layout(
    of screen: Screen,
    of scene: InterfaceBuilderScene,
    _ stage: RunTimeStage?
  ) throws(ScreenBuildError) -> LaidOutScreen {
    guard var stage else {
      guard scene.screen == nil else {
        return try DesignTimeLayout.layout(of: screen, on: scene.canvas)
      }
      let name = screen.name
      return try DesignTimeLayout.layout(ofParts: scene.looseViews, of: name, on: scene.canvas)
    }
    stage.fillsScreen = scene.fillsScreen && scene.screen != nil
    stage.adjustsScrollViewInsets = scene.controller?.automaticallyAdjustsScrollViewInsets ?? true
    return try RunTimeLayout.layout(of: screen, on: scene.canvas, stage: stage)
  }

  // MARK: - Notes

  /// Of a scene's conflicts more would drown what else there is to say.
  private static let shownConflicts = 5

  private static func notes(of document: InterfaceBuilderDocument, _ scenes: [Scene]) -> [String] {
    var notes = document.warnings.map(\.description)
    if scenes.isEmpty { notes.append("\(document.file): warning: it has no view to lay out") }
    for scene in scenes {
      let name = "\(document.file): warning: scene \(scene.scene.displayName)"
      let conflicts = scene.layout.conflicts
      notes += conflicts.prefix(shownConflicts).map { "\(name): \($0)" }
      let more = conflicts.count - shownConflicts
      if more > 0 { notes.append("\(name): \(counted(more, "more conflict")) of constraints") }
    }
    return notes
  }
}

extension InterfaceBuilderScene {
  /// The views of a scene without a root view, the first in its place; nil without any.
  fileprivate var looseScreen: Screen? {
    looseViews.first.map { first in
      Screen(name: displayName, rootView: first, detachedViews: Array(looseViews.dropFirst()))
    }
  }
}

extension RunTimeStage {
  fileprivate var sizeClasses: SizeClasses {
    let metrics = device.metrics(in: orientation)
    return SizeClasses(
      horizontal: metrics.horizontalSizeClass,
      vertical: metrics.verticalSizeClass
    )
  }

  /// For example `iphone-8 landscape, accessibilityLarge, rtl`.
  fileprivate var words: String {
    var words = ["\(device.id) \(orientation.rawValue)"]
    if contentSizeCategory != .large { words.append(contentSizeCategory.name) }
    if layoutDirection == .rightToLeft { words.append("rtl") }
    return words.joined(separator: ", ")
  }
}
