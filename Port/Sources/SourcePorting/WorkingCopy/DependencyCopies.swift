import Foundation

/// The packages copied during a run.
struct DependencyCopies {
  let folder: OwnFolder
  /// The known omissions; nil for copies with all code.
  let omissions: OmissionStore?
  /// The real paths of packages, with nil until the copy is up to date.
  private var reports: [TreePath: PortReport?]
  private var roots: [TreePath: String] = [:]

  init(root: String, folder: OwnFolder, omissions: OmissionStore?) {
    self.folder = folder
    self.omissions = omissions
    reports = [TreePath(root): nil]
  }

  /// Whether empty packages replace those without sources.
  var replacesMissing = false
  /// The libraries that replace packages without sources.
  var libraries: OpenLibraries?
  /// The folders of packages that other packages can refer to by address, by their names.
  private(set) var known: [String: URL] = [:]
  /// The products of the packages without sources, by the first spelling of the packages' names.
  private var standIns: [String: Set<String>] = [:]

  /// The paths of the copies and of their JSON files, below the folder of all copies.
  var paths: Set<TreePath> {
    Set(roots.keys.flatMap { [$0, TreePath("\($0).json")] } + standIns.keys.map(Self.folder))
  }

  /// Adds a package for references by address, unless its folder has another name.
  mutating func addKnown(_ folder: URL, named name: String) {
    guard folder.lastPathComponent == name, known[name] == nil,
      FilePath.kind(of: "\(folder.path)/Package.swift") == .file
    else { return }
    known[name] = folder
  }

  // MARK: Packages without sources

  private static func folder(of package: String) -> TreePath { TreePath("packages/\(package)") }

  /// The folders of the empty packages, by their names.
  func standInFolders(below folder: URL) -> [String: String] {
    Dictionary(
      standIns.keys.map { ($0, libraries?.path(of: $0) ?? folder.appending(path: $0).path) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Adds empty packages in place of missing ones.
  ///
  /// - Parameters:
  ///   - missing: The packages without sources.
  ///   - uses: The used products that no other package declares.
  ///   - targets: The names of the package's own targets.
  mutating func addStandIns(
    for missing: [PackageReferences.Missing],
    uses: [ProductUse],
    targets: Set<String>
  ) {
    // SwiftPM compares the names of packages without case.
    for package in missing where standIns.value(ignoringCase: package.name) == nil {
      standIns[package.name] = []
    }
    for use in uses where use.package != nil || !targets.contains(use.name) {
      let package =
        missing.first { $0.provides(use) } ?? (use.package == nil ? missing.first : nil)
      guard let package else { continue }
      let name = standIns.key(ignoringCase: package.name) ?? package.name
      standIns[name, default: []].insert(use.name)
    }
  }

  /// Writes the empty packages.
  func writeStandIns() throws {
    for (name, products) in standIns.sorted(by: { $0.key < $1.key })
    where libraries?.path(of: name) == nil {
      let place = Self.folder(of: name)
      let files = StandInPackage(name: name, products: products).files
      try folder.plan(Set(files.map { place.appending($0.path) }), below: place)
      for (path, text) in files { try folder.write(Data(text.utf8), to: place.appending(path)) }
    }
  }

  // MARK: Copies

  /// Updates a copy once; returns nil for a package that depends on itself.
  mutating func report(
    of copy: WorkingCopy,
    update: (inout DependencyCopies) throws -> PortReport
  ) throws -> PortReport? {
    guard let realPath = SourceTree.realPath(of: copy.root.path) else { return nil }
    let root = TreePath(realPath)
    if let known = reports[root] { return known }
    if let other = roots.updateValue(realPath, forKey: copy.packagePath) {
      throw PortError.samePackageName(first: other, second: realPath)
    }
    reports[root] = .some(nil)
    do {
      let report = try update(&self)
      reports[root] = report
      return report
    } catch {
      // Another reference to the package fails in the same way.
      reports[root] = nil
      roots[copy.packagePath] = nil
      throw error
    }
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
