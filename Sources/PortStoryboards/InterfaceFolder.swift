import InterfaceBuilder
package import PortSupport

/// Finds the interface files of the package by their names.
package enum InterfaceFolder: NamedInterfaces {
  /// Returns the source of the storyboard with a name.
  package static func storyboard(named name: String) -> UIStoryboard.Source? {
    file(name, "storyboard").map { source(of: $0, named: name) }
  }

  /// Returns the source of a storyboard file.
  @MainActor
  static func source(of file: InterfaceFile, named name: String) -> UIStoryboard.Source {
    { identifier in
      file.scene(identifier).flatMap { template(of: $0, in: file, storyboard: name) }
    }
  }

  /// Returns the source of the nib with a name.
  package static func nib(named name: String) -> UINib.Source? {
    file(name, "xib").flatMap { nibSource(of: $0, named: name) }
  }

  /// Returns the source of a nib file; nil for a file without views.
  @MainActor
  static func nibSource(of file: InterfaceFile, named name: String) -> UINib.Source? {
    guard let scene = file.document.scenes.first else { return nil }
    return { owner in LoadedScene(file, scene, storyboard: name).objects(for: owner as AnyObject?) }
  }

  /// Returns UIKit's template for a scene, or for the scene in the other storyboard that it refers
  /// to.
  ///
  /// A missing scene is reported, and a plain controller replaces it, so that the other controllers
  /// of a container can be shown.
  @MainActor
  private static func template(
    of scene: InterfaceBuilderScene,
    in file: InterfaceFile,
    storyboard: String
  ) -> StoryboardScene? {
    guard let controller = scene.controller, controller.kind == .placeholder else {
      return LoadedScene(file, scene, storyboard: storyboard).template
    }
    let name = controller.storyboardName ?? storyboard
    let identifier = controller.referencedIdentifier
    guard name != storyboard || identifier != nil,
      var template = UIStoryboard.source(named: name)?(identifier)
    else {
      let target = controller.reference ?? name
      InterfaceReport.add(
        "\(target) does not exist; the reference leads to a UIViewController",
        at: scene.location
      )
      return StoryboardScene(makeController: { UIViewController() })
    }
    template.owner = template.owner ?? UIStoryboard(name: name, bundle: nil)
    return template
  }

  @MainActor
  private static func file(_ name: String, _ ending: String) -> InterfaceFile? {
    // Among localized files, the file in the development language comes first.
    let paths = ResourceFiles.paths.filter { $0.hasSuffix("/\(name).\(ending)") }
    let path = paths.first { $0.contains("/Base.lproj/") || !$0.contains(".lproj/") } ?? paths.first
    return path.map { InterfaceFile.read($0) }
  }
}
