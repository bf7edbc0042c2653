/// What the screens of cases look like that ask the same, but for the names of their devices.
///
/// Cases that share it look the same where they have equal answers.
package final class SharedLook: Sendable {
  private let draw: @Sendable (Run) -> [Int: ScreenAppearance]

  /// - Parameter draw: Finds what the screens of a run look like, by the indices of its steps, from the run's
  ///   answer alone.
  package init(_ draw: @escaping @Sendable (Run) -> [Int: ScreenAppearance]) {
    self.draw = draw
  }

  /// What the screens of a run look like, by the indices of its steps; none for a screen of which it is not known.
  package func appearances(of run: Run) -> [Int: ScreenAppearance] { draw(run) }
}
