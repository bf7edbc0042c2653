package import DeviceCatalog
package import SnapshotModel

/// The settings of the simulation; nil for the engine's default.
package struct SimulationSettings: Codable, Hashable, Sendable {
  /// Whether frames are rounded to the device's pixels.
  package var roundsToPixels: Bool?
  /// Whether a text field that becomes first responder scrolls its scroll view to itself.
  package var scrollsToFirstResponder: Bool?
  /// Whether a scroll view clamps its offset when its size changes.
  package var clampsOnBoundsChange: Bool?
  /// Whether the safe area insets content that is exactly as large as its scroll view.
  package var adjustsForContentOfEqualSize: Bool?
  /// The direction of the user's language.
  package var layoutDirection: LayoutDirection?
  /// The text size that the user prefers.
  package var contentSizeCategory: TextSize?
  /// Whether the user has chosen bold text.
  package var boldText: Bool?
  /// The application's part of an iPad's screen.
  package var applicationWidth: ApplicationWidth?
  /// The keyboard's heights, home-indicator area included.
  package var keyboardHeights: HeightByOrientation?
  /// The duration of an ordinary keyboard animation, in seconds.
  package var keyboardDuration: Double?
  /// The duration of a rotation, in seconds.
  package var rotationDuration: Double?
  /// The duration of an animated push or pop, in seconds.
  package var navigationDuration: Double?
  /// Whether the keyboard has a prediction bar.
  package var showsPredictions: Bool?
  /// Whether will-show is posted before a rotation's completion handlers run.
  package var keyboardReturnsBeforeRotationCompletion: Bool?
  /// Whether will-hide is posted before view controllers receive `viewWillTransition`.
  package var keyboardHidesBeforeRotationIsAnnounced: Bool?
  /// Whether the new size is laid out before a rotation's alongside animations run.
  package var laysOutBeforeAlongsideAnimations: Bool?
  /// Whether the status bar already has its new frame when the notification is posted.
  package var statusBarChangesBeforeAnnouncement: Bool?

  /// Whether will-change-frame is posted before will-show or will-hide.
  package var keyboardAnnouncesFrameChangesFirst: Bool?
  /// Whether changes of the frame are posted while the keyboard is up.
  package var keyboardAnnouncesFrameChangesWhileVisible: Bool?
  /// Whether each move of the focus posts will-show and no other notification.
  package var keyboardAnnouncesEachFocus: Bool?
  /// Whether will-show is posted when the keyboard stays up through a push or pop.
  package var keyboardAnnouncesItselfInTransitions: Bool?
  /// Whether the begin frame of the first will-show has no height.
  package var keyboardFirstBeginsWithoutHeight: Bool?
  /// Whether the end frame of will-hide has no height.
  package var keyboardHidesWithoutHeight: Bool?
  /// The height of an iPad's shortcuts bar with a hardware keyboard.
  package var shortcutsBarHeight: Double?
  /// The version of the SDK that the app was linked against; nil for the newest one.
  package var linkedSDK: SystemVersion?
  /// The value of `UIDesignRequiresCompatibility` in the app's Info.plist.
  package var designRequiresCompatibility: Bool?

  package init() {}

  /// The app's choice of a design.
  package var design: DesignChoice {
    DesignChoice(
      linkedSDK: linkedSDK,
      requiresCompatibility: designRequiresCompatibility ?? false
    )
  }
}

extension Scenario {
  /// The app's choice of a design: the newest SDK without settings.
  package var design: DesignChoice { simulation?.design ?? DesignChoice() }
}

/// A height for each orientation, in points; nil is the device's own.
package struct HeightByOrientation: Codable, Hashable, Sendable {
  /// The height in portrait, in points.
  package var portrait: Double?
  /// The height in landscape, in points.
  package var landscape: Double?

  package init(portrait: Double?, landscape: Double?) {
    self.portrait = portrait
    self.landscape = landscape
  }
}
