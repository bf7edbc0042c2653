/// The argument of `scrollToVisible`; one of `rect`, `frame` and `view` says what is to be seen.
enum VisibilityKey: String, CaseIterable {
  /// `[x, y, width, height]` in the content.
  case rect
  /// A view whose frame is the rectangle.
  case frame
  /// A view, which the technique is asked for by its own method.
  case view
  /// A scroll view; the default is the screen's own.
  case scrollView
  /// Points kept free above and below; the default is the technique's option.
  case margin
  /// The default is `true`.
  case animated
}

/// The argument of `scrollFirstResponderToVisible`.
enum FirstResponderVisibilityKey: String, CaseIterable {
  /// Points kept free above and below; the default is the technique's option.
  case margin
  /// The default is `true`.
  case animated
}

extension StepParser {
  static func scrollToVisible(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    let fields = try Fields<VisibilityKey>(argument)
    return .scrollToVisible(
      VisibilityRequest(
        target: try target(fields),
        scrollView: try fields[.scrollView]?.pathComponent(),
        margin: try fields[.margin]?.points(),
        animated: try fields[.animated]?.bool() ?? true
      )
    )
  }

  private static func target(
    _ fields: Fields<VisibilityKey>
  ) throws(ScenarioError) -> VisibilityRequest.Target {
    let keys = [VisibilityKey.rect, .frame, .view].filter { fields[$0] != nil }
    if keys.count > 1 {
      let (first, second) = (keys[0].rawValue, keys[1].rawValue)
      throw ScenarioError(.twoOf(first, second, subject: fields.subject), at: fields.place)
    }
    if let rect = fields[.rect] { return .rect(try rect.rect()) }
    if let view = fields[.frame] { return .frame(of: try view.pathComponent()) }
    if let view = fields[.view] { return .view(try view.pathComponent()) }
    throw ScenarioError(
      .missingKey("rect', 'frame' or 'view", of: fields.subject),
      at: fields.place
    )
  }

  static func scrollFirstResponderToVisible(
    _ argument: YAMLNode
  ) throws(ScenarioError) -> ScenarioStep {
    var request = VisibilityRequest(
      target: .firstResponder,
      scrollView: nil,
      margin: nil,
      animated: true
    )
    if !argument.isNothing {
      let fields = try Fields<FirstResponderVisibilityKey>(argument)
      request.margin = try fields[.margin]?.points()
      request.animated = try fields[.animated]?.bool() ?? true
    }
    return .scrollToVisible(request)
  }
}
