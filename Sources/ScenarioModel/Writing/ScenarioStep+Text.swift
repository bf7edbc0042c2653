import SnapshotModel

extension ScenarioStep {
  /// The step in one line, as a file has it of a scenario with a technique: `rotate: landscape`.
  package func line(for technique: Technique) -> String {
    guard case .map(let entries) = yaml(for: technique), entries.count == 1 else {
      return yaml(for: technique).inline
    }
    return "\(entries[0].key): \(entries[0].value.inline)"
  }

  /// The word that a file begins the step with.
  package var word: String { keyword.rawValue }

  /// Every word that a file may begin a step with.
  package static let words = StepKeyword.allCases.map(\.rawValue)

  func yaml(for technique: Technique) -> YAMLValue {
    guard let argument = argument(for: technique) else { return .word(keyword.rawValue) }
    return .entry(keyword.rawValue, argument)
  }

  private var keyword: StepKeyword {
    switch self {
    case .push: .push
    case .pop: .pop
    case .swipeBack: .swipeBack
    case .selectTab: .selectTab
    case .rotate: .rotate
    case .statusBar: .statusBar
    case .present: .present
    case .dismiss: .dismiss
    case .swipeDown: .swipeDown
    case .multitasking: .multitasking
    case .bars: .bars
    case .focus: .focus
    case .resign: .resign
    case .returnKey: .returnKey
    case .keyboard: .keyboard
    case .autoFill: .autoFill
    case .scroll: .scroll
    case .scrollToVisible(let request):
      request.target == .firstResponder ? .scrollFirstResponderToVisible : .scrollToVisible
    case .drag: .drag
    case .release: .release
    case .scrollToTop: .scrollToTop
    case .tracking: .tracking
    case .setConstant: .setConstant
    case .setPriority: .setPriority
    case .setActive(_, let isActive): isActive ? .activate : .deactivate
    case .set: .set
    case .setAdditionalSafeAreaInsets: .setAdditionalSafeAreaInsets
    case .setContentView: .setContentView
    case .setOptions: .setOptions
    case .layout: .layout
    case .turn: .turn
    case .wait: .wait
    case .waitUntil: .waitUntil
    case .checkpoint: .checkpoint
    case .expect: .expect
    case .expectEvents: .expectEvents
    }
  }

  /// What stands behind the keyword; nil for nothing.
  private func argument(for technique: Technique) -> YAMLValue? {
    switch self {
    case .push(let screen, nil, true): .text(screen)
    case .push(let screen, let focus, let animated):
      .fields([
        PushKey.screen.rawValue: .text(screen),
        PushKey.focus.rawValue: focus.map(YAMLValue.text),
        PushKey.animated.rawValue: animated ? nil : .flag(false),
      ])
    case .pop(let animated): animated ? nil : .entry(PopKey.animated.rawValue, .flag(false))
    case .swipeBack(let request): request.yaml
    case .selectTab(let screen): .text(screen)
    case .rotate(let target): .text(target.rawValue)
    case .statusBar(let change): .text(change.rawValue)
    case .present(let request): request.yaml
    case .dismiss(let animated):
      animated ? nil : .entry(DismissKey.animated.rawValue, .flag(false))
    case .swipeDown(let request): request.yaml
    case .multitasking(let request): request.yaml
    case .bars(let bars): bars.yaml
    case .focus(let view), .setContentView(let view): .text(view)
    case .resign, .returnKey, .scrollToTop, .layout: nil
    case .keyboard(let changes): .list(changes.map(\.yaml))
    case .autoFill(let views): .list(views.map(YAMLValue.text))
    case .scroll(let view, let offset, let animated):
      .fields([
        ScrollKey.view.rawValue: view.map(YAMLValue.text),
        ScrollKey.to.rawValue: offset.yaml,
        ScrollKey.animated.rawValue: animated ? .flag(true) : nil,
      ])
    case .scrollToVisible(let request): request.yaml
    case .drag(let request): request.yaml
    case .release(let velocity): velocity.map { .entry(ReleaseKey.velocity.rawValue, $0.yaml) }
    case .tracking(let isTracking): .flag(isTracking)
    case .setConstant(let constraint, let number), .setPriority(let constraint, let number):
      .fields([
        SetConstantKey.constraint.rawValue: .text(constraint),
        SetConstantKey.to.rawValue: .number(number),
      ])
    case .setActive(let constraint, _): .text(constraint)
    case .set(let change): change.yaml
    case .setAdditionalSafeAreaInsets(let change): change.yaml
    case .setOptions(let options): options.yaml(of: technique)
    case .turn(let steps): .list(steps.map { $0.yaml(for: technique) })
    case .wait(let seconds), .waitUntil(let seconds): .number(seconds)
    case .checkpoint(let name, nil, nil): .text(name)
    case .checkpoint(let name, let expectations, let presented):
      .fields([
        CheckpointKey.name.rawValue: .text(name),
        CheckpointKey.presented.rawValue: presented.map(YAMLValue.flag),
        CheckpointKey.expect.rawValue: expectations.map { .list($0.map(\.yaml)) },
      ])
    case .expect(let expectations): .list(expectations.map(\.yaml))
    case .expectEvents(let patterns): .list(patterns.map { .text($0.text) })
    }
  }
}

extension Expectation {
  fileprivate var yaml: YAMLValue {
    let text = YAMLValue.text(comparison.text)
    return device.map { .entry($0, text) } ?? text
  }
}

extension KeyboardChange {
  fileprivate var yaml: YAMLValue {
    .fields([
      KeyboardChangeKey.at.rawValue: .number(at),
      kind.rawValue: value,
      KeyboardChangeKey.duration.rawValue: duration.map(YAMLValue.number),
      KeyboardChangeKey.begin.rawValue: begin?.yaml,
    ])
  }

  private var value: YAMLValue {
    switch kind {
    case .show, .neighbour, .undock, .split: height.map(YAMLValue.number) ?? .flag(true)
    case .float: origin?.yaml ?? .flag(true)
    case .hardwareKeyboard, .predictions: .flag(isOn ?? true)
    case .hide, .dock, .passwordPrompt: .flag(true)
    }
  }
}

extension KeyboardChange.BeginFrame {
  fileprivate var yaml: YAMLValue {
    switch self {
    case .height(let height): .number(height)
    case .frame(let rect): rect.yaml
    }
  }
}

extension VisibilityRequest {
  /// Nil where everything has its default.
  fileprivate var yaml: YAMLValue? {
    var entries: [YAMLField] = []
    func add(_ key: VisibilityKey, _ value: YAMLValue?) {
      if let value { entries.append(YAMLField(key.rawValue, value)) }
    }
    switch target {
    case .rect(let rect): add(.rect, rect.yaml)
    case .frame(of: let view): add(.frame, .text(view))
    case .view(let view): add(.view, .text(view))
    case .firstResponder: break
    }
    add(.scrollView, scrollView.map(YAMLValue.text))
    add(.margin, margin.map(YAMLValue.number))
    add(.animated, animated ? nil : .flag(false))
    return entries.isEmpty ? nil : .map(entries)
  }
}

extension DragRequest {
  fileprivate var yaml: YAMLValue {
    .fields([
      DragKey.view.rawValue: scrollView.map(YAMLValue.text),
      DragKey.from.rawValue: from?.yaml,
      DragKey.to.rawValue: to.yaml,
      DragKey.duration.rawValue: duration == 0.25 ? nil : .number(duration),
      DragKey.release.rawValue: releases ? nil : .flag(false),
      DragKey.velocity.rawValue: velocity?.yaml,
    ])
  }
}

extension ViewChange {
  fileprivate var yaml: YAMLValue {
    let frame = frame.map { YAMLField(SetKey.frame.rawValue, $0.yaml) }
    return .map(
      [YAMLField(SetKey.view.rawValue, .text(view))] + [frame].compactMap(\.self)
        + properties.entries
    )
  }
}

extension EdgeChange {
  fileprivate var yaml: YAMLValue {
    .fields([
      EdgeKey.top.rawValue: top.map(YAMLValue.number),
      EdgeKey.left.rawValue: left.map(YAMLValue.number),
      EdgeKey.bottom.rawValue: bottom.map(YAMLValue.number),
      EdgeKey.right.rawValue: right.map(YAMLValue.number),
    ])
  }
}
