package import AppLanguages
package import DeviceCatalog
package import TextMeasurement

/// The options of a simulated device, for behavior that UIKit leaves open or that differs by system.
package struct SimulationOptions: Hashable, Sendable {
  /// Whether frames are rounded to the device's pixels, as in UIKit.
  package var roundsToPixels = true

  /// Whether a focused text field makes its scroll view scroll to it.
  package var scrollsToFirstResponder = true

  /// Whether a scroll view clamps its offset after a change of its size.
  package var clampsOnBoundsChange = false

  /// Whether the safe area insets content that is exactly as large as its scroll view.
  package var adjustsForContentOfEqualSize = false

  /// Whether an animated scroll moves the content frame by frame.
  ///
  /// Otherwise the offset changes at once and is presented gradually, as in view animations.
  package var scrollsFrameByFrame = true
  /// Whether views receive the colors and values of their documents, for drawing.
  package var isDrawn = false

  /// The duration of a rotation's animation, in seconds.
  package var rotationDuration = 0.3

  /// Whether will-show is posted before a rotation's completion handlers run, at the end of the
  /// animation, and not after them.
  package var keyboardReturnsBeforeRotationCompletion = true

  /// Whether will-hide is posted before view controllers receive `viewWillTransition`.
  package var keyboardHidesBeforeRotationIsAnnounced = false

  /// Whether the new size is laid out before a rotation's alongside animations run.
  package var laysOutBeforeAlongsideAnimations = true

  /// Whether the status bar already has its new frame when the notification is posted.
  package var statusBarChangesBeforeAnnouncement = false

  /// The duration of an animated push or pop, in seconds.
  package var navigationDuration = 0.35

  /// The duration of an animated presentation or dismissal, in seconds.
  package var presentationDuration = 0.5

  /// The announced duration of the keyboard's ordinary appearance and disappearance, in seconds.
  package var keyboardDuration = 0.25

  /// Whether the keyboard shows the predictive bar.
  package var showsPredictions = false

  /// Whether will-change-frame is posted before will-show or will-hide, as on iOS 7 to 9, and not
  /// after it.
  package var keyboardAnnouncesFrameChangesFirst = true

  /// Whether changes of the frame are posted while the keyboard is up.
  package var keyboardAnnouncesFrameChangesWhileVisible = true

  /// Whether each move of the focus posts will-show and no other notification, as on older systems.
  package var keyboardAnnouncesEachFocus = false

  /// Whether will-show is posted when the keyboard stays up through a push or pop.
  package var keyboardAnnouncesItselfInTransitions = true

  /// Whether the begin frame of the first will-show has no height.
  package var keyboardFirstBeginsWithoutHeight = false

  /// Whether the end frame of will-hide has no height.
  package var keyboardHidesWithoutHeight = false

  /// The height of the shortcuts bar of an iPad with a hardware keyboard, in points.
  package var shortcutsBarHeight = 55.0

  /// The generation of the chosen version of iOS; nil for the system of the catalog's measures, see
  /// ``simulatedSystem``.
  package private(set) var system: SystemVersion?

  /// The chosen version of iOS for the code of apps; nil for the system of the catalog's measures.
  ///
  /// The engine itself uses ``system``.
  package private(set) var applicationSystem: SystemVersion?

  /// The app's choice of a design, which determines bars, controls and lists.
  private(set) var design = DesignChoice()

  /// The appearance of controls, which determines their sizes.
  package var controlGeneration = ControlGeneration.iOS16to17

  /// The generation of the system font.
  package var fontGeneration = FontGeneration.current

  /// The faces of the app's font files, by the names that the app uses.
  package var fonts: [String: AppFont] = [:]

  /// The font family that measures text in unknown fonts; nil for the system font.
  package var unknownFontFamily: String?

  /// Whether a stack view leaves a hidden view the length that constraints require.
  package var keepsRequiredLengthsOfHiddenViews = false

  /// Whether the content of a scroll view moves with its insets, as in apps.
  package var insetsMoveContent = true

  /// The user's text size, which scales text styles.
  package var contentSizeCategory = UIContentSizeCategory.large

  /// The reading direction of the user's language.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// The language of the texts that applications look up.
  ///
  /// It is nil for the source language. The texts of an engine's screens are already translated.
  package private(set) var language: Language?

  /// Whether the user prefers bold text.
  package var boldText = false

  /// The application's share of the screen at launch.
  package var multitasking = Multitasking.full

  /// Heights that replace the device's keyboard heights, in points, including the home indicator
  /// area.
  package var keyboardHeights: [DeviceOrientation: Double] = [:]

  package init() {}
}

extension SimulationOptions {
  /// Applies the appearance, the font and the bugs of a system.
  ///
  /// - Parameters:
  ///   - version: The system.
  ///   - design: The app's choice of a design, which determines bars, controls and lists.
  package init(system version: SystemVersion, design: DesignChoice = DesignChoice()) {
    let system = version.generation
    self.system = system
    applicationSystem = version
    self.design = design
    controlGeneration = ControlGeneration(system: designSystem)
    fontGeneration = FontGeneration(system: system)
    // Only this release omits the announcement.
    keyboardAnnouncesFrameChangesWhileVisible = system != SystemVersion(9, 0)
  }

  /// Applies the language of applications and its reading direction.
  mutating func adopt(_ language: Language) {
    self.language = language == .base ? nil : language
    layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The generation of the simulated version of iOS.
  var simulatedSystem: SystemVersion { system ?? .usual }

  /// The system with the design of bars, controls and lists.
  var designSystem: SystemVersion { design.system(on: simulatedSystem) }

  /// Whether tab bars of iPads are at the top in windows of regular width: from iPadOS 18 on, for
  /// apps with that SDK.
  var placesTabBarsAtTop: Bool {
    simulatedSystem >= 18 && (design.linkedSDK ?? DeviceSystems.latest) >= 18
  }

  /// Whether bars and controls have the design of iOS 26, Liquid Glass.
  var usesLiquidGlass: Bool { designSystem >= 26 }

  /// Whether views have a safe area.
  ///
  /// Before iOS 11 bars cover views, and controllers inset their scroll views.
  package var hasSafeArea: Bool { simulatedSystem >= 11 }

  /// Whether rows of stacks give multiline labels equal shares: observed up to iOS 14.5, fixed in
  /// iOS 15.
  var givesTextsEqualSharesOfRows: Bool { simulatedSystem < 15 }

  /// Whether only the first view bounds a row of a stack beyond its baselines: observed up to iOS
  /// 13.
  var boundsRowsByFirstBaselineOnly: Bool { simulatedSystem < 14 }

  /// Whether a constraint can combine leading or trailing with left or right: possible up to iOS 8.
  package var acceptsDirectionsWithSides: Bool { simulatedSystem < 9 }
}
