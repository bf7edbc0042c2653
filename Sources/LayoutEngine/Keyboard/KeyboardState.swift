import Foundation

/// What the keyboard is at a moment, each part with the transitions that it has.
///
/// Hidden and shown are meant as applications are notified: they hold from the will-notification on, while
/// the keyboard is seen on its way, see ``KeyboardMotion``. Docked, undocked, split and floating are
/// ``KeyboardPlacement``. Lengths are points.
@MainActor
struct KeyboardState {
  /// Whether the keyboard is on screen, and with what.
  enum Visibility {
    case hidden
    /// A finger may have drawn the keyboard down by a distance.
    case shown(KeyboardContents, dragOffset: CGFloat)
  }

  /// Who has the keyboard come, and decides how high it is.
  enum Source: Hashable {
    /// This application's first responder; the height is that of the device and the accessory.
    case firstResponder
    /// A script, whose height counts until the keyboard leaves.
    case script(height: CGFloat)
    /// Another application beside this one; its height is forgotten when the device is turned.
    case neighbour(height: CGFloat?)
  }

  /// What is known of the keyboard's last time on screen, where it begins when it comes again.
  enum History: Hashable {
    case neverShown
    /// The height with which it has left; nil before it has, or if the device was turned since.
    case shown(lastHeight: CGFloat?)
  }

  /// What the keyboard moves along with while code runs that moves the focus.
  struct Accompaniment {
    /// How long the navigation transition takes, in seconds; nil outside of one.
    var duration: TimeInterval?
    /// The animation of the screens, where a finger leads it.
    var ledAnimation: RunningAnimation?
  }

  private(set) var visibility = Visibility.hidden
  private(set) var source = Source.firstResponder
  private(set) var history = History.neverShown
  var accompaniment = Accompaniment()

  /// Whether a rotation has announced that the keyboard is away, and will announce that it is back.
  var isRotating = false
}

// MARK: - Visibility

extension KeyboardState {
  /// What is on screen; without height while the keyboard is hidden.
  var contents: KeyboardContents {
    if case .shown(let contents, _) = visibility { contents } else { KeyboardContents() }
  }

  /// How far a finger has drawn the keyboard down.
  var dragOffset: CGFloat {
    if case .shown(_, let distance) = visibility { distance } else { 0 }
  }

  /// Is shown with contents, where it belongs, or hidden where they have no height.
  mutating func show(_ contents: KeyboardContents) {
    visibility = contents.height > 0 ? .shown(contents, dragOffset: 0) : .hidden
  }

  /// Has other contents of the same height where it is.
  mutating func replaceContents(with contents: KeyboardContents) {
    visibility = .shown(contents, dragOffset: dragOffset)
  }

  /// Is hidden.
  mutating func hide() { visibility = .hidden }

  /// Is where a finger has drawn it; a hidden keyboard cannot be drawn.
  mutating func draw(down distance: CGFloat) {
    guard case .shown(let contents, _) = visibility else { return }
    visibility = .shown(contents, dragOffset: distance)
  }
}

// MARK: - Source

extension KeyboardState {
  /// The height that the source has decided on; nil for the device's own.
  var decidedHeight: CGFloat? {
    switch source {
    case .firstResponder: nil
    case .script(let height): height
    case .neighbour(let height): height
    }
  }

  /// Whether the keyboard is that of another application beside this one.
  var belongsToNeighbour: Bool {
    if case .neighbour = source { true } else { false }
  }

  /// Comes for a source from now on.
  mutating func come(for source: Source) { self.source = source }

  /// Is this application's own, with the height that was decided on.
  mutating func returnToApplication() {
    guard case .neighbour(let height) = source else { return }
    source = height.map { .script(height: $0) } ?? .firstResponder
  }

  /// Has the height of the device again, whatever has the focus.
  mutating func forgetDecidedHeight() {
    source = belongsToNeighbour ? .neighbour(height: nil) : .firstResponder
  }
}

// MARK: - History

extension KeyboardState {
  /// The height with which the keyboard has left, as long as the device is held the same way.
  var lastHeight: CGFloat? {
    if case .shown(let height) = history { height } else { nil }
  }

  /// Has come onto the screen.
  mutating func noteArrival() {
    if history == .neverShown { history = .shown(lastHeight: nil) }
  }

  /// Has left the screen with a height.
  mutating func noteDeparture(height: CGFloat) { history = .shown(lastHeight: height) }

  /// Forgets the height with which it has left, for the device was turned.
  mutating func forgetLastHeight() {
    if history != .neverShown { history = .shown(lastHeight: nil) }
  }
}
