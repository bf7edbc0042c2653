import ArgumentParser
import DriftReport
import Reporting
import Reports
import SnapshotModel
import Workflows

/// The subcommand `bisect`.
struct BisectCommand: RecordedCaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect",
    abstract: "Find the first version with different results",
    discussion: """
      List the versions from the oldest to the newest: recorded sides as in 'scvdb diff', then \
      engines. A binary search finds the first version that differs from the first in the list, \
      and runs only the engines that it needs. It compares all geometry of the filtered cases. \
      With --step, it compares one checkpoint. With --view, it compares a view's frame, window \
      frame, visibility and scrolling.

      Exit status as in diff(1): 0 if the last version gives the same results as the first, 1 if \
      the first different version was found, 2 if it cannot be determined.

      With --good SIDE, one result is compared with that side: the result of --engine (default: \
      the built-in engine) for the current scenarios. Nothing is stored. The exit status suits \
      'git bisect run': 0 if the results are the same, 1 if they differ, 125 if this cannot be \
      determined. Reasons for 125 include an unreadable scenario, a missing case, an engine that \
      fails, and wrong usage.

      EXAMPLES:
        scvdb bisect 1.0.0 1.1.0 1.2.0 --scenario sign-up --view nameField
        scvdb bisect label:monday label:tuesday label:today --device iphone-8
        scvdb bisect 1.0.0 --engine './old/engine' --engine './new/engine' --step 'keyboard up'

        git bisect start HEAD v1.0
        git bisect run scvdb bisect --good label:v1.0 --scenario sign-up --view nameField
        git bisect run sh -c 'make engine || exit 125
          scvdb bisect --good 1.0.0 --engine ./engine --device iphone-8'
      """
  )

  @Argument(help: "Recorded sides as in 'scvdb diff', the oldest first.", completion: .sides)
  var sides: [String] = []

  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp(
      """
      A built-in revision such as content-inset@2018.0.0, or the command line of another engine. \
      Engines are newer than all sides; may be repeated, the oldest first.
      """,
      valueName: "engine"
    ),
    completion: .engines
  )
  var engines: [String] = []

  @Option(
    help: ArgumentHelp("Compare one result with this side.", valueName: "side"),
    completion: .sides
  )
  var good: String?

  @Option(help: "Only this view, by its name, the end of its path, or the full path.")
  var view: String?

  @Option(help: "Only this checkpoint, by its name or number.")
  var step: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var scenarios: ScenarioFilterOption
  @OptionGroup var stages: DeviceFilterOptions
  @OptionGroup var users: UserOptions
  @OptionGroup var techniques: TechniqueFilterOption
  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    if good == nil {
      guard sides.count + engines.count >= 2 else {
        throw ValidationError(
          "fewer than two versions",
          fix: "name at least two versions, or one side with --good"
        )
      }
    } else {
      guard sides.isEmpty else {
        throw ValidationError("--good compares one result", fix: "omit '\(sides[0])'")
      }
      guard engines.count <= 1 else {
        throw ValidationError("--good compares one result", fix: "name one engine")
      }
    }
  }

  func run(on console: Console) async throws {
    let interruption = Interruption(endingAtOnce: true)
    defer { interruption.end() }
    guard let good else {
      try database.check(on: console)
      return try await search(on: console)
    }
    do {
      try database.check(on: console)
      try await judge(by: good, on: console)
    } catch let status as ExitCode {
      throw status
    } catch {
      console.report(error)
      throw ExitCode.undetermined
    }
  }

  /// Returns whether a command line requests a judgment, even an invalid one.
  static func judges(_ arguments: [String]) -> Bool {
    arguments.dropFirst().first == configuration.commandName
      && arguments.contains { $0 == "--good" || $0.hasPrefix("--good=") }
  }

  // MARK: - Searching

  private func search(on console: Console) async throws {
    let candidates =
      try sides.map { BisectCandidate.side(try side($0, on: console)) } + engineCandidates()
    let given = try await console.during("reading \(candidates[0].name)") {
      try await reference(candidates[0])
    }
    try console.print("\(candidates[0].name): given".printable)
    var answers: [Int: BisectAnswer] = [:]
    let result = try await Bisection(count: candidates.count).search { number in
      let candidate = candidates[number]
      do {
        let recorded = try await console.during("evaluating \(candidate.name)") {
          try await candidate.answers(to: given.cases)
        }
        let answer = try subject.answer(of: recorded)
        answers[number] = answer
        let isSame = answer == given.answer
        try console.print("\(candidate.name): \(isSame ? "unchanged" : "differs")".printable)
        return isSame ? .same : .differs
      } catch {
        let reason = FailureReport(error).message
        try console.print("\(candidate.name): cannot be determined: \(reason)".printable)
        return .undetermined
      }
    }
    try conclude(result, candidates.map(\.name), answers, given.answer, on: console)
  }

  private func conclude(
    _ result: Bisection.Result,
    _ names: [String],
    _ answers: [Int: BisectAnswer],
    _ given: BisectAnswer,
    on console: Console
  ) throws {
    switch result {
    case .nothing:
      try console.print("\(names[names.count - 1]) gives the same results as \(names[0])".printable)
    case .found(let number):
      try console.print(
        "the first version that differs is \(names[number]); \(names[number - 1]) is unchanged"
          .printable
      )
      try console.print(answers[number]?.differences(from: given) ?? [])
      throw ExitCode.drift
    case .oneOf(let numbers):
      let suspects = names[numbers].joined(separator: ", ")
      throw Failure(
        "cannot determine the first version that differs: \(suspects)",
        fix: "correct the errors of these versions, or omit them"
      )
    case .undetermined:
      throw Failure(
        "cannot determine the results of the last version, \(names[names.count - 1])",
        fix: "correct its errors, or name another version"
      )
    }
  }

  private func engineCandidates() throws -> [BisectCandidate] {
    try engines.map { .engine(try EngineChoice($0), name: $0) }
  }

  private func side(_ name: String, on console: Console) throws -> DiffSide {
    try DiffSide(
      name,
      baselines: baselines.baselines,
      database: database.database,
      in: OpenDatabases(checked: database.database, on: console)
    )
  }

  private var subject: BisectSubject {
    BisectSubject(view: view.map { ViewPattern($0) }, step: step)
  }

  /// Returns the reference of all comparisons, and its cases.
  private func reference(
    _ candidate: BisectCandidate
  ) async throws -> (cases: BisectCases, answer: BisectAnswer) {
    _ = try selection().filter()
    var selected = BisectCases(
      selection: try selection(),
      baselines: baselines.baselines,
      fonts: try fonts.library()
    )
    let recorded = try await candidate.answers(to: selected)
    let answer = try subject.answer(of: recorded)
    guard !answer.values.isEmpty else {
      throw try subject.failure(about: recorded, of: candidate.name)
    }
    selected.identities = recorded.map(\.identity)
    return (selected, answer)
  }

  // MARK: - Judging

  private func judge(by good: String, on console: Console) async throws {
    let given = try await console.during("reading \(good)") {
      try await reference(.side(try side(good, on: console)))
    }
    let choice = try EngineChoice(engines.first)
    let judged = BisectCandidate.engine(choice, name: engines.first ?? "the built-in engine")
    let recorded = try await console.during("evaluating \(judged.name)") {
      try await judged.answers(to: given.cases)
    }
    let answer = try subject.answer(of: recorded)
    let differences = answer.differences(from: given.answer)
    guard !differences.isEmpty else { return try console.print("good: same as \(good)".printable) }
    try console.print("bad: differs from \(good)".printable)
    try console.print(differences)
    throw ExitCode.drift
  }
}

extension Console {
  /// Prints the first differences, one per line, and the number of the others.
  fileprivate func print(_ differences: [String]) throws {
    let limit = 20
    for line in differences.prefix(limit) { try print("  " + line.printable) }
    if differences.count > limit { try print("  and \(differences.count - limit) more") }
  }
}

extension ExitCode {
  /// The exit status for an undetermined revision; `git bisect run` skips it.
  static let undetermined = ExitCode(125)
}
