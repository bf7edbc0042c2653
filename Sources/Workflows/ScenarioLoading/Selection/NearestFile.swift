import Foundation
import ProjectFiles
import ScenarioModel

/// Suggests a file in the same folder with a similar name.
///
/// - Parameter path: A path without a file.
/// - Returns: `did you mean 'App/Main.storyboard'?`; nil without a similar name.
package func nearestFileHint(to path: String) -> String? {
  let url = URL(filePath: path)
  let parent = path.contains("/") ? url.deletingLastPathComponent().relativePath : "."
  // An unreadable folder gives no suggestion; the error is about the file.
  let names = (try? ProjectReader.unbounded.names(in: parent)) ?? []
  return nearestSpelling(to: url.lastPathComponent, among: names).map { name in
    "did you mean '\(parent == "." ? name : "\(parent)/\(name)")'?"
  }
}
