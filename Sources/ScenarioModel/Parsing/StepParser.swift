import DeviceCatalog

/// The words that begin a step; each kind has a file in `Steps` with the keys of its argument.
enum StepKeyword: String, CaseIterable {
  // Screens.

  /// `push: SCREEN`, or a map of ``PushKey``.
  case push
  /// `pop`, or `pop: { animated: false }`.
  case pop
  /// `swipeBack`, or a map of ``SwipeBackKey``: pops by a finger.
  case swipeBack
  /// `selectTab: SCREEN`: touches the tab of a screen.
  case selectTab
  /// `rotate: landscape`, or another word of ``RotationTarget``.
  case rotate
  /// `statusBar: inCall`, or another word of ``StatusBarChange``.
  case statusBar
  /// `present: SCREEN`, or a map of ``PresentKey``.
  case present
  /// `dismiss`, or `dismiss: { animated: false }`.
  case dismiss
  /// `swipeDown`, or a map of ``SwipeDownKey``: a finger draws the presented sheet down.
  case swipeDown
  /// `multitasking: WIDTH`, or a map of ``MultitaskingKey``.
  case multitasking
  /// A map of ``BarsKey``: shows or hides bars.
  case bars

  // The keyboard.

  /// `focus: VIEW`: makes a field first responder.
  case focus
  /// `resign`: takes the focus away.
  case resign
  /// `returnKey`: presses it for the first responder.
  case returnKey
  /// A list of ``KeyboardChangeKey`` maps, in the order of time.
  case keyboard
  /// `autoFill: [VIEW, VIEW]`: AutoFill fills fields and moves the focus along.
  case autoFill

  // Scrolling.

  /// A map of ``ScrollKey``.
  case scroll
  /// A map of ``VisibilityKey``.
  case scrollToVisible
  /// `scrollFirstResponderToVisible`, or a map of ``FirstResponderVisibilityKey``.
  case scrollFirstResponderToVisible
  /// A map of ``DragKey``: a finger moves.
  case drag
  /// `release`, or a map of ``ReleaseKey``: the finger leaves the screen.
  case release
  /// `scrollToTop`: touches the status bar.
  case scrollToTop
  /// `tracking: true` while a finger rests on the screen's own scroll view.
  case tracking

  // The application's own code.

  /// A map of ``SetConstantKey``.
  case setConstant
  /// A map of ``SetPriorityKey``.
  case setPriority
  /// `activate: CONSTRAINT`.
  case activate
  /// `deactivate: CONSTRAINT`.
  case deactivate
  /// A map of ``SetKey`` and properties of a view.
  case set
  /// A map of ``EdgeKey``.
  case setAdditionalSafeAreaInsets
  /// `setContentView: VIEW`.
  case setContentView
  /// An ``OptionKey`` map.
  case setOptions
  /// `layout`: lays the window out at once.
  case layout
  /// A list of steps with no layout between them.
  case turn

  // Time and record.

  /// `wait: SECONDS` of virtual time.
  case wait
  /// `waitUntil: SECONDS` after the start of the run.
  case waitUntil
  /// `checkpoint: NAME`, or a map of ``CheckpointKey``: records the geometry.
  case checkpoint
  /// A list of comparisons.
  case expect
  /// A list of events, in their order.
  case expectEvents
}

/// Reads the list of steps.
struct StepParser {
  /// Whose options a step may change.
  let technique: Technique

  func steps(
    in node: YAMLNode
  ) throws(ScenarioError) -> [(step: ScenarioStep, place: SourcePlace)] {
    try node.list().map { item throws(ScenarioError) in
      let (keyword, argument) = try keyword(of: item)
      return (try step(keyword, argument), argument.place)
    }
  }

  /// Splits `focus: name` and gives `pop` the argument "nothing".
  private func keyword(
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

  private func step(
    _ keyword: StepKeyword,
    _ argument: YAMLNode
  ) throws(ScenarioError) -> ScenarioStep {
    switch keyword {
    case .push: try Self.push(argument)
    case .pop: try Self.pop(argument)
    case .swipeBack: try Self.swipeBack(argument)
    case .selectTab: .selectTab(screen: try argument.pathComponent())
    case .rotate: .rotate(to: try argument.word("orientation"))
    case .statusBar: .statusBar(try argument.word("status bar"))
    case .present: try Self.present(argument)
    case .dismiss: try Self.dismiss(argument)
    case .swipeDown: try Self.swipeDown(argument)
    case .multitasking: try Self.multitasking(argument)
    case .bars: .bars(try Bars(argument))
    case .focus: .focus(view: try argument.pathComponent())
    case .resign: try Self.alone(.resign, argument)
    case .returnKey: try Self.alone(.returnKey, argument)
    case .keyboard: .keyboard(try Self.keyboardChanges(argument))
    case .autoFill: try Self.autoFill(argument)
    case .scroll: try Self.scroll(argument)
    case .scrollToVisible: try Self.scrollToVisible(argument)
    case .scrollFirstResponderToVisible: try Self.scrollFirstResponderToVisible(argument)
    case .drag: try Self.drag(argument)
    case .release: try Self.release(argument)
    case .scrollToTop: try Self.alone(.scrollToTop, argument)
    case .tracking: .tracking(try argument.bool())
    case .setConstant: try Self.setConstant(argument)
    case .setPriority: try Self.setPriority(argument)
    case .activate: .setActive(constraint: try argument.name(), isActive: true)
    case .deactivate: .setActive(constraint: try argument.name(), isActive: false)
    case .set: .set(try ViewChange(argument))
    case .setAdditionalSafeAreaInsets: .setAdditionalSafeAreaInsets(try EdgeChange(argument))
    case .setContentView: .setContentView(view: try argument.pathComponent())
    case .setOptions: .setOptions(try TechniqueOptions(argument, for: technique))
    case .layout: try Self.alone(.layout, argument)
    case .turn: try turn(argument)
    case .wait: .wait(seconds: try argument.seconds())
    case .waitUntil: .waitUntil(seconds: try argument.seconds())
    case .checkpoint: try Self.checkpoint(argument)
    case .expect: .expect(try argument.expectations())
    case .expectEvents: try Self.expectedEvents(argument)
    }
  }

  /// A step without argument.
  private static func alone(
    _ step: ScenarioStep,
    _ argument: YAMLNode
  ) throws(ScenarioError) -> ScenarioStep {
    guard argument.isNothing else { throw argument.wrongType("left out") }
    return step
  }
}
