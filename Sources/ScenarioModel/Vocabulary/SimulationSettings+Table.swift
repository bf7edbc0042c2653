// The keys of `simulation`: behavior that UIKit leaves open or that tests change.

extension SimulationSettings {
  static let table = KeyTable(
    SimulationSettings(),
    geometry + design + durations + rotations + keyboards
  )

  private static let geometry: [KeyRow<SimulationSettings>] = [
    .optional(
      "roundsToPixels",
      \.roundsToPixels,
      .flag,
      default: "`true`",
      "whether frames are rounded to the device's pixels"
    ),
    .optional(
      "scrollsToFirstResponder",
      \.scrollsToFirstResponder,
      .flag,
      default: "`true`",
      "whether a focused text field makes its scroll view scroll to it"
    ),
    .optional(
      "clampsOnBoundsChange",
      \.clampsOnBoundsChange,
      .flag,
      default: "`false`",
      "whether a scroll view clamps its offset when its size changes"
    ),
    .optional(
      "adjustsForContentOfEqualSize",
      \.adjustsForContentOfEqualSize,
      .flag,
      default: "`false`",
      "whether the safe area insets content that is exactly as large as its scroll view"
    ),
    .optional(
      "layoutDirection",
      \.layoutDirection,
      .word("layout direction"),
      default: "`leftToRight`",
      "the layout direction of the user's language"
    ),
    .optional(
      "contentSizeCategory",
      \.contentSizeCategory,
      .word("text size"),
      default: "`large`",
      "the text size that the user prefers"
    ),
    .optional(
      "boldText",
      \.boldText,
      .flag,
      default: "`false`",
      "whether the user has chosen bold text"
    ),
    .optional(
      "applicationWidth",
      \.applicationWidth,
      .applicationWidth,
      default: "`full`",
      "the application's part of an iPad's screen at the start"
    ),
  ]

  private static let design: [KeyRow<SimulationSettings>] = [
    .optional(
      "linkedSDK",
      \.linkedSDK,
      .systemVersion,
      default: "the newest one",
      "the SDK that the app was linked against, such as `26`: before 26, the app keeps the bars and "
        + "controls of iOS 18"
    ),
    .optional(
      "designRequiresCompatibility",
      \.designRequiresCompatibility,
      .flag,
      default: "`false`",
      "the value of `UIDesignRequiresCompatibility` in Info.plist: an app with SDK 26 then keeps the "
        + "bars and controls of iOS 18; SDK 27 ignores it"
    ),
  ]

  private static let durations: [KeyRow<SimulationSettings>] = [
    .optional(
      "keyboardHeights",
      \.keyboardHeights,
      .map(HeightByOrientation.table),
      default: "the device's own",
      "the keyboard's heights, with the home-indicator area"
    ),
    .optional(
      "keyboardDuration",
      \.keyboardDuration,
      .seconds,
      default: "`0.25`",
      "the duration of an ordinary keyboard animation"
    ),
    .optional(
      "rotationDuration",
      \.rotationDuration,
      .seconds,
      default: "`0.3`",
      "the duration of a rotation"
    ),
    .optional(
      "navigationDuration",
      \.navigationDuration,
      .seconds,
      default: "`0.35`",
      "the duration of an animated push or pop"
    ),
    .optional(
      "showsPredictions",
      \.showsPredictions,
      .flag,
      default: "`false`",
      "whether the keyboard has a prediction bar in fields with autocorrection"
    ),
  ]

  private static let rotations: [KeyRow<SimulationSettings>] = [
    .optional(
      "keyboardReturnsBeforeRotationCompletion",
      \.keyboardReturnsBeforeRotationCompletion,
      .flag,
      default: "`true`",
      "whether will-show is posted before a rotation's completion handlers run"
    ),
    .optional(
      "keyboardHidesBeforeRotationIsAnnounced",
      \.keyboardHidesBeforeRotationIsAnnounced,
      .flag,
      default: "`false`",
      "whether will-hide is posted before view controllers receive `viewWillTransition`"
    ),
    .optional(
      "laysOutBeforeAlongsideAnimations",
      \.laysOutBeforeAlongsideAnimations,
      .flag,
      default: "`true`",
      "whether the new size is laid out before a rotation's alongside animations run"
    ),
    .optional(
      "statusBarChangesBeforeAnnouncement",
      \.statusBarChangesBeforeAnnouncement,
      .flag,
      default: "`false`",
      "whether the status bar already has its new frame when the notification is posted"
    ),
  ]

  /// The differences between systems that concern keyboards.
  private static let keyboards: [KeyRow<SimulationSettings>] = [
    .optional(
      "keyboardAnnouncesFrameChangesFirst",
      \.keyboardAnnouncesFrameChangesFirst,
      .flag,
      default: "`true`",
      "whether will-change-frame is posted before will-show or will-hide, not after"
    ),
    .optional(
      "keyboardAnnouncesFrameChangesWhileVisible",
      \.keyboardAnnouncesFrameChangesWhileVisible,
      .flag,
      default: "`true`",
      "whether will- and did-change-frame are posted when the height changes while the keyboard is "
        + "up; iOS 9.0 omits them"
    ),
    .optional(
      "keyboardAnnouncesEachFocus",
      \.keyboardAnnouncesEachFocus,
      .flag,
      default: "`false`",
      "whether each move of the focus posts will-show and no other notification"
    ),
    .optional(
      "keyboardAnnouncesItselfInTransitions",
      \.keyboardAnnouncesItselfInTransitions,
      .flag,
      default: "`true`",
      "whether will-show is posted when the keyboard stays up through a push or pop"
    ),
    .optional(
      "keyboardFirstBeginsWithoutHeight",
      \.keyboardFirstBeginsWithoutHeight,
      .flag,
      default: "`false`",
      "whether the begin frame of the first will-show has no height"
    ),
    .optional(
      "keyboardHidesWithoutHeight",
      \.keyboardHidesWithoutHeight,
      .flag,
      default: "`false`",
      "whether the end frame of will-hide has no height"
    ),
    .optional(
      "shortcutsBarHeight",
      \.shortcutsBarHeight,
      .points(from: 0...2000),
      default: "`55`",
      "the height of an iPad's shortcuts bar with a hardware keyboard"
    ),
  ]
}

extension HeightByOrientation {
  static let table = KeyTable(
    HeightByOrientation(portrait: nil, landscape: nil),
    [
      .optional(
        "portrait",
        \.portrait,
        .points(from: 1...2000),
        default: "the device's own",
        "the height in portrait"
      ),
      .optional(
        "landscape",
        \.landscape,
        .points(from: 1...2000),
        default: "the device's own",
        "the height in landscape"
      ),
    ]
  )
}
