/// Finds the files of targets.
struct TargetFiles {
  /// A file of the user, by its path relative to the package.
  struct File {
    var path: TreePath
    var stamp: FileStamp
  }

  /// The files that are rewritten.
  private(set) var sources: [File] = []
  /// The files that are copied without changes.
  private(set) var others: [File] = []
  /// Excluded folders whose files are left out; SwiftPM requires the folders themselves.
  private(set) var emptyFolders: [TreePath] = []
  /// Problems of files that belong to the target.
  private(set) var problems: [SourceProblem] = []
  /// Problems of excluded files, which are left out.
  private(set) var notes: [SourceProblem] = []

  private let tree: SourceTree
  private let target: ProjectTarget
  private let folder: TreePath
  /// Compared as SwiftPM does.
  private let excluded: Set<String>
  private let included: [String]
  private var count = 0
  private var isListingResources = false

  /// The maximum number of files and folders of a target: links to folders can multiply them.
  static let maximumCount = 100_000

  /// The largest file that is copied, in bytes.
  static let sizeLimit = 4 << 30

  /// - Throws: ``PortError`` for a folder that is missing, or contains too many files.
  init(of target: ProjectTarget, in tree: SourceTree) throws {
    self.tree = tree
    self.target = target
    folder = target.listed == nil ? TreePath(target.folder).normalized : ""
    excluded = Set(target.excluded.map { TreePath($0).normalized.text })
    included = target.sources.map { TreePath($0).normalized.text }
    if let listed = target.listed {
      try add(listed)
      return
    }
    do {
      guard let item = try tree.item(at: folder) else {
        throw PortError.noTargetFolder(target: target.name, tried: [folder.text])
      }
      try visit(item, "", isExcluded: false, around: [])
    } catch let error as SourceProblem {
      problems.append(error)
    }
  }

  /// Adds the files of a target that lists them.
  private mutating func add(_ listed: ListedFiles) throws(PortError) {
    try visit(listed.sources)
    isListingResources = true
    try visit(listed.resources)
  }

  private mutating func visit(_ paths: [String]) throws(PortError) {
    var known: Set<TreePath> = []
    for path in paths.map({ TreePath($0).normalized }) where known.insert(path).inserted {
      guard exists(path) else { continue }
      try visit(path.name, of: path.parent ?? "", isExcluded: false, around: [])
    }
  }

  /// Returns whether a listed file exists; a missing file is a problem.
  private mutating func exists(_ path: TreePath) -> Bool {
    do {
      if try tree.item(at: path) != nil { return true }
      problems.append(SourceProblem(path: tree.fullPath(of: path), reason: .missing))
    } catch {
      problems.append(error)
    }
    return false
  }

  private mutating func visit(
    _ item: SourceItem,
    _ path: TreePath,
    isExcluded: Bool,
    around: [SourceItem.Identity]
  ) throws(PortError) {
    guard !around.contains(item.identity) else {
      return add(SourceProblem(path: item.path, reason: .endless), isExcluded)
    }
    let names: [String?]
    do {
      names = try item.names()
    } catch {
      return add(error, isExcluded)
    }
    for name in names {
      count += 1
      guard count <= Self.maximumCount else {
        throw .tooManyFiles(target: target.name, limit: Self.maximumCount)
      }
      guard let name else {
        add(SourceProblem(path: "\(item.path)/?", reason: .nameNotText), isExcluded)
        continue
      }
      try visit(name, of: path, isExcluded: isExcluded, around: around + [item.identity])
    }
  }

  private mutating func visit(
    _ name: String,
    of parent: TreePath,
    isExcluded: Bool,
    around: [SourceItem.Identity]
  ) throws(PortError) {
    let path = parent.appending(name)
    let isNamed = excluded.contains(path.text)
    let isExcluded = isExcluded || isNamed
    guard !isManifest(path), !name.hasPrefix(".") || isNamed else { return }
    guard let item = item(at: path, isExcluded: isExcluded || isLeftOut(name)) else { return }
    switch item.kind {
    case .folder where isLeftOut(name):
      if isNamed, !name.hasPrefix(".") { emptyFolders.append(folder.appending(path)) }
    case .folder:
      let count = others.count
      try visit(item, path, isExcluded: isExcluded, around: around)
      if isNamed, others.count == count { emptyFolders.append(folder.appending(path)) }
    case .file where item.stamp.size > Self.sizeLimit:
      add(SourceProblem(path: item.path, reason: .tooLarge(limit: Self.sizeLimit)), isExcluded)
    case .file:
      let file = File(path: folder.appending(path), stamp: item.stamp)
      let isHeader = target.listed != nil && ObjectiveCHeaders.isHeader(name)
      let isCode = name.hasSuffix(".swift") || isHeader
      let isSource = target.isRewritten && isCode && isIncluded(path.text)
      let isExcluded = isExcluded || isListingResources
      if isSource, !isExcluded { sources.append(file) } else { others.append(file) }
    }
  }

  private mutating func item(at path: TreePath, isExcluded: Bool) -> SourceItem? {
    do {
      return try tree.item(at: folder.appending(path))
    } catch {
      add(error, isExcluded)
      return nil
    }
  }

  private mutating func add(_ problem: SourceProblem, _ isExcluded: Bool) {
    if isExcluded { notes.append(problem) } else { problems.append(problem) }
  }

  private func isIncluded(_ path: String) -> Bool {
    included.isEmpty || included.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Returns whether SwiftPM reads or writes a file for the package itself.
  private func isManifest(_ path: TreePath) -> Bool {
    folder.text.isEmpty
      && (path == "Package.swift" || path == "Package.resolved"
        || path.text.wholeMatch(of: /Package@swift-[0-9.]+\.swift/) != nil)
  }

  /// Returns whether the folder's files are left out of targets.
  private func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      || ["Pods", "Carthage", "DerivedData"].contains(name)
  }
}
