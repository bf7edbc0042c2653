import SnapshotModel

/// The report as people read it: what was compared, a line for each difference, the sum last.
package struct TextReportFormat: ReportFormat {
  package var usesColor: Bool

  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  package func render(_ drift: Drift) -> String {
    var text = StyledText(usesColor: usesColor)
    addSides(drift, to: &text)
    for drifted in drift.cases {
      addCase(drifted, to: &text)
    }
    addOneSided(drift, to: &text)
    addNotes(drift, to: &text)
    text.add(summary(of: drift), .strong)
    text.endLine()
    return text.text
  }

  private func addSides(_ drift: Drift, to text: inout StyledText) {
    text.add("comparing ")
    addSide(drift.from, to: &text)
    text.add(" with ")
    addSide(drift.to, to: &text)
    text.endLine()
  }

  private func addSide(_ side: SideSummary, to text: inout StyledText) {
    text.add(side.name, .strong)
    let engines = side.engines.map { "\($0.name) \($0.version)" }.joined(separator: " and ")
    text.add(" (\(engines), \(count(side.cases, "case")), \(side.contentHash.prefix(12)))")
  }

  private func addCase(_ drifted: CaseDrift, to text: inout StyledText) {
    for step in drifted.steps {
      for difference in step.differences {
        text.add("\(drifted.identity) ")
        text.add(place(of: step))
        addDifference(difference, to: &text)
        text.endLine()
      }
      if step.followers > 0 {
        text.add("  and \(count(step.followers, "descendant")) moved along", .faint)
        text.endLine()
      }
      if step.followingEvents > 0 {
        text.add("  and \(count(step.followingEvents, "event")) at the same time", .faint)
        text.endLine()
      }
    }
  }

  /// A checkpoint by its name, any other step by number and keyword.
  private func place(of step: StepDrift) -> String {
    if let checkpoint = step.checkpoint {
      return "\"\(checkpoint.replacing("\"", with: "'"))\""
    }
    return ["step \(step.index)", step.action, step.detail].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private func addDifference(_ difference: Difference, to text: inout StyledText) {
    if let subject = name(of: difference.subject) {
      text.add(" ")
      text.add(subject, .strong)
    }
    var separator = ": "
    for change in difference.changes {
      text.add(separator)
      addChange(change, to: &text)
      separator = ", "
    }
  }

  private func name(of subject: Difference.Subject) -> String? {
    switch subject {
    case .step: nil
    case .screen: "screen"
    case .view(let path): path
    case .keyboard(let notification): "keyboard \(notification)"
    case .navigation(let kind): kind.rawValue
    case .event(let event): words(event)
    case .finding(let kind, let view): view.isEmpty ? kind.rawValue : "\(kind.rawValue) \(view)"
    }
  }

  /// For example `signUp/scrollView contentInset.bottom 0 -> 216 by technique`.
  private func words(_ event: RunEvent) -> String {
    var words = event.title
    if event.before != nil || event.after != nil {
      words += " \(self.words(event.before?.asValue)) -> \(self.words(event.after?.asValue))"
    }
    return words + " by \(event.cause.rawValue)"
  }

  private func addChange(_ change: Change, to text: inout StyledText) {
    switch change.kind {
    case .coveredByKeyboard:
      text.add("now covered by the keyboard", .before)
    case .uncoveredByKeyboard:
      text.add("no longer covered by the keyboard", .after)
    case .appeared:
      text.add("appeared, \(change.property) \(words(change.to))", .after)
    case .vanished:
      text.add("vanished, \(change.property) was \(words(change.from))", .before)
    default:
      text.add("\(change.property) ")
      text.add(words(change.from), .before)
      text.add(" -> ")
      text.add(words(change.to), .after)
    }
  }

  private func words(_ value: DriftValue?) -> String {
    switch value {
    case nil: "none"
    case .number(let number): number.plain
    case .text(let text): text
    case .flag(let flag): flag ? "yes" : "no"
    }
  }

  private func addOneSided(_ drift: Drift, to text: inout StyledText) {
    for (side, cases) in [(drift.from, drift.onlyInFrom), (drift.to, drift.onlyInTo)] {
      for identity in cases {
        text.add("\(identity): ")
        text.add("only in \(side.name)", .before)
        text.endLine()
      }
    }
  }

  /// Adds what a reader must know before believing the sum.
  private func addNotes(_ drift: Drift, to text: inout StyledText) {
    if drift.questionsChanged > 0 {
      let cases = count(drift.questionsChanged, "case")
      text.add("the question changed in \(cases): scenario, screen or device")
      text.endLine()
    }
    if !drift.withoutVersionBump.isEmpty {
      let cases = count(drift.withoutVersionBump.count, "case")
      text.add("drift without a version bump in \(cases): ", .before)
      text.add("one engine version answered the same question in two ways")
      text.endLine()
    }
    for engine in drift.changedEngines {
      text.add("drift without a version bump: ", .before)
      text.add("\(engine.name) \(engine.version) has fingerprint \(engine.from.prefix(12)) in ")
      text.add("\(drift.from.name) and \(engine.to.prefix(12)) in \(drift.to.name)")
      text.endLine()
    }
    if drift.options.tolerance > 0 {
      let tolerance = drift.options.tolerance.plain
      text.add("the tolerance of \(tolerance) pt excused \(count(drift.excused, "row"))")
      text.endLine()
    }
  }

  private func summary(of drift: Drift) -> String {
    guard drift.hasDrift else { return "no drift in \(count(drift.compared, "case"))" }
    let steps = drift.cases.flatMap(\.steps)
    let differences = steps.reduce(0) { $0 + $1.differences.count }
    let oneSided = drift.onlyInFrom.count + drift.onlyInTo.count
    return "drift in \(drift.cases.count) of \(count(drift.compared, "compared case")): "
      + count(differences, "difference")
      + (oneSided > 0 ? ", \(count(oneSided, "case")) on one side only" : "")
  }
}

/// Returns a number with its noun: `1 case`, `2 cases`.
private func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
