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
    let port = try copy.update()
    let files = try OmittedFiles(of: copy)
    try files.restore()
    let swiftPM = SwiftPMBuild(
      package: copy.package,
      arguments: arguments,
      includesTests: includesTests
    )
    progress("building")
    var rounds = 0
    var build = try swiftPM.run()
    while !build.succeeded {
      let fixed = try fix(build, swiftPM, files, declaredTypes: PackageFacts(port.facts).typeNames)
      guard fixed > 0 else { throw failure(build, files) }
      rounds += fixed
      progress("building")
      build = try swiftPM.run()
    }
    let report = files.report.keepingTypes(of: OmissionOwners(port.facts))
    try files.write(report)
    return Result(port: port, omissions: report, rounds: rounds)
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
      rounds += try fixing.fix(progress)
      if rounds == 0 {
        // An error that only the complete compilation has.
        rounds += try fixing.omit(build.errors, progress) ? 1 : 0
      }
    }
    return rounds
  }

  private func failure(_ build: SwiftPMBuild.Output, _ files: OmittedFiles) -> OmissionError {
    let errors = build.errors.map(\.description)
    return errors.isEmpty ? .failedBuild(output: build.end) : .noProgress(errors: errors)
  }
}
