import Foundation

/// One run over a working copy.
struct CopyUpdate {
  let copy: WorkingCopy
  let project: Project
  var state: PortState
  var report = PortReport()

  private let dependencies: [PortedDependency]
  private var previousOutputs: Set<String>
  private var sources: [String: [String]] = [:]
  private var others: [String] = []
  /// The files that this run has read.
  private var parsed: [String: ParsedFile] = [:]

  init(
    copy: WorkingCopy,
    project: Project,
    state: PortState,
    _ dependencies: [PortedDependency]
  ) {
    self.copy = copy
    self.dependencies = dependencies
    self.project = project
    self.state = state
    previousOutputs = state.outputs
  }

  mutating func run() throws {
    state.outputs = []
    findFiles()
    let previousFacts = state.files.mapValues(\.facts)
    let changed = try readChangedFiles()
    let products = Set(dependencies.flatMap(\.report.products))
    let seeing = project.targetsThatSeeUIKit(through: products) { target in
      sources[target.name, default: []].reduce(into: []) { imports, path in
        imports.formUnion(state.files[path]?.facts.imports ?? [])
      }
    }
    report.targets = project.targets.map(\.name).filter(seeing.contains)
    let inherited = dependencies.flatMap(\.report.facts)
    let isSame =
      previousFacts == state.files.mapValues(\.facts) && state.inheritedFacts == inherited
    state.inheritedFacts = inherited
    try writeSources(changed: isSame ? changed : nil, seeing: seeing)
    try writeShims(seeing: seeing)
    try writeEntryPoint()
    try linkOthers()
    try listResources()
    try writeManifest()
    removeStale()
    report.entries = state.files.mapValues(\.reports).filter { !$0.value.isEmpty }
    report.products = project.products
    report.facts = inherited + sortedFacts
    for dependency in dependencies { report.add(dependency.report, of: dependency.root) }
  }

  // MARK: Reading

  private mutating func findFiles() {
    let finder = TargetFiles(root: copy.root)
    var taken: Set<String> = []
    for target in project.targets {
      let files = finder.files(of: target)
      sources[target.name] = files.sources.filter { taken.insert($0).inserted }
      others += files.others
    }
    others = others.filter { taken.insert($0).inserted }
    let present = Set(sources.values.joined())
    state.files = state.files.filter { present.contains($0.key) }
  }

  /// Reads the files that are not as they were, and returns their paths.
  private mutating func readChangedFiles() throws -> Set<String> {
    var pending: [(path: String, stamp: FileStamp)] = []
    for path in sources.values.joined().sorted() {
      guard let stamp = FileStamp(copy.root.appending(path: path).path),
        state.files[path]?.stamp != stamp
      else { continue }
      pending.append((path, stamp))
    }
    let root = copy.root
    var modules: [String: String] = [:]
    for (target, paths) in sources { for path in paths { modules[path] = target.moduleName } }
    let moduleNames = modules
    let results = parallel(pending.map(\.path)) { path in
      let file = ParsedFile(Self.text(of: path, in: root), path: path)
      var facts = FileFacts(of: file)
      facts.module = moduleNames[path] ?? ""
      return (file, facts)
    }
    for (pending, (file, facts)) in zip(pending, results) {
      state.files[pending.path] = FileRecord(stamp: pending.stamp, facts: facts)
      parsed[pending.path] = file
    }
    return Set(pending.map(\.path))
  }

  /// Whether a class forwards messages, for which UIKit's protocols have to be known.
  private var forwardsMessages: Bool {
    state.files.values.contains { file in
      file.facts.types.contains { $0.members.contains(where: \.isForwardingOverride) }
    }
  }

  private static func text(of path: String, in root: URL) -> String {
    let data = (try? Data(contentsOf: root.appending(path: path))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  private var sortedFacts: [FileFacts] {
    state.files.sorted { $0.key < $1.key }.map(\.value.facts)
  }

  // MARK: Writing

  /// Rewrites the changed files, all for nil.
  private mutating func writeSources(changed: Set<String>?, seeing: Set<String>) throws {
    var due: [(target: ProjectTarget, paths: [String])] = []
    for target in project.targets {
      let paths = sources[target.name, default: []]
      state.outputs.formUnion(paths.map { output($0, of: target) })
      let rewritten = paths.filter { path in
        changed?.contains(path) ?? true || !previousOutputs.contains(output(path, of: target))
      }
      if !rewritten.isEmpty { due.append((target, rewritten)) }
    }
    // Most runs change nothing; gathering the facts reads UIKit's protocols.
    guard !due.isEmpty else { return }
    let facts = PackageFacts(
      state.inheritedFacts + sortedFacts,
      systemProtocols: forwardsMessages ? SystemProtocols(checkout: copy.checkout) : .init()
    )
    let rewriter = FileRewriter(facts: facts)
    let plain = FileRewriter(facts: facts, rules: [])
    for (target, paths) in due {
      try rewrite(paths, of: target, with: seeing.contains(target.name) ? rewriter : plain)
    }
  }

  private mutating func rewrite(
    _ paths: [String],
    of target: ProjectTarget,
    with rewriter: FileRewriter
  ) throws {
    let root = copy.root
    let known = parsed
    let results = parallel(paths) { path in
      rewriter.rewrite(known[path] ?? ParsedFile(Self.text(of: path, in: root), path: path))
    }
    for (path, result) in zip(paths, results) {
      state.files[path]?.reports = result.entries
      let rules = result.entries.lazy.map(\.rule)
      state.files[path]?.describesClasses = rules.contains(ClassDescriptionRule.name)
      let location =
        "#sourceLocation(file: \(quoted(root.appending(path: path).standardizedFileURL.path)), line: 1)\n"
      try write(location + result.text, to: output(path, of: target))
    }
  }

  /// The path of the rewritten file, whose name differs: the compiler warns about two files of one
  /// name, of which the user's is known to it from the directive.
  private func output(_ path: String, of target: ProjectTarget) -> String {
    let isNamed = path.hasSuffix("main.swift") || target.sources.contains { $0.hasSuffix(".swift") }
    let path = path.pathInCopy
    return isNamed ? path : String(path.dropLast("swift".count)) + "ported.swift"
  }

  private mutating func writeShims(seeing: Set<String>) throws {
    for target in project.targets where seeing.contains(target.name) && target.isRewritten {
      let facts = sources[target.name, default: []].compactMap { state.files[$0]?.facts }
      let types = facts.flatMap(\.types).filter { $0.kind != .extension }.map(\.name)
      let shim = TargetShim(
        testsWithXCTest: testsWithXCTest(target),
        declaredTypes: Set(types),
        describingFiles: sources[target.name, default: []].filter {
          state.files[$0]?.describesClasses == true
        },
        modules: project.targets.map(\.name).filter(seeing.contains),
        usesStoryboards: usesStoryboards,
        lacksBundle: !target.hasResources && facts.contains(where: \.usesModuleBundle)
      )
      let folder = target.sources.first { !$0.hasSuffix(".swift") }.map { "/\($0)" } ?? ""
      let path = "\(target.folder)\(folder)/\(TargetShim.fileName)".pathInCopy
      state.outputs.insert(path)
      try write(shim.text, to: path)
    }
  }

  /// Writes what runs the tests if SwiftPM would not find them all by itself.
  private mutating func writeEntryPoint() throws {
    let facts = PackageFacts(sortedFacts)
    let modules = project.targets.filter(\.isTest).map { target in
      TestEntryPoint.Module(
        name: target.name.moduleName,
        types: sources[target.name, default: []].flatMap { state.files[$0]?.facts.types ?? [] },
        facts: facts
      )
    }
    guard let text = TestEntryPoint(modules: modules).text else { return }
    state.outputs.insert(TestEntryPoint.fileName)
    try write(text, to: TestEntryPoint.fileName)
  }

  /// Whether the package, or one that it depends on, has interface files.
  private var usesStoryboards: Bool {
    (others + dependencies.flatMap(\.report.resources)).contains {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
  }

  private func testsWithXCTest(_ target: ProjectTarget) -> Bool { imports("XCTest", target) }

  private func imports(_ module: String, _ target: ProjectTarget) -> Bool {
    sources[target.name, default: []].contains {
      state.files[$0]?.facts.imports.contains(module) == true
    }
  }

  private mutating func writeManifest() throws {
    let seeing = project.targets.filter { report.targets.contains($0.name) && $0.isRewritten }
    let edit = ManifestEdit(
      root: copy.root,
      checkout: copy.checkout,
      targets: seeing.map(\.name),
      testTargets: seeing.filter(testsWithXCTest).map(\.name),
      ported: Dictionary(dependencies.map { ($0.root.path, $0.package.path) }) { $1 },
      usesStoryboards: usesStoryboards,
      combineTargets: seeing.filter { imports(ImportRule.combine.apples, $0) }.map(\.name)
    )
    state.outputs.insert("Package.swift")
    try write(
      try edit.applied(to: project.manifest, named: project.manifestName),
      to: "Package.swift"
    )
  }

  private mutating func write(_ text: String, to path: String) throws {
    let file = copy.package.appending(path: path)
    let data = Data(text.utf8)
    guard (try? Data(contentsOf: file)) != data else { return }
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    report.writtenCount += 1
  }

  /// Links to what is not rewritten.
  private mutating func linkOthers() throws {
    let manager = FileManager.default
    state.outputs.formUnion(others.map(\.pathInCopy))
    for path in others {
      let link = copy.package.appending(path: path.pathInCopy)
      let target = copy.root.appending(path: path).standardizedFileURL.path
      if (try? manager.destinationOfSymbolicLink(atPath: link.path)) == target { continue }
      try manager.createDirectory(
        at: link.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try? manager.removeItem(at: link)
      try manager.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }
  }

  /// Lists the files that the program finds by their names when it runs.
  private mutating func listResources() throws {
    let endings = [
      ".gif", ".jpeg", ".jpg", ".pdf", ".png", ".strings", ".stringsdict", ".svg",
      ".xcstrings", "set/Contents.json", ".storyboard", ".xib",
    ]
    let found = others.filter { path in endings.contains { path.hasSuffix($0) } }
    report.resources =
      found.map { copy.root.appending(path: $0).standardizedFileURL.path }
      + dependencies.flatMap(\.report.resources)
    let modules = (dependencies.flatMap(\.report.modules) + report.targets.map(\.moduleName))
    report.modules = modules
    let lines = (modules.map { "module \($0)" } + report.resources).map { $0 + "\n" }
    try Data(lines.joined().utf8).write(to: copy.resourceList)
  }

  private func removeStale() {
    for path in previousOutputs.subtracting(state.outputs) {
      try? FileManager.default.removeItem(at: copy.package.appending(path: path))
    }
  }
}

/// Applies a function to each element, on all cores.
private func parallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  _ body: @Sendable (Element) -> Result
) -> [Result] {
  let results = SharedResults<Result>(count: elements.count)
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    results.set(body(elements[index]), at: index)
  }
  return results.all
}

/// Results that threads fill in.
///
/// Sendable without a check by the compiler: `values` is only touched while `lock` is held.
private final class SharedResults<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }

  var all: [Value] { lock.withLock { values.compactMap { $0 } } }
}
