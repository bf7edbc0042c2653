import Foundation

/// One update of a working copy.
struct CopyUpdate {
  let copy: WorkingCopy
  private(set) var project: Project
  var state: PortState
  var report = PortReport()
  /// The folders of the packages in place of those without sources, by their names.
  var standIns: [String: String] = [:]
  /// The libraries that replace modules without sources; nil for none.
  var libraries: OpenLibraries?
  /// Whether the copy leaves out targets that do not build.
  var isReduced = false
  /// Whether another package depends on the package.
  var isDependency = false
  /// Whether the package is a checkout of a remote one.
  var isRemote = false
  /// Whether all Swift targets see UIKit, as the code of an app.
  var isAppCode = false

  /// The targets that become empty modules.
  private var emptyTargets: [String] = []
  private let tree: SourceTree
  private let folder: OwnFolder
  private let dependencies: [PortedDependency]
  /// The known omissions; nil for a copy with all code.
  private let omissions: OmissionStore?
  private var sources: [String: [TreePath]] = [:]
  private var stamps: [TreePath: FileStamp] = [:]
  private var others: [TreePath] = []
  /// The other files, by the names of targets.
  private var otherFiles: [String: [TreePath]] = [:]
  /// The resources of targets that list their files.
  private var resources: [TreePath] = []
  /// The documents of data models, by the names of targets.
  private var modelFiles: [String: [TreePath]] = [:]
  /// The Swift code of data models, by the names of targets.
  private var modelSources: [String: DataModelSource] = [:]
  /// The files of asset catalogs, by the names of targets.
  private var assetFiles: [String: [TreePath]] = [:]
  /// The Swift names of assets, by the names of targets.
  private var assetSymbols: [String: AssetSymbols] = [:]
  private var emptyFolders: [TreePath] = []
  /// The files that this run has read.
  private var parsed: [TreePath: ParsedFile] = [:]

  init(
    copy: WorkingCopy,
    project: Project,
    state: PortState,
    folder: OwnFolder,
    _ dependencies: [PortedDependency],
    omissions: OmissionStore? = nil
  ) {
    self.copy = copy
    self.omissions = omissions
    self.folder = folder
    self.dependencies = dependencies
    self.project = project
    self.state = state
    tree = SourceTree(
      root: copy.root.path,
      folders: project.targets.flatMap(\.userFolders),
      ownFolder: folder.realPath
    )
  }

  mutating func run() throws {
    // Before the state loses the records of removed files.
    let previousFacts = state.files.mapValues(\.facts)
    try findFiles()
    if isReduced { leaveOutTargets() }
    let changed = try readChangedFiles()
    let products = Set(dependencies.flatMap(\.report.products))
    let seeing = project.targetsThatSeeUIKit(
      through: products,
      everyTarget: isAppCode
    ) { target in
      sources[target.name, default: []].reduce(into: []) { imports, path in
        imports.formUnion(state.files[path]?.facts.imports ?? [])
      }
    }
    report.targets = project.targets.map(\.name).filter(seeing.contains)
    let inherited = dependencies.flatMap(\.report.facts)
    let isSame =
      previousFacts == state.files.mapValues(\.facts) && state.inheritedFacts == inherited
      && state.omitsCode == (omissions != nil) && omissions?.isNew != true
      && state.seeing == report.targets
    state.omitsCode = omissions != nil
    state.seeing = report.targets
    state.inheritedFacts = inherited
    omissions?.declare(declaredNames, in: copy.packagePath)
    let entryPoint = entryPoint
    try readDataModels(seeing: seeing)
    if isAppCode { nameAssets(seeing: seeing) }
    try plan(seeing: seeing, hasEntryPoint: entryPoint != nil)
    try writeSources(changed: isSame ? changed : nil, seeing: seeing)
    try writeShims(seeing: seeing)
    if let entryPoint { try write(entryPoint, to: TreePath(TestEntryPoint.fileName)) }
    for target in emptyTargets {
      try write(ManifestReduction.source, to: ManifestReduction.source(of: target))
    }
    try copyOthers()
    listResources()
    listSources(seeing: seeing)
    try writeManifest()
    report.entries = state.files.mapValues(\.reports).filter { !$0.value.isEmpty }
    report.name = project.name
    report.products = project.products
    report.notes += project.notes
    report.infoPlist = project.infoPlist
    report.facts = inherited + sortedFacts
    for dependency in dependencies { report.add(dependency.report, of: dependency.root) }
  }

  // MARK: Reading

  private mutating func findFiles() throws {
    var taken: Set<TreePath> = []
    var problems: [SourceProblem] = []
    for target in project.targets {
      let files = try TargetFiles(of: target, in: tree)
      for file in files.sources + files.others { stamps[file.path] = file.stamp }
      if target.listed == nil {
        sources[target.name] = files.sources.map(\.path).filter { taken.insert($0).inserted }
        otherFiles[target.name] = files.others.map(\.path)
      } else {
        // Several targets can list the same file; each has a copy.
        sources[target.name] = files.sources.map(\.path)
        resources += files.others.map(\.path)
      }
      modelFiles[target.name] = files.others.map(\.path).filter {
        $0.text.hasSuffix(DataModelReader.documentEnding)
      }
      assetFiles[target.name] = files.others.map(\.path).filter {
        $0.text.hasSuffix("set/Contents.json")
      }
      emptyFolders += files.emptyFolders
      problems += files.problems
      report.leftOut += files.notes
    }
    guard problems.isEmpty || isReduced else { throw PortError.unreadableFiles(problems) }
    report.leftOut += problems
    others = project.targets.flatMap { otherFiles[$0.name, default: []] }
      .filter { taken.insert($0).inserted }
    var known = Set(others)
    resources = resources.filter { known.insert($0).inserted }
    let present = Set(sources.values.joined())
    state.files = state.files.filter { present.contains($0.key) }
  }

  /// Replaces the targets by empty modules that are in Objective-C without headers, or do not compile
  /// at all.
  private mutating func leaveOutTargets() {
    emptyTargets = project.foreignTargets
    report.notes += emptyTargets.map { XcodeNote(subject: $0, reason: .item(.foreignTarget)) }
    for target in project.targets {
      let isObjectiveC =
        target.listed == nil && sources[target.name, default: []].isEmpty
        && otherFiles[target.name, default: []].contains { XcodeFileKind.isObjectiveC($0.text) }
      let files = Set(sources[target.name, default: []])
      let problem = omissions?.reasonToLeaveOut(
        target.name,
        of: copy.packagePath,
        with: stamps.filter { files.contains($0.key) }
      )
      guard isObjectiveC || problem != nil else { continue }
      if problem == nil, isAppCode, readHeaders(of: target) { continue }
      let reason: XcodeNote.Reason = problem.map { .unreadable($0) } ?? .notSwift
      report.notes.append(XcodeNote(subject: target.name, reason: reason))
      emptyTargets.append(target.name)
      sources[target.name] = nil
    }
    let empty = Set(emptyTargets)
    project.targets.removeAll { empty.contains($0.name) }
    let kept = Set(project.targets.flatMap { otherFiles[$0.name, default: []] })
    others.removeAll { !kept.contains($0) }
    let present = Set(sources.values.joined())
    state.files = state.files.filter { present.contains($0.key) }
  }

  /// Makes Swift sources of the headers of a target in Objective-C; returns whether it has any.
  private mutating func readHeaders(of target: ProjectTarget) -> Bool {
    let files = otherFiles[target.name, default: []]
    var names: Set<String> = []
    // A folder of public headers can contain copies.
    let headers = files.sorted().filter { path in
      ObjectiveCHeaders.isHeader(path.text) && names.insert(path.name).inserted
    }
    guard !headers.isEmpty else { return false }
    sources[target.name] = headers
    // SwiftPM does not build a target in several languages.
    otherFiles[target.name] = files.filter { XcodeFileKind(path: $0.text) == .resource }
    report.notes.append(XcodeNote(subject: target.name, reason: .objectiveC))
    return true
  }

  /// Reads the changed files, and returns their paths.
  private mutating func readChangedFiles() throws -> Set<TreePath> {
    let pending = Set(sources.values.joined()).sorted()
      .filter { state.files[$0]?.stamp != stamps[$0] }
    let tree = tree
    var modules: [TreePath: String] = [:]
    for target in project.targets.reversed() {
      for path in sources[target.name, default: []] { modules[path] = target.name.moduleName }
    }
    let moduleNames = modules
    let results = try parallel(pending) { path in
      let file = try Self.parsed(path, in: tree)
      var facts = FileFacts(of: file)
      facts.module = moduleNames[path] ?? ""
      return (file, facts)
    }
    for (path, (file, facts)) in zip(pending, results) {
      guard let stamp = stamps[path] else { continue }
      state.files[path] = FileRecord(stamp: stamp, facts: facts)
      parsed[path] = file
    }
    return Set(pending)
  }

  /// Whether a class forwards messages, which requires the facts of UIKit's protocols.
  private var forwardsMessages: Bool {
    state.files.values.contains { file in
      file.facts.types.contains { $0.members.contains(where: \.isForwardingOverride) }
    }
  }

  private static func parsed(_ path: TreePath, in tree: SourceTree) throws -> ParsedFile {
    let data = try tree.file(at: path).contents()
    let text = String(decoding: data, as: UTF8.self)
    let isHeader = ObjectiveCHeaders.isHeader(path.text)
    return ParsedFile(isHeader ? ObjectiveCHeader(text).swift : text, path: path.text)
  }

  /// The names of the modules, and of the types, without enclosing types, and their members.
  private var declaredNames: Set<String> {
    Set(project.targets.map(\.name)).union(
      state.files.values.flatMap(\.facts.types).flatMap { type in
        [String(type.name.split(separator: ".").last ?? "")] + type.members.map(\.name)
      }
    )
  }

  private var sortedFacts: [FileFacts] {
    state.files.sorted { $0.key < $1.key }.map(\.value.facts)
  }

  /// Reads the current version of each data model.
  private mutating func readDataModels(seeing: Set<String>) throws {
    for target in project.targets where hasShim(target, seeing: seeing) {
      let documents = try DataModelReader.currentDocuments(
        among: modelFiles[target.name, default: []],
        in: tree
      )
      let models = try documents.compactMap { name, path -> DataModel? in
        let data = try tree.file(at: path).contents()
        if let model = DataModelReader.model(named: name, in: data) { return model }
        report.notes.append(XcodeNote(subject: path.text, reason: .dataModel))
        return nil
      }
      guard !models.isEmpty else { continue }
      let facts = sources[target.name, default: []].compactMap { state.files[$0]?.facts }
      let types = facts.flatMap(\.types).filter { $0.kind != .extension }.map(\.name)
      var source = DataModelSource(models: models, declaredTypes: Set(types))
      source.isMainActorDefault = ["-default-isolation", "defaultIsolation("].contains(
        where: project.manifest.contains
      )
      modelSources[target.name] = source
    }
  }

  /// Names the assets of each target.
  private mutating func nameAssets(seeing: Set<String>) {
    let extensions = sortedFacts.flatMap(\.types).filter { $0.kind == .extension }
      .filter { ["UIColor", "UIImage", "ImageResource", "ColorResource"].contains($0.name) }
    let declared = Set(extensions.flatMap(\.members).map(\.name))
    for target in project.targets where hasShim(target, seeing: seeing) {
      let symbols = AssetSymbols(files: assetFiles[target.name, default: []], declared: declared)
      if !symbols.isEmpty { assetSymbols[target.name] = symbols }
    }
  }

  // MARK: Writing

  /// Lists all files of the copy before the first is written.
  private func plan(seeing: Set<String>, hasEntryPoint: Bool) throws {
    var outputs = project.targets.flatMap { target in
      sources[target.name, default: []].map { output($0, of: target) }
    }
    outputs += project.targets.filter { hasShim($0, seeing: seeing) }.map(shimPath)
    outputs += project.targets.filter { modelSources[$0.name] != nil }
      .map { addedFile(DataModelSource.fileName, of: $0) }
    outputs += project.targets.filter { assetSymbols[$0.name] != nil }
      .map { addedFile(AssetSymbols.fileName, of: $0) }
    outputs += others.map(\.inCopy)
    outputs += emptyTargets.map(ManifestReduction.source(of:))
    outputs += ["Package.swift"] + (hasEntryPoint ? [TreePath(TestEntryPoint.fileName)] : [])
    if copy.hasEngine { outputs.append(EngineTarget.program) }
    var planned: Set<TreePath> = []
    for path in outputs where !planned.insert(path).inserted {
      throw PortError.sameCopy(path: path.text)
    }
    for path in outputs {
      if let file = path.parents.first(where: planned.contains) {
        throw PortError.sameCopy(path: file.text)
      }
    }
    planned.formUnion(emptyFolders.map { TreePath("\($0.inCopy)/") })
    try folder.plan(Set(planned.map(inFolder)), below: copy.packagePath)
  }

  /// The path below the folder of all copies.
  private func inFolder(_ path: TreePath) -> TreePath { copy.packagePath.appending(path) }

  /// Rewrites the changed files, or all files for nil.
  private mutating func writeSources(changed: Set<TreePath>?, seeing: Set<String>) throws {
    var due: [(target: ProjectTarget, paths: [TreePath])] = []
    for target in project.targets {
      let paths = sources[target.name, default: []]
      let rewritten = paths.filter { path in
        let output = inFolder(output(path, of: target))
        return changed?.contains(path) ?? true || !folder.isIntact(output)
          || omissions?.staleFiles.contains(output) == true
      }
      if !rewritten.isEmpty { due.append((target, rewritten)) }
    }
    // Most runs change nothing; gathering the facts reads UIKit's protocols.
    guard !due.isEmpty else { return }
    var facts = PackageFacts(
      state.inheritedFacts + sortedFacts,
      systemProtocols: forwardsMessages ? SystemProtocols(checkout: copy.checkout) : .init()
    )
    facts.omitsStatements = omissions != nil
    let rewriter = FileRewriter(facts: facts)
    let plain = FileRewriter(facts: facts, rules: [])
    for (target, paths) in due {
      try rewrite(paths, of: target, with: seeing.contains(target.name) ? rewriter : plain)
    }
  }

  private mutating func rewrite(
    _ paths: [TreePath],
    of target: ProjectTarget,
    with rewriter: FileRewriter
  ) throws {
    let (tree, known) = (tree, parsed)
    let results = try parallel(paths) { path in
      rewriter.rewrite(try known[path] ?? Self.parsed(path, in: tree))
    }
    for (path, result) in zip(paths, results) {
      state.files[path]?.reports = result.entries
      let rules = result.entries.lazy.map(\.rule)
      state.files[path]?.describesClasses = rules.contains(ClassDescriptionRule.name)
      state.files[path]?.makesValues = rules.contains(OmittedValueRule.name)
      let location = "#sourceLocation(file: \(quoted(userPath(of: path))), line: 1)\n"
      let text = location + result.text
      let output = output(path, of: target)
      try write(
        omissions?.text(of: inFolder(output), base: text) ?? text,
        to: output,
        mode: (stamps[path]?.mode ?? 0o644) | 0o600
      )
    }
  }

  /// Returns the path of the rewritten file.
  ///
  /// Its name differs from the user's file name, which the compiler reads in the directive: the
  /// compiler warns about two files with the same name.
  private func output(_ path: TreePath, of target: ProjectTarget) -> TreePath {
    let isMain =
      path.text.hasSuffix("main.swift") && state.files[path]?.facts.startsApplication != true
    let isNamed = isMain || target.sources.contains { $0.hasSuffix(".swift") }
    let path =
      target.listed == nil ? path.inCopy : TreePath(target.folder).appending(path.inCopy)
    if ObjectiveCHeaders.isHeader(path.text) { return TreePath("\(path.text).ported.swift") }
    return isNamed ? path : TreePath(path.text.dropLast("swift".count) + "ported.swift")
  }

  /// The path of the user's file, for messages.
  private func userPath(of path: TreePath) -> String {
    URL(filePath: tree.fullPath(of: path)).standardizedFileURL.path
  }

  private func hasShim(_ target: ProjectTarget, seeing: Set<String>) -> Bool {
    seeing.contains(target.name) && target.isRewritten
  }

  private func shimPath(of target: ProjectTarget) -> TreePath {
    addedFile(TargetShim.fileName, of: target)
  }

  private func addedFile(_ name: String, of target: ProjectTarget) -> TreePath {
    let folder = target.listedFolder.map { "/\($0)" } ?? ""
    return TreePath("\(target.folder)\(folder)/\(name)").inCopy
  }

  private mutating func writeShims(seeing: Set<String>) throws {
    for target in project.targets where hasShim(target, seeing: seeing) {
      let facts = sources[target.name, default: []].compactMap { state.files[$0]?.facts }
      let types = facts.flatMap(\.types).filter { $0.kind != .extension }.map(\.name)
      let shim = TargetShim(
        testsWithXCTest: testsWithXCTest(target),
        declaredTypes: Set(types),
        describingFiles: sources[target.name, default: []].filter {
          state.files[$0]?.describesClasses == true
        }.map(\.text),
        makingFiles: sources[target.name, default: []].filter {
          state.files[$0]?.makesValues == true
        }.map(\.text),
        makers: omissions == nil ? [:] : project.makers.filter { types.contains($0.key) },
        modules: project.targets.map(\.name).filter(seeing.contains),
        usesStoryboards: usesStoryboards,
        lacksBundle: !target.hasResources && facts.contains(where: \.usesModuleBundle),
        registersDataModels: modelSources[target.name] != nil
      )
      let path = shimPath(of: target)
      try write(omissions?.addedText(of: inFolder(path), base: shim.text) ?? shim.text, to: path)
      if let symbols = assetSymbols[target.name] {
        try write(symbols.text, to: addedFile(AssetSymbols.fileName, of: target))
      }
      guard let models = modelSources[target.name] else { continue }
      try write(models.text, to: addedFile(DataModelSource.fileName, of: target))
    }
  }

  /// The program that runs the tests; nil if SwiftPM finds them all.
  private var entryPoint: String? {
    let facts = PackageFacts(sortedFacts)
    let modules = project.targets.filter(\.isTest).map { target in
      TestEntryPoint.Module(
        name: target.name.moduleName,
        types: sources[target.name, default: []].flatMap { state.files[$0]?.facts.types ?? [] },
        facts: facts
      )
    }
    return TestEntryPoint(modules: modules).text
  }

  /// Whether the package, or one that it depends on, has interface files.
  private var usesStoryboards: Bool {
    ((others + resources).map(\.text) + dependencies.flatMap(\.report.resources)).contains {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
  }

  private func testsWithXCTest(_ target: ProjectTarget) -> Bool { imports("XCTest", target) }

  /// The frameworks that a target imports, in the order of their names.
  private func frameworks(of target: ProjectTarget) -> [AppleFramework] {
    let imports = sources[target.name, default: []].flatMap { state.files[$0]?.facts.imports ?? [] }
    var frameworks = Set(imports.compactMap(AppleFramework.init(module:)))
    if modelSources[target.name] != nil { frameworks.insert(.coreData) }
    return frameworks.sorted { $0.module < $1.module }
  }

  private func imports(_ module: String, _ target: ProjectTarget) -> Bool {
    sources[target.name, default: []].contains {
      state.files[$0]?.facts.imports.contains(module) == true
    }
  }

  /// Lists the sources that an engine is made of.
  private mutating func listSources(seeing: Set<String>) {
    report.sources = dependencies.flatMap(\.report.sources)
    report.screenModules = dependencies.flatMap(\.report.screenModules)
    defer { listPlaces() }
    for target in project.targets where hasShim(target, seeing: seeing) && !target.isTest {
      let testing = ["XCTest", "Testing", "Quick", "Nimble"]
      guard !testing.contains(where: { imports($0, target) }) else { continue }
      report.screenTargets.append(target.name)
      report.sources += sources[target.name, default: []].map { path in
        PortedSource(
          module: target.name.moduleName,
          copy: copy.package.appending(path: output(path, of: target).text).path,
          original: userPath(of: path),
          imports: state.files[path]?.facts.imports ?? []
        )
      }
    }
  }

  /// Lists the modules with controllers, and the folders of the targets in the working copy.
  private mutating func listPlaces() {
    if !isRemote { report.screenModules += report.screenTargets.map(\.moduleName) }
    let used = Set(project.targets.filter { !$0.isTest }.flatMap(\.dependencies))
    report.programTargets = report.screenTargets.filter { !used.contains($0) }
    let own = project.targets.map { target in
      TargetPlace(
        package: copy.packagePath,
        target: target.name,
        folder: inFolder(TreePath(target.folder).normalized.inCopy)
      )
    }
    report.places = dependencies.flatMap(\.report.places) + own
  }

  /// Returns the libraries that targets import and no target provides, with their folders.
  private mutating func usedLibraries(_ targets: [ProjectTarget]) -> ManifestEdit.Libraries {
    var used = ManifestEdit.Libraries()
    guard let libraries else { return used }
    let modules = Set(report.places.map(\.target.moduleName))
    for name in libraries.names.subtracting(modules).sorted() {
      let importing = targets.filter { imports(name, $0) }.map(\.name)
      guard !importing.isEmpty, let path = libraries.path(of: name) else { continue }
      used.folders[name] = path
      for target in importing { used.targets[target, default: []].append(name) }
      report.notes.append(XcodeNote(subject: name, reason: .item(.library)))
    }
    return used
  }

  private mutating func writeManifest() throws {
    let seeing = project.targets.filter { report.targets.contains($0.name) && $0.isRewritten }
    var edit = ManifestEdit(
      root: copy.root,
      checkout: copy.checkout,
      targets: seeing.map(\.name),
      testTargets: seeing.filter(testsWithXCTest).map(\.name),
      ported: Dictionary(dependencies.map { ($0.root.path, $0.package.path) }) { $1 },
      usesStoryboards: usesStoryboards,
      combineTargets: seeing.filter { imports(ImportRule.combine.apples, $0) }.map(\.name)
    )
    edit.listingTargets = seeing.filter(\.listsOnlyFiles).map(\.name)
    edit.modelTargets = seeing.map(\.name).filter { modelSources[$0] != nil }
    edit.assetTargets = seeing.map(\.name).filter { assetSymbols[$0] != nil }
    edit.appTargets = seeing.map(\.name).filter(isApp)
    edit.frameworks = Dictionary(seeing.map { ($0.name, frameworks(of: $0)) }) { $1 }
    report.frameworks = Set(edit.frameworks.values.joined())
    edit.standIns = standIns
    edit.libraries = usedLibraries(seeing)
    if isReduced {
      edit.reduction = ManifestReduction(emptyTargets: emptyTargets, isDependency: isDependency)
    }
    if copy.hasEngine { edit.engine = EngineTarget(targets: report.screenTargets) }
    try write(
      try edit.applied(to: project.manifest, named: project.manifestName),
      to: "Package.swift"
    )
  }

  /// Whether the copy of a target lacks the entry point of its app.
  private func isApp(_ target: String) -> Bool {
    sources[target, default: []].contains { path in
      state.files[path]?.reports.contains { $0.rule == EntryPointRule.name } == true
    }
  }

  private mutating func write(_ text: String, to path: TreePath, mode: UInt32 = 0o644) throws {
    if try folder.write(Data(text.utf8), to: inFolder(path), mode: mode) {
      report.writtenCount += 1
    }
  }

  /// Copies the files that are not rewritten.
  private mutating func copyOthers() throws {
    for path in others where try folder.copy(tree.file(at: path), to: inFolder(path.inCopy)) {
      report.writtenCount += 1
    }
  }

  /// Lists the files that the program finds by their names when it runs.
  ///
  /// A file beside the sources is a resource if its kind is known.
  private mutating func listResources() {
    let endings = [
      ".gif", ".jpeg", ".jpg", ".pdf", ".png", ".strings", ".stringsdict", ".svg",
      ".xcstrings", "set/Contents.json", ".storyboard", ".xib",
    ]
    let known = others.filter { path in endings.contains { path.text.hasSuffix($0) } }
    report.resources = (known + resources).map(userPath) + dependencies.flatMap(\.report.resources)
    report.modules = dependencies.flatMap(\.report.modules) + report.targets.map(\.moduleName)
  }
}
