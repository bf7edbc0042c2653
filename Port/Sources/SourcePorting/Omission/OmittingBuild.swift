/// Builds a working copy, and omits the code that does not compile.
package struct OmittingBuild {
  /// The working copy; its ``WorkingCopy/omitsCode`` is ignored.
  package var copy: WorkingCopy
  /// The arguments of `swift build`.
  package var arguments: [String]
  /// Whether the tests are built too.
  package var includesTests: Bool
  /// Receives a line about each step.
  package var progress: (String) -> Void

  /// The result of a successful build.
  package struct Result {
    /// The report of the rewrites.
    package var port: PortReport
    /// The omitted code.
    package var omissions: OmissionReport
    /// The number of times that a module was checked and changed.
    package var rounds: Int
    /// The working copy with the choices of the build.
    var copy: WorkingCopy
  }

  package init(
    copy: WorkingCopy,
    arguments: [String] = [],
    includesTests: Bool = false,
    progress: @escaping (String) -> Void = { _ in }
  ) {
    self.copy = copy
    self.arguments = arguments
    self.includesTests = includesTests
    self.progress = progress
  }

  /// Updates the working copy, omits code until the build succeeds, and writes `omissions.json`.
  ///
  /// - Throws: ``OmissionError``, ``PortError``, ``SourceProblem``, or an error of Foundation.
  package func run() throws -> Result {
    var copy = copy
    copy.omitsCode = true
    var loadsPackages = !copy.replacesMissingPackages && copy.container == nil
    while true {
      let port = try copy.update()
      switch try attempt(copy, port) {
      case .built(let result): return result
      case .leftOut: continue
      case .failed(let error):
        // Without a network, SwiftPM cannot load packages.
        guard loadsPackages, case .failedBuild = error else { throw error }
        loadsPackages = false
        copy.replacesMissingPackages = true
        progress("empty packages replace those without sources")
      }
    }
  }

  /// The outcome of a build of one version of the working copy.
  private enum Outcome {
    case built(Result)
    /// Another target is left out, so the working copy must be updated.
    case leftOut
    case failed(OmissionError)
  }

  /// Builds, and omits code until the build succeeds.
  private func attempt(_ copy: WorkingCopy, _ port: PortReport) throws -> Outcome {
    let files = try OmittedFiles(of: copy)
    try files.restore()
    let swiftPM = SwiftPMBuild(
      package: copy.package,
      arguments: arguments,
      includesTests: includesTests
    )
    let places = TargetPlaces(all: port.places, app: port.programTargets, in: copy.packagePath)
    progress("building")
    var rounds = 0
    var build = try swiftPM.run()
    while !build.succeeded {
      let fixed: Int
      do {
        fixed = try fix(build, swiftPM, files, declaredTypes: PackageFacts(port.facts).typeNames)
      } catch let error as FailedModule {
        guard let place = places.removable(containing: error.sources.compactMap(files.path)) else {
          throw error.cause
        }
        try leaveOut(place, error.cause.summary, files)
        return .leftOut
      }
      if fixed == 0 {
        let paths = build.errors.map { ($0, files.path(ofCopy: $0.path)) }
        for case (let error, let path?) in paths {
          guard let place = places.removable(containing: [path]) else { continue }
          try leaveOut(place, error.text, files)
          return .leftOut
        }
        return .failed(failure(build))
      }
      rounds += fixed
      progress("building")
      build = try swiftPM.run()
    }
    let report = files.report.keepingTypes(of: OmissionOwners(port.facts))
    try files.write(report)
    return .built(Result(port: port, omissions: report, rounds: rounds, copy: copy))
  }

  private func leaveOut(_ place: TargetPlace, _ reason: String, _ files: OmittedFiles) throws {
    progress("\(place.target): left out: \(reason)")
    try files.leaveOut(place, reason: reason)
  }

  /// Returns the arguments of `swift test` that `swift build` also accepts.
  package static func buildArguments(ofTest arguments: [String]) -> [String] {
    SwiftPMBuild.buildArguments(ofTest: arguments)
  }

  /// Omits code from the modules with errors, and returns the number of rounds.
  private func fix(
    _ build: SwiftPMBuild.Output,
    _ swiftPM: SwiftPMBuild,
    _ files: OmittedFiles,
    declaredTypes: Set<String>
  ) throws -> Int {
    var rounds = 0
    for command in swiftPM.modules {
      let module = OmittedModule(
        command: command,
        files: files,
        folder: copy.package,
        declaredTypes: declaredTypes
      )
      guard module.contains(build.errors) else { continue }
      var fixing = module
      do {
        rounds += try fixing.fix(progress)
      } catch let error as OmissionError {
        throw FailedModule(sources: command.sources, cause: error)
      }
      if rounds == 0 {
        // An error that only the complete compilation has.
        rounds += try fixing.omit(build.errors, progress) ? 1 : 0
      }
    }
    return rounds
  }

  private func failure(_ build: SwiftPMBuild.Output) -> OmissionError {
    let errors = build.errors.map(\.description)
    return errors.isEmpty ? .failedBuild(output: build.end) : .noProgress(errors: errors)
  }
}

/// A module with errors that no omission removes.
private struct FailedModule: Error {
  /// The compiled files.
  var sources: [String]
  var cause: OmissionError
}

/// The targets of a working copy and of the packages that it depends on.
private struct TargetPlaces {
  private let removable: [TargetPlace]

  /// - Parameters:
  ///   - all: All targets.
  ///   - app: The targets of the main package that no other uses; they are never left out.
  ///   - main: The folder of the main package.
  init(all: [TargetPlace], app: [String], in main: TreePath) {
    removable = all.filter { $0.package != main || !app.contains($0.target) }
  }

  /// Returns the target with one of the files, if the build can leave it out.
  func removable(containing files: [TreePath]) -> TargetPlace? {
    // A folder can contain the folder of another target.
    removable.filter { place in files.contains { $0.isBelow(place.folder) } }
      .max { $0.folder.text.utf8.count < $1.folder.text.utf8.count }
  }
}
