package import Foundation

/// Builds the engine of an app: a program with the app's code that makes its controllers.
package struct EngineBuild {
  private let copy: WorkingCopy
  private let omitting: OmittingBuild
  /// Arguments of SwiftPM.
  private let arguments: [String]
  /// Folders of scenario files, for their expressions.
  private let scenarios: [String]

  package init(
    copy: WorkingCopy,
    arguments: [String],
    scenarios: [String],
    progress: @escaping (String) -> Void = { _ in }
  ) {
    omitting = OmittingBuild(copy: copy, arguments: arguments, progress: progress)
    var copy = copy
    copy.hasEngine = true
    copy.omitsCode = true
    self.copy = copy
    self.arguments = arguments
    self.scenarios = scenarios
  }

  /// The built program, and its screens.
  package struct Result {
    package var program: URL
    package var list: EngineList
    package var report: PortReport
    package var omissions: OmissionReport
  }

  /// The maximum number of builds; each one excludes the expressions that do not compile.
  private static let maximumRounds = 12

  /// Updates the working copy without the code that does not compile, and builds the program.
  ///
  /// - Throws: ``EngineBuildError``, ``OmissionError``, ``PortError``, ``SourceProblem`` or an error
  ///   of Foundation.
  package func run() throws -> Result {
    let omitted = try omitting.run()
    var copy = copy
    copy.replacesMissingPackages = omitted.copy.replacesMissingPackages
    let report = try copy.update()
    guard !report.screenTargets.isEmpty else { throw EngineBuildError.noTarget }
    var program = try program(of: report, omitted.omissions)
    guard
      !report.storyboards.isEmpty
        || program.screens.contains(where: {
          $0.key.kind == .controller && $0.expression != nil
        })
    else {
      throw EngineBuildError.noController
    }
    let folder = try OwnFolder(of: copy.root.path)
    let swiftPM = SwiftPMBuild(
      package: copy.package,
      arguments: arguments,
      product: EngineTarget.name
    )
    for _ in 0..<Self.maximumRounds {
      try write(
        Data(program.text.utf8),
        to: copy.packagePath.appending(EngineTarget.program),
        folder
      )
      let build = try swiftPM.run()
      if build.succeeded {
        let list = self.list(of: program, report)
        let path = try install(
          try swiftPM.programFolder(),
          list,
          infoPlist: report.infoPlist,
          folder
        )
        return Result(
          program: path,
          list: list,
          report: report,
          omissions: omitted.omissions
        )
      }
      let errors = build.errors.filter { $0.path.hasSuffix("/\(EngineTarget.program)") }
      guard program.exclude(errors.map { ($0.line, $0.text) }) else {
        throw EngineBuildError.notBuilt(output: build.errorText)
      }
    }
    throw EngineBuildError.notBuilt(output: "")
  }

  // MARK: The program

  private func program(
    of report: PortReport,
    _ omissions: OmissionReport
  ) throws -> EngineProgram {
    let sources = report.engineSources
    let own = Set(report.screenModules)
    let declarations = try parallel(sources) { source in
      AppTypeReader(
        ParsedFile(BuildFile.text(of: source.copy), path: source.original),
        file: source.original,
        module: source.module
      ).types
    }
    let standIns = StandIns(
      types: AppTypes(declarations.flatMap(\.self)),
      makers: try copy.settingsFile.map(ProjectDescription.makers) ?? [:]
    )
    let controllers = standIns.controllers(of: own).map {
      EngineScreen($0, named: $0.type.name)
    }
    var known: Set<String> = []
    let expressions = ([.fillingOptionals] + scenarios.flatMap(ScenarioExpression.all))
      .filter { known.insert($0.text).inserted }.map {
        EngineScreen($0, root: copy.root.path)
      }
    let values = standIns.injectedValues().map { value in
      EngineScreen(
        key: .standIn(value.type),
        expressions: value.expressions,
        location: value.location
      )
    }
    let delegate = EngineScreen(
      key: .standIn("any UIApplicationDelegate"),
      expressions: standIns.applicationDelegate(in: Set(report.programTargets.map(\.moduleName)))
    )
    let screens = controllers + expressions + values + [delegate]
    let classes = standIns.conformingClasses(for: screens.flatMap(\.expressions))
    var program = EngineProgram(
      name: report.name.engineName,
      revision: "",
      resources: copy.resourceList.path,
      modules: sources.map(\.module).distinct,
      screens: screens
        + classes.map { type, declarations in
          EngineScreen(
            key: .conformance(type.name),
            expressions: declarations,
            location: type.location
          )
        },
      omissions: omissions.countsByClass(
        OmissionOwners(report.facts),
        modules: Dictionary(sources.map { ($0.original, [$0.module]) }) { $0.union($1) }
      )
    )
    program.revision = try EngineRevision(root: copy.root.path).text(
      sources: sources,
      functions: program.functions + program.omissionEntries
        + [report.infoPlist.map { String(decoding: $0, as: UTF8.self) } ?? ""]
    )
    return program
  }

  private func list(of program: EngineProgram, _ report: PortReport) -> EngineList {
    EngineList(
      name: program.name,
      revision: program.revision,
      storyboards: report.storyboards.map { FilePath.relative($0, to: copy.root.path) },
      screens: program.screens.filter { $0.isListed }
        .map { EngineList.Screen($0, of: program, root: copy.root.path) }
    )
  }

  // MARK: Files

  /// Copies the program to its place, and writes the list of screens and the Info.plist beside it.
  private func install(
    _ build: String,
    _ list: EngineList,
    infoPlist: Data?,
    _ folder: OwnFolder
  ) throws -> URL {
    let place = TreePath(EngineBuild.folder(of: list.name))
    let built = try SourceTree(root: build).file(at: TreePath(EngineTarget.name))
    let path = place.appending(EngineTarget.name)
    try folder.announce([path])
    try folder.copy(built, to: path)
    // Foundation finds the main bundle's property list beside the program.
    if let infoPlist { try write(infoPlist, to: place.appending("Info.plist"), folder) }
    try write(try list.data, to: place.appending(EngineList.fileName), folder)
    try folder.save()
    return copy.folder.appending(path: path.text)
  }

  /// Returns the folder of an app, which differs from the folders of the working copy.
  private static func folder(of name: String) -> String {
    ["package", "packages"].contains(name) ? "\(name)_" : name
  }

  private func write(_ data: Data, to path: TreePath, _ folder: OwnFolder) throws {
    try folder.announce([path])
    try folder.write(data, to: path)
  }
}

extension PortReport {
  /// The paths of the storyboards, without copies in other languages: code names only their files.
  fileprivate var storyboards: [String] {
    let paths = resources.filter { $0.hasSuffix(".storyboard") }
    let main = paths.filter { $0.contains("/Base.lproj/") || !$0.contains(".lproj/") }
    var names: Set<String> = []
    return (main + paths).filter { names.insert(FilePath.name(of: $0)).inserted }
  }

  /// The sources of the screens' modules and of the modules that they import.
  fileprivate var engineSources: [PortedSource] {
    let byModule = Dictionary(grouping: sources, by: \.module)
    var found: Set<String> = []
    var pending = screenTargets.map(\.moduleName)
    while let module = pending.popLast() {
      guard let files = byModule[module], found.insert(module).inserted else { continue }
      pending += files.flatMap(\.imports)
    }
    return sources.filter { found.contains($0.module) }
  }
}

extension String {
  /// The name of an engine: ASCII letters, digits, `.`, `-`, `+` and `_`.
  fileprivate var engineName: String {
    let text = String(
      map { character in
        let isAllowed =
          character.isASCII
          && (character.isLetter || character.isNumber || "-+_.".contains(character))
        return isAllowed ? character : "_"
      }
    )
    return text.first == "." || text.isEmpty ? "_\(text)" : text
  }
}
