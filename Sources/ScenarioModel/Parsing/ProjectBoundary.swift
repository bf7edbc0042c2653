import Foundation

/// How far the paths of screens' files in scenarios lead: not out of the project.
///
/// A scenario may be a stranger's, and errors quote such a file. Of documents of Interface Builder and of fonts
/// nothing is quoted, and they may be anywhere.
///
/// The project is the git repository around the file that has the path; without one, the nearest folder with
/// a project file, a package or a project of Xcode; without these, the folder above that of the file. What is
/// in the working directory belongs to it too, if the file is there.
package enum ProjectBoundary {
  /// The variable of the environment that lets paths lead anywhere, if it is `1`.
  package static let override = "SCVDB_ALLOW_OUTSIDE"

  /// Whether a path may be read, links and all; one at which there is nothing may.
  ///
  /// - Parameters:
  ///   - path: Relative to the folder of the file that has it, or absolute.
  ///   - file: That file.
  /// - Returns: False for what is outside.
  package static func allows(_ path: String, from file: String) -> Bool {
    guard ProcessInfo.processInfo.environment[override] != "1" else { return true }
    let folder = URL(filePath: file).deletingLastPathComponent()
    let named = path.hasPrefix("/") ? path : "\(folder.path)/\(path)"
    guard let target = realPath(named), let home = realPath(folder.path) else { return true }
    let working = realPath(FileManager.default.currentDirectoryPath) ?? "/"
    let roots =
      [root(around: home)] + (working != "/" && isPath(home, in: working) ? [working] : [])
    return roots.contains { isPath(target, in: $0) }
  }

  private static func root(around folder: String) -> String {
    var project: String?
    var url = URL(filePath: folder)
    while url.path != "/" {
      if has(".git", in: url) { return url.path }
      if project == nil, isProject(url) { project = url.path }
      url.deleteLastPathComponent()
    }
    return project ?? URL(filePath: folder).deletingLastPathComponent().path
  }

  private static func isProject(_ folder: URL) -> Bool {
    if ["scvdb.yaml", "Package.swift"].contains(where: { has($0, in: folder) }) { return true }
    // A folder that cannot be listed has no project that this process could read.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  private static func has(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
  }

  private static func isPath(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// A path without links; nil when there is nothing at its end.
  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
