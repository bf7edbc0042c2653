/// The keys of `simulation`: what UIKit leaves open, or tests want otherwise.
enum SimulationKey: String, CaseIterable {
  /// Whether frames are rounded to the device's pixels; the default is `true`.
  case roundsToPixels
  /// Whether a focused text field makes its scroll view scroll to it; the default is `true`.
  case scrollsToFirstResponder
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
}

/// The keys of what differs by orientation.
enum OrientationKey: String, CaseIterable { case portrait, landscape }

extension SimulationSettings {
  init(_ node: YAMLNode) throws(ScenarioError) {
    let fields = try Fields<SimulationKey>(node)
    self.init()
    roundsToPixels = try fields[.roundsToPixels]?.bool()
    scrollsToFirstResponder = try fields[.scrollsToFirstResponder]?.bool()
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
