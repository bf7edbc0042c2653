import ScenarioModel

/// Generates random events on a screen.
struct SequenceGenerator {
  private static let longest = 8

  private typealias OrientedDevice = (device: Device, orientation: DeviceOrientation)

  let bases: [CaseQuestion]
  let variesSurroundings: Bool
  /// The kinds of devices that do not rotate.
  var fixedIdioms: Set<DeviceIdiom> = []
  let seed: UInt64

  /// Returns the random trial with a number; equal numbers give equal trials.
  func trial(number: Int) -> Trial {
    var random = SeededGenerator(seed: seed, stream: number)
    var trial = Trial(base: bases[random.number(below: bases.count)], events: [])
    if variesSurroundings { trial.vary(&random) }
    var situation = Situation(trial.variedQuestion)
    let length = 1 + random.number(below: Self.longest)
    while trial.events.count < length {
      guard let step = step(in: situation, on: trial.base, &random) else { break }
      // An impossible step is replaced by a new draw from the same stream.
      guard situation.take(step) else { continue }
      trial.events.append(Event(step: step, pause: pause(after: step, &random)))
    }
    if let last = trial.events.indices.last { trial.events[last].pause = Event.rest }
    return trial
  }

  private func step(
    in situation: Situation,
    on base: CaseQuestion,
    _ random: inout SeededGenerator
  ) -> ScenarioStep? {
    var steps: [ScenarioStep] = []
    if !fixedIdioms.contains(base.device.idiom) {
      steps.append(.rotate(to: RotationTarget(situation.orientation.other)))
    }
    if let field = random.element(of: situation.fields) {
      steps += [.focus(view: field), .focus(view: field)]
    }
    if situation.top.focus != .nothing { steps.append(.resign) }
    if situation.isFieldFocused {
      let device = (base.device, situation.orientation)
      steps += [
        .returnKey, rapidKeyboardChanges(on: device, &random), heightChange(on: device, &random),
      ]
    }
    if let screen = random.element(of: situation.pushable) {
      let field = random.element(of: situation.fields(of: screen))
      steps.append(.push(screen: screen, focus: random.chance(50) ? field : nil, animated: true))
    }
    if situation.stack.count > 1 { steps.append(.pop(animated: !random.chance(20))) }
    if situation.scrolls { steps.append(drag(on: base, in: situation, &random)) }
    return random.element(of: steps)
  }

  /// Returns a pause that ends during animations, during a technique's filter, or after everything.
  private func pause(after step: ScenarioStep, _ random: inout SeededGenerator) -> Double {
    // A drag takes time to begin and to end.
    if case .drag = step { return Event.rest }
    return switch random.number(below: 10) {
    case 0: 0
    case 1...4: Double(1 + random.number(below: 60)) / 100
    default: Event.rest
    }
  }

  /// Returns a step that hides and shows the keyboard several times within tenths of a second.
  ///
  /// The keyboard is visible at the end.
  private func rapidKeyboardChanges(
    on device: OrientedDevice,
    _ random: inout SeededGenerator
  ) -> ScenarioStep {
    var changes = [KeyboardChange(at: 0, kind: .hide)]
    var time = 0
    for _ in 0..<(1 + random.number(below: 3)) {
      time += 1 + random.number(below: 20)
      let kind: KeyboardChange.Kind = random.chance(30) ? .hide : .show
      changes.append(KeyboardChange(at: Double(time) / 100, kind: kind))
    }
    changes.append(
      KeyboardChange(
        at: Double(time + 1 + random.number(below: 20)) / 100,
        kind: .show,
        height: random.chance(50) ? height(on: device, &random) : nil
      )
    )
    return .keyboard(changes)
  }

  /// Returns a step that changes the height of the visible keyboard.
  private func heightChange(
    on device: OrientedDevice,
    _ random: inout SeededGenerator
  ) -> ScenarioStep {
    if random.chance(50) {
      return .keyboard([KeyboardChange(at: 0, kind: .predictions, isOn: random.chance(70))])
    }
    let height = height(on: device, &random)
    return .keyboard([KeyboardChange(at: 0, kind: .show, height: height)])
  }

  /// Returns a possible height of the device's keyboards.
  private func height(on device: OrientedDevice, _ random: inout SeededGenerator) -> Double {
    let own = device.device.metrics(in: device.orientation).keyboard.withoutPrediction
    return own + Double(10 * (random.number(below: 8) - 2))
  }

  /// Returns a drag up or down in the center of the screen that rests before the finger lifts.
  private func drag(
    on base: CaseQuestion,
    in situation: Situation,
    _ random: inout SeededGenerator
  ) -> ScenarioStep {
    let size = base.device.metrics(in: situation.orientation).size
    // Near the top, where no bar or keyboard is.
    let from = Point(x: size.width / 2, y: (size.height * 0.35).rounded())
    let distance = Double(10 + 10 * random.number(below: 10)) * (random.chance(60) ? -1 : 1)
    return .drag(
      DragRequest(
        from: from,
        to: Point(x: from.x, y: from.y + distance),
        duration: 0.25,
        velocity: Point(x: 0, y: 0)
      )
    )
  }
}

extension Trial {
  fileprivate mutating func vary(_ random: inout SeededGenerator) {
    for _ in 0..<random.number(below: 3) {
      let open = Variation.all(for: variedQuestion)
      if let variation = random.element(of: open), !variations.contains(variation) {
        variations.append(variation)
      }
    }
  }
}

extension DeviceOrientation {
  /// The orientation after a rotation.
  var other: DeviceOrientation { self == .portrait ? .landscape : .portrait }
}
