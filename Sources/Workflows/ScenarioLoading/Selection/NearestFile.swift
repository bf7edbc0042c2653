import Foundation
import ProjectFiles
import ScenarioModel

/// Suggests a file of the same folder whose name is spelled similarly.
///
/// - Parameter path: A path without a file.
/// - Returns: `did you mean 'App/Main.storyboard'?`; nil where no name is near.
package func nearestFileHint(to path: String) -> String? {
  let url = URL(filePath: path)
  let parent = path.contains("/") ? url.deletingLastPathComponent().relativePath : "."
  // Where the folder cannot be read there is no suggestion; the error is about the file.
  let names = (try? ProjectReader.unbounded.names(in: parent)) ?? []
  return nearestSpelling(to: url.lastPathComponent, among: names).map { name in
    "did you mean '\(parent == "." ? name : "\(parent)/\(name)")'?"
  }
}
