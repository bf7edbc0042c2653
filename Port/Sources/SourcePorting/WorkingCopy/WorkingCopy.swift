package import Foundation

/// The copy of a package that is built and tested; the user's own tree is only read.
package struct WorkingCopy {
  /// The folder of the user's package.
  package let root: URL
  /// The checkout of scvdb whose UIKit is used.
  package let checkout: URL
  /// The description of a project without a manifest; nil to look for it in the folder.
  package var description: URL?
  /// All that the tool writes.
  package let folder: URL
  /// The folders in which remote packages may be checked out.
  private let checkouts: [URL]

  package init(root: URL, checkout: URL, description: URL? = nil) {
    self.root = root.standardizedFileURL
    self.checkout = checkout.standardizedFileURL
    self.description = description
    folder = self.root.appending(path: ".build/scvdb-port")
    checkouts = [self.root, folder.appending(path: "package")]
      .map { $0.appending(path: ".build/checkouts") }
  }

  /// The copy of a package that another depends on.
  ///
  /// Its folder has the name of the package's, which SwiftPM knows a package by.
  private init(of root: URL, for copy: WorkingCopy) {
    self.root = root.standardizedFileURL
    checkout = copy.checkout
    checkouts = copy.checkouts
    folder = copy.dependencyFolder.appending(path: root.lastPathComponent)
  }

  /// Where the copies of the packages are that this one depends on.
  private var dependencyFolder: URL {
    isDependency ? folder.deletingLastPathComponent() : folder.appending(path: "packages")
  }

  private var isDependency: Bool {
    folder.deletingLastPathComponent().lastPathComponent == "packages"
  }

  /// The list of the package's pictures, catalogs and tables of texts, a path a line.
  package var resourceList: URL { folder.appending(path: "resources.txt") }

  /// The package that SwiftPM builds.
  package var package: URL { isDependency ? folder : folder.appending(path: "package") }

  /// Brings the copy up to date, and writes only what differs.
  ///
  /// - Throws: ``PortError``, or what the file system reports.
  package func update() throws -> PortReport {
    let manifest = checkout.appending(path: "Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw PortError.noCheckout(folder: checkout.path)
    }
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    let stateFile =
      isDependency
      ? folder.deletingLastPathComponent().appending(path: "\(folder.lastPathComponent).json")
      : folder.appending(path: "state.json")
    var state = PortState.read(stateFile, tool: FileStamp.ofThisProgram + checkout.path)
    let project = try self.project(&state)
    let dependencies = try updateDependencies(of: project)
    var update = CopyUpdate(copy: self, project: project, state: state, dependencies)
    try update.run()
    try update.state.write(stateFile)
    return update.report
  }

  /// Brings the copies of the packages up to date that the manifest names and that are there, and
  /// returns those that see UIKit.
  private func updateDependencies(of project: Project) throws -> [PortedDependency] {
    try ManifestEdit.dependencies(of: project.manifest, root: root, checkouts: checkouts)
      .filter { $0.resolvingSymlinksInPath() != checkout.resolvingSymlinksInPath() }
      .compactMap { folder in
        let copy = WorkingCopy(of: folder, for: self)
        let report = try copy.update()
        guard !report.targets.isEmpty else { return nil }
        return PortedDependency(root: folder, package: copy.package, report: report)
      }
  }

  /// The manifest, or the description that stands for one, with the targets.
  private func project(_ state: inout PortState) throws -> Project {
    let reader = ManifestReader(root: root)
    let file = description ?? root.appending(path: ProjectDescription.fileName)
    let isDescribed = FileManager.default.fileExists(atPath: file.path)
    let description = isDescribed ? try ProjectDescription.read(file) : nil
    let (name, text) =
      try description.map { (file.lastPathComponent, $0.manifest) } ?? reader.manifest()
    if state.manifest != text {
      (state.targets, state.products) = try reader.contents(of: text)
      state.manifest = text
    }
    return Project(
      root: root,
      manifest: text,
      manifestName: name,
      targets: description?.completed(state.targets) ?? state.targets,
      products: state.products
    )
  }
}

/// A package that another depends on, and its copy.
struct PortedDependency {
  /// The folder of the user's package.
  var root: URL
  /// The folder of the copy.
  var package: URL
  var report: PortReport
}
