// How the steps that bring screens and take them away are written.

extension SwipeBackRequest {
  var yaml: YAMLValue {
    .fields([
      SwipeBackKey.progress.rawValue: .number(progress),
      SwipeBackKey.duration.rawValue: .number(duration),
      SwipeBackKey.completes.rawValue: completes ? nil : .flag(false),
    ])
  }
}

extension PresentRequest {
  var yaml: YAMLValue {
    .fields([
      PresentKey.screen.rawValue: .text(screen),
      PresentKey.style.rawValue: style == .automatic ? nil : .text(style.rawValue),
      PresentKey.animated.rawValue: animated ? nil : .flag(false),
      PresentKey.navigation.rawValue: navigation ? .flag(true) : nil,
      PresentKey.focus.rawValue: focus.map(YAMLValue.text),
      PresentKey.size.rawValue: size.map { .numbers([$0.width, $0.height]) },
      PresentKey.detents.rawValue: detents.map { .list($0.map { .text($0.rawValue) }) },
      PresentKey.from.rawValue: source.map(YAMLValue.text),
      PresentKey.isModalInPresentation.rawValue: isModal ? .flag(true) : nil,
    ])
  }
}

extension SwipeDownRequest {
  /// Nil where everything has its default.
  var yaml: YAMLValue? {
    guard self != SwipeDownRequest() else { return nil }
    return .fields([
      SwipeDownKey.by.rawValue: distance.map(YAMLValue.number),
      SwipeDownKey.duration.rawValue: .number(duration),
      SwipeDownKey.release.rawValue: releases ? nil : .flag(false),
      SwipeDownKey.velocity.rawValue: velocity.map(YAMLValue.number),
    ])
  }
}

extension MultitaskingRequest {
  var yaml: YAMLValue {
    .fields([
      MultitaskingKey.width.rawValue: .text(width.rawValue),
      MultitaskingKey.side.rawValue: side.map { .text($0.rawValue) },
    ])
  }
}
