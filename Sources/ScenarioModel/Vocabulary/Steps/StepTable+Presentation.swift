import SnapshotModel

extension StepTable {
  /// The steps that present screens over others.
  static let presentation: [StepRow] = [
    StepRow(
      "present",
      .map(PresentRequest.table, orValueOf: "screen"),
      "a screen is presented over the one on top; later steps refer to the presented screen until it "
        + "is dismissed",
      fitsIntoTurn: false,
      names: { $0.focus.map { [.field($0)] } ?? [] },
      detail: { $0.detail },
      step: { .present($0) },
      match: { if case .present(let request) = $0 { request } else { nil } }
    ),
    StepRow(
      "dismiss",
      .map(ReturnArgument.table, orNothing: true),
      "the screen that was presented last is dismissed, with the screens pushed onto it",
      names: { $0.names },
      detail: { $0.detail },
      step: { .dismiss(animated: $0.animated, focus: $0.focus) },
      match: {
        guard case .dismiss(let animated, let focus) = $0 else { return nil }
        return ReturnArgument(animated: animated, focus: focus)
      }
    ),
    StepRow(
      "swipeDown",
      .map(SwipeDownRequest.table, orNothing: true),
      "a finger drags the presented sheet down and dismisses it, unless it is modal or the finger "
        + "stops early; add a `wait`, because the step takes no time",
      fitsIntoTurn: false,
      detail: { $0.detail },
      step: { .swipeDown($0) },
      match: { if case .swipeDown(let request) = $0 { request } else { nil } }
    ),
  ]
}

// MARK: - Arguments

extension PresentRequest {
  fileprivate static let table = KeyTable(
    PresentRequest(screen: ""),
    [
      .required("screen", \.screen, .screen, "the screen"),
      .replacing(
        "style",
        \.style,
        written: \.statesDefaultStyle,
        .word("style"),
        initial: .automatic,
        default: "the screen's `modalPresentationStyle`, else `automatic`",
        "how the screen is presented; `automatic` is a page sheet, and the full screen before iOS 13; "
          + "sheets and popovers adapt to the width"
      ),
      .key("animated", \.animated, .flag, default: true, "whether the presentation is animated"),
      .key(
        "navigation",
        \.navigation,
        .flag,
        default: false,
        "whether the screen is in its own navigation controller, for pushes"
      ),
      .optional("focus", \.focus, .view, default: "none", focusMeaning),
      .optional(
        "size",
        \.size,
        .extent,
        default: "the screen's `preferredContentSize`",
        "the preferred size of the content, for form sheets and popovers"
      ),
      .optional(
        "detents",
        \.detents,
        .distinct(.word("detent")),
        default: "the full height",
        "the detents of a sheet at the bottom edge; the first is selected"
      ),
      .optional(
        "from",
        \.source,
        .view,
        default: "none",
        "the view of the screen below that a popover points to"
      ),
      .replacing(
        "isModalInPresentation",
        \.isModal,
        written: \.statesDefaultModality,
        .flag,
        initial: false,
        default: "the screen's value, else `false`",
        "whether a swipe cannot dismiss the screen"
      ),
    ]
  )

  /// For example `second as formSheet, focus name`.
  fileprivate var detail: String {
    [
      style == .automatic && statesDefaultStyle != true
        ? screen : "\(screen) as \(style.rawValue)",
      navigation ? "in navigation" : nil, focus.map { "focus \($0)" },
      size.map { "size \($0.width.plain),\($0.height.plain)" },
      detents.map { "detents \($0.map(\.rawValue).joined(separator: " "))" },
      source.map { "from \($0)" },
      isModal ? "modal" : statesDefaultModality.map { _ in "not modal" },
      animated ? nil : "not animated",
    ]
    .compactMap(\.self).joined(separator: ", ")
  }
}

extension ValueFormat<PresentRequest.Extent> {
  fileprivate static var extent: Self {
    let size = ValueFormat<Size>.size
    return ValueFormat(description: size.description, placeholder: size.placeholder) { node in
      let size = try size.read(node)
      return PresentRequest.Extent(width: size.width, height: size.height)
    } write: {
      size.write(Size(width: $0.width, height: $0.height))
    }
  }
}

extension SwipeDownRequest {
  fileprivate static let table = KeyTable(
    SwipeDownRequest(),
    [
      .optional(
        "by",
        \.distance,
        .points,
        default: "the whole height",
        "the distance of the movement; after a shorter movement the sheet may return"
      ),
      .key("duration", \.duration, .gestureSeconds, default: 0.25, "the duration of the touch"),
      .key(
        "release",
        \.releases,
        .flag,
        default: true,
        "whether the finger leaves the screen at the end"
      ),
      .optional(
        "velocity",
        \.velocity,
        .points,
        default: "the movement's velocity",
        "the finger's downward velocity at its end, in points per second"
      ),
    ]
  )

  /// For example `by 100 in 0.25`.
  fileprivate var detail: String {
    [
      distance.map { "by \($0.plain)" }, "in \(duration.plain)",
      velocity.map { "at \($0.plain) a second" }, releases ? nil : "held",
    ]
    .compactMap(\.self).joined(separator: " ")
  }
}
