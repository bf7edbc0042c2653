import Synchronization

/// The appearances of screens for cases with equal questions except for their devices' names.
///
/// Cases with a common value and equal answers have equal appearances.
package final class SharedAppearances: Sendable {
  private static let count = Atomic(0)

  /// A number that no other value has, not even after this one is released.
  package let number = count.add(1, ordering: .relaxed).newValue
  private let draw: @Sendable (Run) -> [Int: ScreenAppearance]

  /// - Parameter draw: Returns the appearances of a run's screens by step index. It uses only the
  ///   run's answer.
  package init(_ draw: @escaping @Sendable (Run) -> [Int: ScreenAppearance]) {
    self.draw = draw
  }

  /// Returns the appearances of a run's screens by step index, without unknown ones.
  package func appearances(of run: Run) -> [Int: ScreenAppearance] { draw(run) }
}
