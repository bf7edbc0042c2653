/// Reads a target of a project.
struct XcodeTargetReader {
  private let project: XcodeProjectReader
  private let object: ProjectObject
  private var target: XcodeTarget

  private var objects: ProjectObjects { project.objects }

  init(
    _ project: XcodeProjectReader,
    _ object: ProjectObject,
    projectLevels: [XcodeProjectReader.SettingLevel]
  ) {
    self.project = project
    self.object = object
    let own = project.settings(of: object)
    var settings = BuildSettings(configuration: project.configuration)
    for level in [project.defaultSettings(of: object)] + projectLevels + own.levels {
      for (name, value) in level { settings.add(name, value) }
    }
    let isNative = object.kind == .nativeTarget
    target = XcodeTarget(
      id: object.id,
      name: object.shownName,
      productType: isNative ? XcodeProductType(object.text(.productType) ?? "") : .none,
      product: project.objects.object(.productReference, of: object)?.text(.path),
      settings: settings,
      notes: own.notes
    )
  }

  mutating func read() -> XcodeTarget {
    for phase in list(.buildPhases, of: object) { read(phase) }
    readSynchronizedFolders()
    target.dependencies = list(.dependencies, of: object).compactMap { dependency($0) }
    for product in list(.packageProducts, of: object) { add(product) }
    return target
  }

  /// Returns the objects of a field; identifiers without an object become notes.
  private mutating func list(
    _ field: ProjectField,
    of object: ProjectObject
  ) -> [ProjectObject] {
    let (found, missing) = objects.list(field, of: object)
    target.notes += missing.map { XcodeNote(subject: target.name, reason: .missingObject(id: $0)) }
    return found
  }

  // MARK: Phases

  private mutating func read(_ phase: ProjectObject) {
    guard let kind = phase.kind else { return }
    if kind == .script { readOutputs(of: phase) }
    for file in list(.files, of: phase) where isForIOS(file) {
      if let product = objects.object(.productRef, of: file) {
        add(product)
      } else if let id = file.text(.fileRef) {
        if let reference = objects[id] {
          add(reference, to: kind)
        } else {
          target.notes.append(XcodeNote(subject: target.name, reason: .missingObject(id: id)))
        }
      }
    }
  }

  /// Returns whether Xcode builds a file for iOS.
  private func isForIOS(_ file: ProjectObject) -> Bool {
    let platforms = file.texts(.platformFilter) + file.texts(.platformFilters)
    return platforms.isEmpty || platforms.contains("ios")
  }

  private mutating func add(_ reference: ProjectObject, to phase: ProjectObject.Kind) {
    switch reference.kind {
    case .variantGroup:
      // The children are the same file in several languages.
      for child in list(.children, of: reference) { add(child, to: phase) }
    case .versionGroup:
      guard let path = path(of: reference) else { return }
      let version = objects.object(.currentVersion, of: reference).flatMap { self.path(of: $0) }
      target.dataModels.append(XcodeDataModel(path: path, currentVersion: version))
    case .referenceProxy:
      if phase == .frameworks, let path = reference.text(.path) { target.linkedFiles.append(path) }
    case _ where phase == .frameworks:
      target.linkedFiles.append(reference.shownName)
    default:
      if let path = path(of: reference) { add(path, to: phase) }
    }
  }

  private mutating func add(_ path: String, to phase: ProjectObject.Kind) {
    switch phase {
    case .sources where FilePath.ending(of: path).hasPrefix("xcdatamodel"):
      target.dataModels.append(XcodeDataModel(path: path))
    case .sources: target.sources.append(path)
    case .resources: target.resources.append(path)
    case .copyFiles: target.copiedFiles.append(path)
    default: break
    }
  }

  /// Returns the path of a file; a file in a folder of Xcode's build becomes a note.
  private mutating func path(of object: ProjectObject) -> String? {
    switch project.tree.location(of: object.id) {
    case .path(let path): return path
    case .built(let tree, let path):
      // Products of other targets are linked or embedded by their names.
      if tree != "BUILT_PRODUCTS_DIR" {
        target.notes.append(XcodeNote(subject: path, reason: .unresolvedFolder(sourceTree: tree)))
      }
      return nil
    case nil: return nil
    }
  }

  /// Notes the files that a script makes, if they do not exist.
  private mutating func readOutputs(of script: ProjectObject) {
    for output in script.texts(.outputPaths) where FilePath.ending(of: output) == "swift" {
      var settings = target.settings
      settings.add("SCVDB_PORT_OUTPUT", output)
      let path = FilePath.joined(project.tree.sourceRoot, settings.text("SCVDB_PORT_OUTPUT"))
      guard FilePath.kind(of: path) == nil else { continue }
      target.notes.append(XcodeNote(subject: path, reason: .generatedFile))
    }
  }

  // MARK: Synchronized folders

  private mutating func readSynchronizedFolders() {
    let own = Set(object.texts(.synchronizedGroups))
    for group in objects.all(.synchronizedGroup) {
      let sets = list(.exceptions, of: group)
      let exceptions = sets.filter { $0.kind == .exceptionSet && $0.text(.target) == object.id }
        .flatMap { $0.texts(.membershipExceptions) }
      guard own.contains(group.id) || !exceptions.isEmpty, let path = path(of: group) else {
        continue
      }
      guard FilePath.kind(of: path) == .folder else {
        target.notes.append(XcodeNote(subject: path, reason: .missingFile))
        continue
      }
      let folder = SynchronizedFolder(
        path: path,
        exceptions: Set(exceptions),
        belongsToTarget: own.contains(group.id),
        opaqueFolders: Set(group.texts(.explicitFolders))
      )
      let moved = movedMembers(sets)
      for member in folder.members {
        let relative = FilePath.relative(member, to: path)
        add(member, to: moved[relative] ?? Self.phase(of: member))
      }
    }
  }

  /// Returns the phases of the files that are not in the usual phase, by their paths.
  private func movedMembers(_ sets: [ProjectObject]) -> [String: ProjectObject.Kind] {
    let phases = Set(object.texts(.buildPhases))
    var moved: [String: ProjectObject.Kind] = [:]
    for set in sets where set.kind == .phaseExceptionSet {
      guard let id = set.text(.buildPhase), phases.contains(id), let kind = objects[id]?.kind else {
        continue
      }
      for path in set.texts(.membershipExceptions) { moved[path] = kind }
    }
    return moved
  }

  /// Returns the phase for a file of a synchronized folder, by its ending.
  private static func phase(of path: String) -> ProjectObject.Kind {
    switch XcodeFileKind(path: path) {
    case .swift, .otherSource, .dataModel: .sources
    case .header, .settings: .group
    case .framework: .frameworks
    case .resource: .resources
    }
  }

  // MARK: Dependencies

  private mutating func dependency(_ dependency: ProjectObject) -> XcodeDependency? {
    guard isForIOS(dependency) else { return nil }
    if let id = dependency.text(.target), objects[id] != nil { return .target(id: id) }
    guard let proxy = objects.object(.targetProxy, of: dependency) else { return nil }
    let portal = proxy.text(.containerPortal) ?? ""
    if portal == objects.root.id, let id = proxy.text(.remoteGlobalID) { return .target(id: id) }
    guard case .path(let path) = project.tree.location(of: portal),
      let name = proxy.text(.remoteInfo) ?? dependency.text(.name)
    else {
      target.notes.append(
        XcodeNote(subject: dependency.shownName, reason: .item(.targetOfOtherProject))
      )
      return nil
    }
    return .other(project: path, target: name)
  }

  private mutating func add(_ product: ProjectObject) {
    // Build tools are products too, marked by this word.
    guard let name = product.text(.productName), !name.hasPrefix("plugin:") else { return }
    let new = XcodePackageProduct(name: name, package: package(of: product))
    if !target.packageProducts.contains(new) { target.packageProducts.append(new) }
  }

  private func package(of product: ProjectObject) -> XcodePackageProduct.Package {
    let package = objects.object(.package, of: product)
    switch package?.kind {
    case .remotePackage: return .remote(url: package?.text(.repositoryURL) ?? "")
    case .localPackage:
      return .local(FilePath.joined(project.tree.sourceRoot, package?.text(.relativePath) ?? ""))
    default: return .unnamed(folders: localPackages)
    }
  }

  /// The folders with a manifest among the project's files and packages.
  private var localPackages: [String] {
    let listed = objects.all(.localPackage).compactMap { $0.text(.relativePath) }
      .map { FilePath.joined(project.tree.sourceRoot, $0) }
    let files = objects.all(.file).compactMap { file in
      if case .path(let path) = project.tree.location(of: file.id) { path } else { nil }
    }
    return (listed + files).filter { FilePath.kind(of: "\($0)/Package.swift") == .file }
  }
}
