/// The keys of `simulation`: what UIKit leaves open, or tests want otherwise.
enum SimulationKey: String, CaseIterable {
  /// Whether frames are rounded to the device's pixels; the default is `true`.
  case roundsToPixels
  /// Whether a focused text field makes its scroll view scroll to it; the default is `true`.
  case scrollsToFirstResponder
  /// Whether a scroll view whose size changes clamps its offset by itself; the default is `false`.
  case clampsOnBoundsChange
  /// Whether content exactly as large as its scroll view counts as scrolling, where that decides
  /// about the safe area; the default is `false`.
  case adjustsForContentOfEqualSize
  /// `leftToRight` (the default) or `rightToLeft`: how the user's language reads.
  case layoutDirection
  /// The text size that the user prefers, a ``TextSize``; the default is `large`.
  case contentSizeCategory
  /// An ``OrientationKey`` map of the keyboard's heights; the default is the device's own.
  case keyboardHeights
  /// Seconds; the default is UIKit's 0.25.
  case keyboardDuration
  /// Seconds; the default is 0.3.
  case rotationDuration
  /// Seconds of an animated push or pop; the default is 0.35.
  case navigationDuration
  /// Whether the keyboard has the bar of predictions; the default is `false`.
  case showsPredictions
  /// Whether a keyboard announces its return before a rotation's completion handlers run, as it
  /// does by default, or after them.
  case keyboardReturnsBeforeRotationCompletion
  /// Whether a keyboard announces its leave before controllers hear of a rotation; the default is
  /// `false`.
  case keyboardHidesBeforeRotationIsAnnounced
  /// Whether a rotation's new size is laid out before what runs alongside; the default is `true`.
  case laysOutBeforeAlongsideAnimations
  /// Whether the status bar has its new frame already when that is announced; the default is `false`.
  case statusBarChangesBeforeAnnouncement
  /// Whether a change of the keyboard's frame is announced before what it comes from; the default is
  /// `true`.
  case keyboardAnnouncesFrameChangesFirst
  /// Whether a change of the frame is announced while the keyboard is up; the default is `true`.
  case keyboardAnnouncesFrameChangesWhileVisible
  /// Whether a keyboard that is up announces itself again whenever the focus moves; the default is
  /// `false`.
  case keyboardAnnouncesEachFocus
  /// Whether a keyboard that stays up through a push or pop announces itself; the default is `true`.
  case keyboardAnnouncesItselfInTransitions
  /// Whether the frame before the very first appearance has no height; the default is `false`.
  case keyboardFirstBeginsWithoutHeight
  /// Whether the frame after a disappearance has no height; the default is `false`.
  case keyboardHidesWithoutHeight
  /// Points of the bar that an iPad with a hardware keyboard shows; the default is 55.
  case shortcutsBarHeight
}

/// The keys of what differs by orientation.
enum OrientationKey: String, CaseIterable { case portrait, landscape }

extension SimulationSettings {
  init(_ node: YAMLNode) throws(ScenarioError) {
    let fields = try Fields<SimulationKey>(node)
    self.init()
    roundsToPixels = try fields[.roundsToPixels]?.bool()
    scrollsToFirstResponder = try fields[.scrollsToFirstResponder]?.bool()
    clampsOnBoundsChange = try fields[.clampsOnBoundsChange]?.bool()
    adjustsForContentOfEqualSize = try fields[.adjustsForContentOfEqualSize]?.bool()
    layoutDirection = try fields[.layoutDirection]?.word("layout direction")
    contentSizeCategory = try fields[.contentSizeCategory]?.word("text size")
    keyboardHeights = try fields[.keyboardHeights].map(HeightByOrientation.init)
    keyboardDuration = try fields[.keyboardDuration]?.seconds()
    rotationDuration = try fields[.rotationDuration]?.seconds()
    navigationDuration = try fields[.navigationDuration]?.seconds()
    showsPredictions = try fields[.showsPredictions]?.bool()
    keyboardReturnsBeforeRotationCompletion =
      try fields[.keyboardReturnsBeforeRotationCompletion]?.bool()
    keyboardHidesBeforeRotationIsAnnounced =
      try fields[.keyboardHidesBeforeRotationIsAnnounced]?.bool()
    laysOutBeforeAlongsideAnimations = try fields[.laysOutBeforeAlongsideAnimations]?.bool()
    statusBarChangesBeforeAnnouncement = try fields[.statusBarChangesBeforeAnnouncement]?.bool()
    try readKeyboard(fields)
  }
}

extension SimulationSettings {
  /// Reads how the keyboard announces itself.
  private mutating func readKeyboard(_ fields: Fields<SimulationKey>) throws(ScenarioError) {
    keyboardAnnouncesFrameChangesFirst = try fields[.keyboardAnnouncesFrameChangesFirst]?.bool()
    keyboardAnnouncesFrameChangesWhileVisible =
      try fields[.keyboardAnnouncesFrameChangesWhileVisible]?.bool()
    keyboardAnnouncesEachFocus = try fields[.keyboardAnnouncesEachFocus]?.bool()
    keyboardAnnouncesItselfInTransitions = try fields[.keyboardAnnouncesItselfInTransitions]?.bool()
    keyboardFirstBeginsWithoutHeight = try fields[.keyboardFirstBeginsWithoutHeight]?.bool()
    keyboardHidesWithoutHeight = try fields[.keyboardHidesWithoutHeight]?.bool()
    shortcutsBarHeight = try fields[.shortcutsBarHeight]?
      .number(in: 0...2000, as: "a number of points")
  }
}

extension HeightByOrientation {
  init(_ node: YAMLNode) throws(ScenarioError) {
    let fields = try Fields<OrientationKey>(node)
    self.init(
      portrait: try fields[.portrait]?.number(in: 1...2000, as: "a number of points"),
      landscape: try fields[.landscape]?.number(in: 1...2000, as: "a number of points")
    )
  }
}
