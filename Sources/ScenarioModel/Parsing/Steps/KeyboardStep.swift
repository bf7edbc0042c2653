import SnapshotModel

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
  /// The frame that is announced as the one before: a height below the screen, or
  /// `[x, y, width, height]`; the default is the true one.
  case begin
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
    let (key, value) = try fields.either(.show, .hide)
    if key == .hide, let begin = fields[.begin] {
      throw ScenarioError(.twoOf("hide", "begin", subject: fields.subject), at: begin.place)
    }
    return KeyboardChange(
      at: at,
      kind: key == .show ? .show : .hide,
      height: key == .show ? try height(value) : try nothing(value),
      duration: try fields[.duration]?.seconds(),
      begin: try fields[.begin].map(beginFrame)
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

  private static func beginFrame(
    _ node: YAMLNode
  ) throws(ScenarioError) -> KeyboardChange.BeginFrame {
    if case .list = node.content { return .frame(try node.rect()) }
    return .height(try node.number(in: 0...2000, as: "a number of points"))
  }
}
