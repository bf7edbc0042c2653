import ScenarioModel

/// Adds the widths of the screen where they occur to findings.
struct FindingSweep {
  private let range: SweepRange
  private let rules: [any LintRule]
  private let engine: (any Engine)?
  private let read: (LintStages) throws -> [LintSubject]
  /// The screens for the widths on a stage.
  private var subjects: [ScreenStage: [LintSubject]] = [:]

  /// - Parameters:
  ///   - range: The widths.
  ///   - rules: The selected rules.
  ///   - engine: The engine of each width; nil for the built-in engine.
  ///   - read: Reads all screens for other stages.
  init(
    range: SweepRange,
    rules: [any LintRule],
    engine: (any Engine)?,
    read: @escaping (LintStages) throws -> [LintSubject]
  ) {
    self.range = range
    self.rules = rules
    self.engine = engine
    self.read = read
  }

  private var axis: SweepAxis { .width(range) }

  /// Sweeps a screen on the first stage of each of its findings.
  ///
  /// - Throws: The error of the screen at other widths.
  mutating func add(to findings: inout [LintFinding], of subject: LintSubject) async throws {
    var stages: [ScreenStage] = []
    for finding in findings {
      guard let stage = finding.occurrences.first?.stage, !stages.contains(stage) else { continue }
      stages.append(stage)
    }
    for stage in stages {
      let spans = try await spans(of: subject, on: stage)
      for index in findings.indices where findings[index].occurrences.first?.stage == stage {
        guard let found = spans[LocatedViolation(findings[index])] else { continue }
        let widths = FindingWidths(stage: stage, range: range.from...range.to, spans: found)
        findings[index].widths = widths
      }
    }
  }

  private mutating func spans(
    of subject: LintSubject,
    on stage: ScreenStage
  ) async throws -> [LocatedViolation: [ClosedRange<Double>]] {
    let known = try subjects[stage] ?? read(LintStages(along: axis, on: stage))
    subjects[stage] = known
    guard let same = known.first(where: { $0.shows(sameAs: subject) }) else { return [:] }
    let screen = SweptScreen(questions: same.questions, keepsRows: false)
    let widths = range.values
    let sweep = Sweep(along: axis, on: stage)
    let found = try await sweep.violations(of: rules, on: screen, by: engine)
    return Dictionary(
      found.map { violation, spans in
        (violation, spans.map { widths[$0.lowerBound]...widths[$0.upperBound] })
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension LintSubject {
  /// Whether two subjects are the same scene in the same surroundings, for any stages.
  fileprivate func shows(sameAs other: LintSubject) -> Bool {
    guard let one = questions.first?.screen, let two = other.questions.first?.screen else {
      return false
    }
    return one.location == two.location && one.name == two.name && one.technique == two.technique
      && one.options == two.options && one.surroundings == two.surroundings
  }
}
