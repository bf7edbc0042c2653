package import DeviceCatalog
package import SnapshotModel

/// The settings of the simulation; nil for the engine's default.
package struct SimulationSettings: Codable, Hashable, Sendable {
  /// Whether frames are rounded to the device's pixels.
  package var roundsToPixels: Bool?
  /// Whether a text field that becomes first responder scrolls its scroll view to itself.
  package var scrollsToFirstResponder: Bool?
  /// Whether a scroll view whose size changes clamps its offset by itself.
  package var clampsOnBoundsChange: Bool?
  /// Whether content exactly as large as its scroll view counts as scrolling, for the safe area.
  package var adjustsForContentOfEqualSize: Bool?
  /// The direction of the user's language.
  package var layoutDirection: LayoutDirection?
  /// The text size that the user prefers.
  package var contentSizeCategory: TextSize?
  /// Whether the user has chosen bold text.
  package var boldText: Bool?
  /// The part of an iPad's screen that the application has.
  package var applicationWidth: ApplicationWidth?
  /// The keyboard's heights, home-indicator area included.
  package var keyboardHeights: HeightByOrientation?
  /// The duration of an ordinary keyboard animation, in seconds.
  package var keyboardDuration: Double?
  /// The duration of a rotation, in seconds.
  package var rotationDuration: Double?
  /// The duration of an animated push or pop, in seconds.
  package var navigationDuration: Double?
  /// Whether the keyboard has the bar of predictions.
  package var showsPredictions: Bool?
  /// Whether the keyboard announces its return before a rotation's completion handlers run.
  package var keyboardReturnsBeforeRotationCompletion: Bool?
  /// Whether the keyboard announces that it hides before controllers are notified of a rotation.
  package var keyboardHidesBeforeRotationIsAnnounced: Bool?
  /// Whether a rotation's new size is laid out before the animations that run alongside.
  package var laysOutBeforeAlongsideAnimations: Bool?
  /// Whether the status bar already has its new frame when the change is announced.
  package var statusBarChangesBeforeAnnouncement: Bool?

  /// Whether a change of the keyboard's frame is announced before its cause.
  package var keyboardAnnouncesFrameChangesFirst: Bool?
  /// Whether a change of the frame is announced while the keyboard is up.
  package var keyboardAnnouncesFrameChangesWhileVisible: Bool?
  /// Whether a keyboard that is up announces itself again whenever the focus moves.
  package var keyboardAnnouncesEachFocus: Bool?
  /// Whether a keyboard that stays up through a push or pop announces itself.
  package var keyboardAnnouncesItselfInTransitions: Bool?
  /// Whether the frame before the very first appearance is announced without height.
  package var keyboardFirstBeginsWithoutHeight: Bool?
  /// Whether the frame after a disappearance is announced without height.
  package var keyboardHidesWithoutHeight: Bool?
  /// The height of the bar that an iPad with a hardware keyboard shows.
  package var shortcutsBarHeight: Double?

  package init() {}
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
