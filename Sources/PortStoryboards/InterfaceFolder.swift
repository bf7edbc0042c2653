import InterfaceBuilder
package import PortSupport

/// Finds the interface files of the package by their names.
package enum InterfaceFolder: NamedInterfaces {
  /// Returns the source of the storyboard with a name.
  package static func storyboard(named name: String) -> UIStoryboard.Source? {
    guard let file = file(name, "storyboard") else { return nil }
    return { identifier in
      file.scene(identifier).map { LoadedScene(file, $0, storyboard: name).template }
    }
  }

  /// Returns the source of the nib with a name.
  package static func nib(named name: String) -> UINib.Source? {
    guard let file = file(name, "xib"), let scene = file.document.scenes.first else { return nil }
    return { owner in LoadedScene(file, scene, storyboard: name).objects(for: owner as AnyObject?) }
  }

  @MainActor
  private static func file(_ name: String, _ ending: String) -> InterfaceFile? {
    // Among localized files, the file in the development language comes first.
    let paths = ResourceFiles.paths.filter { $0.hasSuffix("/\(name).\(ending)") }
    let path = paths.first { $0.contains("/Base.lproj/") || !$0.contains(".lproj/") } ?? paths.first
    return path.map { InterfaceFile.read($0) }
  }
}
