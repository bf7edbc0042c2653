import Foundation
import ProjectFiles
import Reporting

/// The view controllers of an app that no document shows.
package struct CodeScreens {
  /// The names of the classes, sorted.
  package let classes: [String]
  /// The Xcode project or the package with the classes, for `scvdb-port`.
  package let project: String

  /// Searches the Swift files of a folder; nil without a project or such a class.
  ///
  /// - Parameters:
  ///   - folder: The folder of an app.
  ///   - known: The classes of the controllers in documents.
  package init?(in folder: String, besides known: Set<String>) {
    let reader = ProjectReader(around: folder)
    let files = FolderWalk(of: folder, by: reader).files
    guard let project = Self.project(among: files) else { return nil }
    var superclasses: [String: String] = [:]
    for file in files where file.hasSuffix(".swift") && !file.contains("Tests/") {
      guard let text = try? reader.text(of: file, as: .source) else { continue }
      superclasses.merge(Self.superclasses(in: text)) { first, _ in first }
    }
    classes = Self.controllers(among: superclasses).subtracting(known).sorted()
    self.project = project
    guard !classes.isEmpty else { return nil }
  }

  /// The number of classes and the next commands.
  package var text: String {
    "\(counted(classes.count, "view controller")) without a scene, with screens in code; next: "
      + "scvdb-port engine \(project) && scvdb init --engine app"
  }

  /// Returns the highest Xcode project, else the highest package.
  private static func project(among files: [String]) -> String? {
    let projects = files.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
      .map { String($0.dropLast("/project.pbxproj".count)) }
    let packages = files.filter { $0.hasSuffix("/Package.swift") }
      .map { String($0.dropLast("/Package.swift".count)) }
    for candidates in [projects, packages] {
      let highest = candidates.min { left, right in
        (left.count { $0 == "/" }, left) < (right.count { $0 == "/" }, right)
      }
      if let highest { return highest }
    }
    return nil
  }

  /// Returns the superclass, or the first protocol, of each class in a file.
  static func superclasses(in text: String) -> [String: String] {
    guard text.contains("Controller") else { return [:] }
    let classes = text.matches(of: /\bclass\s+(\w+)(?:<[^>{]*>)?\s*:\s*(\w+)/)
    return Dictionary(
      classes.map { (String($0.output.1), String($0.output.2)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the subclasses of UIKit's view controllers without further subclasses.
  ///
  /// - Parameter superclasses: The superclass of each class.
  /// - Returns: The names; a class that others inherit from is usually abstract.
  static func controllers(among superclasses: [String: String]) -> Set<String> {
    var found: Set = ["UIViewController", "UITableViewController", "UICollectionViewController"]
    var controllers: Set<String> = []
    while case let next = superclasses.filter({
      found.contains($0.value) && !controllers.contains($0.key)
    }), !next.isEmpty {
      controllers.formUnion(next.keys)
      found.formUnion(next.keys)
    }
    return controllers.subtracting(superclasses.values)
  }
}
