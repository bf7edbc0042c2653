import ScenarioModel

/// The trials before the random ones.
///
/// Each possible event occurs alone and with the keyboard visible, and another event undoes it.
struct MetamorphicTrials {
  let bases: [CaseQuestion]
  let variesSurroundings: Bool
  /// The kinds of devices that do not rotate.
  var fixedIdioms: Set<DeviceIdiom> = []

  /// Every case in its written form, then the first case with each of its variations.
  var all: [Trial] {
    let written = bases.flatMap { trials(of: $0, variations: []) }
    guard variesSurroundings, let first = bases.first else { return written }
    return written
      + first.variedTogether.flatMap { trials(of: first, variations: $0) }
  }

  private func trials(of base: CaseQuestion, variations: [Variation]) -> [Trial] {
    let question = Trial(base: base, variations: variations, events: []).variedQuestion
    return sequences(in: Situation(question), turning: canTurn(base)).map { steps in
      Trial(base: base, variations: variations, events: steps.map { Event(step: $0) })
    }
  }

  private func canTurn(_ base: CaseQuestion) -> Bool {
    !fixedIdioms.contains(base.device.idiom)
  }

  private func sequences(in situation: Situation, turning: Bool) -> [[ScenarioStep]] {
    let fields = situation.fields
    let turn = ScenarioStep.rotate(to: RotationTarget(situation.orientation.other))
    var sequences: [[ScenarioStep]] = turning ? [[], [turn]] : [[]]
    for screen in situation.pushable {
      sequences.append([.push(screen: screen, focus: nil, animated: true)])
      if let field = situation.fields(of: screen).first {
        sequences.append([.push(screen: screen, focus: field, animated: true)])
      }
    }
    for field in fields.ends {
      let next = fields.ends.first { $0 != field }
      let focus = ScenarioStep.focus(view: field)
      sequences.append([focus])
      if turning { sequences.append([focus, turn]) }
      sequences.append([focus, .keyboard(.predictions)])
      if let next { sequences.append([focus, .focus(view: next)]) }
      for screen in situation.pushable {
        sequences.append([focus, .push(screen: screen, focus: nil, animated: true)])
        if let other = situation.fields(of: screen).last {
          sequences.append([focus, .push(screen: screen, focus: other, animated: true)])
        }
      }
    }
    return sequences
  }
}

extension [String] {
  /// The first and the last field, which have the most different positions.
  fileprivate var ends: [String] { count > 1 ? [self[0], self[count - 1]] : self }
}

extension [KeyboardChange] {
  /// The bar of predictions appears.
  fileprivate static let predictions = [KeyboardChange(at: 0, kind: .predictions, isOn: true)]
}

extension CaseQuestion {
  /// Each variation alone, and each container with every bar that it can show.
  fileprivate var variedTogether: [[Variation]] {
    let alone = Variation.all(for: self)
    let containers: [Variation] = [.navigation, .tabBar].filter(alone.contains)
    let inside = alone.filter(\.dependsOnBars)
    return alone.map { [$0] }
      + containers.flatMap { container in inside.map { [container, $0] } }
      + (alone.contains(.navigation) ? [[.navigation, .toolbar]] : [])
  }
}

extension Variation {
  /// Whether the variation behaves differently with bars.
  fileprivate var dependsOnBars: Bool {
    switch self {
    case .additionalSafeArea, .system: true
    case .navigation, .tabBar, .toolbar, .keyboard: false
    }
  }
}
