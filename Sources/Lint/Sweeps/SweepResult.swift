import BuiltInEngine
package import ScenarioModel

/// The layout changes of a screen along an axis.
package struct SweepResult: Sendable {
  /// A condition with the stops where it holds.
  package struct Entry: Sendable {
    /// The condition, which may hold in several spans.
    package var condition: SweepCondition
    /// Indices of stops, in ascending order.
    package var spans: [ClosedRange<Int>]
  }

  /// The scene's name for people.
  package var screen: String
  /// The stage, except for the swept property.
  package var stage: ScreenStage
  /// The swept property; its stops are in ``stops``.
  package var axis: SweepAxis
  /// The name of each stop.
  package var stops: [String]
  /// The conditions, by their first stops and then in the order of discovery.
  ///
  /// Constant properties of the screen are left out.
  package var entries: [Entry]

  /// The number of stops that differ from the previous one.
  package var changeCount: Int {
    let starts = entries.flatMap(\.spans).map(\.lowerBound)
    let ends = entries.flatMap(\.spans).map { $0.upperBound + 1 }
    return Set(starts + ends).filter { $0 > 0 && $0 < stops.count }.count
  }
}

extension Sweep {
  /// Finds the layout changes of a screen along the axis.
  ///
  /// - Throws: An error about a screen that cannot be laid out.
  package func result(of screen: SweptScreen) throws(EngineError) -> SweepResult {
    result(of: screen, conditions: try stops(of: screen) { SweepCondition.all(at: $0, of: $1) })
  }

  /// Finds the layout changes of a screen along the axis, with any engine.
  ///
  /// - Throws: The error of the first stop without an answer.
  package func result(
    of screen: SweptScreen,
    by engine: any Engine
  ) async throws(EngineError) -> SweepResult {
    let conditions = try await stops(of: screen, by: engine) { SweepCondition.all(at: $0, of: $1) }
    return result(of: screen, conditions: conditions)
  }

  private func result(of screen: SweptScreen, conditions: [[SweepCondition]]) -> SweepResult {
    var tracker = SpanTracker<SweepCondition>()
    for conditions in conditions { tracker.add(conditions.map { ($0.key, $0) }) }
    let whole = [0...max(0, conditions.count - 1)]
    return SweepResult(
      screen: screen.questions.first?.screen.name ?? "",
      stage: stage,
      axis: axis,
      stops: axis.labels,
      entries: tracker.tracks
        .filter { !$0.item.isState || $0.spans != whole }
        .map { SweepResult.Entry(condition: $0.item, spans: $0.spans) }
    )
  }

  /// Finds the stops with violations of rules of `lint` on a screen at rest.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - screen: The screen.
  ///   - engine: The engine; nil for the built-in one, which builds the screen once.
  /// - Returns: The first occurrence of each violation, with the indices of its stops.
  /// - Throws: An error about a screen that cannot be laid out.
  package func violations(
    of rules: [any LintRule],
    on screen: SweptScreen,
    by engine: (any Engine)? = nil
  ) async throws(EngineError) -> [(violation: LocatedViolation, spans: [ClosedRange<Int>])] {
    let read = { @Sendable (stop: SweepStop, question: LintQuestion) -> [LocatedViolation] in
      let examined = ExaminedScreen(question, stop.run(of: question, findings: stop.findings))
      return rules.flatMap { rule in
        rule.violations(about: examined).map { LocatedViolation($0, by: rule.id) }
      }
    }
    let stops =
      if let engine {
        try await self.stops(of: screen, by: engine, read)
      } else {
        try self.stops(of: screen, read)
      }
    var tracker = SpanTracker<LocatedViolation>()
    for found in stops { tracker.add(found.map { ($0, $0) }) }
    return tracker.tracks.map { ($0.item, $0.spans) }
  }
}

/// A violation without its numbers.
package struct LocatedViolation: Hashable, Sendable {
  /// The id of the rule.
  package var rule: String
  /// The object id of the view.
  package var view: String
  /// The object id of the responsible constraint; nil without one.
  package var constraint: String?

  init(_ violation: Violation, by rule: String) {
    (self.rule, view, constraint) = (rule, violation.view, violation.constraint)
  }

  /// Makes the condition of a finding, without its message, because numbers change from stop to
  /// stop.
  package init(_ finding: LintFinding) {
    (rule, view, constraint) = (finding.rule.id, finding.view, finding.constraint)
  }
}
