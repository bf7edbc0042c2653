import SnapshotModel

extension StepTable {
  /// The steps of the application's own code.
  static let application: [StepRow] = [
    StepRow(
      "setConstant",
      .map(ConstraintArgument.table(.points, "the constant")),
      "a constraint gets another constant",
      names: { [.constraint($0.constraint)] },
      detail: { "\($0.constraint) = \($0.number.plain)" },
      step: { .setConstant(constraint: $0.constraint, constant: $0.number) },
      match: {
        guard case .setConstant(let id, let constant) = $0 else { return nil }
        return ConstraintArgument(constraint: id, number: constant)
      }
    ),
    StepRow(
      "setPriority",
      .map(ConstraintArgument.table(.priority, "the priority")),
      "a constraint gets another priority",
      names: { [.constraint($0.constraint)] },
      detail: { "\($0.constraint) = \($0.number.plain)" },
      step: { .setPriority(constraint: $0.constraint, priority: $0.number) },
      match: {
        guard case .setPriority(let id, let priority) = $0 else { return nil }
        return ConstraintArgument(constraint: id, number: priority)
      }
    ),
    activation("activate", true, "a constraint becomes active"),
    activation("deactivate", false, "a constraint becomes inactive"),
    StepRow(
      "set",
      .map(ViewChange.table),
      "a view gets other properties",
      names: { [.reference($0.view)] },
      detail: { $0.detail },
      step: { .set($0) },
      match: { if case .set(let change) = $0 { change } else { nil } }
    ),
    StepRow(
      "setAdditionalSafeAreaInsets",
      .map(EdgeChange.table),
      "the controller's additional safe area insets change",
      detail: { $0.detail },
      step: { .setAdditionalSafeAreaInsets($0) },
      match: { if case .setAdditionalSafeAreaInsets(let change) = $0 { change } else { nil } }
    ),
    StepRow(
      "setContentView",
      .value(.view),
      "the technique gets another content view",
      names: { [.view($0)] },
      detail: { $0 },
      step: { .setContentView(view: $0) },
      match: { if case .setContentView(let view) = $0 { view } else { nil } }
    ),
    StepRow(
      "setOptions",
      .options,
      "options of the technique change",
      detail: { $0.detail },
      step: { .setOptions($0) },
      match: { if case .setOptions(let options) = $0 { options } else { nil } }
    ),
    StepRow("layout", .layout, "the window is laid out at once"),
    StepRow(
      "turn",
      .steps,
      "the steps run without layout between them, like the statements of one function",
      fitsIntoTurn: false,
      detail: { steps in
        steps.map { $0.detail.isEmpty ? $0.keyword : "\($0.keyword) \($0.detail)" }
          .joined(separator: "; ")
      },
      step: { .turn($0) },
      match: { if case .turn(let steps) = $0 { steps } else { nil } }
    ),
  ]

  private static func activation(
    _ keyword: String,
    _ isActive: Bool,
    _ meaning: String
  ) -> StepRow {
    StepRow(
      keyword,
      .value(.constraint),
      meaning,
      names: { [.constraint($0)] },
      detail: { $0 },
      step: { .setActive(constraint: $0, isActive: isActive) },
      match: { step in
        guard case .setActive(let id, isActive) = step else { return nil }
        return id
      }
    )
  }
}

// MARK: - Arguments

/// The argument of steps that set a number of a constraint.
private struct ConstraintArgument: Sendable {
  var constraint = ""
  var number = 0.0

  static func table(
    _ format: ValueFormat<Double>,
    _ meaning: String
  ) -> KeyTable<ConstraintArgument> {
    KeyTable(
      ConstraintArgument(),
      [
        .required("constraint", \.constraint, .constraint, "the constraint"),
        .required("to", \.number, format, meaning),
      ]
    )
  }
}

extension ViewChange {
  fileprivate static let table = KeyTable(
    ViewChange(view: "", frame: nil, properties: ViewProperties()),
    [
      .required("view", \.view, .view, "the view"),
      .optional("frame", \.frame, .rect, default: "unchanged", "the frame in the superview"),
    ] + changeable.map { $0.lifted(to: \.properties, default: "unchanged") }
  )

  /// The properties that can change while a view is on screen.
  private static let changeable = [
    "isHidden", "text", "intrinsicContentSize", "contentHuggingPriority",
    "contentCompressionResistancePriority", "layoutMargins", "isScrollEnabled",
    "contentInset", "contentInsetAdjustmentBehavior", "alwaysBounceVertical",
    "keyboardDismissMode",
  ].compactMap(ViewPropertyTable.row)

  /// For example `email frame 0,0,100,40, isHidden true`.
  fileprivate var detail: String {
    let frame = frame.map { ["frame \($0.detail)"] } ?? []
    let changes = frame + Self.changeable.flatMap { $0.detail(of: properties) }
    return "\(view) \(changes.joined(separator: ", "))"
  }
}

extension KeyRow<ViewProperties> {
  /// The changed properties: the axes of priorities, the length of a text.
  fileprivate func detail(of properties: ViewProperties) -> [String] {
    switch key.name {
    case "text": return properties.text.map { ["text of \($0.count) characters"] } ?? []
    case "contentHuggingPriority":
      return axes(
        "hugging",
        properties.horizontalHuggingPriority,
        properties.verticalHuggingPriority
      )
    case "contentCompressionResistancePriority":
      return axes(
        "compression resistance",
        properties.horizontalCompressionResistancePriority,
        properties.verticalCompressionResistancePriority
      )
    default: return write(properties).map { ["\(key.name) \($0.detail)"] } ?? []
    }
  }

  private func axes(_ name: String, _ horizontal: Float?, _ vertical: Float?) -> [String] {
    [
      horizontal.map { "horizontal \(name) \(Double($0).plain)" },
      vertical.map { "vertical \(name) \(Double($0).plain)" },
    ].compactMap(\.self)
  }
}

extension YAMLValue {
  /// The value as recordings have it: `0,200`.
  fileprivate var detail: String {
    if case .list(let items) = self { return items.map(\.inline).joined(separator: ",") }
    return inline
  }
}

extension EdgeChange {
  fileprivate static let table = KeyTable(
    EdgeChange(),
    [
      .optional("top", \.top, .points, default: "unchanged", "the inset at the top edge"),
      .optional("left", \.left, .points, default: "unchanged", "the inset at the left edge"),
      .optional("bottom", \.bottom, .points, default: "unchanged", "the inset at the bottom edge"),
      .optional("right", \.right, .points, default: "unchanged", "the inset at the right edge"),
    ]
  )

  /// For example `bottom 30`.
  fileprivate var detail: String {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .compactMap { name, value in value.map { "\(name) \($0.plain)" } }
      .joined(separator: " ")
  }
}

extension StepArgument<TechniqueOptions> {
  /// A map of options of the scenario's technique.
  fileprivate static var options: StepArgument {
    StepArgument(forms: ["{ OPTION: VALUE, ... }"]) { argument, technique in
      try TechniqueOptions(argument, for: technique)
    } write: { options, technique in
      options.yaml(of: technique)
    }
  }
}

extension TechniqueOptions {
  /// For example `keyboardDismissMode none`.
  fileprivate var detail: String {
    TechniqueOption.allCases
      .compactMap { option in self[option].map { "\(option.rawValue) \($0)" } }
      .joined(separator: ", ")
  }
}

extension StepArgument<[ScenarioStep]> {
  /// A list of steps that is not empty.
  fileprivate static var steps: StepArgument {
    StepArgument(forms: ["[STEP, ...]"]) { argument, technique in
      let steps = try StepParser(technique: technique).steps(in: argument)
      guard !steps.isEmpty else {
        throw ScenarioError(.emptyList(label: argument.label), at: argument.location)
      }
      for (step, location) in steps where !step.row.fitsIntoTurn {
        throw ScenarioError(.endsTurn, at: location.argument)
      }
      return steps.map(\.step)
    } write: { steps, technique in
      .list(steps.map { $0.yaml(for: technique) })
    }
  }
}
