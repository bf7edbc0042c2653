package import Foundation

/// The description of a package, derived from Xcode projects.
///
/// Applications, frameworks, libraries and unit tests for iOS become targets.
package struct XcodeDescription {
  package private(set) var description: ProjectDescription
  /// The parts of the projects that are left out.
  package private(set) var notes: [XcodeNote]

  /// The Info.plist of the first app.
  package var infoPlist: Data? {
    order.lazy.compactMap { projects[$0] }.first { $0.productType == .application }
      .flatMap { XcodeInfoPlist(target: $0).data }
  }

  private typealias Key = XcodeProjects.TargetKey

  private let root: String
  private let projects: XcodeProjects
  private let sources: PackageSources
  private let readsHeaders: Bool
  /// The modules of the targets that are described.
  private var modules: [XcodeProjects.TargetKey: String] = [:]
  private var order: [XcodeProjects.TargetKey] = []
  /// The folders of packages that the targets use.
  private var packages: [String] = []

  /// - Parameters:
  ///   - container: The project or workspace.
  ///   - root: The absolute path of the folder that all paths of the description are relative to.
  ///   - options: The choices of the user.
  /// - Throws: ``XcodeProjectError``.
  package init(
    _ container: XcodeContainer,
    root: String,
    options: XcodeOptions = XcodeOptions()
  ) throws(XcodeProjectError) {
    self.root = root
    readsHeaders = options.readsHeaders
    let files = try container.files
    let neighbors = container.neighbors
    sources = PackageSources(root: root, named: options.packages, listed: files + neighbors)
    projects = try XcodeProjects(
      files,
      besides: neighbors,
      of: container,
      sources: sources,
      configuration: options.configuration
    )
    description = ProjectDescription(name: FilePath.stem(of: container.path), targets: [])
    notes = projects.notes + projects.main.flatMap(\.notes)
    chooseTargets(from: try roots(options))
    guard !order.isEmpty else { throw .noTargets(project: container.path) }
    let folders = namedFolders
    for key in order { describe(key, plus: folders.map(\.name)) }
    description.targets += folders
    description.packages = packages.isEmpty ? nil : packages
    description.defaultLocalization = defaultLocalization
    var known: Set<XcodeNote> = []
    notes = notes.filter { known.insert($0).inserted }
  }

  // MARK: Targets

  /// Returns the named projects' targets, without other apps and tests for an engine.
  private mutating func roots(_ options: XcodeOptions) throws(XcodeProjectError) -> [Key] {
    let roots = projects.roots
    guard options.hasOneApp else { return roots }
    let apps = roots.compactMap { projects[$0] }
      .filter { $0.productType == .application && omission(of: $0) == nil }
    let chosen = try AppChoice(apps: apps, project: description.name).app(named: options.app)
    return roots.filter { key in
      guard let target = projects[key] else { return false }
      let item: XcodeNote.Item
      switch target.productType {
      case .unitTests, .uiTests: item = .tests
      case .application where chosen != nil && target.id != chosen?.id && target.isForIOS:
        item = .otherApp(chosen: chosen?.name ?? "")
      default: return true
      }
      notes.append(XcodeNote(subject: target.name, reason: .item(item)))
      return false
    }
  }

  /// Chooses targets, and the targets that they depend on.
  private mutating func chooseTargets(from roots: [Key]) {
    var owners: [String: String] = [:]
    var visited: Set<Key> = []
    var pending = roots
    var next = 0
    while next < pending.count {
      let key = pending[next]
      next += 1
      guard visited.insert(key).inserted, let target = projects[key] else { continue }
      if let reason = omission(of: target) {
        if next <= roots.count, let note = reason.note { notes.append(note) }
        if !reason.passesOn { continue }
      } else if let owner = owners[target.moduleName] {
        let note = XcodeNote(subject: target.name, reason: .item(.sameModule(target: owner)))
        notes.append(note)
        continue
      } else {
        owners[target.moduleName] = target.name
        modules[key] = target.moduleName
        order.append(key)
      }
      pending += projects.dependencies(of: key)
    }
  }

  /// The reason why a target is not described.
  private struct Omission {
    var note: XcodeNote?
    /// Whether targets that depend on it depend on its own dependencies instead.
    var passesOn: Bool
  }

  private func omission(of target: XcodeTarget) -> Omission? {
    func note(_ item: XcodeNote.Item) -> XcodeNote {
      XcodeNote(subject: target.name, reason: .item(item))
    }
    switch target.productType {
    case .none: return Omission(passesOn: true)
    case .uiTests: return Omission(note: note(.targetKind("UI tests")), passesOn: false)
    case .other(let type): return Omission(note: note(.targetKind(type)), passesOn: false)
    case .application, .framework, .staticFramework, .staticLibrary, .dynamicLibrary, .unitTests:
      break
    }
    guard target.isForIOS else {
      let platform = target.platforms.joined(separator: " ")
      return Omission(note: note(.otherPlatform(platform)), passesOn: false)
    }
    guard target.sources.contains(where: { XcodeFileKind(path: $0) == .swift }) else {
      return Omission(note: note(.noSwift), passesOn: true)
    }
    return nil
  }

  /// Returns the described targets that a target depends on, also through omitted ones.
  private func dependencies(of key: Key) -> [String] {
    var names: [String] = []
    var visited: Set<Key> = [key]
    var pending = projects.dependencies(of: key)
    var next = 0
    while next < pending.count {
      let dependency = pending[next]
      next += 1
      guard visited.insert(dependency).inserted else { continue }
      if let name = modules[dependency] {
        names.append(name)
      } else if let target = projects[dependency], omission(of: target)?.passesOn == true {
        pending += projects.dependencies(of: dependency)
      }
    }
    return names
  }

  private mutating func describe(_ key: Key, plus folders: [String]) {
    guard let target = projects[key] else { return }
    notes += target.notes
    let found = readsHeaders ? ObjectiveCHeaders(of: target) : nil
    let headers = found?.paths ?? []
    if let header = target.bridgingHeader, found?.hasAllImports != true {
      notes.append(XcodeNote(subject: header, reason: .bridgingHeader))
    }
    let models = target.dataModels.map(\.path).filter {
      FilePath.ending(of: $0).hasPrefix("xcdatamodel")
    }
    let others = target.sources.filter { XcodeFileKind(path: $0) == .otherSource }
    notes += others.map { path in
      let header = "\(FilePath.stem(of: path)).h"
      let isRead = headers.contains(FilePath.joined(FilePath.folder(of: path), header))
      return XcodeNote(subject: path, reason: isRead ? .objectiveC : .notSwift)
    }
    let resources =
      target.resources + models
      + target.copiedFiles.filter { XcodeFileKind(path: $0) == .resource }
    let dependencies = dependencies(of: key) + folders
    let products = products(of: target)
    description.targets.append(
      ProjectDescription.Target(
        name: target.moduleName,
        tests: target.productType == .unitTests ? true : nil,
        sources: existing(target.sources.filter { XcodeFileKind(path: $0) == .swift } + headers),
        resources: existing(resources),
        dependencies: dependencies.isEmpty ? nil : dependencies,
        products: products.isEmpty ? nil : products,
        defines: target.defines.isEmpty ? nil : target.defines,
        flags: target.flags.isEmpty ? nil : target.flags
      )
    )
  }

  /// Returns the existing files relative to the root; missing files become notes.
  private mutating func existing(_ files: [String]) -> [String] {
    var known: Set<TreePath> = []
    return files.filter { known.insert(TreePath($0)).inserted }.compactMap { file in
      guard FilePath.kind(of: file) != nil else {
        notes.append(XcodeNote(subject: file, reason: .missingFile))
        return nil
      }
      return FilePath.relative(file, to: root)
    }
  }

  // MARK: Packages

  /// Returns the products that a target uses, and lists their packages.
  private mutating func products(of target: XcodeTarget) -> [ProjectDescription.Product] {
    let linked = target.linkedFiles.filter { !projects.makes($0) }.map { FilePath.stem(of: $0) }
      .compactMap { name in sources.folder(ofPackage: name).map { (name, $0) } }
    var found = linked
    for product in target.packageProducts {
      if let folder = sources.folder(of: product) {
        found.append((product.name, folder))
      } else if sources.named[product.name] == nil {
        notes.append(product.note)
      }
    }
    var known: Set<String> = []
    return found.filter { known.insert($0.0).inserted }.map { name, folder in
      let path = FilePath.relative(folder, to: root)
      if !packages.contains(path) { packages.append(path) }
      return ProjectDescription.Product(name: name, package: FilePath.name(of: folder))
    }
  }

  /// The targets for folders that the user named, and that are not packages.
  private var namedFolders: [ProjectDescription.Target] {
    sources.named.sorted { $0.key < $1.key }.filter { !sources.hasManifest($0.value) }
      .map { name, folder in
        ProjectDescription.Target(name: name, path: FilePath.relative(folder, to: root))
      }
  }

  // MARK: Languages

  /// The language of texts in no folder; SwiftPM requires it for packages with translations.
  private var defaultLocalization: String? {
    let isLocalized = description.targets.flatMap { $0.resources ?? [] }.contains { path in
      path.hasSuffix(".xcstrings") || TreePath(path).components.contains { $0.hasSuffix(".lproj") }
    }
    guard isLocalized, let region = projects.main.first?.developmentRegion else { return nil }
    // Projects of old versions of Xcode name the language in words.
    return region == "English" ? "en" : region
  }
}

extension XcodePackageProduct {
  /// The note for a product without sources.
  fileprivate var note: XcodeNote {
    switch package {
    case .local(let folder): XcodeNote(subject: folder, reason: .missingFile)
    case .remote(let url): XcodeNote(subject: url, reason: .item(.packageWithoutSources))
    case .unnamed: XcodeNote(subject: name, reason: .item(.unknownProduct))
    }
  }
}
