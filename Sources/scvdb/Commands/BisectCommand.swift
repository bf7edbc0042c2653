import ArgumentParser
import DriftReport
import SnapshotModel

/// The subcommand `bisect`.
struct BisectCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect",
    abstract: "Find the first of several versions that answers otherwise",
    discussion: """
      The versions stand in their order, the oldest first: sides of 'scvdb diff', which were \
      recorded, then engines, which are asked now, but only those that have to be. The first that \
      answers otherwise than the first one is found by halves. Compared is all geometry of the \
      cases that the filters leave; with --step that of a checkpoint; with --view a view's frame, \
      window frame, visibility and scrolling. Exit status as diff(1): 0 if the last one answers \
      as the first, 1 if the first that does not is found, 2 if nobody can tell.

      With --good SIDE one answer is judged: that of --engine (without it, of the engine that is \
      built in) to the scenarios as they are. Nothing is stored. The exit status is what \
      'git bisect run' wants: 0 if the answer is the side's, 1 if it is another, 125 if nobody \
      can tell, whatever the reason: a scenario that cannot be read, a case that is not there, an \
      engine that fails, wrong usage.

      EXAMPLES:
        scvdb bisect 0.9.0 1.0.0 1.1.0 --scenario sign-up --view nameField
        scvdb bisect label:monday label:tuesday label:today --device iphone-8
        scvdb bisect 1.0.0 --engine './old/engine' --engine './new/engine' --step 'keyboard up'

        git bisect start HEAD v1.0
        git bisect run scvdb bisect --good label:v1.0 --scenario sign-up --view nameField
        git bisect run sh -c 'make engine || exit 125
          scvdb bisect --good 1.0.0 --engine ./engine --device iphone-8'
      """
  )

  @Argument(help: "Recorded sides as of 'scvdb diff', the oldest first.", completion: .sides)
  var sides: [String] = []

  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp(
      """
      A built-in revision such as scvdb@0.9.0, or the command line of another engine, later than \
      all sides; may be repeated, the oldest first.
      """,
      valueName: "engine"
    ),
    completion: .engines
  )
  var engines: [String] = []

  @Option(
    help: ArgumentHelp("Judge one answer against this side.", valueName: "side"),
    completion: .sides
  )
  var good: String?

  @Option(help: "Only this view, by its name, the end of its path, or all of it.")
  var view: String?

  @Option(help: "Only this checkpoint, by its name or by its number.")
  var step: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var scenarios: ScenarioFilterOption
  @OptionGroup var cases: CaseFilterOptions
  @OptionGroup var database: DatabaseOption
  @OptionGroup var baselines: BaselinesOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws {
    if good == nil {
      guard sides.count + engines.count >= 2 else {
        throw ValidationError("Name at least two versions, or one to judge by with --good.")
      }
    } else {
      guard sides.isEmpty else {
        throw ValidationError("With --good, one answer is judged; leave '\(sides[0])' out.")
      }
      guard engines.count <= 1 else {
        throw ValidationError("With --good, one answer is judged; name one engine.")
      }
    }
  }

  func run(on console: Console) async throws {
    let interruption = Interruption(endingAtOnce: true)
    defer { interruption.end() }
    guard let good else { return try await search(on: console) }
    do {
      try await judge(by: good, on: console)
    } catch let status as ExitCode {
      throw status
    } catch {
      console.report(error)
      throw ExitCode.cannotTell
    }
  }

  /// Whether a command line asks for a judgement, even one that cannot be understood.
  static func judges(_ arguments: [String]) -> Bool {
    arguments.dropFirst().first == configuration.commandName
      && arguments.contains { $0 == "--good" || $0.hasPrefix("--good=") }
  }

  // MARK: - Searching

  private func search(on console: Console) async throws {
    let candidates = try sides.map { BisectCandidate.side(try side($0)) } + engineCandidates()
    let given = try await console.during("reading \(candidates[0].name)") {
      try await reference(candidates[0])
    }
    try console.print("\(candidates[0].name): given".printable)
    var answers: [Int: BisectAnswer] = [:]
    let result = try await Bisection(count: candidates.count).search { number in
      let candidate = candidates[number]
      do {
        let recorded = try await console.during("asking \(candidate.name)") {
          try await candidate.answers(to: given.cases)
        }
        let answer = try subject.answer(of: recorded)
        answers[number] = answer
        let isSame = answer == given.answer
        try console.print("\(candidate.name): \(isSame ? "the same" : "differs")".printable)
        return isSame ? .same : .differs
      } catch {
        let reason = FailureReport(error).message
        try console.print("\(candidate.name): cannot tell: \(reason)".printable)
        return .cannotTell
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
      try console.print("\(names[names.count - 1]) answers as \(names[0]) does".printable)
    case .found(let number):
      try console.print(
        "the first that differs is \(names[number]); \(names[number - 1]) does not".printable
      )
      try console.print(answers[number]?.differences(from: given) ?? [])
      throw ExitCode.drift
    case .oneOf(let numbers):
      let suspects = names[numbers].joined(separator: ", ")
      throw Failure("the first that differs is one of \(suspects): nobody can tell which")
    case .cannotTell:
      throw Failure("nobody can tell about the last one, \(names[names.count - 1])")
    }
  }

  private func engineCandidates() throws -> [BisectCandidate] {
    try engines.map { .engine(try EngineChoice($0), name: $0) }
  }

  private func side(_ name: String) throws -> DiffSide {
    try DiffSide(
      name,
      baselines: baselines.baselines,
      database: database.database,
      in: OpenDatabases()
    )
  }

  private var subject: BisectSubject { BisectSubject(view: view, step: step) }

  /// What all others are compared with, and the cases that it has.
  private func reference(
    _ candidate: BisectCandidate
  ) async throws -> (cases: BisectCases, answer: BisectAnswer) {
    _ = try cases.filter()
    var wanted = BisectCases(
      scenarios: scenarios,
      filter: cases,
      baselines: baselines.baselines,
      fonts: try fonts.library()
    )
    let recorded = try await candidate.answers(to: wanted)
    let answer = try subject.answer(of: recorded)
    guard !answer.values.isEmpty else {
      throw try subject.complaint(about: recorded, of: candidate.name)
    }
    wanted.identities = recorded.map(\.identity)
    return (wanted, answer)
  }

  // MARK: - Judging

  private func judge(by good: String, on console: Console) async throws {
    let given = try await console.during("reading \(good)") {
      try await reference(.side(try side(good)))
    }
    let choice = try EngineChoice(engines.first)
    let judged = BisectCandidate.engine(choice, name: engines.first ?? "the built-in engine")
    let recorded = try await console.during("asking \(judged.name)") {
      try await judged.answers(to: given.cases)
    }
    let answer = try subject.answer(of: recorded)
    let differences = answer.differences(from: given.answer)
    guard !differences.isEmpty else { return try console.print("good: as \(good)".printable) }
    try console.print("bad: not as \(good)".printable)
    try console.print(differences)
    throw ExitCode.drift
  }
}

extension Console {
  /// Prints some differences, each on a line of its own, as many as anybody reads.
  fileprivate func print(_ differences: [String]) throws {
    let limit = 20
    for line in differences.prefix(limit) { try print("  " + line.printable) }
    if differences.count > limit { try print("  and \(differences.count - limit) more") }
  }
}

extension ExitCode {
  /// Nobody can tell whether this revision is good or bad: 'git bisect run' leaves it out.
  static let cannotTell = ExitCode(125)
}
