import SnapshotModel

extension StepTable {
  /// The steps for the focus and the keyboard.
  static let keyboard: [StepRow] = [
    StepRow(
      "focus",
      .value(.view),
      "a text field, text view or search bar becomes first responder, and the keyboard shows; a "
        + "field that no touch can reach is a finding",
      names: { [.field($0)] },
      detail: { $0 },
      step: { .focus(view: $0) },
      match: { if case .focus(let view) = $0 { view } else { nil } }
    ),
    StepRow("resign", .resign, "the first responder resigns, and the keyboard hides"),
    StepRow("returnKey", .returnKey, "the return key is pressed for the first responder"),
    StepRow(
      "keyboard",
      .keyboardChanges,
      "the keyboard changes at exact times, regardless of the focus; add a `wait`, because the step "
        + "takes no time",
      detail: { $0.map(\.detail).joined(separator: ", ") },
      step: { .keyboard($0) },
      match: { if case .keyboard(let changes) = $0 { changes } else { nil } }
    ),
    StepRow(
      "autoFill",
      .value(.distinct(.view)),
      "AutoFill focuses and fills the fields in turn: the keyboard hides once, and then shows for "
        + "each field, 0.03 s apart; add a `wait`, because the step takes no time",
      names: { $0.map(StepName.field) },
      detail: { $0.joined(separator: ", ") },
      step: { .autoFill(views: $0) },
      match: { if case .autoFill(let views) = $0 { views } else { nil } }
    ),
  ]
}

// MARK: - Keyboard changes

extension StepArgument<[KeyboardChange]> {
  /// A list of changes that is not empty, in the order of time.
  fileprivate static var keyboardChanges: StepArgument {
    StepArgument(
      forms: ["[\(KeyboardChange.table.rules.form), ...]"],
      keys: KeyboardChange.table.rules.keys
    ) { argument, _ in
      let nodes = try argument.list()
      guard !nodes.isEmpty else {
        throw ScenarioError(.emptyList(label: argument.label), at: argument.location)
      }
      var changes: [KeyboardChange] = []
      for node in nodes {
        let change = try KeyboardChange.table.read(node)
        if let last = changes.last, change.at < last.at {
          throw ScenarioError(.changesOutOfOrder, at: node.location)
        }
        changes.append(change)
      }
      return changes
    } write: { changes, _ in
      .list(changes.map { .map(KeyboardChange.table.fields(of: $0)) })
    }
  }
}

extension KeyboardChange {
  fileprivate static let table = KeyTable(
    KeyboardChange(at: 0, kind: .show),
    subject: "a keyboard change",
    choice: KeyRules.Choice(keys: kinds.map(\.key.name), named: 2),
    [.required("at", \.at, .seconds, "the time after the start of the step")] + kinds + [
      .optional(
        "duration",
        \.duration,
        .seconds,
        default: "`0.25`",
        "the duration of the animation of `show` or `hide`"
      ).onlyWith("show", "hide"),
      .optional(
        "begin",
        \.begin,
        .beginFrame,
        default: "the true frame",
        "with `show`: the begin frame of the notification"
      ).onlyWith("show"),
    ]
  )

  /// The keys for the kinds of change; a change has exactly one of them.
  private static let kinds: [KeyRow<KeyboardChange>] = [
    kind(
      .show,
      \.height,
      .points(from: 1...2000),
      orTrue: true,
      "the keyboard shows with a height that includes the home-indicator area; with `true`, "
        + "the device's own height"
    ),
    kind(.hide, "the keyboard hides"),
    kind(
      .undock,
      \.height,
      .points(from: 1...2000),
      "on an iPad: the keyboard leaves the bottom edge; the value is the distance"
    ),
    kind(
      .split,
      \.height,
      .points(from: 1...2000),
      "on an iPad: the keyboard splits into halves; the value is the distance from the bottom edge"
    ),
    kind(
      .float,
      \.origin,
      .point,
      "on an iPad: the keyboard shrinks to a phone's size; the value is its top left corner"
    ),
    kind(.dock, "on an iPad: the keyboard returns to the bottom edge"),
    kind(
      .hardwareKeyboard,
      \.isOn,
      .flag,
      "`true` connects a hardware keyboard, and the keys hide; accessory views and an iPad's "
        + "shortcuts bar stay; `false` disconnects it"
    ),
    kind(.predictions, \.isOn, .flag, "the prediction bar appears or, with `false`, disappears"),
    kind(
      .neighbor,
      \.height,
      .points(from: 1...2000),
      "on an iPad: the application beside this one shows a keyboard of this height, until `hide`"
    ),
    kind(
      .passwordPrompt,
      "the keyboard shows and hides at once, because a password manager's prompt replaces it"
    ),
  ]

  /// Makes the key of a kind with a property of the change as its value; `true` may leave it nil.
  private static func kind<Value>(
    _ kind: Kind,
    _ path: KeyRow<KeyboardChange>.Path<Value?>,
    _ format: ValueFormat<Value>,
    orTrue acceptsTrue: Bool = false,
    _ meaning: String
  ) -> KeyRow<KeyboardChange> {
    KeyRow(
      key: KeyDescription(
        name: kind.rawValue,
        type: format.description + (acceptsTrue ? ", or `true`" : ""),
        placeholder: format.placeholder,
        standard: "one of these is required",
        meaning: meaning
      ),
      read: { node, change in
        change.kind = kind
        if !acceptsTrue || !node.isTrue { change[keyPath: path] = try format.read(node) }
      },
      write: { change in
        guard change.kind == kind else { return nil }
        return change[keyPath: path].map(format.write) ?? .flag(true)
      }
    )
  }

  /// Makes the key of a kind with the value `true`.
  private static func kind(_ kind: Kind, _ meaning: String) -> KeyRow<KeyboardChange> {
    KeyRow(
      key: KeyDescription(
        name: kind.rawValue,
        type: "`true`",
        placeholder: "true",
        standard: "one of these is required",
        meaning: meaning
      ),
      read: { node, change in
        guard node.isTrue else { throw node.wrongType("true") }
        change.kind = kind
      },
      write: { $0.kind == kind ? .flag(true) : nil }
    )
  }

  /// For example `show 216 at 0.03`.
  fileprivate var detail: String {
    let parts = [
      height.map { " \($0.plain)" }, origin.map { " \($0.detail)" },
      isOn.map { " \($0)" }, " at \(at.plain)", duration.map { " in \($0.plain)" },
      begin.map { " from \($0.detail)" },
    ]
    return kind.rawValue + parts.compactMap(\.self).joined()
  }
}

extension ValueFormat<KeyboardChange.BeginFrame> {
  fileprivate static var beginFrame: Self {
    let rect = ValueFormat<Rect>.rect
    let height = ValueFormat<Double>.points(from: 0...2000)
    return ValueFormat(
      description: "points, the height of a frame below the screen; or \(rect.description)",
      placeholder: "POINTS"
    ) { node in
      if case .list = node.content { return .frame(try rect.read(node)) }
      return .height(try height.read(node))
    } write: { begin in
      switch begin {
      case .height(let points): height.write(points)
      case .frame(let frame): rect.write(frame)
      }
    }
  }
}

extension KeyboardChange.BeginFrame {
  fileprivate var detail: String {
    switch self {
    case .frame(let rect): rect.detail
    case .height(let height): height.plain
    }
  }
}

extension YAMLNode {
  fileprivate var isTrue: Bool {
    if case .scalar("true", isQuoted: false) = content { return true }
    return false
  }
}
