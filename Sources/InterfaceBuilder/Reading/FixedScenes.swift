import ScenarioModel

/// The scenes of a document without a part that depends on size classes, read once.
///
/// The size classes of the window select only variations inside a scene, so such a scene is the same
/// in windows of all sizes.
final class FixedScenes {
  private struct Reading {
    var scene: InterfaceBuilderScene?
    var problems: ReadingProblems.Found
  }

  /// The readings by the indices of the elements.
  private var readings: [Int: Reading] = [:]
  /// The ids of the scenes that also embed no other scene.
  private(set) var ids: Set<String> = []

  /// Returns a scene as an app reads it in a window of some size, before other scenes are embedded.
  ///
  /// - Parameters:
  ///   - objects: The objects of the scene.
  ///   - sizeClasses: The size classes of the window.
  ///   - read: Reads the scene.
  /// - Returns: The scene; nil for a .xib without views.
  func scene(
    of objects: MarkupElement,
    inWindowOf sizeClasses: SizeClasses,
    _ read: () -> InterfaceBuilderScene?
  ) -> InterfaceBuilderScene? {
    let problems = objects.tree.problems
    if let known = readings[objects.index] {
      problems.add(known.problems)
      var scene = known.scene
      scene?.canvas.sizeClasses = sizeClasses
      return scene
    }
    guard !objects.containsVariations else { return read() }
    let (scene, found) = problems.noting(read)
    readings[objects.index] = Reading(scene: scene, problems: found)
    if let scene, scene.embedSegues.isEmpty { ids.insert(scene.id) }
    return scene
  }
}

extension MarkupElement {
  fileprivate var containsVariations: Bool {
    descendants.contains { tree.nodes[$0].name == "variation" }
  }
}
