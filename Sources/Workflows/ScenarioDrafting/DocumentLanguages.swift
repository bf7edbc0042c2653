import Foundation
import ProjectFiles
package import ScenarioModel

/// The languages beside storyboards and xibs.
package struct DocumentLanguages {
  /// The languages of the folders, in the order of their tags.
  package let languages: [Language]

  /// Finds the languages of the folders beside the language folders with the documents.
  ///
  /// - Parameter paths: The paths of the documents.
  package init(of paths: [String]) {
    let folders = Set(
      paths.map { URL(filePath: $0).deletingLastPathComponent() }
        .filter { $0.pathExtension == "lproj" }
        .map { $0.deletingLastPathComponent().relativePath }
    )
    let names = folders.flatMap { folder in
      (try? ProjectReader(around: folder).names(in: folder)) ?? []
    }
    let tags = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
    languages = tags.sorted().filter { $0 != "Base" }.compactMap(Language.init(tag:))
  }
}
