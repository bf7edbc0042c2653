import ScenarioModel

/// One attempt to break a scenario: a case, its variations and its events.
struct Trial: Hashable, Sendable {
  /// The expected state at the end of a trial.
  enum Relation: Hashable, Sendable {
    /// The geometry at the end equals the geometry at the beginning.
    case comesBack
    /// The layout is the mirror image of the left-to-right layout.
    case isMirrored
  }

  /// The case of the scenario, without variations.
  var base: CaseQuestion
  var variations: [Variation] = []
  var events: [Event]
  /// The relation to check; nil if only the invariants are checked.
  var relation: Relation? = .comesBack

  /// The case with its variations, without steps.
  var variedQuestion: CaseQuestion {
    var question = base
    question.scenario.steps = []
    for variation in variations { variation.apply(to: &question) }
    question.scenario.matrix.devices = [question.device.id]
    question.scenario.matrix.setOrientations([question.orientation])
    return question
  }

  /// The situations before the first event and after each event; nil if an event is impossible.
  var situations: [Situation]? {
    var situations = [Situation(variedQuestion)]
    for event in events + stepsToFirstScreen {
      var next = situations[situations.count - 1]
      guard next.take(event.step) else { return nil }
      situations.append(next)
    }
    return situations
  }

  private var stepsToFirstScreen: [Event] {
    guard relation == .comesBack else { return [] }
    var situation = Situation(variedQuestion)
    for event in events where !situation.take(event.step) { return [] }
    return situation.stepsToFirstScreen(to: base.orientation)
  }

  /// The events and the way back to the beginning.
  var allEvents: [Event] { events + stepsToFirstScreen }

  /// Returns the trial with only its first events.
  func ending(after count: Int) -> Trial {
    var trial = self
    trial.events = Array(allEvents.prefix(count))
    trial.relation = nil
    return trial
  }
}

// MARK: - As a case

extension Trial {
  /// The name of the checkpoint before the first event.
  static let beginning = "at the beginning"

  /// Returns the name of the checkpoint after a number of events.
  static func checkpoint(after count: Int) -> String { afterPrefix + "\(count)" }

  private static let afterPrefix = "after "

  /// Returns the number of events before a checkpoint; nil for another name.
  static func eventCount(before checkpoint: String) -> Int? {
    checkpoint == beginning ? 0 : Int(checkpoint.dropFirst(afterPrefix.count))
  }

  /// Returns the case for an engine, with a checkpoint after every event that is followed by rest,
  /// or only after the last event.
  func question(checking invariants: [Invariant], atEveryRest: Bool = true) -> CaseQuestion {
    var question = variedQuestion
    if relation == .isMirrored { question.readFromRightToLeft() }
    question.scenario.invariants = invariants
    var steps: [ScenarioStep] = [.checkpoint(name: Self.beginning)]
    let events = allEvents
    for (index, event) in events.enumerated() {
      steps.append(event.step)
      if event.pause > 0 { steps.append(.wait(seconds: event.pause)) }
      guard event.isFollowedByRest, atEveryRest || index == events.count - 1 else { continue }
      steps.append(.checkpoint(name: Self.checkpoint(after: index + 1)))
    }
    question.scenario.steps = steps
    return question
  }

  /// Returns the scenario of a finding: the events and a failing checkpoint at their end.
  func finding(
    _ description: String,
    invariants: [Invariant],
    expectations: [Expectation]
  ) -> CaseQuestion {
    var question = variedQuestion
    if relation == .isMirrored { question.readFromRightToLeft() }
    var steps: [ScenarioStep] = []
    if relation == .comesBack { steps.append(.checkpoint(name: Self.beginning)) }
    for event in allEvents {
      steps.append(event.step)
      if event.pause > 0 { steps.append(.wait(seconds: event.pause)) }
    }
    steps.append(
      .checkpoint(name: "at the end", expect: expectations.isEmpty ? nil : expectations)
    )
    question.scenario.description = description
    question.scenario.invariants = invariants
    question.scenario.steps = steps
    question.keepShownScreens()
    return question
  }
}

extension CaseQuestion {
  fileprivate mutating func readFromRightToLeft() {
    var settings = scenario.simulation ?? SimulationSettings()
    settings.layoutDirection = .rightToLeft
    scenario.simulation = settings
  }

  /// Removes screens that the scenario never shows.
  fileprivate mutating func keepShownScreens() {
    var shown = [screens.first?.name].compactMap(\.self)
    for case .push(let name, _, _) in scenario.steps { shown.append(name) }
    scenario.screens.removeAll { !shown.contains($0.name) }
    screens.removeAll { !shown.contains($0.name) }
  }
}
