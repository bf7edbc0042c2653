import LayoutVocabulary

/// The projects of a workspace, with the projects that they contain.
struct XcodeProjects {
  /// A target, by its project's path and its identifier.
  struct TargetKey: Hashable {
    var project: String
    var id: String
  }

  /// The projects that the user named, in the order of the workspace.
  private(set) var main: [XcodeProject] = []
  private(set) var notes: [XcodeNote] = []
  private var projects: [String: XcodeProject] = [:]
  private var targets: [TargetKey: XcodeTarget] = [:]
  /// The targets that make a file, by the file's name.
  private var products: [String: [TargetKey]] = [:]
  private let configuration: String

  /// Reads the projects.
  ///
  /// - Parameters:
  ///   - paths: The files that the user named, or the files of the named workspace.
  ///   - neighbors: The other files of the workspaces around the named project.
  ///   - container: The project or workspace that the user named.
  ///   - sources: The packages and modules with sources.
  ///   - configuration: The build configuration.
  /// - Throws: ``XcodeProjectError`` if no named project is readable; other projects become notes.
  init(
    _ paths: [String],
    besides neighbors: [String],
    of container: XcodeContainer,
    sources: PackageSources,
    configuration: String
  ) throws(XcodeProjectError) {
    self.configuration = configuration
    var failure: XcodeProjectError?
    for path in paths where FilePath.ending(of: path) == "xcodeproj" {
      do throws(XcodeProjectError) {
        let project = try read(path)
        // The targets of the workspace's pods are dependencies of the app.
        let isPods = container.isWorkspace && FilePath.name(of: path) == "Pods.xcodeproj"
        if !isPods { main.append(project) }
      } catch {
        failure = failure ?? error
        notes.append(XcodeNote(subject: path, reason: .unreadable(error.report.message)))
      }
    }
    guard !main.isEmpty else { throw failure ?? .noProjects(workspace: container.path) }
    readDependencies(sources, besides: neighbors)
  }

  private mutating func read(_ path: String) throws(XcodeProjectError) -> XcodeProject {
    if let known = projects[path] { return known }
    let project = try XcodeProjectReader.read(path, configuration: configuration)
    projects[path] = project
    for target in project.targets {
      let key = TargetKey(project: path, id: target.id)
      targets[key] = target
      if target.productType.isLibrary, let product = target.product {
        products[product, default: []].append(key)
      }
    }
    return project
  }

  /// Reads the projects that others contain, the projects of the workspaces around a single project,
  /// the project of CocoaPods, and Carthage's projects.
  private mutating func readDependencies(
    _ sources: PackageSources,
    besides neighbors: [String]
  ) {
    let pods = FilePath.joined(sources.root, "Pods/Pods.xcodeproj")
    var pending = projects.values.flatMap(\.otherProjects).sorted()
    if FilePath.kind(of: pods) == .folder { pending.append(pods) }
    pending += carthageProjects(of: Array(targets.values), sources)
    pending += neighbors.filter { FilePath.ending(of: $0) == "xcodeproj" }
    var tried = Set(projects.keys)
    while let path = pending.popLast() {
      guard tried.insert(path).inserted, FilePath.kind(of: path) == .folder else { continue }
      do throws(XcodeProjectError) {
        let project = try read(path)
        pending += project.otherProjects + carthageProjects(of: project.targets, sources)
      } catch {
        notes.append(XcodeNote(subject: path, reason: .unreadable(error.report.message)))
      }
    }
  }

  private func carthageProjects(of targets: [XcodeTarget], _ sources: PackageSources) -> [String] {
    let files = Set(targets.flatMap(\.linkedFiles))
    let names = files.filter { FilePath.ending(of: $0) == "framework" }
    return names.map { FilePath.stem(of: $0) }.sorted().compactMap(sources.project)
  }

  // MARK: Targets

  subscript(key: TargetKey) -> XcodeTarget? { targets[key] }

  /// The targets of the named projects.
  var roots: [TargetKey] {
    main.flatMap { project in
      project.targets.map { TargetKey(project: project.path, id: $0.id) }
    }
  }

  /// Returns whether a target makes a file with a name.
  func makes(_ file: String) -> Bool { products[file] != nil }

  /// Returns the targets that a target depends on: named ones, and those with linked products.
  func dependencies(of key: TargetKey) -> [TargetKey] {
    guard let target = targets[key] else { return [] }
    let named = target.dependencies.compactMap { dependency -> TargetKey? in
      switch dependency {
      case .target(let id): return TargetKey(project: key.project, id: id)
      case .other(let path, let name):
        let found = projects[path]?.targets.first { $0.name == name }
        return found.map { TargetKey(project: path, id: $0.id) }
      }
    }
    let linked = target.linkedFiles.compactMap { file -> TargetKey? in
      let makers = products[file] ?? []
      return makers.first { $0.project == key.project } ?? makers.first
    }
    var known: Set<TargetKey> = [key]
    return (named + linked).filter { targets[$0] != nil && known.insert($0).inserted }
  }
}
