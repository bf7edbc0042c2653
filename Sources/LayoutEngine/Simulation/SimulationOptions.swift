package import AppLanguages
package import DeviceCatalog
package import TextMeasurement

/// What a simulated device does where UIKit's behaviour is a choice of the simulation.
package struct SimulationOptions: Hashable, Sendable {
  /// Whether frames are rounded to the device's pixels, as UIKit rounds them.
  package var roundsToPixels = true

  /// Whether a text field that is first responder makes its scroll view scroll to it by itself.
  package var scrollsToFirstResponder = true

  /// Whether a scroll view whose size changes clamps its offset by itself.
  package var clampsOnBoundsChange = false

  /// Whether content exactly as large as its scroll view counts as scrolling, where that decides
  /// about the safe area.
  package var adjustsForContentOfEqualSize = false

  /// Whether an animated scroll moves the content frame by frame; if not, the new offset is in force
  /// at once and only seen to take its time, as what view animations change is.
  package var scrollsFrameByFrame = true
  /// Whether views get the colors and values of their documents, because they are drawn.
  package var isDrawn = false

  /// How long a rotation's animation takes, in seconds.
  package var rotationDuration = 0.3

  /// Whether a keyboard that is up announces its return when a rotation's animation has ended but
  /// before its completion handlers run; after them if not.
  package var keyboardReturnsBeforeRotationCompletion = true

  /// Whether a keyboard that is up announces its leave before controllers are notified of a
  /// rotation.
  package var keyboardHidesBeforeRotationIsAnnounced = false

  /// Whether a rotation's new size is laid out before what runs alongside.
  package var laysOutBeforeAlongsideAnimations = true

  /// Whether the status bar has its new frame already when that is announced.
  package var statusBarChangesBeforeAnnouncement = false

  /// How long an animated push or pop takes, in seconds.
  package var navigationDuration = 0.35

  /// How long an animated presentation or dismissal takes, in seconds.
  package var presentationDuration = 0.5

  /// How long the keyboard's ordinary appearance and disappearance are announced to take, in
  /// seconds.
  package var keyboardDuration = 0.25

  /// Whether the keyboard has the bar of predictions above its keys.
  package var showsPredictions = false

  /// Whether a change of the keyboard's frame is announced before what it comes from, as it was
  /// seen on iOS 7 to 9, or after it.
  package var keyboardAnnouncesFrameChangesFirst = true

  /// Whether a change of the frame is announced while the keyboard is up.
  package var keyboardAnnouncesFrameChangesWhileVisible = true

  /// Whether a keyboard that is up announces itself again whenever the focus moves, as on older
  /// systems.
  package var keyboardAnnouncesEachFocus = false

  /// Whether a keyboard that stays up through a push or pop announces itself to the other screen.
  package var keyboardAnnouncesItselfInTransitions = true

  /// Whether the frame before the very first appearance is announced without height.
  package var keyboardFirstBeginsWithoutHeight = false

  /// Whether the frame after a disappearance is announced without height.
  package var keyboardHidesWithoutHeight = false

  /// The height of the bar that an iPad with a hardware keyboard shows, in points.
  package var shortcutsBarHeight = 55.0

  /// The system whose behaviour is simulated; nil for a present one.
  package private(set) var system: SystemVersion?

  /// The look of the controls, which decides their sizes.
  package var controlGeneration = ControlGeneration.iOS16to17

  /// The generation of the system font.
  package var fontEra = FontEra.current

  /// The faces of font files that the app brings, by the names by which it asks for them.
  package var fonts: [String: AppFont] = [:]

  /// The family in which text is measured whose font is not known; nil for the system font.
  package var unknownFontFamily: String?

  /// The text size that the user has chosen, at which text styles are taken.
  package var contentSizeCategory = UIContentSizeCategory.large

  /// The side from which the user's language reads.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// The language in which applications look up the texts of their code.
  ///
  /// It is nil for the one that they were written in. The texts of screens that an engine is given are in
  /// their language already.
  package private(set) var language: Language?

  /// Whether the user has chosen bold text.
  package var boldText = false

  /// The part of the screen that the application has when it starts.
  package var multitasking = Multitasking.full

  /// Heights of the keyboard that replace the device's own, home-indicator area included.
  package var keyboardHeights: [DeviceOrientation: Double] = [:]

  package init() {}
}

extension SimulationOptions {
  /// Takes the look, the font and the faults of a system.
  package init(system: SystemVersion) {
    self.system = system
    controlGeneration = ControlGeneration(system: system)
    fontEra = FontEra(system: system)
    // The one release that forgot to.
    keyboardAnnouncesFrameChangesWhileVisible = system != SystemVersion(9, 0)
  }

  /// Takes the language of applications, and the side from which it reads.
  mutating func adopt(_ language: Language) {
    self.language = language == .base ? nil : language
    layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether views have a safe area; before iOS 11 bars cover views, and controllers inset their
  /// scroll views instead.
  var hasSafeArea: Bool { system.map { $0.major >= 11 } ?? true }

  /// Whether rows of stacks give labels of several lines equal shares: seen up to iOS 14.5, and gone in
  /// iOS 15.
  var givesTextsEqualSharesOfRows: Bool { system.map { $0.major < 15 } ?? false }

  /// Whether the first view alone bounds a row of a stack beyond its baselines: seen up to iOS 13.
  var boundsRowsByFirstBaselineOnly: Bool { system.map { $0.major < 14 } ?? false }

  /// Whether a constraint may relate leading or trailing to left or right, as it could up to iOS 8.
  package var acceptsDirectionsWithSides: Bool { system.map { $0.major <= 8 } ?? false }
}
