import ScenarioModel

extension Trial {
  /// Returns possible trials that are simpler in one respect.
  ///
  /// `simplest` is the preferred case of every trial.
  func simplifications(toward simplest: CaseQuestion) -> [Trial] {
    (withFewerEvents + withFewerVariations + withSimplerCase(simplest) + withSimplerEvents)
      .filter { $0.situations != nil }
  }

  /// Large parts are removed first: halves, then quarters, finally single events.
  private var withFewerEvents: [Trial] {
    var trials: [Trial] = []
    var size = events.count
    while size > 0 {
      for start in stride(from: 0, to: events.count, by: size) {
        var trial = self
        trial.events.removeSubrange(start..<min(start + size, events.count))
        // Checks take place at rest.
        if let last = trial.events.indices.last { trial.events[last].pause = Event.rest }
        trials.append(trial)
      }
      size /= 2
    }
    return trials
  }

  private var withFewerVariations: [Trial] {
    variations.indices.map { index in
      var trial = self
      trial.variations.remove(at: index)
      return trial
    }
  }

  private func withSimplerCase(_ simplest: CaseQuestion) -> [Trial] {
    guard base != simplest else { return [] }
    var trial = self
    trial.base = simplest
    // The keyboards of another device may cover this whole screen.
    for index in events.indices {
      trial.events[index].step = events[index].step.withOwnHeights
    }
    // Events from the other orientation rotate the other way.
    if base.orientation != simplest.orientation {
      for index in events.indices {
        if case .rotate(let target) = events[index].step {
          trial.events[index].step = .rotate(to: RotationTarget(target.orientation.other))
        }
      }
    }
    return [trial]
  }

  private var withSimplerEvents: [Trial] {
    events.indices.flatMap { index in
      events[index].simplifications.map { event in
        var trial = self
        trial.events[index] = event
        return trial
      }
    }
  }
}

extension Event {
  /// Pauses from the simplest to the most exact one.
  private static let pauses = [rest, 0.5, 0.3, 0.1, 0]

  fileprivate var simplifications: [Event] {
    simplerPauses.map { Event(step: step, pause: $0) }
      + step.simplifications.map { Event(step: $0, pause: pause) }
  }

  private var simplerPauses: [Double] {
    if pause >= Self.rest { return [] }
    return Array(Self.pauses.prefix { $0 != pause })
  }
}

extension ScenarioStep {
  /// The step with the device's own keyboard heights only.
  fileprivate var withOwnHeights: ScenarioStep {
    guard case .keyboard(var changes) = self else { return self }
    for index in changes.indices where changes[index].kind == .show { changes[index].height = nil }
    return .keyboard(changes)
  }

  fileprivate var simplifications: [ScenarioStep] {
    switch self {
    case .push(let screen, _?, let animated):
      [.push(screen: screen, focus: nil, animated: animated)]
    case .pop(animated: _, let focus?): [.pop(animated: true), .pop(animated: true, focus: focus)]
    case .pop(animated: false, nil): [.pop(animated: true)]
    case .keyboard(let changes):
      changes.withoutOne.map(ScenarioStep.keyboard)
        + changes.withOneOwnHeight.map(ScenarioStep.keyboard)
    default: []
    }
  }
}

extension [KeyboardChange] {
  fileprivate var withoutOne: [[KeyboardChange]] {
    guard count > 1 else { return [] }
    return indices.map { index in
      var changes = self
      changes.remove(at: index)
      return changes
    }
  }

  /// The device's own height instead of another one.
  fileprivate var withOneOwnHeight: [[KeyboardChange]] {
    indices.filter { self[$0].kind == .show && self[$0].height != nil }.map { index in
      var changes = self
      changes[index].height = nil
      return changes
    }
  }
}
