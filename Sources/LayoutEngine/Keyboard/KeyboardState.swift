import Foundation

/// The current state of the keyboard and its transitions.
///
/// Hidden and shown change with the will-notifications, while the visible keyboard is still moving,
/// see ``KeyboardMotion``. ``KeyboardPlacement`` describes docked, undocked, split and floating
/// keyboards. Lengths are points.
@MainActor
struct KeyboardState {
  /// Whether the keyboard is on screen, and its contents.
  enum Visibility {
    case hidden
    /// The keyboard is on screen.
    ///
    /// `dragOffset` is the distance that a finger has dragged it down.
    case shown(KeyboardContents, dragOffset: CGFloat)
  }

  /// The reason for showing the keyboard, which determines its height.
  enum Source: Hashable {
    /// The first responder of this application, with the height of the device's keyboard and the
    /// accessory.
    case firstResponder
    /// A script, with a height until the keyboard leaves.
    case script(height: CGFloat)
    /// Another application beside this one, with a height until the next rotation.
    case otherApplication(height: CGFloat?)
  }

  /// The keyboard's history on screen, which determines the start of its next appearance.
  enum History: Hashable {
    case neverShown
    /// The height at the last departure; nil before the first one, and after a rotation.
    case shown(lastHeight: CGFloat?)
  }

  /// The transition that the keyboard follows while the focus moves.
  struct FollowedTransition {
    /// The duration of the navigation transition, in seconds; nil outside of one.
    var duration: TimeInterval?
    /// The animation of the screens that a finger drives.
    var interactiveAnimation: RunningAnimation?
  }

  private(set) var visibility = Visibility.hidden
  private(set) var source = Source.firstResponder
  private(set) var history = History.neverShown
  var followedTransition = FollowedTransition()

  /// Whether a rotation has announced that the keyboard hides, and will announce that it shows.
  var isRotating = false
}

// MARK: - Visibility

extension KeyboardState {
  /// The contents on screen; without height if the keyboard is hidden.
  var contents: KeyboardContents {
    if case .shown(let contents, _) = visibility { contents } else { KeyboardContents() }
  }

  /// The distance that a finger has dragged the keyboard down.
  var dragOffset: CGFloat {
    if case .shown(_, let distance) = visibility { distance } else { 0 }
  }

  /// Shows contents at their normal position, or hides the keyboard if they have no height.
  mutating func show(_ contents: KeyboardContents) {
    visibility = contents.height > 0 ? .shown(contents, dragOffset: 0) : .hidden
  }

  /// Replaces the contents by others of the same height, at the same position.
  mutating func replaceContents(with contents: KeyboardContents) {
    visibility = .shown(contents, dragOffset: dragOffset)
  }

  mutating func hide() { visibility = .hidden }

  /// Moves the keyboard to a finger's drag offset.
  ///
  /// A hidden keyboard stays hidden.
  mutating func moveDown(by distance: CGFloat) {
    guard case .shown(let contents, _) = visibility else { return }
    visibility = .shown(contents, dragOffset: distance)
  }
}

// MARK: - Source

extension KeyboardState {
  /// The height set by the source; nil for the device's own.
  var sourceHeight: CGFloat? {
    switch source {
    case .firstResponder: nil
    case .script(let height): height
    case .otherApplication(let height): height
    }
  }

  /// Whether the keyboard belongs to another application beside this one.
  var belongsToOtherApplication: Bool {
    if case .otherApplication = source { true } else { false }
  }

  /// Sets the source of the keyboard.
  mutating func setSource(_ source: Source) { self.source = source }

  /// Returns the keyboard to this application and keeps the height.
  mutating func returnToApplication() {
    guard case .otherApplication(let height) = source else { return }
    source = height.map { .script(height: $0) } ?? .firstResponder
  }

  /// Resets the height to the device's own, for any source.
  mutating func resetSourceHeight() {
    source = belongsToOtherApplication ? .otherApplication(height: nil) : .firstResponder
  }
}

// MARK: - History

extension KeyboardState {
  /// The height at the last departure; nil after a rotation.
  var lastHeight: CGFloat? {
    if case .shown(let height) = history { height } else { nil }
  }

  /// Records that the keyboard came on screen.
  mutating func recordArrival() {
    if history == .neverShown { history = .shown(lastHeight: nil) }
  }

  /// Records that the keyboard left the screen with a height.
  mutating func recordDeparture(height: CGFloat) { history = .shown(lastHeight: height) }

  /// Clears the height at the last departure, because the device was rotated.
  mutating func clearLastHeight() {
    if history != .neverShown { history = .shown(lastHeight: nil) }
  }
}
