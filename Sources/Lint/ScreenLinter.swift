package import ScenarioModel

/// Checks screens with any engine.
package struct ScreenLinter: Sendable {
  /// The engine that lays screens out.
  package let engine: any Engine
  /// The rules to apply, in the order of reports.
  package let rules: [any LintRule]

  package init(engine: any Engine, rules: [any LintRule] = LintRules.all) {
    self.engine = engine
    self.rules = rules
  }

  /// Checks one screen on each of its stages.
  ///
  /// - Parameter questions: The screen on each stage.
  /// - Returns: The findings, by location in the file and then in the order of the rules.
  /// - Throws: `EngineError` if the engine has no answer.
  package func findings(in questions: [LintQuestion]) async throws(EngineError) -> [LintFinding] {
    var merger = FindingMerger()
    for asked in questions {
      let (question, run) = try await answer(to: asked)
      let screen = ExaminedScreen(question, run)
      if screen.conflicts.isEmpty { merger.judged.append(question.stage) }
      for (number, rule) in rules.enumerated() {
        for violation in rule.violations(about: screen) {
          if let conflict = conflict(behind: violation, of: rule, on: screen) {
            merger.add(violation, by: rule, below: conflict)
          } else {
            merger.add(violation, by: rule, number: number, about: question, of: screen)
          }
        }
      }
    }
    return merger.findings
  }

  /// Returns the reported conflict that a violation follows from; nil without any.
  private func conflict(
    behind violation: Violation,
    of rule: any LintRule,
    on screen: ExaminedScreen
  ) -> ExaminedScreen.Conflict? {
    guard rule.canFollowConflict, rules.contains(where: { $0 is UnsatisfiableConstraints })
    else { return nil }
    return screen.conflicts.first { $0.views.contains(violation.view) }
  }

  /// Returns the answer to a question, and the question with the views of an app's code.
  private func answer(
    to question: LintQuestion
  ) async throws(EngineError) -> (LintQuestion, Run) {
    let run = try await engine.run(question.question(for: engine))
    let described = question.described(by: run)
    guard !described.fields.isEmpty, question.screen.isMadeByCode else { return (described, run) }
    do throws(EngineError) {
      return (described, try await engine.run(described.question(for: engine)))
    } catch {
      // A field can be out of reach of a finger.
      guard error.kind == .refused else { throw error }
      return (described, run)
    }
  }
}

/// Merges a rule's violations of one view on several stages into one finding.
private struct FindingMerger {
  private struct Key: Hashable {
    var rule: Int
    var view: String
    var constraint: String?
  }

  /// The stages without uncertain results.
  var judged: [ScreenStage] = []
  private var numbers: [Key: Int] = [:]
  private var found: [(finding: LintFinding, rule: Int)] = []

  /// The violations that follow from conflicts, by the conflicts' views and constraints.
  private var consequences: [Conflict: [(violation: Violation, rule: any LintRule)]] = [:]

  private struct Conflict: Hashable {
    var view: String
    var constraint: String?
  }

  /// Adds a violation below the conflict that it follows from.
  mutating func add(
    _ violation: Violation,
    by rule: any LintRule,
    below conflict: ExaminedScreen.Conflict
  ) {
    let key = Conflict(view: conflict.view.node.id, constraint: conflict.constraint?.id)
    let isKnown = consequences[key, default: []].contains {
      $0.rule.id == rule.id && $0.violation.view == violation.view
    }
    if !isKnown { consequences[key, default: []].append((violation, rule)) }
  }

  /// Returns the consequences of a finding about a conflict; empty for another one.
  private func consequences(of finding: LintFinding) -> [LintFinding.Consequence] {
    guard finding.rule is UnsatisfiableConstraints else { return [] }
    let key = Conflict(view: finding.view, constraint: finding.constraint)
    return (consequences[key] ?? []).map {
      LintFinding.Consequence(rule: $0.rule.id, message: $0.violation.message)
    }
  }

  mutating func add(
    _ violation: Violation,
    by rule: any LintRule,
    number: Int,
    about question: LintQuestion,
    of screen: ExaminedScreen
  ) {
    let key = Key(rule: number, view: violation.view, constraint: violation.constraint)
    let occurrence = LintFinding.Occurrence(stage: question.stage, message: violation.message)
    if let index = numbers[key] {
      // A stage is listed once, even if a rule reports a view several times.
      if found[index].finding.occurrences.last?.stage != question.stage {
        found[index].finding.occurrences.append(occurrence)
      }
      return
    }
    numbers[key] = found.count
    var finding = finding(violation, rule, occurrence, question.screen)
    finding.omissions = screen.omissions
    finding.ownSeverity = violation.severity
    found.append((finding, number))
  }

  private func finding(
    _ violation: Violation,
    _ rule: any LintRule,
    _ occurrence: LintFinding.Occurrence,
    _ screen: LintScreen
  ) -> LintFinding {
    let source =
      violation.constraint.flatMap { screen.sources[$0] } ?? screen.sources[violation.view]
    let view = screen.screen.node(id: violation.view)
    return LintFinding(
      rule: rule,
      scene: screen.name,
      source: source?.location ?? screen.location,
      view: violation.view,
      viewName: view?.name ?? violation.view,
      viewTitle: view?.title(writtenAt: screen.sources[violation.view]).text ?? violation.view,
      constraint: violation.constraint,
      occurrences: [occurrence]
    )
  }

  /// Whether a finding occurs on all stages of a size class, if its rule requires that.
  private func isWhole(_ finding: LintFinding) -> Bool {
    guard finding.rule.isSameInSizeClasses else { return true }
    return finding.occurrences.contains { occurrence in
      judged.filter { $0.version == occurrence.stage.version }.allSatisfy { stage in
        finding.occurrences.contains { $0.stage == stage }
      }
    }
  }

  var findings: [LintFinding] {
    found.filter { isWhole($0.finding) }.enumerated().sorted { left, right in
      let (first, second) = (left.element.finding.source, right.element.finding.source)
      return (first.line, first.column, left.element.rule, left.offset)
        < (second.line, second.column, right.element.rule, right.offset)
    }.map { item in
      var finding = item.element.finding.withoutEqualDevices
      finding.consequences = consequences(of: finding)
      return finding
    }
  }
}

extension LintFinding {
  /// The finding with one occurrence for each language, if it is the same on all devices.
  fileprivate var withoutEqualDevices: LintFinding {
    guard rule.isSameOnDevices else { return self }
    var (finding, languages) = (self, Set<String?>())
    finding.occurrences = occurrences.filter {
      languages.insert($0.stage.user.language?.tag).inserted
    }
    return finding
  }
}

extension Screen {
  /// Returns the view with an object id.
  fileprivate func node(id: String) -> ViewNode? {
    var pending = [rootView] + detachedViews
    while let node = pending.popLast() {
      if node.id == id { return node }
      pending += node.subviews
    }
    return nil
  }
}
