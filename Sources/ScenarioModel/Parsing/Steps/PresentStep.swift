/// The argument of `present`.
enum PresentKey: String, CaseIterable {
  /// Required. The name of a screen.
  case screen
  /// A ``PresentRequest/Style``; the default is `automatic`.
  case style
  /// The default is `true`.
  case animated
  /// `true` puts the screen into a navigation controller of its own; the default is `false`.
  case navigation
  /// A field that becomes first responder while the screen appears.
  case focus
  /// `[width, height]` that the screen would like to have.
  case size
  /// A list of ``PresentRequest/Detent``; the default is the full height.
  case detents
  /// The view that a popover points to, of the screen below.
  case from
  /// Whether a user is kept from dismissing the screen; the default is `false`.
  case isModalInPresentation
}

/// The argument of `dismiss`.
enum DismissKey: String, CaseIterable {
  /// The default is `true`.
  case animated
}

/// The argument of `swipeDown`.
enum SwipeDownKey: String, CaseIterable {
  /// Points; the default is the whole height, which dismisses.
  case by
  /// Seconds; the default is 0.25.
  case duration
  /// Whether the finger leaves at the end; the default is `true`.
  case release
  /// Points a second downwards as the finger leaves; the default is that of the movement.
  case velocity
}

/// The argument of `multitasking`.
enum MultitaskingKey: String, CaseIterable {
  /// Required. A ``MultitaskingRequest/Width``.
  case width
  /// A ``MultitaskingRequest/Side``; the default is the right for Slide Over, else the left.
  case side
}

extension StepParser {
  static func present(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    if case .scalar = argument.content {
      return .present(PresentRequest(screen: try argument.pathComponent()))
    }
    let fields = try Fields<PresentKey>(argument)
    let size = try fields[.size]?.points(["width", "height"])
    return .present(
      PresentRequest(
        screen: try fields.required(.screen).pathComponent(),
        style: try fields[.style]?.word("style") ?? .automatic,
        animated: try fields[.animated]?.bool() ?? true,
        navigation: try fields[.navigation]?.bool() ?? false,
        focus: try fields[.focus]?.pathComponent(),
        size: size.map { PresentRequest.Extent(width: $0[0], height: $0[1]) },
        detents: try fields[.detents]?.distinct { node throws(ScenarioError) in
          try node.word("detent")
        },
        source: try fields[.from]?.pathComponent(),
        isModal: try fields[.isModalInPresentation]?.bool() ?? false
      )
    )
  }

  static func dismiss(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    if argument.isNothing { return .dismiss(animated: true) }
    return .dismiss(animated: try Fields<DismissKey>(argument)[.animated]?.bool() ?? true)
  }

  static func swipeDown(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    if argument.isNothing { return .swipeDown(SwipeDownRequest()) }
    let fields = try Fields<SwipeDownKey>(argument)
    return .swipeDown(
      SwipeDownRequest(
        distance: try fields[.by]?.points(),
        duration: try fields[.duration]?.seconds() ?? 0.25,
        releases: try fields[.release]?.bool() ?? true,
        velocity: try fields[.velocity]?.points()
      )
    )
  }

  static func multitasking(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    if case .scalar = argument.content {
      return .multitasking(MultitaskingRequest(width: try argument.word("width")))
    }
    let fields = try Fields<MultitaskingKey>(argument)
    return .multitasking(
      MultitaskingRequest(
        width: try fields.required(.width).word("width"),
        side: try fields[.side]?.word("side")
      )
    )
  }
}
