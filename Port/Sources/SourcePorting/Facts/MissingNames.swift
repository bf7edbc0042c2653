/// The names of Apple modules that do not exist on Linux, mainly SwiftUI.
///
/// Names that packages often give to their own types are left out.
package enum MissingNames {
  /// Protocols that declarations conform to.
  package static let protocols: Set = [
    "App", "ButtonStyle", "EnvironmentKey", "LabelStyle", "ListStyle", "PreferenceKey",
    "PreviewProvider", "Scene", "Shape", "ToggleStyle", "UIViewControllerRepresentable",
    "UIViewRepresentable", "View", "ViewModifier",
  ]

  /// Returns the names that a file with these imports takes from missing modules.
  package static func names(ofImports imports: Set<String>) -> Set<String> {
    (imports.contains("SwiftUI") ? swiftUI : []).union(imports.contains("OSLog") ? logs : [])
  }

  /// Returns whether a name belongs to SwiftUI.
  static func isSwiftUI(_ name: String) -> Bool {
    swiftUI.contains(name) || protocols.contains(name)
      || ["ScrollView", "NavigationView", "TabView", "LazyView"].contains(name)
  }

  /// Messages are not kept, so they cannot be read back.
  private static let logs: Set = ["OSLogStore"]

  /// Types, attributes and protocols that code refers to.
  private static let swiftUI: Set = [
    "AnyView", "ButtonStyle", "Color", "EmptyView", "EnvironmentKey", "EnvironmentObject",
    "EnvironmentValues", "GeometryProxy", "GeometryReader", "HStack", "LocalizedStringKey",
    "ObservedObject", "PreferenceKey", "PreviewProvider", "StateObject", "SwiftUI", "Text",
    "ToggleStyle", "UIHostingConfiguration",
    "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
    "UIViewRepresentable", "UIViewRepresentableContext", "VStack", "View", "ViewBuilder",
    "ViewModifier", "WindowGroup", "ZStack",
  ]

  /// Returns the types of a package that depend on missing names.
  ///
  /// A type depends on them if its head or a stored property refers to a missing name, or to
  /// another such type.
  ///
  /// - Parameters:
  ///   - files: All files of the package.
  ///   - declared: The names of all types of the package, which hide names of modules.
  /// - Returns: The names of the types.
  static func typesInNeed(_ files: [FileFacts], declared: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var count = -1
    while found.count != count {
      count = found.count
      for file in files {
        let missing = found.union(names(ofImports: file.imports).subtracting(declared))
        guard !missing.isEmpty else { continue }
        found.formUnion(
          file.types.filter { $0.kind != .extension && !$0.name.contains(".") }
            .filter { !$0.essentialTypes.isDisjoint(with: missing.subtracting([$0.name])) }
            .map(\.name)
        )
      }
    }
    return found
  }
}
