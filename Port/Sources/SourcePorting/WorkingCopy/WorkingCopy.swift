package import Foundation

/// The copy of a package that is built and tested; the user's own files are only read.
///
/// All files of the copy are regular files: no link leads into the user's tree.
package struct WorkingCopy {
  /// The folder of the user's package.
  package let root: URL
  /// The checkout of scvdb whose UIKit is used.
  package let checkout: URL
  /// The description of a project without a manifest; nil to look for it in the folder.
  package var description: URL?
  /// The Xcode project that describes the targets; nil for a manifest or a description.
  package var container: XcodeContainer?
  /// The choices for ``container``.
  package var xcodeOptions = XcodeOptions()
  /// Whether the copy omits the code that ``OmittingBuild`` found not to compile.
  package var omitsCode = false
  /// Whether empty packages replace those without sources, so that SwiftPM needs no network; only
  /// with ``omitsCode``.
  package var replacesMissingPackages = false
  /// Whether the copy has a target for the engine of the app.
  package var hasEngine = false
  /// The folder with all output of the tool.
  package let folder: URL
  /// The folders that may contain checkouts of remote packages.
  private let checkouts: [URL]
  private let swiftPM: ManifestDump

  package init(
    root: URL,
    checkout: URL,
    description: URL? = nil,
    swiftPM: ManifestDump = .installed
  ) {
    self.root = root.standardizedFolder
    self.checkout = checkout.standardizedFileURL
    self.description = description
    self.swiftPM = swiftPM
    folder = self.root.appending(path: ".build/scvdb-port")
    let root = self.root
    checkouts =
      [folder.appending(path: "package/.build/checkouts")]
      + PackageSources.checkouts.map { root.appending(path: $0) }
  }

  /// Creates the copy of a package that another depends on.
  ///
  /// The copy's folder has the same name as the package's folder, because SwiftPM identifies a
  /// package by its folder's name.
  private init(of root: URL, for copy: WorkingCopy) {
    self.root = root.standardizedFolder
    checkout = copy.checkout
    checkouts = copy.checkouts
    swiftPM = copy.swiftPM
    folder = copy.dependencyFolder.appending(path: root.lastPathComponent)
  }

  /// The folder for copies of the packages that this one depends on.
  private var dependencyFolder: URL {
    isDependency ? folder.deletingLastPathComponent() : folder.appending(path: "packages")
  }

  private var isDependency: Bool {
    folder.deletingLastPathComponent().lastPathComponent == "packages"
  }

  /// The list of the package's pictures, catalogs and strings files, one path per line.
  package var resourceList: URL { folder.appending(path: "resources.txt") }

  /// The package that SwiftPM builds.
  package var package: URL { isDependency ? folder : folder.appending(path: "package") }

  /// The path of the package that SwiftPM builds, below the folder of all copies.
  var packagePath: TreePath {
    isDependency ? TreePath("packages/\(folder.lastPathComponent)") : "package"
  }

  private var statePath: TreePath {
    isDependency ? TreePath("\(packagePath).json") : "state.json"
  }

  /// Updates the copy, and writes changed files only.
  ///
  /// - Throws: ``PortError``, ``SourceProblem``, or an error of Foundation.
  package func update() throws -> PortReport {
    guard try SourceTree(root: checkout.path).item(at: "Package.swift") != nil else {
      throw PortError.noCheckout(folder: checkout.path)
    }
    guard let realRoot = SourceTree.realPath(of: root.path) else {
      throw PortError.noManifest(folder: root.path)
    }
    guard !"\(realRoot)/".contains("/.build/scvdb-port/") else {
      throw PortError.isWorkingCopy(folder: root.path)
    }
    let own = try OwnFolder(of: root.path)
    let omissions =
      omitsCode
      ? OmissionStore(own.contents(of: OmissionStore.path), tool: omissionTool) : nil
    var copies = DependencyCopies(root: realRoot, folder: own, omissions: omissions)
    copies.replacesMissing = omitsCode && (replacesMissingPackages || container != nil)
    copies.libraries = copies.replacesMissing ? OpenLibraries(checkout: checkout.path) : nil
    for (name, folder) in xcodeOptions.packages {
      copies.addKnown(URL(filePath: folder, directoryHint: .isDirectory), named: name)
    }
    var report = try update(&copies)
    try copies.writeStandIns()
    own.removeFolders(in: "packages", except: copies.paths)
    if let omissions {
      omissions.keep(where: own.isIntact)
      try write(try omissions.data, to: OmissionStore.path, in: own)
    } else {
      own.removeFile(TreePath(OmissionReport.fileName))
    }
    try write(listing(&report), to: "resources.txt", in: own)
    try own.save()
    return report
  }

  /// The program and the checkout that wrote the copy.
  private var tool: String { FileStamp.ofThisProgram + checkout.path }

  /// The versions of the program and of UIKit, because omissions depend on both.
  var omissionTool: String {
    let sources = checkout.appending(path: "Sources")
    return tool + CheckoutStamp(folder: sources.path).text
  }

  private func write(_ data: Data, to path: TreePath, in own: OwnFolder) throws {
    try own.announce([path])
    try own.write(data, to: path)
  }

  private func update(_ copies: inout DependencyCopies) throws -> PortReport {
    let own = copies.folder
    var state = PortState.read(
      own.contents(of: statePath),
      tool: tool
    )
    let tree = SourceTree(root: root.path, ownFolder: own.realPath)
    var project = try self.project(&state, tree)
    let isReduced = copies.omissions != nil
    if isReduced { project.leaveOutPrograms(isDependency: isDependency) }
    let dependencies = try updateDependencies(of: &project, &copies)
    var update = CopyUpdate(
      copy: self,
      project: project,
      state: state,
      folder: own,
      dependencies,
      omissions: copies.omissions
    )
    update.standIns = copies.standInFolders(below: dependencyFolder)
    update.libraries = copies.libraries
    update.isReduced = isReduced
    update.isDependency = isDependency
    update.isRemote = isRemote
    update.isAppCode = copies.replacesMissing && !isRemote
    defer { try? own.save() }
    try update.run()
    try own.refuseLinks(below: packagePath)
    try write(update.state.data, to: statePath, in: own)
    return update.report
  }

  /// Whether the package is a checkout of a remote one.
  private var isRemote: Bool {
    checkouts.contains { root.path.hasPrefix("\($0.standardizedFileURL.path)/") }
  }

  /// Returns the modules, and the files that a program finds by name, one item per line.
  private func listing(_ report: inout PortReport) -> Data {
    let (listed, others) = report.resources.reduce(into: ([String](), [String]())) { lists, path in
      if path.utf8.contains(UInt8(ascii: "\n")) {
        lists.1.append(path)
      } else {
        lists.0.append(path)
      }
    }
    report.leftOut += others.map { SourceProblem(path: $0, reason: .lineBreak) }
    let lines = report.modules.map { "module \($0)" } + listed
    return Data(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Updates the copies of the packages that the manifest names.
  ///
  /// Returns the packages that see UIKit; all packages for a copy with omissions.
  private func updateDependencies(
    of project: inout Project,
    _ copies: inout DependencyCopies
  ) throws -> [PortedDependency] {
    // Not the URLs, because one of two for the same folder can end with a slash.
    let own = SourceTree.realPath(of: checkout.path)
    let references = try PackageReferences(
      of: project.manifest,
      root: root,
      checkouts: checkouts,
      known: copies.known
    )
    if copies.omissions != nil {
      for folder in references.folders { copies.addKnown(folder, named: folder.lastPathComponent) }
    }
    var missing = references.missing
    var dependencies: [PortedDependency] = []
    for folder in references.folders where SourceTree.realPath(of: folder.path) != own {
      let copy = WorkingCopy(of: folder, for: self)
      do {
        guard let report = try copies.report(of: copy, update: { try copy.update(&$0) }),
          copies.omissions != nil || !report.targets.isEmpty
        else { continue }
        dependencies.append(PortedDependency(root: folder, package: copy.package, report: report))
      } catch let error as PortError where copies.replacesMissing && error.concernsPackage {
        missing.append(PackageReferences.Missing(name: folder.lastPathComponent))
        project.notes.append(XcodeNote(subject: folder.path, reason: .unreadable(error.summary)))
      }
    }
    if copies.replacesMissing {
      let found = Set(dependencies.flatMap(\.report.products))
      let uses = project.targets.flatMap(\.products).filter { !found.contains($0.name) }
      copies.addStandIns(for: missing, uses: uses, targets: Set(project.targets.map(\.name)))
      let others = references.missing.filter { copies.libraries?.path(of: $0.name) == nil }
      project.notes += others.map {
        XcodeNote(subject: $0.name, reason: .item(.packageWithoutSources))
      }
    }
    return dependencies
  }

  /// Returns the manifest with the targets, or the description if there is no manifest.
  private func project(_ state: inout PortState, _ tree: SourceTree) throws -> Project {
    let reader = ManifestReader(tree: tree, swiftPM: swiftPM)
    var options = xcodeOptions
    options.readsHeaders = omitsCode
    let xcode = try container.map {
      try XcodeDescription($0, root: root.path, options: options)
    }
    let file = try descriptionFile(tree)
    let description = try xcode?.description ?? file.flatMap(ProjectDescription.read)
    let (name, text) =
      try description.map { (container?.path ?? file?.path ?? "", $0.manifest) }
      ?? reader.manifest()
    if state.manifest != text {
      let contents = try reader.contents(of: text)
      (state.targets, state.products) = (contents.targets, contents.products)
      state.foreignTargets = contents.foreignTargets
      state.manifest = text
    }
    return Project(
      root: root,
      name: description?.name ?? root.lastPathComponent,
      manifest: text,
      manifestName: name,
      targets: description?.completed(state.targets) ?? state.targets,
      products: state.products,
      foreignTargets: state.foreignTargets,
      notes: xcode?.notes ?? [],
      makers: try file.map(ProjectDescription.makers) ?? [:],
      infoPlist: xcode?.infoPlist
    )
  }

  /// The file `scvdb-port.json` or the file that the user named; nil for none.
  var settingsFile: SourceItem? {
    get throws { try descriptionFile(SourceTree(root: root.path)) }
  }

  /// Returns the description that the user named, which may be anywhere, or the one in the package.
  private func descriptionFile(_ tree: SourceTree) throws -> SourceItem? {
    guard let description else { return try tree.item(at: TreePath(ProjectDescription.fileName)) }
    let file = description.resolvingSymlinksInPath()
    let folder = SourceTree(root: file.deletingLastPathComponent().path)
    return try folder.file(at: TreePath(file.lastPathComponent))
  }
}

extension URL {
  /// The folder without `..`, used as the base of relative paths.
  fileprivate var standardizedFolder: URL {
    URL(filePath: standardizedFileURL.path, directoryHint: .isDirectory)
  }
}
