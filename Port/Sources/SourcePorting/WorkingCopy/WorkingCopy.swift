package import Foundation

/// The copy of a package that is built and tested; the user's own tree is only read.
package struct WorkingCopy {
  /// The folder of the user's package.
  package let root: URL
  /// The checkout of scvdb whose UIKit is used.
  package let checkout: URL
  /// The description of a project without a manifest; nil to look for it in the folder.
  package var description: URL?

  package init(root: URL, checkout: URL, description: URL? = nil) {
    self.root = root.standardizedFileURL
    self.checkout = checkout.standardizedFileURL
    self.description = description
  }

  /// All that the tool writes.
  package var folder: URL { root.appending(path: ".build/scvdb-port") }

  /// The package that SwiftPM builds.
  package var package: URL { folder.appending(path: "package") }

  /// Brings the copy up to date, and writes only what differs.
  ///
  /// - Throws: ``PortError``, or what the file system reports.
  package func update() throws -> PortReport {
    let manifest = checkout.appending(path: "Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw PortError.noCheckout(folder: checkout.path)
    }
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    let stateFile = folder.appending(path: "state.json")
    var state = PortState.read(stateFile, tool: FileStamp.ofThisProgram + checkout.path)
    let project = try self.project(&state)
    var update = CopyUpdate(copy: self, project: project, state: state)
    try update.run()
    try update.state.write(stateFile)
    return update.report
  }

  /// The manifest, or the description that stands for one, with the targets.
  private func project(_ state: inout PortState) throws -> Project {
    let reader = ManifestReader(root: root)
    let description = description ?? root.appending(path: ProjectDescription.fileName)
    let isDescribed = FileManager.default.fileExists(atPath: description.path)
    let (name, text) =
      isDescribed
      ? (description.lastPathComponent, try ProjectDescription.read(description).manifest)
      : try reader.manifest()
    if state.manifest != text {
      state.targets = try reader.targets(of: text)
      state.manifest = text
    }
    return Project(root: root, manifest: text, manifestName: name, targets: state.targets)
  }
}
