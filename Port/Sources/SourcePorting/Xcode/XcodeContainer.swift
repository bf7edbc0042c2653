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

  /// The other files of the workspaces that contain this project; empty for a workspace.
  ///
  /// The workspaces are beside the project or in the folder above. Xcode links frameworks of other
  /// projects and products of their packages only in a workspace.
  var neighbors: [String] {
    guard !isWorkspace else { return [] }
    let folder = FilePath.folder(of: path)
    let workspaces = [folder, FilePath.folder(of: folder)].flatMap { folder in
      FilePath.names(in: folder).sorted().compactMap {
        XcodeContainer(path: FilePath.joined(folder, $0))
      }
    }.filter(\.isWorkspace)
    let files = workspaces.compactMap { try? $0.files }.filter { $0.contains(path) }
    return files.flatMap(\.self).filter { $0 != path }
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
    let found = hasDescription ? nil : try Self.container(at: url.path)
    let folder = found.map { FilePath.folder(of: $0.path) } ?? url.path
    // Paths of a project with `..` are relative to the real path of its folder.
    let real = found == nil ? folder : SourceTree.realPath(of: folder) ?? folder
    root = URL(filePath: real, directoryHint: .isDirectory)
    container = found.flatMap { container in
      XcodeContainer(path: FilePath.joined(real, FilePath.name(of: container.path)))
    }
  }

  private static func container(at path: String) throws(XcodeProjectError) -> XcodeContainer? {
    if let named = XcodeContainer(path: path) {
      guard FilePath.kind(of: named.path) == nil else { return named }
      throw .noProject(path: named.path, ProjectGenerator.find(beside: named.path))
    }
    let hasManifest = FilePath.kind(of: FilePath.joined(path, "Package.swift")) == .file
    let name = TreePath(ProjectDescription.fileName)
    let description = try? SourceTree(root: path).item(at: name)?.contents()
    let isDescribed = description.map(ProjectDescription.describesTargets)
    guard !hasManifest, isDescribed != true else { return nil }
    if let found = try XcodeContainer.find(in: path) { return found }
    guard let generator = ProjectGenerator.find(in: path) else { return nil }
    throw .noProject(path: path, generator)
  }
}

/// The user's choices for a project or workspace.
package struct XcodeOptions: Hashable, Sendable {
  /// The build configuration.
  package var configuration = "Debug"
  /// The absolute folders of packages and modules, by their names.
  package var packages: [String: String] = [:]
  /// The name of the app; nil to choose the one with the name of the project.
  package var app: String?
  /// Whether other apps and the tests are left out.
  package var hasOneApp = false
  /// Whether headers in Objective-C become Swift code without behavior.
  package var readsHeaders = false

  package init(
    configuration: String = "Debug",
    packages: [String: String] = [:],
    app: String? = nil,
    hasOneApp: Bool = false
  ) {
    self.configuration = configuration
    self.packages = packages
    self.app = app
    self.hasOneApp = hasOneApp
  }
}
