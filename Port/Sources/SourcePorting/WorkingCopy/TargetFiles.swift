import Foundation

/// Finds the files of targets.
struct TargetFiles {
  let root: URL

  /// The files of a target: those that are rewritten, and those that are linked to as they are.
  ///
  /// Paths are relative to the package. A folder among the latter is linked to as a whole.
  func files(of target: ProjectTarget) -> (sources: [String], others: [String]) {
    let folder = normalized(target.folder)
    var sources: [String] = []
    var others: [String] = []
    let walk = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    while let path = walk?.nextObject() as? String {
      let isFolder = walk?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      let name = path.split(separator: "/").last ?? ""
      if target.excluded.contains(where: { normalized($0) == path }) {
        if isFolder { walk?.skipDescendants() }
        others.append(joined(folder, path))
      } else if isFolder {
        if isLeftOut(name) { walk?.skipDescendants() }
      } else if !name.hasPrefix(".") {
        let isSource = target.isRewritten && name.hasSuffix(".swift") && isIncluded(path, target)
        if isSource {
          sources.append(joined(folder, path))
        } else if name != "Package.swift" || !folder.isEmpty {
          others.append(joined(folder, path))
        }
      }
    }
    return (sources, others)
  }

  private func isIncluded(_ path: String, _ target: ProjectTarget) -> Bool {
    target.sources.isEmpty
      || target.sources.map(normalized).contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Whether a folder holds no files of a target.
  private func isLeftOut(_ name: Substring) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      || ["Pods", "Carthage", "DerivedData"].contains(name)
  }

  /// A path without `./` in front and `/` at the end.
  private func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  private func joined(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : "\(folder)/\(path)"
  }
}
