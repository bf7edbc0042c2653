import EngineProtocol
import Foundation
import InterfaceBuilder
import ProjectFiles
import Reporting
package import ScenarioModel
import SnapshotModel

extension ScenarioFile {
  /// Adds the destinations of the scenario's segues, from its documents, to its screens.
  ///
  /// - Parameter scenes: The cache that reads documents.
  /// - Returns: The same scenario if none of its steps performs a segue.
  /// - Throws: An error in the steps or in a document.
  package func findingSegues(in scenes: SceneCache) throws -> ScenarioFile {
    guard let item = scenario.firstCase else { return self }
    // Size classes and languages do not affect segues.
    let search = SegueSearch(scenes: scenes, version: ScreenVersion(of: item))
    return try findingSegues(attributes: search.attributes, search.found)
  }
}

/// Finds the segues that steps perform in the documents of a scenario.
private struct SegueSearch {
  let scenes: SceneCache
  let version: ScreenVersion

  /// A scene of a document.
  struct Place {
    /// The path of the document in the scenario.
    var file: String
    var document: InterfaceBuilderDocument
    var scene: InterfaceBuilderScene
  }

  /// The maximum number of references from one storyboard to the next.
  private static let longestWay = 8

  func attributes(of file: ScenarioFile, _ screen: Int) throws -> ControllerAttributes? {
    let attributes = try place(of: file, screen)?.scene.screen?.controllerAttributes
    let own = file.scenario.screens[screen].controllerAttributes
    return own?.over(attributes) ?? attributes
  }

  func found(in file: ScenarioFile, _ unknown: UnknownStep) throws -> FoundSegue {
    guard let place = try place(of: file, unknown.screen) else {
      if case .tap = unknown.step { return FoundSegue() }
      throw mistake(.noSegues(screen: file.scenario.screens[unknown.screen].name), unknown)
    }
    let nodes = place.document.segues(from: place.scene)
    let node: SegueNode
    switch unknown.step {
    case .segue(let request):
      node = try self.node(identified: request.identifier, among: nodes, in: file, unknown)
      if request.target != nil, node.performed.map({ $0.kind != .unwind }) ?? false {
        let reason = "on the segue '\(request.identifier)', which is not an unwind segue"
        throw mistake(.keyWithoutEffect("to", reason, fix: "remove 'to'"), unknown)
      }
    case .tap(let view):
      guard let touched = try self.node(touching: view, among: nodes, at: place, in: file, unknown)
      else { return FoundSegue() }
      node = touched
    default: return FoundSegue()
    }
    return try found(node, at: place, in: file, unknown)
  }

  // MARK: - The segue

  private func node(
    identified identifier: String,
    among nodes: [SegueNode],
    in file: ScenarioFile,
    _ unknown: UnknownStep
  ) throws -> SegueNode {
    let matching = nodes.filter { $0.identifier == identifier }
    let screen = file.scenario.screens[unknown.screen].name
    guard let first = matching.first else {
      let known = nodes.filter { $0.performed != nil }
      throw mistake(
        .unknownSegue(
          identifier,
          screen: screen,
          known: Array(Set(known.compactMap(\.identifier))).sorted(),
          hasOthers: known.contains { $0.identifier == nil }
        ),
        unknown
      )
    }
    guard matching.allSatisfy({ $0.destination == first.destination && $0.kind == first.kind })
    else { throw mistake(.ambiguousSegue(identifier, screen: screen), unknown) }
    return first
  }

  /// Returns the segue that a touch starts; nil for a field.
  private func node(
    touching view: String,
    among nodes: [SegueNode],
    at place: Place,
    in file: ScenarioFile,
    _ unknown: UnknownStep
  ) throws -> SegueNode? {
    let reference = file.scenario.screens[unknown.screen]
    guard var screen = place.scene.screen else { return nil }
    screen = try screen.filled(with: reference.rows ?? [], at: file.locations.rows[unknown.screen])
    // Each segue is found by its position, so that an error can name a segue of an unsupported kind.
    screen.segues = nodes.enumerated().filter { !$0.element.isForAccessory }.map { index, node in
      var segue = ScreenSegue(id: "\(index)", kind: .show)
      (segue.source, segue.itemName) = (node.source, node.itemName)
      return segue
    }
    if let index = screen.segue(touching: view).flatMap({ Int($0.id) }) { return nodes[index] }
    let views = screen.allNodes
    guard let touched = views.first(where: { $0.name == view }) else {
      let touchable = views.filter {
        $0.kind.takesKeyboardInput || screen.segue(touching: $0.name) != nil
      }
      let items = nodes.compactMap(\.itemName)
      let known = (touchable.isEmpty && items.isEmpty ? views : touchable).map(\.name) + items
      throw mistake(
        .unknownItem(view, kind: "view", screen: reference.name, known: known),
        unknown
      )
    }
    guard touched.kind.takesKeyboardInput else {
      throw mistake(.nothingToTouch(view: view, screen: reference.name), unknown)
    }
    return nil
  }

  // MARK: - The destination

  private func found(
    _ node: SegueNode,
    at place: Place,
    in file: ScenarioFile,
    _ unknown: UnknownStep
  ) throws -> FoundSegue {
    let name = node.identifier ?? node.id
    guard var segue = node.performed else {
      throw mistake(.unusableSegue(name, reason: node.obstacle, at: node.location), unknown)
    }
    guard segue.kind != .unwind else { return FoundSegue(segue: segue) }
    if segue.kind == .showDetail, file.scenario.splitView != nil {
      let reason = "it replaces the other column of the split view"
      throw mistake(.unusableSegue(name, reason: reason, at: node.location), unknown)
    }
    var destination = place.document.destination(ofController: node.destination)
    var (path, document) = (place.file, place.document)
    for _ in 0..<Self.longestWay {
      guard case .reference(let storyboard, let scene) = destination else { break }
      path = try self.path(of: storyboard, near: path, from: file, node, unknown)
      document = try self.document(at: path, of: file, unknown.location)
      destination = try loading(unknown.location) { try document.destination(ofScene: scene) }
    }
    switch destination {
    case .scene(let scene, let container):
      let end = Place(file: path, document: document, scene: scene)
      let screen = try reference(to: end, in: file)
      (segue.destination, segue.container) = (screen.name, container)
      return FoundSegue(segue: segue, destination: screen)
    case .unusable(let reason):
      throw mistake(.unusableSegue(name, reason: reason, at: node.location), unknown)
    case .reference(let storyboard, _):
      let reason = "its references do not end, the last is to \(storyboard)"
      throw mistake(.unusableSegue(name, reason: reason, at: node.location), unknown)
    }
  }

  /// Returns the scenario's screen for a scene, or a new one.
  private func reference(to place: Place, in file: ScenarioFile) throws -> ScreenReference {
    for (index, screen) in file.scenario.screens.enumerated() {
      guard let other = try self.place(of: file, index), other.scene.id == place.scene.id,
        absolute(other.file, file) == absolute(place.file, file)
      else { continue }
      return screen
    }
    let candidate = place.scene.displayName.asScreenName
    var name = candidate
    var number = 1
    while file.scenario.screens.contains(where: { $0.name == name }) {
      number += 1
      name = "\(candidate)-\(number)"
    }
    let scene = place.scene.controller?.id ?? place.scene.id
    return ScreenReference(
      name: name,
      source: .interfaceBuilder(ScreenReference.Scene(file: place.file, scene: scene))
    )
  }

  /// Returns the path of the app's storyboard with a name.
  ///
  /// It is beside another document, beside its translations, or the only one in the project.
  private func path(
    of storyboard: String,
    near other: String,
    from file: ScenarioFile,
    _ node: SegueNode,
    _ unknown: UnknownStep
  ) throws -> String {
    let name = "\(storyboard).storyboard"
    let folder = URL(filePath: absolute(other, file)).deletingLastPathComponent()
    var folders = [folder, folder.appending(path: "Base.lproj")]
    if folder.pathExtension == "lproj" {
      let parent = folder.deletingLastPathComponent()
      folders += [parent, parent.appending(path: "Base.lproj")]
    }
    let near = folders.map { $0.appending(path: name).standardizedFileURL.path }
    for path in near where try file.reader.entry(at: path) != nil { return path }
    let project = ProjectFolder(around: folder.appending(path: name).path).path
    let found = InterfaceBuilderFiles([project])
    scenes.add(found.warnings)
    let all = found.files.map(\.path).filter {
      URL(filePath: $0).lastPathComponent == name
    }
    guard let path = all.first, all.count == 1 else {
      let segue = node.identifier ?? node.id
      throw mistake(
        all.isEmpty
          ? .missingStoryboard(name, segue: segue, folder: project)
          : .ambiguousStoryboard(name, segue: segue, paths: all),
        unknown
      )
    }
    return path
  }

  // MARK: - Documents

  /// Returns the scene of a scenario's screen; nil for a screen that the scenario describes itself.
  private func place(of file: ScenarioFile, _ screen: Int) throws -> Place? {
    guard case .interfaceBuilder(let scene) = file.scenario.screens[screen].source else {
      return nil
    }
    let location = file.locations.screens[screen]
    let document = try document(at: scene.file, of: file, location)
    let found = try loading(location) { try document.scene(scene.scene) }
    return Place(file: scene.file, document: document, scene: found)
  }

  private func document(
    at path: String,
    of file: ScenarioFile,
    _ location: FileLocation
  ) throws -> InterfaceBuilderDocument {
    let path = absolute(path, file)
    return try loading(location) { try scenes.document(at: path, for: version, by: file.reader) }
  }

  /// Returns the file system's path for a path relative to the scenario's folder.
  private func absolute(_ path: String, _ file: ScenarioFile) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folder = URL(filePath: file.file).deletingLastPathComponent()
    return folder.appending(path: path).relativePath
  }

  private func loading<Value>(_ location: FileLocation, _ body: () throws -> Value) throws -> Value
  {
    do {
      return try body()
    } catch {
      throw SceneLoadingError(location: location, cause: error)
    }
  }

  private func mistake(_ problem: ScenarioProblem, _ unknown: UnknownStep) -> ScenarioError {
    ScenarioError(problem, at: unknown.location)
  }
}

extension String {
  /// The text as a screen name, which is a part of paths in recordings.
  fileprivate var asScreenName: String {
    let name = String(map { $0 == "/" || $0.isWhitespace ? "-" : $0 })
    return name.isPathComponent ? name : "scene"
  }
}
