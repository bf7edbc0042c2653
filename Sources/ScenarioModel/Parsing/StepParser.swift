import DeviceCatalog
import SnapshotModel

/// The words that begin a step.
enum StepKeyword: String, CaseIterable {
  /// `push: SCREEN`, or a map of ``PushKey``.
  case push
  /// `pop`, or `pop: { animated: false }`.
  case pop
  /// `focus: VIEW`: makes a field first responder.
  case focus
  /// `resign`: takes the focus away.
  case resign
  /// A list of ``KeyboardChangeKey`` maps, in the order of time.
  case keyboard
  /// `rotate: landscape` or `rotate: portrait`.
  case rotate
  /// A map of ``ScrollKey``.
  case scroll
  /// A map of ``SetConstantKey``.
  case setConstant
  /// `wait: SECONDS` of virtual time.
  case wait
  /// `checkpoint: NAME`: records the geometry.
  case checkpoint
}

/// The argument of `push`.
enum PushKey: String, CaseIterable {
  /// Required. The name of a screen.
  case screen
  /// A field that becomes first responder while the screen appears.
  case focus
  /// The default is `true`.
  case animated
}

/// The argument of `pop`.
enum PopKey: String, CaseIterable {
  /// The default is `true`.
  case animated
}

/// One change of a `keyboard` step.
enum KeyboardChangeKey: String, CaseIterable {
  /// Required. Seconds after the start of the step.
  case at
  /// A height in points with the home-indicator area, or `true` for the device's own keyboard.
  case show
  /// `true`.
  case hide
  /// Seconds of the animation; the default is UIKit's 0.25.
  case duration
}

/// The argument of `scroll`.
enum ScrollKey: String, CaseIterable {
  /// Required. The content offset, `[x, y]` in points.
  case to
  /// A scroll view; the default is the screen's own.
  case view
  /// The default is `false`.
  case animated
}

/// The argument of `setConstant`.
enum SetConstantKey: String, CaseIterable {
  /// Required. The id of a constraint.
  case constraint
  /// Required. Points.
  case to
}

/// Reads the list of steps.
enum StepParser {
  static func steps(
    in node: YAMLNode
  ) throws(ScenarioError) -> [(step: ScenarioStep, place: SourcePlace)] {
    try node.list().map { item throws(ScenarioError) in
      let (keyword, argument) = try keyword(of: item)
      return (try step(keyword, argument), argument.place)
    }
  }

  /// Splits `focus: name` and gives `pop` the argument "nothing".
  private static func keyword(
    of item: YAMLNode
  ) throws(ScenarioError) -> (StepKeyword, argument: YAMLNode) {
    var word = item
    var argument = YAMLNode(
      content: .scalar("", isQuoted: false),
      place: item.place,
      label: "the argument of '\((try? item.text()) ?? "")'"
    )
    if case .map(let entries) = item.content {
      guard entries.count == 1 else {
        throw item.wrongType("one step, such as 'focus: name' after its own dash")
      }
      word = YAMLNode(
        content: .scalar(entries[0].key, isQuoted: true),
        place: entries[0].keyPlace,
        label: item.label
      )
      argument = entries[0].value
    }
    return (try word.word("step"), argument)
  }

  private static func step(
    _ keyword: StepKeyword,
    _ argument: YAMLNode
  ) throws(ScenarioError) -> ScenarioStep {
    switch keyword {
    case .push: try push(argument)
    case .pop: .pop(animated: try animatedPop(argument))
    case .focus: .focus(view: try argument.pathComponent())
    case .resign: try resign(argument)
    case .keyboard: .keyboard(try keyboardChanges(argument))
    case .rotate: .rotate(to: try argument.word("orientation"))
    case .scroll: try scroll(argument)
    case .setConstant: try setConstant(argument)
    case .wait: .wait(seconds: try argument.seconds())
    case .checkpoint: .checkpoint(name: try argument.name())
    }
  }

  private static func push(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    if case .scalar = argument.content {
      return .push(screen: try argument.pathComponent(), focus: nil, animated: true)
    }
    let fields = try Fields<PushKey>(argument)
    return .push(
      screen: try fields.required(.screen).pathComponent(),
      focus: try fields[.focus]?.pathComponent(),
      animated: try fields[.animated]?.bool() ?? true
    )
  }

  private static func animatedPop(_ argument: YAMLNode) throws(ScenarioError) -> Bool {
    if argument.isNothing { return true }
    return try Fields<PopKey>(argument)[.animated]?.bool() ?? true
  }

  private static func resign(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    guard argument.isNothing else { throw argument.wrongType("left out") }
    return .resign
  }

  private static func scroll(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    let fields = try Fields<ScrollKey>(argument)
    let offset = try fields.required(.to).points(["x", "y"])
    return .scroll(
      view: try fields[.view]?.pathComponent(),
      to: Point(x: offset[0], y: offset[1]),
      animated: try fields[.animated]?.bool() ?? false
    )
  }

  private static func setConstant(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    let fields = try Fields<SetConstantKey>(argument)
    return .setConstant(
      constraint: try fields.required(.constraint).name(),
      constant: try fields.required(.to).points()
    )
  }
}

// MARK: - Keyboard changes

extension StepParser {
  private static func keyboardChanges(
    _ argument: YAMLNode
  ) throws(ScenarioError) -> [KeyboardChange] {
    let nodes = try argument.list()
    guard !nodes.isEmpty else {
      throw ScenarioError(.emptyList(label: argument.label), at: argument.place)
    }
    var changes: [KeyboardChange] = []
    for node in nodes {
      let change = try keyboardChange(node)
      if let last = changes.last, change.at < last.at {
        throw ScenarioError(.changesOutOfOrder, at: node.place)
      }
      changes.append(change)
    }
    return changes
  }

  private static func keyboardChange(_ node: YAMLNode) throws(ScenarioError) -> KeyboardChange {
    let fields = try Fields<KeyboardChangeKey>(node, subject: "a keyboard change")
    let at = try fields.required(.at).seconds()
    let (key, value) = try fields.either(.show, .hide)
    return KeyboardChange(
      at: at,
      kind: key == .show ? .show : .hide,
      height: key == .show ? try height(value) : try nothing(value),
      duration: try fields[.duration]?.seconds()
    )
  }

  private static func height(_ node: YAMLNode) throws(ScenarioError) -> Double? {
    if case .scalar("true", isQuoted: false) = node.content { return nil }
    return try node.number(in: 1...2000, as: "a number of points")
  }

  private static func nothing(_ node: YAMLNode) throws(ScenarioError) -> Double? {
    guard case .scalar("true", isQuoted: false) = node.content else { throw node.wrongType("true") }
    return nil
  }
}
