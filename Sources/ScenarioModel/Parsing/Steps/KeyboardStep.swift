import SnapshotModel

/// One change of a `keyboard` step.
enum KeyboardChangeKey: String, CaseIterable {
  /// Required. Seconds after the start of the step.
  case at
  /// A height in points with the home-indicator area, or `true` for the device's own keyboard.
  case show
  /// `true`.
  case hide
  /// Points from the bottom edge of an iPad's screen to the keyboard.
  case undock
  /// Points from the bottom edge of an iPad's screen to the two halves of the keyboard.
  case split
  /// `[x, y]` of the small keyboard's top left corner on an iPad's screen.
  case float
  /// `true`: back to the bottom edge.
  case dock
  /// Whether there is a hardware keyboard.
  case hardwareKeyboard
  /// Whether the bar of predictions shows.
  case predictions
  /// The height of the keyboard of the application beside this one.
  case neighbour
  /// `true`: a manager of passwords prompts in place of the keyboard.
  case passwordPrompt
  /// Seconds of the animation of `show` or `hide`; the default is UIKit's 0.25.
  case duration
  /// With `show`, the frame that is announced as the one before: a height below the screen, or
  /// `[x, y, width, height]`; the default is the true one.
  case begin

  /// The keys of which a change has one, which is its kind.
  static var kinds: [KeyboardChangeKey] { allCases.filter { $0.kind != nil } }

  var kind: KeyboardChange.Kind? { KeyboardChange.Kind(rawValue: rawValue) }
}

extension StepParser {
  static func keyboardChanges(
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
    let (key, value) = try fields.one(of: KeyboardChangeKey.kinds)
    guard let kind = key.kind else { preconditionFailure("only kinds were asked for") }
    var change = KeyboardChange(at: at, kind: kind)
    try change.read(value)
    change.duration = try fields[.duration]?.seconds()
    change.begin = try fields[.begin].map(beginFrame)
    try check(fields, of: key)
    return change
  }

  /// Checks that a change is not given what only others have.
  private static func check(
    _ fields: Fields<KeyboardChangeKey>,
    of key: KeyboardChangeKey
  ) throws(ScenarioError) {
    var foreign: [KeyboardChangeKey] = []
    if key != .show { foreign.append(.begin) }
    if key != .show, key != .hide { foreign.append(.duration) }
    for other in foreign {
      guard let value = fields[other] else { continue }
      throw ScenarioError(
        .twoOf(key.rawValue, other.rawValue, subject: fields.subject),
        at: value.place
      )
    }
  }

  private static func beginFrame(
    _ node: YAMLNode
  ) throws(ScenarioError) -> KeyboardChange.BeginFrame {
    if case .list = node.content { return .frame(try node.rect()) }
    return .height(try node.number(in: 0...2000, as: "a number of points"))
  }

  /// Reads the fields that AutoFill fills.
  static func autoFill(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    .autoFill(
      views: try argument.distinct { node throws(ScenarioError) in try node.pathComponent() }
    )
  }
}

extension KeyboardChange {
  /// Reads the value of the key that is the change's kind.
  fileprivate mutating func read(_ value: YAMLNode) throws(ScenarioError) {
    switch kind {
    case .show:
      if !value.isTrue { height = try value.number(in: 1...2000, as: "a number of points") }
    case .neighbour, .undock, .split:
      height = try value.number(in: 1...2000, as: "a number of points")
    case .float:
      let corner = try value.points(["x", "y"])
      origin = Point(x: corner[0], y: corner[1])
    case .hardwareKeyboard, .predictions: isOn = try value.bool()
    case .hide, .dock, .passwordPrompt: guard value.isTrue else { throw value.wrongType("true") }
    }
  }
}

extension YAMLNode {
  fileprivate var isTrue: Bool {
    if case .scalar("true", isQuoted: false) = content { return true }
    return false
  }
}
