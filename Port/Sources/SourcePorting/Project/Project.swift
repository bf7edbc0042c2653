package import Foundation

/// The ported project: a manifest and its targets.
package struct Project: Sendable {
  /// The folder of the user's package.
  package var root: URL
  package var name: String
  /// The text of the manifest.
  package var manifest: String
  /// The name of the manifest's file, for messages.
  package var manifestName: String
  package var targets: [ProjectTarget]
  /// The names of the products.
  package var products: [String] = []
  /// The targets without code for Linux: binaries and macros.
  var foreignTargets: [String] = []
  /// The parts of an Xcode project that are left out.
  package var notes: [XcodeNote] = []
  /// The expressions that make values in place of omitted ones, by their types.
  package var makers: [String: String] = [:]
  /// The Info.plist of the app; nil without an Xcode project.
  package var infoPlist: Data?
}

/// The files of a target that lists them, relative to the package's folder.
package struct ListedFiles: Codable, Hashable, Sendable {
  package var sources: [String]
  /// The files that the program finds by name; they are not copied.
  package var resources: [String]
}

/// A target whose sources are copied.
package struct ProjectTarget: Codable, Hashable, Sendable {
  /// The name in the manifest, which is also the module's name.
  package var name: String
  /// Whether it is a target of tests.
  package var isTest: Bool
  /// The folder, relative to the package's folder; the folder in the copy if files are listed.
  package var folder: String
  /// The files of a target that lists them; nil for all files in ``folder``.
  package var listed: ListedFiles?
  /// The files and folders with the sources, relative to ``folder``; empty for all.
  package var sources: [String] = []
  /// The files and folders that the manifest excludes, relative to ``folder``.
  package var excluded: [String] = []
  /// The targets of the package, and the products of others, that it depends on.
  package var dependencies: [String] = []
  /// The products of other packages among ``dependencies``, and the names that can be products.
  var products: [ProductUse] = []
  /// Whether the manifest names resources; SwiftPM makes a bundle of them.
  package var hasResources = false
  /// Whether the target is Swift code to rewrite, rather than a plugin or a system library.
  package var isRewritten = true
  /// Whether a module map makes the module from headers of the system.
  var isSystemLibrary = false
  /// Whether its sources support Linux unchanged; messages then name them as the user's files.
  package var isForLinux = false
}

extension ProjectTarget {
  /// The listed folder for the additional file of the target; nil for ``folder`` itself.
  var listedFolder: String? { sources.first { !$0.hasSuffix(".swift") } }

  /// Whether the manifest lists the target's sources, and no folder is among them.
  var listsOnlyFiles: Bool { !sources.isEmpty && listedFolder == nil }

  /// The folders that the files of the target are in, relative to the package's folder.
  var userFolders: [TreePath] {
    guard let listed else { return [TreePath(folder)] }
    let paths = (listed.sources + listed.resources).map { TreePath($0) }.filter(\.leadsUp)
    return Array(Set(paths + paths.compactMap(\.parent)))
  }
}

extension Project {
  /// Returns the targets that see UIKit.
  ///
  /// Such a target has a file that imports UIKit, depends on such a target, or depends on a product
  /// of another package that sees UIKit.
  ///
  /// - Parameters:
  ///   - products: The products of other packages that see UIKit.
  ///   - everyTarget: Whether all Swift targets see UIKit, as far as they are not for Linux.
  ///   - imports: Returns the modules that a target imports.
  /// - Returns: The names of the targets.
  package func targetsThatSeeUIKit(
    through products: Set<String> = [],
    everyTarget: Bool = false,
    imports: (ProjectTarget) -> Set<String>
  ) -> Set<String> {
    let targets = targets.filter { !$0.isForLinux }
    if everyTarget { return Set(targets.filter(\.isRewritten).map(\.name)) }
    var seeing = Set(
      targets.filter { target in
        !imports(target).isDisjoint(with: Self.modules)
          || target.isRewritten && !products.isDisjoint(with: target.dependencies)
      }.map(\.name)
    )
    var grew = true
    while grew {
      grew = false
      for target in targets where !seeing.contains(target.name) && target.isRewritten {
        guard !seeing.isDisjoint(with: target.dependencies) else { continue }
        seeing.insert(target.name)
        grew = true
      }
    }
    return seeing
  }

  /// Removes targets without code of the app: plugins, macros, binaries, and the tests of a package
  /// that others depend on.
  mutating func leaveOutPrograms(isDependency: Bool) {
    targets.removeAll { target in
      let isProgram = !target.isRewritten && !target.isSystemLibrary
      return isProgram || isDependency && target.isTest
    }
  }

  /// The modules of Apple's systems with names that the product UIKit provides.
  private static let modules = AppleFramework.modules
    .union(["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Combine"])
}
