import SnapshotModel
import Synchronization

/// The drawings of a page's next screens.
///
/// Any thread can draw a run. Each screen is drawn once.
final class ScreenMarkups: Sendable {
  private struct State {
    /// The screens with a drawing, which was made, is being made, or was taken.
    var known: Set<ScreenKey> = []
    var made: [ScreenKey: ScreenMarkup] = [:]
    var isStopped = false
  }

  private let state = Mutex(State())
  private let areInElements: Bool

  /// - Parameter areInElements: See ``DrawnScreen/markup(inElements:)``.
  init(areInElements: Bool) {
    self.areInElements = areInElements
  }

  /// Draws a run and its screens, except for screens that are known.
  func draw(_ undrawn: UndrawnRun) -> DrawnRun {
    let drawn = undrawn.drawn
    for (_, _, screen) in drawn.checkpoints where isNew(screen) {
      let markup = screen.markup(inElements: areInElements)
      state.withLock { if !$0.isStopped { $0.made[screen.key] = markup } }
    }
    return drawn
  }

  /// Makes and keeps no further drawings, because the page is full.
  func stop() {
    state.withLock { ($0.isStopped, $0.made) = (true, [:]) }
  }

  /// Whether the page is full.
  var isStopped: Bool { state.withLock(\.isStopped) }

  private func isNew(_ screen: DrawnScreen) -> Bool {
    state.withLock { !$0.isStopped && $0.known.insert(screen.key).inserted }
  }

  /// Returns the drawing of a screen.
  ///
  /// It is no longer kept here. A drawing that is not made yet is made now.
  func take(_ screen: DrawnScreen) -> ScreenMarkup {
    state.withLock { $0.made.removeValue(forKey: screen.key) }
      ?? screen.markup(inElements: areInElements)
  }
}
