package import Foundation

/// A project or workspace.
package struct XcodeContainer: Hashable, Sendable {
  /// The absolute path of the folder `.xcodeproj` or `.xcworkspace`.
  package let path: String

  /// Returns nil for a path with another ending.
  package init?(path: String) {
    guard ["xcodeproj", "xcworkspace"].contains(FilePath.ending(of: path)) else { return nil }
    self.path = FilePath.joined("/", path)
  }

  /// The paths of the projects, and of the other files of a workspace.
  var files: [String] {
    get throws(XcodeProjectError) {
      isWorkspace ? try XcodeWorkspace.files(of: path) : [path]
    }
  }

  var isWorkspace: Bool { FilePath.ending(of: path) == "xcworkspace" }

  /// Returns the workspace of a folder, or its project if it has no workspace.
  ///
  /// - Throws: ``XcodeProjectError`` for several.
  package static func find(in folder: String) throws(XcodeProjectError) -> XcodeContainer? {
    let all = FilePath.names(in: folder).compactMap {
      XcodeContainer(path: FilePath.joined(folder, $0))
    }
    let workspaces = all.filter(\.isWorkspace)
    let found = workspaces.isEmpty ? all : workspaces
    guard found.count < 2 else {
      let names = found.map { FilePath.name(of: $0.path) }
      throw .severalProjects(folder: folder, names: names)
    }
    return found.first
  }
}

/// The folder of a ported project, and the Xcode project that describes it.
package struct ProjectPlace {
  package let root: URL
  /// The project or workspace; nil if a manifest or `scvdb-port.json` describes the targets.
  package let container: XcodeContainer?

  /// - Parameters:
  ///   - path: The folder, project or workspace that the user named.
  ///   - hasDescription: Whether the user named a description too.
  /// - Throws: ``XcodeProjectError``.
  package init(path: String, hasDescription: Bool) throws(XcodeProjectError) {
    let url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    if !hasDescription, let container = XcodeContainer(path: url.path) {
      self.container = container
      root = URL(filePath: FilePath.folder(of: container.path), directoryHint: .isDirectory)
      return
    }
    root = url
    let isDescribed =
      hasDescription
      || ["Package.swift", ProjectDescription.fileName].contains {
        FilePath.kind(of: FilePath.joined(url.path, $0)) == .file
      }
    container = isDescribed ? nil : try XcodeContainer.find(in: url.path)
  }
}

/// The user's choices for a project or workspace.
package struct XcodeOptions: Hashable, Sendable {
  /// The build configuration.
  package var configuration = "Debug"
  /// The absolute folders of packages and modules, by their names.
  package var packages: [String: String] = [:]

  package init(configuration: String = "Debug", packages: [String: String] = [:]) {
    self.configuration = configuration
    self.packages = packages
  }
}
