import Foundation
import Testing

/// Checks the code and the manifest against the table of arrows in `Sources/README.md`.
///
/// SwiftPM does not check this: an undeclared import of a sibling compiles incrementally.
@Suite struct ArchitectureTests {
  static let rows = table(in: text("Sources/README.md"))
  static let folders = folderTable(in: text("Sources/README.md"))
  static let layers = layerTable(in: text("Sources/README.md"))
  /// The code of the engine's files, by folder.
  static let engine = Dictionary(
    grouping: swiftFiles(below: "Sources/LayoutEngine").map { ($0.key, codeOnly($0.value)) }
  ) { String($0.0.prefix { $0 != "/" }) }
  static let engineTypes = engine.mapValues { $0.flatMap { declaredTypes(in: $0.1) } }
  static let diagram = diagramTargets(in: text("Sources/README.md"))
  static let toolchain: Set = [
    "CDispatch", "CryptoKit", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationNetworking", "FoundationXML", "Glibc", "Runtime", "Synchronization", "XCTest",
  ]

  @Test func everyFolderHasARow() throws {
    let sources = root.appending(path: "Sources").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources)
    #expect(Set(folders).subtracting(["README.md"]) == Set(Self.rows.keys))
  }

  @Test(arguments: rows.keys.sorted())
  func targetImportsOnlyAllowedModules(target: String) throws {
    let allowed = try #require(Self.rows[target]).union(Self.toolchain)
    for (file, source) in swiftFiles(below: "Sources/\(target)") {
      #expect(imports(in: source).subtracting(allowed) == [], "in \(file)")
    }
  }

  @Test(arguments: rows.keys.sorted())
  func manifestDeclaresExactlyTheRow(target: String) {
    #expect(dependencies(inManifest: text("Package.swift"))[target] == Self.rows[target])
  }

  /// The benchmarks are a separate package, which builds the same sources.
  ///
  /// No test builds it.
  @Test func benchmarksDeclareTheSameDependencies() {
    let declared = dependencies(inManifest: text("Benchmarks/Package.swift"))
      .filter { Self.rows.keys.contains($0.key) }
    #expect(!declared.isEmpty)
    for (target, dependencies) in declared {
      #expect(dependencies == Self.rows[target], "of \(target)")
    }
  }

  @Test(arguments: Set(rows.values.joined()).subtracting(rows.keys).sorted())
  func packageFromOutsideHasOneImporter(module: String) {
    #expect(Self.rows.values.filter { $0.contains(module) }.count == 1)
  }

  @Test func diagramShowsEveryTargetOnce() {
    #expect(Self.diagram.map(\.name).sorted() == Self.rows.keys.sorted())
  }

  @Test(arguments: rows.keys.sorted())
  func importsLeadToLowerRows(target: String) throws {
    let heights = Dictionary(Self.diagram.map { ($0.name, $0.row) }) { first, _ in first }
    let height = try #require(heights[target])
    for module in Self.rows[target] ?? [] {
      #expect(heights[module, default: -1] < height, "imports \(module)")
    }
  }

  /// The second table of the page lists the imports that only one folder of a target has.
  @Test(arguments: folders.keys.sorted())
  func onlyTheFolderHasItsImports(folder: String) throws {
    let own = try #require(Self.folders[folder])
    let target = try #require(folder.split(separator: "/").first.map(String.init))
    var found: Set<String> = []
    for (file, source) in swiftFiles(below: "Sources/\(target)") {
      let imported = imports(in: source).intersection(own)
      if "\(target)/\(file)".hasPrefix("\(folder)/") {
        found.formUnion(imported)
      } else {
        #expect(imported == [], "in \(file)")
      }
    }
    #expect(found == own)
  }

  /// The third table of the page lists the engine's folders below its views.
  @Test(arguments: layers.map(\.folder))
  func layerNamesNoTypeOfOtherFolders(layer: String) throws {
    let permitted = try #require(Self.layers.first { $0.folder == layer }).below.union([layer])
    let files = try #require(Self.engine[layer])
    let names = Set(Self.engineTypes.filter { !permitted.contains($0.key) }.values.joined())
    #expect(names.isSuperset(of: ["UIView", "SimulatedDevice"]))
    for (file, source) in files {
      #expect(words(in: source).intersection(names) == [], "in \(file)")
    }
  }

  @Test func layersNameTypesOfLowerLayers() {
    var lower: Set<String> = []
    for layer in Self.layers {
      #expect(layer.below.isSubset(of: lower), "of \(layer.folder)")
      lower.insert(layer.folder)
    }
    #expect(lower.count > 1)
  }

  @Test(arguments: [
    "let view: UIView?", "extension UIView.AnimationOptions {}", "func place(in view:UIView)",
    "_ = [UIView]() // a list", "let text = \"a\"; UIView.animate()",
  ])
  func typeIsSeenInEveryUse(source: String) {
    #expect(words(in: codeOnly(source)).contains("UIView"))
  }

  @Test(
    arguments: [
      "// A UIView.", "/// See ``UIView``.", "let name = \"UIView\"", "UIViewController()",
    ]
  )
  func commentsAndTextsNameNoType(source: String) {
    #expect(!words(in: codeOnly(source)).contains("UIView"))
  }

  /// The targets without a terminal: code of apps, and programs that answer a recorder.
  private static let unprinted = ["LayoutEngine", "PortSupport", "ScvdbAppEngine", "scvdb-engine"]

  /// One type prints external text to a terminal, and makes it harmless.
  @Test(arguments: rows.keys.filter { !unprinted.contains($0) }.sorted())
  func onlyTheConsoleWritesToStandardStreams(target: String) {
    let writing = Pattern(
      #"FileHandle\.standard(?:Output|Error)|STD(?:OUT|ERR)_FILENO|"#
        + #"(?<![.\w])(?:print|puts|fputs|printf|putchar|dump|debugPrint)\(|"#
        + #"(?<![.\w])(?:stdout|stderr)\b"#
    )
    for (file, source) in swiftFiles(below: "Sources/\(target)") {
      let isDoor = file.hasSuffix("Console.swift") || file.hasSuffix("Console+Columns.swift")
      let uses = writing.lines(in: source).filter { line in
        !line.drop { $0.isWhitespace }.hasPrefix("//") && !line.contains("func print(")
          && !line.contains("try print(") && !line.contains("fcntl(")
      }
      #expect(isDoor || uses == [], "in \(file)")
    }
  }

  /// The sources that read files by themselves, with the reason why these files are not part of a
  /// project.
  private static let ownReaders = [
    "Reporting/Failures/Failure.swift": "explains why a file cannot be written",
    "BuiltInEngine/Revisions/ProgramBuild.swift": "the program itself",
    "ScvdbAppEngine/ResourceList.swift": "the resources of the program's own app",
    "ScvdbAppEngine/TrapReport.swift": "the system's description of the process itself",
    "Workflows/AppScreens/AppEngineProgram.swift": "a build folder",
    "Workflows/CaseRecording/KnownCases.swift": "a database",
    "Workflows/ComparisonInputs/Git/GitObjects.swift": "a temporary file of its own",
    "Workflows/ComparisonInputs/Git/GitProgram.swift": "a null device",
    "Workflows/ComparisonInputs/Git/GitEnvironment.swift": "looks for the program git",
    "Reports/Drawings/PictureFile.swift": "a temporary file of its own",
    "SnapshotStore/Recordings/RecordingLease.swift": "files of the system about processes",
    "SnapshotStore/Recordings/RecordingStore.swift": "the folder of a database",
    "scvdb/Commands/EnginesCommand.swift": "a database",
  ]

  private static let reading = Pattern(
    #"(?:Data|String)\(contentsOf|contents\(atPath|contentsOfDirectory|enumerator\(at|fileExists\(|"#
      + #"attributesOfItem|FileHandle\(for(?:Reading|Updating)|resourceValues|subpaths|fopen\("#
  )

  /// One type reads the files of a project, and checks their links, sizes and kinds.
  ///
  /// The targets for rewritten tests read the resources of the tests.
  @Test(arguments: rows.keys.filter { $0 != "ProjectFiles" && !$0.hasPrefix("Port") }.sorted())
  func oneTypeReadsProjectFiles(target: String) {
    for (file, source) in swiftFiles(below: "Sources/\(target)")
    where Self.ownReaders["\(target)/\(file)"] == nil {
      let uses = Self.reading.lines(in: source)
      #expect(uses == [], "in \(file)")
    }
  }

  /// The sources that write files by themselves, with the reason.
  private static let ownWriters = [
    "Workflows/CaseRecording/Reuse/SealKey.swift": "a key that nobody else may read",
    "Workflows/CaseRecording/ShardChoice.swift": "an empty file for Bazel",
    "Workflows/ComparisonInputs/Git/GitBaselines.swift": "a temporary folder of its own",
    "Workflows/ComparisonInputs/Git/GitFiles.swift": "a temporary folder of its own",
    "Workflows/ComparisonInputs/Git/GitObjects.swift": "a temporary file of its own",
    "Workflows/ComparisonInputs/Git/GitProgram.swift": "a temporary file of its own",
    "ProjectFiles/FileSystem.swift": "the one writer",
    "Reports/Drawings/PictureFile.swift": "a temporary folder of its own",
    "SnapshotStore/Schema/RecordingStore+Backup.swift": "an empty file for SQLite",
    "scvdb/Main.swift": "a null device",
  ]

  private static let writing = Pattern(
    #"\.write\(to:|atomically:|createFile\(|FileHandle\(for(?:Writing|Updating)|O_WRONLY|O_RDWR|"#
      + #"O_CREAT|createDirectory\(|\.(?:copy|move|link)Item\(at|\.replaceItem(?:At)?\(|fopen\(|"#
      + #"OutputStream\("#
  )

  /// One type writes files, and keeps the former content if that fails.
  @Test(arguments: rows.keys.filter { !$0.hasPrefix("Port") }.sorted())
  func onlyOneTypeWritesFiles(target: String) {
    for (file, source) in swiftFiles(below: "Sources/\(target)")
    where Self.ownWriters["\(target)/\(file)"] == nil {
      let uses = Self.writing.lines(in: source)
      #expect(uses == [], "in \(file)")
    }
  }

  @Test func listsOfReadersAndWritersAreCurrent() {
    for file in Self.ownReaders.keys {
      #expect(!Self.reading.lines(in: text("Sources/\(file)")).isEmpty, "\(file)")
    }
    for file in Self.ownWriters.keys {
      #expect(!Self.writing.lines(in: text("Sources/\(file)")).isEmpty, "\(file)")
    }
  }

  @Test(arguments: [
    "import Module", "  import Module.Submodule", "@testable import Module",
    "package import Module", "@_exported public import Module",
    "public @preconcurrency import Module",
    "@_spi(Internals) import Module", "import struct Module.Name", "#if os(Linux)\nimport Module",
  ])
  func importIsSeenInEveryForm(source: String) {
    #expect(imports(in: source) == ["Module"])
  }
}

/// Returns the names of the modules that a source file imports.
private func imports(in source: String) -> Set<String> {
  let line =
    /^[ \t]*(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+(?:(?:typealias|struct|class|enum|protocol|let|var|func)[ \t]+)?(\w+)/
    .anchorsMatchLineEndings()
  return Set(source.matches(of: line).map { String($0.output.1) })
}

/// Returns a source file without comments and texts.
private func codeOnly(_ source: String) -> String {
  source.replacing(/\/\/[^\n]*/, with: "").replacing(/"(?:[^"\\\n]|\\.)*"/, with: "")
}

/// Returns the identifiers and keywords in code.
private func words(in code: String) -> Set<String> {
  Set(code.matches(of: /[A-Za-z_]\w*/).map { String($0.output) })
}

/// Returns the names of the types that a source file declares at its top level.
private func declaredTypes(in source: String) -> [String] {
  let declaration =
    /^(?:(?:@\w+(?:\([^)]*\))?|public|package|open|final|private|fileprivate|indirect|nonisolated)\s+)*(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/
    .anchorsMatchLineEndings()
  return source.matches(of: declaration).map { String($0.output.1) }
}

/// Returns target names with their permitted imports, from the rows of a Markdown table.
private func table(in markdown: String) -> [String: Set<String>] {
  let row = /^\| `([\w-]+)` \|[^|]*\|([^|]*)\|$/.anchorsMatchLineEndings()
  return markdown.matches(of: row).reduce(into: [:]) { rows, match in
    rows[String(match.output.1)] = Set(
      match.output.2.matches(of: /[\w-]+/).map { String($0.output) }
    )
  }
}

/// Returns folders with the modules that no other folder of their targets imports.
private func folderTable(in markdown: String) -> [String: Set<String>] {
  let row = /^\| `([\w-]+\/[\w\/-]+)` \|([^|]*)\|$/.anchorsMatchLineEndings()
  return markdown.matches(of: row).reduce(into: [:]) { folders, match in
    folders[String(match.output.1)] = Set(
      match.output.2.matches(of: /[\w-]+/).map { String($0.output) }
    )
  }
}

/// Returns the engine's folders from bottom to top, each with the folders that it may name.
private func layerTable(in markdown: String) -> [(folder: String, below: Set<String>)] {
  let row = /^\| `LayoutEngine\/(\w+)` \|[^|]*\|([^|]*)\|$/.anchorsMatchLineEndings()
  return markdown.matches(of: row).map { match in
    let below = match.output.2.matches(of: /\w+/).map { String($0.output) }
    return (String(match.output.1), Set(below))
  }
}

/// Returns the targets of the diagram with their rows; a line without a number continues a row.
private func diagramTargets(in markdown: String) -> [(name: String, row: Int)] {
  let parts = markdown.split(separator: "```", omittingEmptySubsequences: false)
  guard parts.count > 1 else { return [] }
  var row = 0
  return parts[1].split(separator: "\n").dropFirst().flatMap { line in
    line.matches(of: /[\w-]+/).compactMap { word in
      guard let number = Int(word.output) else { return (String(word.output), row) }
      row = number
      return nil
    }
  }
}

/// Returns target names with the targets and products that the manifest lets them import.
private func dependencies(inManifest manifest: String) -> [String: Set<String>] {
  let targets = manifest.split(
    separator: /\.(?:target|executableTarget|systemLibrary|testTarget)\(/
  )
  return targets.dropFirst().reduce(into: [:]) { declared, target in
    guard let name = target.firstMatch(of: /name: "([\w-]+)"/)?.output.1 else { return }
    let list = target.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 ?? ""
    let names = list.replacing(/, package: "[^"]*"/, with: "").matches(of: /"([\w-]+)"/)
    declared[String(name)] = Set(names.map { String($0.output.1) })
  }
}

let root = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

private func text(_ path: String) -> String {
  (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
}

/// Returns every Swift file below a folder of the package, by path.
private func swiftFiles(below folder: String) -> [String: String] {
  let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
  let files = (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
  return Dictionary(uniqueKeysWithValues: files.map { ($0, text("\(folder)/\($0)")) })
}

/// A regular expression for whole files; Foundation's implementation is fast in debug builds.
private struct Pattern: @unchecked Sendable {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    #expect(expression != nil)
  }

  /// Returns the lines with a match.
  func lines(in source: String) -> [String] {
    let text = source as NSString
    let matches = expression?.matches(
      in: source,
      range: NSRange(location: 0, length: text.length)
    )
    return (matches ?? []).map { text.substring(with: text.lineRange(for: $0.range)) }
  }
}
